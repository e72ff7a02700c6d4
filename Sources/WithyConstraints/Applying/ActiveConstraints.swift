/// The platform's constraints, kept equal to those that blocks of constraints describe.
///
/// Unchanged constraints are left alone. Constants and priorities change in place; constraints that
/// the platform has deactivated are activated again; new ones are activated in a single call.
package final class ActiveConstraints<Platform: ConstraintPlatform> {
  typealias Applied = AppliedConstraint<Platform.Native>

  /// The current constraints, in the order in which they were described.
  private(set) var applied: [Applied] = []

  /// The nodes from whose frames the platform would otherwise derive constraints.
  private var placed: [ObjectIdentifier: WeakReference<AnyObject>] = [:]

  /// What a base class has described for the next pass.
  private var described: [Constraint] = []

  package init() {}

  /// Updates the platform's constraints to those described, and stops the platform deriving
  /// constraints from the frames of the nodes that they place, until these are placed no longer.
  ///
  /// - Parameters:
  ///   - constraints: The constraints. One that cannot be applied is left out and reported, unless
  ///     the platform has taken the node out of its tree.
  ///   - node: The node that a chain constrains, and so places.
  ///   - root: The node whose base class describes the constraints, which place nodes inside it.
  /// - Returns: The number of constraints that were made, changed, reactivated and deactivated.
  /// - Complexity: O(*n*), where *n* is the number of constraints, plus the work of the platform.
  @discardableResult
  package func replace(
    by constraints: [Constraint],
    of node: AnyObject? = nil,
    in root: AnyObject? = nil
  ) -> Int {
    var pass = Pass(before: applied)
    var nodes = node.map { [$0] } ?? []
    for constraint in constraints {
      do throws(ResolutionFailure) {
        let resolved = try pass.take(constraint, of: node)
        if root != nil { nodes += Platform.nodes(placedBy: resolved) }
      } catch {
        // A stack view takes a hidden view out of its tree, until the view is shown.
        let isDetached = node.map { Platform.parent(of: $0) == nil } ?? false
        if !(isDetached && error.isPlacement) { error.report(constraint) }
      }
    }
    place(nodes, in: root)
    pass.end()
    applied = pass.applied
    return pass.count
  }

  private func place(_ nodes: [AnyObject], in root: AnyObject?) {
    let before = placed
    placed.removeAll(keepingCapacity: true)
    for node in nodes where node !== root {
      let id = ObjectIdentifier(node)
      if placed[id] != nil { continue }
      let isKnown = before[id]?.object === node
      let translates = Platform.translatesFrame(of: node)
      if !isKnown {
        let others = others(placing: node)
        guard translates || !others.isEmpty, root.map({ Platform.contains($0, node) }) != false
        else { continue }
        Platform.lists[node] = others + [.init(self)]
      }
      placed[id] = WeakReference(node)
      if translates { Platform.set(translatesFrame: false, of: node) }
    }
    for (id, known) in before where placed[id] == nil {
      guard let node = known.object else { continue }
      let others = others(placing: node)
      Platform.lists[node] = others.isEmpty ? nil : others
      if others.isEmpty { Platform.set(translatesFrame: true, of: node) }
    }
  }

  /// Returns the other lists of constraints that place a node.
  private func others(placing node: AnyObject) -> [WeakReference<AnyObject>] {
    (Platform.lists[node] ?? []).filter { $0.object != nil && $0.object !== self }
  }

  /// A comparison of the described constraints with the current ones.
  private struct Pass {
    let before: [Applied]
    var applied: [Applied] = []
    var count = 0
    private var resolution = Resolution<Platform>()
    private var entering: [Platform.Native] = []
    private var isTaken: [Bool]
    private var own: Set<ObjectIdentifier> = []
    private var next = 0

    /// The indices of the earlier constraints between two ends, the first one last.
    private lazy var indices: [[ObjectIdentifier?]: [Int]] =
      before.indices.reversed().reduce(into: [:]) { indices, index in
        if let ends = before[index].ends { indices[ends, default: []].append(index) }
      }

    init(before: [Applied]) {
      self.before = before
      isTaken = Array(repeating: false, count: before.count)
      applied.reserveCapacity(before.count)
    }

    /// Applies a described constraint; one that the platform has made is applied once.
    mutating func take(
      _ constraint: Constraint,
      of node: AnyObject?
    ) throws(ResolutionFailure) -> ResolvedConstraint<Platform.Native> {
      let resolved = try resolution.resolve(constraint, of: node)
      let index = index(of: resolved)
      let kept = index.map { before[$0] }
      if let own = resolved.native.map({ kept?.native ?? $0 }),
        !self.own.insert(ObjectIdentifier(own)).inserted
      {
        return resolved
      }
      let isActive = (kept?.native ?? resolved.native).map { Platform.isActive($0) } ?? false
      if !isActive { try resolution.check(resolved) }
      guard let native = kept?.native ?? resolution.native(of: resolved) else { throw .missing }
      if !isActive {
        count += 1
        entering.append(native)
      }
      if let index { isTaken[index] = true }
      if let old = kept?.rule, let new = resolved.rule {
        if old.constant != new.constant {
          count += 1
          Platform.set(constant: new.constant, of: native)
        }
        if old.priority != new.priority {
          count += 1
          Platform.set(priority: new.priority, of: native)
        }
      }
      applied.append(AppliedConstraint(native, resolved))
      return resolved
    }

    /// Returns the index of an unused earlier constraint that matches, which is mostly the next.
    private mutating func index(of resolved: ResolvedConstraint<Platform.Native>) -> Int? {
      if next < before.count, matches(next, resolved) {
        next += 1
        return next - 1
      }
      let match = indices[resolved.ends]?.last { matches($0, resolved) }
      if let match { next = match + 1 }
      return match
    }

    /// Returns whether an earlier constraint is unused and matches.
    private func matches(_ index: Int, _ resolved: ResolvedConstraint<Platform.Native>) -> Bool {
      let known = before[index]
      if isTaken[index] { return false }
      if known.canBecome(resolved) { return true }
      // A block may make a constraint of the platform anew in each pass.
      guard known.rule == nil, let own = resolved.native, known.hasEnds(of: resolved) else {
        return false
      }
      return !Platform.isActive(own) && Platform.areEqual(known.native, own)
    }

    /// Deactivates the constraints no longer described, and activates the new ones.
    mutating func end() {
      let leaving = before.indices.filter { !isTaken[$0] }.map { before[$0].native }
      count += leaving.count
      if !leaving.isEmpty { Platform.set(isActive: false, of: leaving) }
      if !entering.isEmpty { Platform.set(isActive: true, of: entering) }
    }
  }
}

