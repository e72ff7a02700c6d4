import Foundation
import TestSupport

extension SeededGenerator {
  /// One of some values, of which there is at least one.
  mutating func one<Value>(of all: [Value]) -> Value {
    all[Int.random(in: all.indices, using: &self)]
  }

  /// A whole number of points.
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}
