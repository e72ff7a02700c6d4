import Foundation

/// A constraint of the platform, and what was described when it was made or changed.
///
/// It holds no node: constraints are held by what they constrain.
struct AppliedConstraint<Native: AnyObject> {
  let native: Native
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private let hasSecond: Bool
  private let firstAttribute: ConstraintAttribute
  private let secondAttribute: ConstraintAttribute?
  private let relation: ConstraintRelation
  private let multiplier: CGFloat
  private let identifier: String?
  var constant: CGFloat
  var priority: Float

  /// Whether the constraint was written as one of the platform's own.
  let isOwn: Bool

  /// Creates the memory of a constraint that was made as it was described.
  init(_ native: Native, _ constraint: ResolvedConstraint) {
    self.native = native
    first = constraint.first
    second = constraint.second
    hasSecond = constraint.second != nil
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    relation = constraint.relation
    multiplier = constraint.multiplier
    identifier = constraint.identifier
    constant = constraint.constant
    priority = constraint.priority
    isOwn = false
  }

  /// Creates the memory of a constraint of the platform's own.
  init(own native: Native) {
    self.native = native
    hasSecond = false
    (firstAttribute, secondAttribute, relation) = (.width, nil, .equal)
    (multiplier, identifier, constant, priority) = (1, nil, 0, 1000)
    isOwn = true
  }

  /// Returns whether what is described now can be had by changing constant and priority.
  ///
  /// The platform does not let a constraint become or cease to be required.
  func canBecome(_ other: ResolvedConstraint) -> Bool {
    !isOwn && first === other.first && second === other.second
      && hasSecond == (other.second != nil)
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && identifier == other.identifier
      && (priority == other.priority || (priority < 1000) == (other.priority < 1000))
  }

  /// What finds the constraint among many.
  var key: ConstraintKey? {
    if isOwn { return ConstraintKey(first: ObjectIdentifier(native), attribute: nil) }
    return first.map { ConstraintKey(first: ObjectIdentifier($0), attribute: firstAttribute) }
  }
}

/// What finds a constraint among many: its first end.
struct ConstraintKey: Hashable {
  let first: ObjectIdentifier
  let attribute: ConstraintAttribute?
}