/// A base class has its constraints updated in each pass, once the whole tree is in place.
extension ActiveConstraints: Follower {
  /// Returns an element without nodes that passes the described constraints to a pass.
  package func following<Node>(_ constraints: [Constraint]) -> Hierarchy<Node> {
    Hierarchy(_following: Hierarchy()) { _ in
      self.described = constraints
      return self
    }
  }

  package func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
    // Platforms drop the constraints of nodes that leave or move.
    guard nodes != nil else { return nil }
    return (Platform.Native.self, replace(by: described, in: parent))
  }

  package func complete(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    followers().first { !($0 is Self) }?.complete(in: container, followers)
  }
}

/// A constraint of the platform, and the description that it was last made or changed by.
///
/// It retains no node: constraints are retained by the items that they constrain.
struct AppliedConstraint<Native: AnyObject> {
  let native: Native
  private weak var first: AnyObject?
  private weak var second: AnyObject?

  /// What the constraint states; `nil` if the user wrote the platform's constraint itself.
  let rule: ConstraintRule?

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
    return hasEnds(of: other) && rule.canBecome(otherRule)
  }

  func hasEnds(of other: ResolvedConstraint<Native>) -> Bool {
    first === other.first.item && second === other.second?.item
  }

  /// The ends, by which the constraint is found among many; `nil` if the first is deallocated.
  var ends: [ObjectIdentifier?]? {
    first.map { [$0, second].map { $0.map { ObjectIdentifier($0) } } }
  }
}
