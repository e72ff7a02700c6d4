/// The constraints that a base class describes, on its node and the nodes inside it.
package final class RootConstraints<Platform: ConstraintPlatform> {
  private let active = ActiveConstraints<Platform>()

  /// The nodes from whose frames the platform would otherwise derive constraints.
  private var prepared: [ObjectIdentifier: PreparedNode] = [:]

  /// Creates an empty list.
  package init() {}

  /// A Boolean value indicating whether there are no constraints.
  package var isEmpty: Bool { active.isEmpty }

  /// Updates the constraints to those described.
  ///
  /// - Parameters:
  ///   - described: The constraints.
  ///   - root: The node that contains them, which is not prepared for them.
  /// - Returns: The number of constraints that were made, changed, activated and deactivated.
  @discardableResult
  package func replace(by described: [Constraint], in root: AnyObject) -> Int {
    prepare(for: described, in: root)
    return active.replace(by: described, of: nil)
  }

  /// Stops the platform deriving constraints from the frames of the described nodes, and restores
  /// the nodes no longer described.
  private func prepare(for described: [Constraint], in root: AnyObject) {
    let before = prepared
    prepared.removeAll(keepingCapacity: true)
    var resolution = Resolution<Platform>()
    for node in described.flatMap({ resolution.nodes(constrainedBy: $0) }) where node !== root {
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

/// A weak reference to a node.
private struct PreparedNode {
  weak var object: AnyObject?
}
