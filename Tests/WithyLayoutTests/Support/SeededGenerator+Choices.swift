import Foundation
import TestSupport

extension SeededGenerator {
  /// A whole number of points.
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}
