import Foundation

/// A container's guide, combined from the explicit guides of its children.
struct CombinedGuide {
  private let guide: Guide

  /// The number of values added, and their minimum, maximum or sum.
  private var count = 0
  private var total: CGFloat = 0

  /// Creates the combination of no values.
  init(_ guide: Guide) { self.guide = guide }

  /// Adds the explicit value of a child.
  mutating func add(_ value: CGFloat) {
    switch guide {
    case .firstTextBaseline: total = count > 0 ? min(total, value) : value
    case .lastTextBaseline: total = count > 0 ? max(total, value) : value
    default: total += value
    }
    count += 1
  }

  /// The combined value: the topmost first baseline, the lowest last baseline, or the mean for any
  /// other guide; `nil` if no child has set the guide.
  var value: CGFloat? {
    guard count > 0 else { return nil }
    return switch guide {
    case .firstTextBaseline, .lastTextBaseline: total
    default: total / CGFloat(count)
    }
  }
}
