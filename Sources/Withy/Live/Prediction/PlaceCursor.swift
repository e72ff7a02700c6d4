/// A walk over the nodes and items of the pass before, in the order in which a block evaluates them.
///
/// It is a guess: a branch that comes or goes shifts what follows. Each expression therefore looks a few places
/// ahead for a node of its class that its own line has described, and finds none where the block is another now.
@usableFromInline
struct PlaceCursor {
  /// The place that the walk begins with, where it is not an item.
  private var root: MountedPlace.Content

  /// The items of which one is walked.
  private var items: MountedItems?

  /// The index of that item; -1 for none, and -2 for the root.
  private var item: Int

  /// A Boolean value indicating whether the walk has begun.
  private var hasBegun = false

  /// The list that is being walked, and the index in it.
  private var list: MountedPlaceList?
  private var index = 0

  /// The lists around it, and the indices in them.
  private var outer: [(list: MountedPlaceList, index: Int)] = []

  /// The number of places that an expression looks ahead.
  private static var lookAhead: Int { 4 }

  /// Creates a walk over what stands at a place.
  init(_ place: MountedPlace = MountedPlace()) {
    root = place.content
    items = nil
    item = -2
  }

  /// Creates a walk over one of several items.
  init(_ items: MountedItems?) {
    root = .nothing
    self.items = items
    item = -1
  }

  /// Begins a walk over what stands at another place.
  mutating func restart(at place: MountedPlace) {
    if items != nil { items = nil }
    item = -2
    if !outer.isEmpty { outer = [] }
    if case .list(let inner) = place.content {
      (root, list, index, hasBegun) = (.nothing, inner, 0, true)
    } else {
      (root, list, hasBegun) = (place.content, nil, false)
    }
  }

  /// Begins a walk over what stands in another item.
  mutating func restart(at item: Int) {
    self.item = items == nil ? -1 : item
    hasBegun = false
    if list == nil { return }
    list = nil
    if !outer.isEmpty { outer = [] }
  }

  /// What the walk begins with.
  private var first: MountedPlace.Content {
    if item >= 0, let items { return items.places[item].content }
    return root
  }

  /// Moves behind the next node that a builder of this class has described in this line.
  mutating func next(of type: Any.Type, line: UInt) -> MountedNode? {
    // Most items are one node.
    if !hasBegun, case .node(let node) = first {
      guard node.canBeExpected(of: type, line: line) else { return nil }
      hasBegun = true
      return node
    }
    // So are most that follow another one.
    begin()
    if let list, index < list.places.count, case .node(let node) = list.places[index].content,
      node.canBeExpected(of: type, line: line)
    {
      index += 1
      return node
    }
    return next { content in
      guard case .node(let node) = content, node.canBeExpected(of: type, line: line) else {
        return nil
      }
      return node
    }
  }

  /// Goes to the first place of a list that the walk begins with.
  private mutating func begin() {
    guard !hasBegun, case .list(let inner) = first else { return }
    hasBegun = true
    list = inner
    index = 0
  }

  /// Moves behind the next part.
  mutating func nextPart() -> MountedPart? {
    // Most parts stand in an item alone.
    if !hasBegun, case .part(let part) = first {
      hasBegun = true
      return part
    }
    return next { if case .part(let part) = $0 { part } else { nil } }
  }

  /// Moves behind the next items of a `ForEach`.
  mutating func nextItems() -> MountedItems? {
    next { if case .items(let items) = $0 { items } else { nil } }
  }

  /// Moves behind the next place that is the one looked for; stays where there is none.
  private mutating func next<Found>(_ find: (MountedPlace.Content) -> Found?) -> Found? {
    var ahead = self
    for _ in 0..<Self.lookAhead {
      guard let content = ahead.advance() else { return nil }
      if let found = find(content) {
        self = ahead
        return found
      }
    }
    return nil
  }

  /// Moves to the next place that is no list.
  private mutating func advance() -> MountedPlace.Content? {
    begin()
    if !hasBegun {
      hasBegun = true
      return first
    }
    while let current = list {
      guard index < current.places.count else {
        (list, index) = outer.popLast().map { ($0.list, $0.index) } ?? (nil, 0)
        continue
      }
      let content = current.places[index].content
      index += 1
      switch content {
      case .nothing: continue
      case .list(let inner):
        outer.append((current, index))
        (list, index) = (inner, 0)
      default: return content
      }
    }
    return nil
  }
}

extension MountedNode {
  /// Returns whether an expression in a line, of a builder of a class, can be expected to describe the node.
  ///
  /// One such has described it before. Whether its factory has made it, or which object it has, is seen when it is
  /// evaluated.
  func canBeExpected(of type: Any.Type, line: UInt) -> Bool {
    self.line == line && describedType == type && !isIdentified && object != nil
  }
}
