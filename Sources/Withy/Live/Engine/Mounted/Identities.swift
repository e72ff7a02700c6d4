/// The nodes with an identity in a block, an item of a `ForEach`, or a `Part`.
struct Identities {
  /// The place that had the nodes after the last pass.
  private let place: MountedPlace

  /// The nodes by identity, once an identity has been looked up.
  private var nodes: [Identity: MountedNode]?

  init(in place: MountedPlace) {
    self.place = place
  }

  /// The node with an identity.
  subscript(identity: Identity) -> MountedNode? {
    mutating get {
      collect()
      return nodes?[identity]
    }
    set { nodes?[identity] = newValue }
  }

  /// Collects the nodes by identity, before the place changes.
  mutating func collect() {
    if nodes != nil { return }
    var nodes: [Identity: MountedNode] = [:]
    Self.collect(place, in: &nodes)
    self.nodes = nodes
  }

  /// Adds the nodes at a place without those of items and parts in it, which have their own.
  private static func collect(_ place: MountedPlace, in nodes: inout [Identity: MountedNode]) {
    switch place.content {
    case .nothing, .items, .part: break
    case .list(let list): for place in list.places { collect(place, in: &nodes) }
    case .group(let group): collect(group.place, in: &nodes)
    case .node(let node):
      if let identity = node.identity { nodes[identity] = node }
    }
  }
}
