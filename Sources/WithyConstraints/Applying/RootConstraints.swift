/// The constraints that a base class has described, of its node and of what is inside.
package final class RootConstraints<Platform: ConstraintPlatform> {
  private let active = ActiveConstraints<Platform>()

  /// The nodes from whose frames the platform made constraints before.
  private var prepared: [ObjectIdentifier: PreparedNode] = [:]

  /// Creates a list of no constraints.
  package init() {}

  /// A Boolean value indicating whether nothing is constrained.
  package var isEmpty: Bool { active.natives.isEmpty }

  /// Brings the constraints to what is described.
  ///
  /// - Parameters:
  ///   - described: The constraints.
  ///   - root: The node that they are inside of, which is not prepared for them.
  ///   - isPlanning: Whether to touch nothing.
  /// - Returns: The number of constraints that were made, changed, activated and deactivated.
  @discardableResult
  package func replace(
    by described: [Constraint],
    in root: AnyObject,
    isPlanning: Bool = false
  ) -> Int {
    if !isPlanning { prepare(for: described, in: root) }
    return active.replace(by: described, of: nil, isPlanning: isPlanning)
  }

  /// Lets only what is described decide on the frames of nodes, and gives back those that it leaves out.
  private func prepare(for described: [Constraint], in root: AnyObject) {
    let before = prepared
    prepared.removeAll(keepingCapacity: true)
    for node in described.lazy.flatMap({ $0.objects(Platform.self) }) where node !== root {
      let id = ObjectIdentifier(node)
      if prepared[id] != nil { continue }
      let isKnown = before[id]?.object === node
      let translates = Platform.translatesFrame(of: node)
      guard isKnown || translates && Platform.isPlaced(node, inside: root) else { continue }
      prepared[id] = PreparedNode(object: node)
      if translates { Platform.set(translatesFrame: false, of: node) }
    }
    for (id, known) in before where prepared[id] == nil {
      if let node = known.object { Platform.set(translatesFrame: true, of: node) }
    }
  }
}

/// A node that is not kept alive.
private struct PreparedNode {
  weak var object: AnyObject?
}
