package import Foundation

/// A value that describes a constraint: two ends, a relation, a multiplier, a constant and a
/// priority.
///
/// The operators of ``LayoutAnchor`` make constraints. The platform's constraint is only made when
/// a constraint is applied and no equal one is active yet:
///
/// ```swift
/// let constraint = (label.anchors.trailing <= card.anchors.trailing - 16).priority(750)
/// ```
///
/// A constraint does not retain its ends, except for a `Ref`. A block of constraints can also
/// contain constraints of the platform.
public struct Constraint: Equatable {
  private(set) var first: ConstraintItem
  private(set) var second: ConstraintItem?

  /// What the constraint states; `nil` if the platform has made it.
  private(set) var rule: ConstraintRule?

  /// The constraint of the platform, which is used as it is; `nil` if one is made from the rule.
  let native: AnyObject?

  /// The source location, for reports.
  var file: StaticString = ""
  var line: UInt = 0

  init(_ first: ConstraintItem, _ second: ConstraintItem?, _ rule: ConstraintRule) {
    (self.first, self.second, self.rule, native) = (first, second, rule, nil)
  }

  /// Creates a constraint that the platform has made.
  ///
  /// Its ends are passed because the platform's constraint does not retain them.
  package init(native: AnyObject, first: AnyObject?, second: AnyObject?) {
    self.first = first.map { ConstraintItem($0) } ?? ConstraintItem()
    self.second = second.map { ConstraintItem($0) }
    self.native = native
  }

  /// Returns the constraint with another priority.
  ///
  /// - Parameter priority: The priority, greater than 0 and at most 1000, which means *required*.
  ///   Any other value is reported when the constraint is applied; 0 and less count as 1, the rest
  ///   as 1000. The priority of a constraint made by the platform is not changed.
  /// - Returns: The constraint.
  public func priority(_ priority: Float) -> Constraint {
    var changed = self
    changed.rule?.priority = priority
    return changed
  }

  /// Returns the constraint with an identifier, which the platform uses in its log.
  ///
  /// - Parameter identifier: The identifier. That of a constraint made by the platform is not
  ///   changed.
  /// - Returns: The constraint.
  public func identifier(_ identifier: String) -> Constraint {
    var changed = self
    changed.rule?.identifier = identifier
    return changed
  }

  /// Returns the constraint with its source location, unless it has one.
  func written(file: StaticString, line: UInt) -> Constraint {
    guard self.line == 0 else { return self }
    var written = self
    written.file = file
    written.line = line
    return written
  }

  /// The constraint as it waits: it does not retain the objects that its references have by now, and
  /// its priority is valid, since an invalid one has been reported.
  var waiting: Constraint {
    var waiting = self
    (waiting.first, waiting.second) = (first.found, second?.found)
    if let rule { waiting.rule?.priority = rule.validPriority }
    return waiting
  }

  /// Returns whether two constraints describe the same, wherever they are written.
  public static func == (a: Constraint, b: Constraint) -> Bool {
    a.first == b.first && a.second == b.second && a.rule == b.rule && a.native === b.native
  }
}

extension [Constraint] {
  /// Returns the constraints with another priority; see ``Constraint/priority(_:)``.
  ///
  /// ```swift
  /// (card.anchors.edges == view.anchors.edges.inset(16)).priority(999)
  /// ```
  public func priority(_ priority: Float) -> [Constraint] { map { $0.priority(priority) } }

  /// Returns the constraints with an identifier; see ``Constraint/identifier(_:)``.
  public func identifier(_ identifier: String) -> [Constraint] { map { $0.identifier(identifier) } }
}

/// What a constraint states about its ends.
package struct ConstraintRule: Equatable {
  package let firstAttribute: ConstraintAttribute
  package let relation: ConstraintRelation
  package let secondAttribute: ConstraintAttribute?
  package let multiplier: CGFloat
  package var constant: CGFloat
  package var priority: Float = 1000
  package var identifier: String?

  /// The priority, or the nearest one that platforms accept: they raise an exception for any other,
  /// also for 0.
  var validPriority: Float {
    if priority > 0 && priority <= 1000 { return priority }
    return priority <= 0 ? 1 : 1000
  }

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
