import Withy

extension LayoutContent {
  /// Returns the hierarchy of the leaves, which are laid out in a live tree.
  func followed<Node: AnyObject>(file: StaticString, line: UInt) -> Hierarchy<Node> {
    Hierarchy(
      group: GroupElement(hierarchy(file: file, line: line)) { old in
        let layout = old as? LiveLayout ?? LiveLayout(file: file, line: line)
        layout.describe(self) { $0 is Node }
        return layout
      }
    )
  }

  /// Returns the hierarchy of the leaves, in the order of drawing.
  ///
  /// It has the structure of the block, so that leaves have the same identities in it as in a block of
  /// children. A leaf that does not belong to the tree is left out and reported.
  func hierarchy<Node: AnyObject>(file: StaticString, line: UInt) -> Hierarchy<Node> {
    // What is around one thing alone has no place of its own, but can be in a branch.
    var content = self
    var branches: [UInt32] = []
    while case .element(let element) = content.form, element.details?.content == nil {
      if content.branch != 0 { branches.append(content.branch) }
      content = element.content
    }
    if content.branch != 0 { branches.append(content.branch) }
    var hierarchy: Hierarchy<Node> = content.ownHierarchy(file: file, line: line)
    while let branch = branches.popLast() {
      if hierarchy._branch != 0 { hierarchy = Hierarchy(_list: [hierarchy]) }
      hierarchy._branch = branch
    }
    return hierarchy
  }

  /// The hierarchy, outside of the branch.
  private func ownHierarchy<Node: AnyObject>(file: StaticString, line: UInt) -> Hierarchy<Node> {
    func list(_ contents: [LayoutContent]) -> Hierarchy<Node> {
      Hierarchy(_list: contents.map { $0.hierarchy(file: file, line: line) })
    }
    switch form {
    case .leaf(let leaf):
      guard let node = leaf as? Node else {
        Diagnostics.reportForeign(type(of: leaf), in: Node.self, file: file, line: line)
        return Hierarchy()
      }
      return Hierarchy(_node: node)
    case .builder(let builder): return builder.hierarchy(of: Node.self) ?? Hierarchy()
    case .list(let items): return list(items)
    case .items(let items): return items.hierarchy(file: file, line: line)
    case .element(let element):
      let other = element.details?.content ?? .nothing
      let isBehind = element.style.kind == .background
      return list(isBehind ? [other, element.content] : [element.content, other])
    }
  }
}
