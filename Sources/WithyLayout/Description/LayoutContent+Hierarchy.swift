public import Withy

extension LayoutContent {
  /// Returns the hierarchy of the leaves, which a live tree lays out.
  @inlinable
  func followed<Node: AnyObject>(
    in tree: Node.Type,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    let walk = LeafWalk()
    return Hierarchy(_following: hierarchy(in: tree, walk, file: file, line: line)) { old in
      LiveLayout.following(old, self, walk, file, line)
    }
  }

  /// Returns the hierarchy of the leaves, in drawing order.
  ///
  /// It has the structure of the block, so that leaves have the same identities as in a block of
  /// children. A leaf that does not belong to the tree is left out and reported.
  @inlinable
  func hierarchy<Node: AnyObject>(
    in tree: Node.Type,
    _ walk: LeafWalk,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    // An element with a single part adds no level of identity, but can be in a branch.
    var content = self
    var branches: [UInt32] = []
    while let inner = content.single {
      if content.branch != 0 { branches.append(content.branch) }
      content = inner
    }
    var hierarchy = content.ownHierarchy(in: tree, walk, file: file, line: line)
    hierarchy._branch = content.branch
    while let branch = branches.popLast() {
      if hierarchy._branch != 0 { hierarchy = Hierarchy(_list: [hierarchy]) }
      hierarchy._branch = branch
    }
    return hierarchy
  }

  /// Returns the hierarchy without its branch.
  @inlinable
  func ownHierarchy<Node: AnyObject>(
    in tree: Node.Type,
    _ walk: LeafWalk,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    switch form {
    case .leaf(let leaf):
      let node = leaf as? Node
      walk.note(node != nil)
      if let node { return Hierarchy(_node: node) }
      Diagnostics.reportForeign(type(of: leaf), in: Node.self, file: file, line: line)
      return Hierarchy()
    case .builder(let builder):
      var question = DescribedLeaf.describe
      builder(&question)
      var hierarchy: Hierarchy<Node>?
      if case .hierarchy(let answer) = question { hierarchy = answer as? Hierarchy<Node> }
      walk.note(hierarchy != nil)
      return hierarchy ?? Hierarchy()
    case .items(let items):
      let first = walk.count
      let answer = items.hierarchies(items.contents, walk, file, line)
      if let hierarchy = answer as? Hierarchy<Node> { return hierarchy }
      walk.refuse(from: first)
      return Hierarchy()
    case .part(let part):
      let first = walk.count
      walk.note(part)
      if let hierarchy = part.makeHierarchy(part, file, line) as? Hierarchy<Node> {
        return hierarchy
      }
      walk.refuse(from: first)
      return Hierarchy()
    case .list, .element:
      if walk.depth == LeafWalk.recursionLimit {
        return deepHierarchy(in: tree, walk, file: file, line: line)
      }
      walk.depth += 1
      defer { walk.depth -= 1 }
      return Hierarchy(
        _list: parts.map { $0.hierarchy(in: tree, walk, file: file, line: line) }
      )
    }
  }

  /// Returns the hierarchy of deeply nested content as one list, in which each leaf is identified
  /// by its path: lists nested without limit would have to be walked and freed recursively.
  @inlinable
  func deepHierarchy<Node: AnyObject>(
    in tree: Node.Type,
    _ walk: LeafWalk,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    var ways: [UInt] = []
    var hierarchies: [Hierarchy<Node>] = []
    var rest = [(content: self, way: UInt(1))]
    while var (content, way) = rest.popLast() {
      while let inner = content.single {
        if content.branch != 0 { way = Self.way(way, UInt(content.branch)) }
        content = inner
      }
      if content.branch != 0 { way = Self.way(way, UInt(content.branch)) }
      switch content.form {
      case .leaf, .builder, .items, .part:
        ways.append(way)
        hierarchies.append(content.ownHierarchy(in: tree, walk, file: file, line: line))
      case .list, .element:
        for (index, part) in content.parts.enumerated().reversed() {
          rest.append((part, Self.way(way, UInt(index))))
        }
      }
    }
    let items = ForEach(ways, id: \.self) { _ in Hierarchy<Node>() }
    return items._hierarchy(of: hierarchies, file: file, line: line)
  }

  /// Returns a hash of a path extended by one step, which is unique for all practical purposes.
  @usableFromInline
  static func way(_ way: UInt, _ step: UInt) -> UInt {
    let mixed = (way ^ (step &+ 0x9E37)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 29
  }

  /// The contents of a list or an element, in drawing order.
  @usableFromInline var parts: [LayoutContent] {
    switch form {
    case .leaf, .builder, .items, .part: []
    case .list(let items): items
    case .element(let element): element.inOrder
    }
  }

  /// The content of an element that has only one part; `nil` for anything else.
  @usableFromInline var single: LayoutContent? {
    guard case .element(let element) = form, element.other == nil else { return nil }
    return element.content
  }
}
