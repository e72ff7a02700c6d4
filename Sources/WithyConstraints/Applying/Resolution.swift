import Foundation

/// Finds the ends of constraints in a tree that is complete.
///
/// It remembers the root of every node that it has met, so that many constraints of one tree take linear
/// time. It is for one moment: the tree must not change while it is used.
struct Resolution<Platform: ConstraintPlatform> {
  /// Why a constraint cannot be applied.
  enum Failure: Error {
    /// An end is a parent of something that has none, yet.
    case noParent(of: Any.Type)

    /// The ends are in different trees, so far.
    case differentTrees(Any.Type, Any.Type)

    /// What the constraint says is impossible.
    case invalid(String)

    /// The node or an end has gone.
    case gone
  }

  private var roots: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Returns a constraint with the ends that it has in the tree, without asking whether they are in one.
  func resolve(
    _ constraint: DescribedConstraint,
    of node: AnyObject?
  ) throws(Failure) -> ResolvedConstraint {
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
      second: try constraint.second.map { end throws(Failure) in try item(end.item, of: node) },
      secondAttribute: constraint.second?.attribute,
      multiplier: constraint.multiplier,
      constant: constraint.constant,
      priority: priority.isNaN ? 1000 : min(max(priority, 0), 1000),
      identifier: constraint.identifier
    )
  }

  /// Returns the object that is an item.
  private func item(_ item: ConstraintItem, of node: AnyObject?) throws(Failure) -> AnyObject {
    guard var object = item.object ?? node else { throw .gone }
    for _ in 0..<item.parents {
      guard let parent = Platform.parent(of: object) else { throw .noParent(of: type(of: object)) }
      object = parent
    }
    return Platform.item(for: item.area, of: object) ?? object
  }

  /// Checks that two items are in one tree.
  mutating func check(_ first: AnyObject, _ second: AnyObject?) throws(Failure) {
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

extension Resolution.Failure {
  /// Whether the constraint can be applied once the tree is as it will be.
  var isTemporary: Bool {
    switch self {
    case .noParent, .differentTrees: true
    case .invalid, .gone: false
    }
  }

  /// Reports why a constraint was left out.
  func report(_ constraint: Constraint) {
    let reason =
      switch self {
      case .noParent(let type): "\(type) has no parent that a constraint could speak of"
      case .differentTrees(let first, let second):
        "\(first) and \(second) have no common ancestor"
      case .invalid(let message): message
      case .gone: "a constraint in a block of constraints speaks of a node that no chain has made"
      }
    Diagnostics.report(
      "\(reason); the constraint was left out",
      file: constraint.file,
      line: constraint.line
    )
  }
}
