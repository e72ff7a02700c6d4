public import Withy

extension LayoutContent {
  /// Returns the hierarchy of the leaves, which are laid out in a live tree.
  @inlinable
  func followed<Node: AnyObject>(
    in tree: Node.Type,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    Hierarchy(_following: hierarchy(in: tree, file: file, line: line)) { old in
      LiveLayout.following(old, self, file, line) { $0 is Node }
    }
  }

  /// Returns the hierarchy of the leaves, in the order of drawing.
  ///
  /// It has the structure of the block, so that leaves have the same identities in it as in a block of
  /// children. A leaf that does not belong to the tree is left out and reported.
  @inlinable
  func hierarchy<Node: AnyObject>(
    in tree: Node.Type,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    // What is around one thing alone has no place of its own, but can be in a branch.
    var content = self
    var branches: [UInt32] = []
    while let inner = content.single {
      if content.branch != 0 { branches.append(content.branch) }
      content = inner
    }
    var hierarchy = content.ownHierarchy(in: tree, file: file, line: line)
    hierarchy._branch = content.branch
    while let branch = branches.popLast() {
      if hierarchy._branch != 0 { hierarchy = Hierarchy(_list: [hierarchy]) }
      hierarchy._branch = branch
    }
    return hierarchy
  }

  /// The hierarchy, outside of the branch.
  @inlinable
  func ownHierarchy<Node: AnyObject>(
    in tree: Node.Type,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    switch form {
    case .leaf(let leaf):
      guard let node = leaf as? Node else {
        Diagnostics.reportForeign(type(of: leaf), in: Node.self, file: file, line: line)
        return Hierarchy()
      }
      return Hierarchy(_node: node)
    case .builder(let builder):
      var question = DescribedLeaf.describe
      builder(&question)
      guard case .hierarchy(let answer) = question else { return Hierarchy() }
      return answer as? Hierarchy<Node> ?? Hierarchy()
    case .items(let items):
      return items.hierarchies(items.contents, file, line) as? Hierarchy<Node> ?? Hierarchy()
    case .list(let items):
      return Hierarchy(_list: items.map { $0.hierarchy(in: tree, file: file, line: line) })
    case .element(let element):
      return Hierarchy(
        _list: element.inOrder.map { $0.hierarchy(in: tree, file: file, line: line) }
      )
    }
  }

  /// What is inside of an element that has one part; `nil` for anything else.
  @usableFromInline var single: LayoutContent? {
    guard case .element(let element) = form, element.details?.content == nil else { return nil }
    return element.content
  }
}

extension DescribedElement {
  /// The two parts of an element that has two, in the order of drawing.
  @usableFromInline var inOrder: [LayoutContent] {
    let other = details?.content ?? .nothing
    return style.kind == .background ? [other, content] : [content, other]
  }
}
