import Foundation

/// A constraint whose ends have been found in the tree.
struct ResolvedConstraint<Native: AnyObject> {
  /// An item, and the node that it is, or is an area of.
  typealias End = (item: AnyObject, node: AnyObject)

  let first: End
  let second: End?

  /// What the constraint states; `nil` if the platform has made it.
  let rule: ConstraintRule?

  /// The constraint that the platform has made; `nil` if one is made from the rule.
  let native: Native?

  /// The ends, by which the constraint is found among many.
  var ends: [ObjectIdentifier?] {
    [first.item, second?.item].map { $0.map { ObjectIdentifier($0) } }
  }
}

/// Finds the ends of constraints in a complete tree.
///
/// It caches the root of every node visited, so that many constraints of one tree take linear time.
/// It is short-lived: the tree must not change while it is used.
struct Resolution<Platform: ConstraintPlatform> {
  typealias Resolved = ResolvedConstraint<Platform.Native>

  private var roots: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Returns a constraint with its ends resolved, without checking that they are in one tree.
  func resolve(
    _ constraint: Constraint,
    of node: AnyObject?
  ) throws(ResolutionFailure) -> Resolved {
    let rule = try constraint.validRule()
    // A constraint that the platform has made does not relate to the node of a chain.
    let node = rule == nil ? nil : node
    return ResolvedConstraint(
      first: try end(constraint.first, of: node),
      second: try constraint.second.map { item throws(ResolutionFailure) in
        try end(item, of: node)
      },
      rule: rule,
      native: constraint.native as? Platform.Native
    )
  }

  /// Returns the object of an item, and its node.
  private func end(
    _ item: ConstraintItem,
    of node: AnyObject?
  ) throws(ResolutionFailure) -> Resolved.End {
    guard var object = item.isNode ? node : item.object else {
      throw item.isReference ? .noObject : item.isNode ? .missing : .deallocated
    }
    for _ in 0..<item.parents {
      guard let parent = Platform.parent(of: object) else {
        throw .noParent(of: type(of: object), isNode: object === node)
      }
      object = parent
    }
    return (Platform.item(for: item.area, of: object), object)
  }

  /// Returns the platform's constraint, which is made if there is none yet.
  func native(of constraint: Resolved) -> Platform.Native? {
    guard let rule = constraint.rule else { return constraint.native }
    return Platform.make(rule, constraint.first.item, constraint.second?.item)
  }

  /// Checks that the ends of a constraint are in one tree.
  mutating func check(_ constraint: Resolved) throws(ResolutionFailure) {
    let first = constraint.first.item
    guard let second = constraint.second?.item, first !== second else { return }
    if root(of: first) != root(of: second) {
      throw .differentTrees(type(of: first), type(of: second))
    }
  }

  private mutating func root(of item: AnyObject) -> ObjectIdentifier {
    let id = ObjectIdentifier(item)
    if let root = roots[id] { return root }
    var root = id
    if let parent = Platform.parent(of: item) { root = self.root(of: parent) }
    roots[id] = root
    return root
  }
}

extension ConstraintPlatform {
  /// Returns the nodes on whose frames a constraint decides: those at its ends, but not one that
  /// contains the other.
  static func nodes(placedBy constraint: ResolvedConstraint<Native>) -> [AnyObject] {
    let first = constraint.first.node
    guard let second = constraint.second?.node, first !== second else { return [first] }
    if contains(first, second) { return [second] }
    return contains(second, first) ? [first] : [first, second]
  }

  /// Returns whether a node is inside another one.
  static func contains(_ node: AnyObject, _ other: AnyObject) -> Bool {
    var object = parent(of: other)
    while let parent = object, parent !== node { object = self.parent(of: parent) }
    return object != nil
  }
}

extension Constraint {
  /// Returns what the constraint states, with a valid priority, and reports an invalid one; `nil` if
  /// the platform has made it.
  fileprivate func validRule() throws(ResolutionFailure) -> ConstraintRule? {
    guard var rule else { return nil }
    guard rule.constant.isFinite else {
      throw .invalid("The constant of the constraint is \(rule.constant)")
    }
    guard rule.multiplier.isFinite, rule.multiplier != 0 else {
      throw .invalid("The multiplier of the constraint is \(rule.multiplier)")
    }
    let (invalid, valid) = (rule.priority, rule.validPriority)
    if invalid == valid { return rule }
    Diagnostics.report(
      "Invalid priority \(invalid) (valid: above 0, at most 1000); using \(valid)",
      file: file,
      line: line
    )
    rule.priority = valid
    return rule
  }
}

/// The reason why a constraint cannot be applied.
///
/// It is not nested in the generic ``Resolution``: optimising a function that throws such a type
/// crashes this compiler.
enum ResolutionFailure: Error {
  /// An end is the parent of a node that has none yet, which may be the one that a chain constrains.
  case noParent(of: Any.Type, isNode: Bool)

  /// The ends are in different trees so far.
  case differentTrees(Any.Type, Any.Type)

  case invalid(String)

  /// An end is a reference that has no object so far.
  case noObject

  /// An end is a node that does not exist.
  case missing

  /// An end has been deallocated since the constraint was described, which is no mistake.
  case deallocated

  /// Whether the reason is where the ends are in the tree.
  var isPlacement: Bool {
    switch self {
    case .noParent, .differentTrees: true
    default: false
    }
  }

  func report(_ constraint: Constraint) {
    let reason: String
    switch self {
    case .noParent(let type, _): reason = "\(type) has no parent for the constraint"
    case .differentTrees(let first, let second):
      reason = "\(first) and \(second) have no common ancestor"
    case .invalid(let message): reason = message
    case .missing, .noObject: reason = "The constraint refers to a node that does not exist"
    case .deallocated: return
    }
    Diagnostics.report(
      "\(reason); constraint skipped",
      file: constraint.file,
      line: constraint.line
    )
  }
}
