/// Constraints that were built before their ends were in one tree.
///
/// They are retried whenever an outermost block has been nested. Their ends are held weakly, and a
/// constraint is dropped once an end is deallocated.
package final class WaitingConstraints<Platform: ConstraintPlatform> {
  private var waiting: [(constraint: WeakConstraint, node: WeakNode)] = []

  /// Creates an empty list.
  package init() {}

  /// The number of waiting constraints, including those with an end deallocated since the last
  /// retry.
  package var count: Int { waiting.count }

  /// Applies the constraints of a node; those that cannot be applied yet wait.
  ///
  /// - Parameters:
  ///   - constraints: The constraints. One that can never be applied is left out and reported.
  ///   - node: The node, which is held weakly.
  package func apply(_ constraints: [Constraint], of node: AnyObject) {
    var resolution = Resolution<Platform>()
    let natives = constraints.compactMap { constraint -> Platform.Native? in
      do throws(ResolutionFailure) {
        return try resolution.native(of: constraint, node)
      } catch {
        if error.isTemporary {
          waiting.append((WeakConstraint(constraint), WeakNode(node)))
        } else {
          error.report(constraint)
        }
        return nil
      }
    }
    if !natives.isEmpty { Platform.activate(natives) }
  }

  /// Applies the waiting constraints whose ends are now in one tree, in one call.
  ///
  /// - Complexity: O(*n*), where *n* is the number of waiting constraints, plus the work of the
  ///   platform.
  package func retry() {
    if waiting.isEmpty { return }
    var resolution = Resolution<Platform>()
    var natives: [Platform.Native] = []
    let before = waiting
    waiting.removeAll(keepingCapacity: true)
    for entry in before {
      guard let node = entry.node.object, let constraint = entry.constraint.strong else { continue }
      if let native = try? resolution.native(of: constraint, node) {
        natives.append(native)
      } else {
        waiting.append(entry)
      }
    }
    if !natives.isEmpty { Platform.activate(natives) }
  }
}

extension Resolution {
  /// Returns the platform's constraint for a description, if it can be activated.
  fileprivate mutating func native(
    of constraint: Constraint,
    _ node: AnyObject
  ) throws(ResolutionFailure) -> Platform.Native {
    switch constraint.content {
    case .described(let description):
      if !description.isPriorityValid { constraint.reportPriority(of: description) }
      let resolved = try resolve(description, of: node)
      try check(resolved.first, resolved.second)
      return Platform.make(resolved)
    case .native(let described):
      let (native, first) = try self.native(described)
      try check(first, described.second)
      return native
    }
  }
}

/// A weak reference to a node.
private struct WeakNode {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
