/// Constraints that were built before their ends were in one tree.
///
/// They are retried whenever an outermost block has been nested. Their ends are held weakly, and a
/// constraint is dropped once an end is deallocated.
package final class WaitingConstraints<Platform: ConstraintPlatform> {
  typealias Entry = (constraint: Constraint, node: WeakReference<AnyObject>, needsParent: Bool)

  /// The waiting constraints, also those with an end deallocated meanwhile.
  private(set) var waiting: [Entry] = []

  package init() {}

  /// Applies the constraints of a node, which is held weakly; those that cannot be applied yet wait,
  /// and one that never can is left out and reported.
  package func apply(_ constraints: [Constraint], of node: AnyObject) {
    let node = WeakReference(node)
    apply(constraints.map { ($0, node, false) })
  }

  /// Applies the waiting constraints whose ends are now in one tree, in one call.
  package func retry() {
    var ready: [Entry] = []
    // Resolving all that wait after each block, or only copying them, would be slow.
    waiting.removeAll { entry in
      if entry.needsParent, let node = entry.node.object, Platform.parent(of: node) == nil {
        return false
      }
      ready.append(entry)
      return true
    }
    if !ready.isEmpty { apply(ready) }
  }

  private func apply(_ entries: [Entry]) {
    var resolution = Resolution<Platform>()
    let natives = entries.compactMap { entry -> Platform.Native? in
      guard let node = entry.node.object else { return nil }
      do throws(ResolutionFailure) {
        let resolved = try resolution.resolve(entry.constraint, of: node)
        try resolution.check(resolved)
        return resolution.native(of: resolved)
      } catch .noParent(_, let isNode) {
        waiting.append((entry.constraint.waiting, entry.node, isNode))
      } catch .differentTrees, .noObject {
        waiting.append((entry.constraint.waiting, entry.node, false))
      } catch {
        error.report(entry.constraint)
      }
      return nil
    }
    if !natives.isEmpty { Platform.set(isActive: true, of: natives) }
  }
}
