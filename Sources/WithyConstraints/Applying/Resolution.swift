import Foundation

/// Finds the ends of constraints in a complete tree.
///
/// It caches the root of every node visited, so that many constraints of one tree take linear time.
/// It is short-lived: the tree must not change while it is used.
struct Resolution<Platform: ConstraintPlatform> {
  private var roots: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Returns a constraint with its ends resolved, without checking that they are in one tree.
  func resolve(
    _ constraint: DescribedConstraint,
    of node: AnyObject?
  ) throws(ResolutionFailure) -> ResolvedConstraint {
    guard constraint.constant.isFinite else {
      throw .invalid("The constant of the constraint is \(constraint.constant)")
    }
    guard constraint.multiplier.isFinite, constraint.multiplier != 0 else {
      throw .invalid("The multiplier of the constraint is \(constraint.multiplier)")
    }
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
      priority: constraint.validPriority,
      identifier: constraint.identifier
    )
  }

  /// Returns the object of an item.
  private func item(
    _ item: ConstraintItem,
    of node: AnyObject?
  ) throws(ResolutionFailure) -> AnyObject {
    let object = try self.node(of: item, of: node)
    return Platform.item(for: item.area, of: object) ?? object
  }

  /// Returns the node that an item, which may be an area of it, belongs to.
  private func node(
    of item: ConstraintItem,
    of node: AnyObject?
  ) throws(ResolutionFailure) -> AnyObject {
    guard var object = item.object ?? node else { throw .gone }
    for _ in 0..<item.parents {
      guard let parent = Platform.parent(of: object) else {
        throw .noParent(of: type(of: object))
      }
      object = parent
    }
    return object
  }

  /// Returns the nodes on whose frames a constraint decides, if it can be applied: those at its
  /// ends, but not one that contains the other.
  mutating func nodes(constrainedBy constraint: Constraint) -> [AnyObject] {
    guard let (first, second) = try? ends(of: constraint) else { return [] }
    guard let second, first !== second else { return [first] }
    if contains(first, second) { return [second] }
    return contains(second, first) ? [first] : [first, second]
  }

  /// Returns the nodes at the ends of a constraint that can be applied.
  private mutating func ends(
    of constraint: Constraint
  ) throws(ResolutionFailure) -> (AnyObject, AnyObject?) {
    switch constraint.content {
    case .described(let description):
      let resolved = try resolve(description, of: nil)
      try check(resolved.first, resolved.second)
      return (
        try node(of: description.first.item, of: nil),
        try description.second.map { end throws(ResolutionFailure) in
          try node(of: end.item, of: nil)
        }
      )
    case .native(let native):
      let first = try self.native(native).first
      try check(first, native.second)
      return (first, native.second)
    }
  }

  /// Returns a constraint that the platform has made, with its first end, if that exists.
  func native(
    _ native: NativeConstraint
  ) throws(ResolutionFailure) -> (native: Platform.Native, first: AnyObject) {
    guard let object = native.object as? Platform.Native else {
      throw .invalid("\(type(of: native.object)) is not a constraint of this platform")
    }
    guard let first = native.first else { throw .gone }
    return (object, first)
  }

  /// Returns whether a node is inside another one.
  private func contains(_ node: AnyObject, _ other: AnyObject) -> Bool {
    var object = Platform.parent(of: other)
    while let parent = object, parent !== node { object = Platform.parent(of: parent) }
    return object != nil
  }

  /// Checks that two items are in one tree.
  mutating func check(_ first: AnyObject, _ second: AnyObject?) throws(ResolutionFailure) {
    guard let second, first !== second else { return }
    if root(of: first) != root(of: second) {
      throw .differentTrees(type(of: first), type(of: second))
    }
  }

  /// Returns the root of an item's tree.
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
