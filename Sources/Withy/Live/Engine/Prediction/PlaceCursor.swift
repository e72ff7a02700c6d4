/// A walk over the nodes and items of the previous pass, in the order of their evaluation.
///
/// The walk only guesses: a branch that appears or disappears shifts everything after it. Each
/// expression therefore looks a few places ahead for a node of its class that was described in its
/// own line, and finds none if the block is a different one.
@usableFromInline
struct PlaceCursor {
  /// Whether what is evaluated certainly describes these places again, if it describes anything.
  private var isCertain = false

  /// The place at which the walk begins, unless it is an item.
  private var root = MountedPlace()

  /// The items, if one of them is being walked.
  private var items: MountedItems?

  /// The index of that item; `nil` for the root.
  private var item: Int?

  private var hasBegun = false

  /// The list that is being walked, and the current index.
  private var list: MountedPlaceList?
  private var index = 0

  /// The enclosing lists, and the indices in them.
  private var outer: [(list: MountedPlaceList, index: Int)] = []

  /// The number of places that an expression looks ahead.
  private static var lookAhead: Int { 4 }

  /// Restarts the walk at the content of another place.
  mutating func restart(at place: MountedPlace, isCertain: Bool) {
    self.isCertain = isCertain
    if items != nil { items = nil }
    item = nil
    if !outer.isEmpty { outer = [] }
    if case .list(let inner) = place.content.ofGroup {
      (root, list, index, hasBegun) = (MountedPlace(), inner, 0, true)
    } else {
      (root, list, hasBegun) = (place, nil, false)
    }
  }

  /// Restarts the walk at nothing, until an item is selected.
  mutating func restart(with items: MountedItems?, isCertain: Bool) {
    restart(at: MountedPlace(), isCertain: isCertain)
    self.items = items
  }

  /// Restarts the walk at the content of another item, or at nothing.
  mutating func restart(at item: Int?) {
    self.item = item
    hasBegun = false
    if list == nil { return }
    list = nil
    if !outer.isEmpty { outer = [] }
  }

  /// The place at which the walk begins.
  private var first: MountedPlace {
    if let item, let items { return items.places[item] }
    return root
  }

  /// Moves past the next node that a builder of this class has described in this line, and returns
  /// the node, and whether it certainly is that of the expression, because the block described
  /// nothing else, outside conditions.
  mutating func next(of type: Any.Type, line: UInt) -> (node: MountedNode, isCertain: Bool)? {
    // Most items are a single node.
    if !hasBegun {
      let place = first
      if case .node(let node) = place.content {
        guard node.canBeExpected(of: type, line: line) else { return nil }
        hasBegun = true
        return (node, isCertain && place.branch == 0)
      }
    }
    // Most content that follows a node is a node, too.
    if let list, index < list.places.count, case .node(let node) = list.places[index].content,
      node.canBeExpected(of: type, line: line)
    {
      index += 1
      return (node, false)
    }
    return next { content in
      guard case .node(let node) = content, node.canBeExpected(of: type, line: line) else {
        return nil
      }
      return (node, false)
    }
  }

  /// Moves past the next part, and returns it.
  mutating func nextPart() -> MountedPart? {
    // Most parts are the only content of an item.
    if !hasBegun, case .part(let part) = first.content {
      hasBegun = true
      return part
    }
    return next { if case .part(let part) = $0 { part } else { nil } }
  }

  /// Moves past the next items of a `ForEach`, and returns them, and whether they are certain.
  mutating func nextItems() -> (items: MountedItems, isCertain: Bool)? {
    let isFirst = !hasBegun && first.branch == 0 && isCertain
    return next { if case .items(let items) = $0 { (items, isFirst) } else { nil } }
  }

  /// Moves past the next matching place, or not at all if there is none.
  private mutating func next<Found>(_ find: (MountedPlace.Content) -> Found?) -> Found? {
    guard let content = peek() else { return nil }
    if let found = find(content) {
      skip()
      return found
    }
    var ahead = self
    for _ in 1..<Self.lookAhead {
      ahead.skip()
      guard let content = ahead.peek() else { return nil }
      if let found = find(content) {
        ahead.skip()
        self = ahead
        return found
      }
    }
    return nil
  }

  /// Moves to the next place that is neither empty nor a list, and returns its content.
  private mutating func peek() -> MountedPlace.Content? {
    if !hasBegun {
      let content = first.content.ofGroup
      guard case .list(let inner) = content else { return content }
      (list, index, hasBegun) = (inner, 0, true)
    }
    while let current = list {
      guard index < current.places.count else {
        (list, index) = outer.popLast().map { ($0.list, $0.index) } ?? (nil, 0)
        continue
      }
      switch current.places[index].content.ofGroup {
      case .nothing: index += 1
      case .list(let inner):
        outer.append((current, index + 1))
        (list, index) = (inner, 0)
      case let content: return content
      }
    }
    return nil
  }

  /// Moves past the place that ``peek()`` has returned.
  private mutating func skip() {
    if hasBegun { index += 1 } else { hasBegun = true }
  }
}

extension MountedPlace.Content {
  /// The content of a group, which is no place of its own in a block; anything else unchanged.
  fileprivate var ofGroup: MountedPlace.Content {
    if case .group(let group) = self { group.place.content } else { self }
  }
}

extension MountedNode {
  /// Returns whether a builder of a class described the node in a line, and may do so again.
  ///
  /// The node's factory, identity or object is compared when the expression is evaluated.
  func canBeExpected(of type: Any.Type, line: UInt) -> Bool {
    self.line == line && describedType == type && object != nil
  }
}
