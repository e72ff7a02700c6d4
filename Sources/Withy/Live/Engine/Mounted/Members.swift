/// The nodes of a live tree, found by their objects, and by identities that are unique in the tree.
///
/// Exclusive access is not checked, for the reasons given at ``Reconciler``.
final class Members {
  @exclusivity(unchecked) private var nodes: [ObjectIdentifier: MountedNode] = [:]

  @exclusivity(unchecked) private var identities: [Identity: MountedNode] = [:]

  /// The ownership of the tree's existing objects.
  let ownership = Ownership()

  deinit {
    letGoOfObjects()
  }

  subscript(id: ObjectIdentifier) -> MountedNode? { nodes[id] }

  /// Returns the node with an identity that is unique in the tree.
  subscript(identity: Identity) -> MountedNode? { identities[identity] }

  /// The lists of the children of all nodes.
  var lists: some Sequence<ChildList> { nodes.values.lazy.flatMap(\.lists) }

  /// Adds a node with an object, unless another node has the object; returns whether it did.
  @discardableResult
  func insert(_ node: MountedNode, with object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    if let other = nodes.updateValue(node, forKey: id) {
      nodes[id] = other
      return false
    }
    node.store(object)
    if let identity = node.identity, identity.scope == .tree { identities[identity] = node }
    return true
  }

  /// Removes a node that has left, and gives up the ownership of its object.
  func remove(_ node: MountedNode) {
    guard nodes.removeValue(forKey: node.id) != nil else { return }
    if node.factory == nil { ownership.letGo(node.id) }
    if let identity = node.identity, identity.scope == .tree { identities[identity] = nil }
  }

  func removeAll() {
    letGoOfObjects()
    (nodes, identities) = ([:], [:])
  }

  private func letGoOfObjects() {
    for (id, node) in nodes where node.factory == nil { ownership.letGo(id) }
  }
}
