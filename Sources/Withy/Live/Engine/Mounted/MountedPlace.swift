/// A place in a description, and its content since the last pass.
///
/// Places have the structure of the block: a list for its statements, a list for the iterations of
/// a loop, a mark for the branch of a condition. A pass walks the description and its places in
/// step, so that the content of a place is found without a search.
@usableFromInline
@frozen
struct MountedPlace {
  /// The content of a place.
  @usableFromInline
  @frozen
  enum Content {
    /// Nothing, or nothing yet.
    case nothing

    case node(MountedNode)

    /// Statements, elements or iterations, each at its index.
    case list(MountedPlaceList)

    /// The items of a ``ForEach``.
    case items(MountedItems)

    case part(MountedPart)

    /// A group of nodes that has a follower.
    case group(MountedGroup)
  }

  @usableFromInline let content: Content

  /// The branch of the enclosing conditions; 0 outside conditions.
  @usableFromInline var branch: UInt32

  @inlinable
  init(_ content: Content = .nothing, branch: UInt32 = 0) {
    self.content = content
    self.branch = branch
  }

  /// Returns the place as that of a branch.
  @inlinable
  func inBranch(_ branch: UInt32) -> MountedPlace { MountedPlace(content, branch: branch) }

  /// Returns whether this place and another hold the same instance.
  @inlinable
  func isSame(as other: MountedPlace) -> Bool {
    guard branch == other.branch else { return false }
    return switch (content, other.content) {
    case (.nothing, .nothing): true
    case (.node(let a), .node(let b)): a === b
    case (.list(let a), .list(let b)): a === b
    case (.items(let a), .items(let b)): a === b
    case (.part(let a), .part(let b)): a === b
    case (.group(let a), .group(let b)): a === b
    default: false
    }
  }

  var node: MountedNode? { if case .node(let node) = content { node } else { nil } }

  @inlinable var list: MountedPlaceList? { if case .list(let list) = content { list } else { nil } }

  var part: MountedPart? { if case .part(let part) = content { part } else { nil } }

  var group: MountedGroup? { if case .group(let group) = content { group } else { nil } }

  var items: MountedItems? { if case .items(let items) = content { items } else { nil } }

  /// Returns this place if it has the node, otherwise a new place with the node.
  func keeping(_ node: MountedNode) -> MountedPlace {
    self.node === node ? self : MountedPlace(.node(node))
  }

  /// Calls a closure with each node, in order.
  func forEachNode(_ body: (MountedNode) -> Void) {
    forEachPlace { if let node = $0 { body(node) } }
  }

  /// Calls closures with all nodes and parts in the place, in order, and outer parts before what is
  /// in them; a node that was left out is `nil`.
  func forEachPlace(
    _ nodeBody: (MountedNode?) -> Void,
    part partBody: (MountedPart) -> Void = { _ in }
  ) {
    switch content {
    case .nothing: nodeBody(nil)
    case .node(let node): nodeBody(node)
    case .list(let list):
      for place in list.places {
        if case .node(let node) = place.content {
          nodeBody(node)
        } else {
          place.forEachPlace(nodeBody, part: partBody)
        }
      }
    case .items(let items):
      for place in items.places { place.forEachPlace(nodeBody, part: partBody) }
    case .group(let group): group.place.forEachPlace(nodeBody, part: partBody)
    case .part(let part):
      partBody(part)
      part.place.forEachPlace(nodeBody, part: partBody)
    }
  }
}
