package import Foundation

/// What a constraint states about its ends.
package struct ConstraintRule: Equatable {
  package let firstAttribute: ConstraintAttribute
  package let relation: ConstraintRelation

  /// The attribute of the second end, if there is one.
  package let secondAttribute: ConstraintAttribute?

  package let multiplier: CGFloat
  package var constant: CGFloat
  package var priority: Float = 1000
  package var identifier: String?
}

extension ConstraintRule {
  /// Returns whether a constraint of this rule becomes one of another rule by its constant and its
  /// priority.
  ///
  /// The platform does not let an active constraint become required, or cease to be.
  func canBecome(_ other: ConstraintRule) -> Bool {
    var changed = self
    changed.constant = other.constant
    if (priority < 1000) == (other.priority < 1000) { changed.priority = other.priority }
    return changed == other
  }
}

/// The edge, centre, baseline or length at an end of a constraint, by its number in Auto Layout.
package enum ConstraintAttribute: Int, Sendable {
  case left = 1
  case right, top, bottom, leading, trailing, width, height
  case centerX, centerY, lastBaseline, firstBaseline
}

/// The relation between the ends of a constraint, by its number in Auto Layout.
package enum ConstraintRelation: Int, Sendable {
  case atMost = -1
  case equal, atLeast

  /// The relation with its ends swapped.
  var reversed: ConstraintRelation { ConstraintRelation(rawValue: -rawValue) ?? self }
}
