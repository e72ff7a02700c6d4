import Foundation

/// Finds the ends of constraints in a tree that is complete.
///
/// It remembers the root of every node that it has met, so that many constraints of one tree take linear
/// time. It is for one moment: the tree must not change while it is used.
struct Resolution<Platform: ConstraintPlatform> {
  private var roots: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Returns a constraint with the ends that it has in the tree, without asking whether they are in one.
  func resolve(
    _ constraint: DescribedConstraint,
    of node: AnyObject?
  ) throws(ResolutionFailure) -> ResolvedConstraint {
    guard constraint.constant.isFinite else {
      throw .invalid("the constant of a constraint is \(constraint.constant)")
    }
    guard constraint.multiplier.isFinite, constraint.multiplier != 0 else {
      throw .invalid("the multiplier of a constraint is \(constraint.multiplier)")
    }
    let priority = constraint.priority
    return ResolvedConstraint(
      first: try item(constraint.first.item, of: node),
      firstAttribute: constraint.first.attribute,
      relation: constraint.relation,
      second: try constraint.second.map { end throws(ResolutionFailure) in
        try item(end.item, of: node)
      },
      secondAttribute: constraint.second?.attribute,
      multiplier: constraint.multiplier,
      constant: constraint.constant,
      priority: priority.isNaN ? 1000 : min(max(priority, 0), 1000),
      identifier: constraint.identifier
    )
  }

  /// Returns the object that is an item.
  private func item(
    _ item: ConstraintItem,
    of node: AnyObject?
  ) throws(ResolutionFailure) -> AnyObject {
    guard var object = item.object ?? node else { throw .gone }
    for _ in 0..<item.parents {
      guard let parent = Platform.parent(of: object) else {
        throw .noParent(of: type(of: object))
      }
      object = parent
    }
    return Platform.item(for: item.area, of: object) ?? object
  }

  /// Checks that two items are in one tree.
  mutating func check(_ first: AnyObject, _ second: AnyObject?) throws(ResolutionFailure) {
    guard let second, first !== second else { return }
    if root(of: first) != root(of: second) {
      throw .differentTrees(type(of: first), type(of: second))
    }
  }

  /// Returns the root of the tree in which an item stands.
  private mutating func root(of item: AnyObject) -> ObjectIdentifier {
    var path: [ObjectIdentifier] = []
    var object = item
    var known = roots[ObjectIdentifier(object)]
    while known == nil, let parent = Platform.parent(of: object) {
      path.append(ObjectIdentifier(object))
      object = parent
      known = roots[ObjectIdentifier(object)]
    }
    let root = known ?? ObjectIdentifier(object)
    roots[ObjectIdentifier(object)] = root
    for id in path { roots[id] = root }
    return root
  }
}
