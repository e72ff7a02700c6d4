public import Withy

extension LayoutContent {
  /// Returns the hierarchy of the leaves, which a live tree lays out.
  @inlinable
  func followed(file: StaticString, line: UInt) -> Hierarchy<Node> {
    Hierarchy(
      _describing: {
        let walk = LayoutWalk<Node>(file: file, line: line)
        let elements = walk.elements
        return (
          self.hierarchy(in: walk), { LiveLayout.following($0, elements, file, line) }
        )
      },
      reportUnfollowed: { LiveLayout.reportUnfollowed(file, line) }
    )
  }

  /// Returns the hierarchy of the leaves, in drawing order.
  ///
  /// The hierarchy has the structure of the block, so that leaves have the same identities as in a
  /// block of children. A leaf that does not belong to the tree is left out and reported.
  @inlinable
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    // An element with a single part adds no level of identity, but can be in a branch.
    var (content, walk) = (self, walk)
    var branches: [UInt32] = []
    var count = 0
    while case .element(let element) = content.form, element.other == nil {
      if content.branch != 0 {
        if walk.isAtLimit { break }
        branches.append(content.branch)
        walk = walk.inside
      }
      walk.elements.begin(element)
      count += 1
      content = element.content
    }
    var hierarchy = content.ownHierarchy(in: walk)
    hierarchy._branch = content.branch
    while let branch = branches.popLast() {
      if hierarchy._branch != 0 { hierarchy = Hierarchy(_list: [hierarchy]) }
      hierarchy._branch = branch
    }
    for _ in 0..<count { walk.elements.end() }
    return hierarchy
  }

  /// Returns the hierarchy of anything but an element with a single part, without its branch; of
  /// such an element, too, in a branch that is nested too deep.
  @inlinable
  func ownHierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    switch form {
    case .leaf(let leaf):
      guard let node = walk.node(of: leaf, packedSpec, packedNumbers) else { return Hierarchy() }
      return Hierarchy(_node: node)
    case .builder(let makeHierarchy): return makeHierarchy(walk, packedSpec, packedNumbers)
    case .items(let items): return items.hierarchy(in: walk)
    case .part(let part): return part.hierarchy(in: walk)
    case .list(let items):
      if walk.isAtLimit { return deepHierarchy(in: walk) }
      let walk = walk.inside
      return Hierarchy(_list: items.map { $0.hierarchy(in: walk) })
    case .element(let element):
      if walk.isAtLimit { return deepHierarchy(in: walk) }
      guard let (first, second) = element.parts else { return Hierarchy() }
      let walk = walk.inside
      walk.elements.begin(element)
      let list = [first.hierarchy(in: walk)]
      walk.elements.next()
      defer { walk.elements.end() }
      return Hierarchy(_list: list + [second.hierarchy(in: walk)])
    }
  }

  /// Returns the hierarchy of deeply nested content as one list, in which each leaf is identified
  /// by its path: lists nested without limit would have to be walked and freed recursively.
  @inlinable
  func deepHierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    var paths: [UInt] = []
    var hierarchies: [Hierarchy<Node>] = []
    var rest = [DeepStep.content(self, path: 1)]
    while let step = rest.popLast() {
      guard case .content(let content, var path) = step else {
        if case .next = step { walk.elements.next() } else { walk.elements.end() }
        continue
      }
      if content.branch != 0 { path = Self.path(path, UInt(content.branch)) }
      switch content.form {
      case .leaf, .builder, .items, .part:
        paths.append(path)
        hierarchies.append(content.ownHierarchy(in: walk))
      case .list(let items):
        for index in items.indices.reversed() {
          rest.append(.content(items[index], path: Self.path(path, UInt(index))))
        }
      case .element(let element):
        walk.elements.begin(element)
        rest.append(.end)
        if let (first, second) = element.parts {
          rest.append(.content(second, path: Self.path(path, 1)))
          rest.append(.next)
          rest.append(.content(first, path: Self.path(path, 0)))
        } else {
          rest.append(.content(element.content, path: path))
        }
      }
    }
    let items = ForEach(paths, id: \.self) { _ in Hierarchy<Node>() }
    return items._hierarchy(of: hierarchies, file: walk.file, line: walk.line)
  }

  /// A step of the walk over deeply nested content.
  @usableFromInline
  enum DeepStep {
    /// Content with a hash of its path.
    case content(LayoutContent, path: UInt)

    /// Between the parts of an element with two.
    case next

    /// The end of an element.
    case end
  }

  /// Returns a hash of a path extended by one step, which is unique for all practical purposes.
  @usableFromInline
  static func path(_ path: UInt, _ step: UInt) -> UInt {
    let mixed = (path ^ (step &+ 0x9E37)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 29
  }
}
