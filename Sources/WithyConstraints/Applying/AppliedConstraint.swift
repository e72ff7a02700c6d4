/// A constraint of the platform, and the description that it was last made or changed by.
///
/// It retains no node: constraints are retained by the items that they constrain.
struct AppliedConstraint<Native: AnyObject> {
  let native: Native
  private weak var first: AnyObject?
  private weak var second: AnyObject?

  /// What the constraint states; `nil` if the user wrote the platform's constraint itself.
  let rule: ConstraintRule?

  /// Creates the memory of a constraint that has been applied.
  init(_ native: Native, _ constraint: ResolvedConstraint<Native>) {
    self.native = native
    first = constraint.first.item
    second = constraint.second?.item
    rule = constraint.rule
  }

  /// Returns whether changing constant and priority suffices to match a description.
  func canBecome(_ other: ResolvedConstraint<Native>) -> Bool {
    guard let rule, let otherRule = other.rule else {
      return rule == nil && native === other.native
    }
    return first === other.first.item && second === other.second?.item
      && rule.canBecome(otherRule)
  }

  /// The ends, by which the constraint is found among many; `nil` if the first is deallocated.
  var ends: [ObjectIdentifier?]? {
    first.map { [$0, second].map { $0.map { ObjectIdentifier($0) } } }
  }
}
