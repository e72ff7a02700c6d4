import Foundation

/// The guide of a container some of whose children say where it is.
struct CombinedGuide {
  private let guide: Guide

  /// The number of children that have said, and what they come to so far.
  private var count = 0
  private var total: CGFloat = 0

  /// Creates the guide of a container whose children have said nothing yet.
  init(_ guide: Guide) { self.guide = guide }

  /// Adds what a child says.
  mutating func add(_ value: CGFloat) {
    switch guide {
    case .firstTextBaseline: total = count > 0 ? min(total, value) : value
    case .lastTextBaseline: total = count > 0 ? max(total, value) : value
    case .halves, .custom: total += value
    }
    count += 1
  }

  /// Where the guide is: of first baselines the first, of last ones the last, of any other guide the mean;
  /// `nil` if no child says.
  var value: CGFloat? {
    guard count > 0 else { return nil }
    return switch guide {
    case .firstTextBaseline, .lastTextBaseline: total
    case .halves, .custom: total / CGFloat(count)
    }
  }
}
