/// A place in a description, and what stands there since the last pass.
///
/// Places have the structure of the block: a list for its statements, a list for the rounds of a
/// loop, a mark for the branch of a condition. A pass walks the block and the places of the pass
/// before in step, so that what stands at the same place is found without a search.
@usableFromInline
@frozen
struct Place {
  /// What stands at a place.
  @usableFromInline
  @frozen
  enum Content {
    /// Nothing, or nothing yet.
    case nothing

    /// A node.
    case node(LiveNode)

    /// Statements, elements or rounds, each at its index.
    case list(PlaceList)

    /// The items of a ``ForEach``.
    case items(ItemPlaces)

    /// A ``Part``.
    case part(LivePart)

    /// A group of nodes that something follows.
    case group(LiveGroup)
  }

  @usableFromInline let content: Content

  /// The branch of the conditions that put it there; 0 outside conditions.
  @usableFromInline var branch: UInt32

  /// Creates a place.
  @inlinable
  init(_ content: Content = .nothing, branch: UInt32 = 0) {
    self.content = content
    self.branch = branch
  }

  /// Returns whether this place and another hold the same instance.
  @inlinable
  func isSame(as other: Place) -> Bool {
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

  /// The node that stands at the place.
  var node: LiveNode? { if case .node(let node) = content { node } else { nil } }

  /// The list at the place.
  @inlinable var list: PlaceList? { if case .list(let list) = content { list } else { nil } }

  /// The part that stands at the place.
  var part: LivePart? { if case .part(let part) = content { part } else { nil } }

  /// The group at the place.
  var group: LiveGroup? { if case .group(let group) = content { group } else { nil } }

  /// The items at the place.
  var items: ItemPlaces? { if case .items(let items) = content { items } else { nil } }

  /// Returns this place, if a node stands there, or one where it does.
  func keeping(_ node: LiveNode) -> Place {
    self.node === node ? self : Place(.node(node))
  }

  /// Calls a closure with each node, in order.
  func forEachNode(_ body: (LiveNode) -> Void) {
    forEachPlace { if let node = $0 { body(node) } }
  }

  /// Calls a closure with each node, in order, and with `nil` where one was left out.
  ///
  /// A list of what is still to come takes the place of recursion, which parts in parts would overflow.
  func forEachPlace(_ body: (LiveNode?) -> Void) {
    var outer: [(places: [Place], index: Int)] = []
    var (places, index) = ([self], 0)
    while true {
      while index == places.count {
        guard let next = outer.popLast() else { return }
        (places, index) = next
      }
      let place = places[index].content.innermost
      index += 1
      switch place {
      case .list(let list):
        outer.append((places, index))
        (places, index) = (list.places, 0)
      case .items(let items):
        outer.append((places, index))
        (places, index) = (items.places, 0)
      case .node(let node): body(node)
      default: body(nil)
      }
    }
  }
}

extension Place.Content {
  /// What stands in the part or group that stands here, and in those in it.
  fileprivate var innermost: Self {
    var content = self
    while true {
      switch content {
      case .part(let part): content = part.place.content
      case .group(let group): content = group.place.content
      default: return content
      }
    }
  }
}

/// Places side by side.
///
/// They do not change: a pass that finds others makes another list.
@usableFromInline
@_fixed_layout
final class PlaceList {
  @usableFromInline let places: [Place]

  /// Creates a list.
  @inlinable
  init(_ places: [Place]) {
    self.places = places
  }
}
