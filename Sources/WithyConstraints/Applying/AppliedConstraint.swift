import Foundation

/// A constraint of the platform, and the description that it was last made or changed by.
///
/// It retains no node: constraints are retained by the items that they constrain.
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

  /// Whether the user wrote the platform's constraint itself.
  let isOwn: Bool

  /// Creates the memory of a constraint made from a description.
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

  /// Creates the memory of a constraint that the user wrote itself.
  init(own native: Native) {
    self.native = native
    hasSecond = false
    (firstAttribute, secondAttribute, relation) = (.width, nil, .equal)
    (multiplier, identifier, constant, priority) = (1, nil, 0, 1000)
    isOwn = true
  }

  /// Returns whether changing constant and priority suffices to match a new description.
  ///
  /// The platform does not let an active constraint become required, or cease to be.
  func canBecome(_ other: ResolvedConstraint) -> Bool {
    !isOwn && first === other.first && second === other.second
      && hasSecond == (other.second != nil)
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && identifier == other.identifier
      && (priority == other.priority || (priority < 1000) == (other.priority < 1000))
  }

  /// The key for finding the constraint among many.
  var key: ConstraintKey? {
    if isOwn { return ConstraintKey(own: native) }
    return first.map {
      ConstraintKey(
        first: ObjectIdentifier($0),
        second: second.map { ObjectIdentifier($0) },
        attribute: firstAttribute
      )
    }
  }
}

/// The key for finding a constraint among many: its ends.
struct ConstraintKey: Hashable {
  let first: ObjectIdentifier
  var second: ObjectIdentifier?
  var attribute: ConstraintAttribute?
}

extension ConstraintKey {
  /// Creates the key of a constraint that the user wrote itself.
  init(own native: AnyObject) {
    self.init(first: ObjectIdentifier(native))
  }
}
