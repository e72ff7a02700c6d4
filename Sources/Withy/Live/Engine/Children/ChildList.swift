/// The children of one parent that are described by its blocks, all of which are ordered together.
@usableFromInline
final class ChildList {
  /// The parent, which the list does not retain.
  private(set) weak var parent: (any Nestable)?

  /// The node whose steps include the blocks; `nil` if the only block is that of a `Live`.
  ///
  /// The reference is not weak, because reference counting of an object takes three times as long
  /// once it has a weak reference. The node holds all lists that refer to it, and clears this
  /// reference before it is freed.
  unowned var node: MountedNode?

  /// The block, if the list is that of a `Live`.
  weak var block: MountedBlock?

  /// The parent's content node after the last pass, if it had one.
  private var content: WeakReference<AnyObject>?

  /// Whether the parent had a content node when the list was made.
  let hasContent: Bool

  /// Whether the reconciler watches the content node in every pass.
  var isWatched = false

  /// The depth of the parent; lists of inner parents have a larger one.
  var depth = 0

  /// Whether the nodes have changed since they were last put in order.
  var isOutOfOrder = false

  /// Whether the first inserted node was looked for among the children, in a debug build.
  var isVerified = false

  /// Whether the parent has not taken a node, so that the next pass puts the nodes in order again.
  var isRefusing = false

  /// The last pass that deferred ordering the nodes until the leaving nodes had left.
  var latePass = 0

  init(of parent: (any Nestable)?, _ node: MountedNode? = nil) {
    self.parent = parent
    self.node = node
    content = parent?.contentNode.map { WeakReference($0) }
    hasContent = content != nil
  }

  /// Whether the parent's content node has been replaced, or freed.
  var isContentReplaced: Bool {
    hasContent && parent != nil
      && (content?.object !== parent?.contentNode || content != nil && content?.object == nil)
  }

  /// Returns the content node after the last pass, if that has been replaced since then and still has
  /// an object.
  func formerContent(with object: AnyObject) -> (any Nestable)? {
    guard isContentReplaced, let content = content?.object as? any Nestable,
      content.index(ofObject: object, near: 0) != nil
    else { return nil }
    return content
  }

  /// Returns whether the children are in a node: the parent or its content node.
  func isInside(_ node: AnyObject) -> Bool { parent === node || parent?.contentNode === node }

  func noteContent(_ node: AnyObject?) { content = node.map { WeakReference($0) } }

  func block(of node: MountedNode, in pass: Int) -> MountedBlock? {
    blocks(in: pass).first { node.belongs(to: $0) }
  }

  /// Returns the nodes in the blocks, in order, as far as a pass has found them.
  func nodes(in pass: Int) -> [MountedNode] {
    let blocks = blocks(in: pass)
    // A node that a block has lost to another, or to another live tree, is still in its array.
    func isHere(_ node: MountedNode, _ block: MountedBlock) -> Bool {
      !node.isTaken && node.belongs(to: block)
    }
    if blocks.count == 1, let block = blocks.first,
      block.nodes.allSatisfy({ isHere($0, block) })
    {
      return block.nodes
    }
    return blocks.flatMap { block in block.nodes.filter { isHere($0, block) } }
  }

  /// Returns whether the parent admits a node; before the end of a pass, and while a child is
  /// leaving, a refused one is not reported, as the parent is asked again.
  func admits(
    _ node: MountedNode,
    at stage: ChildListUpdate.Stage,
    isFinal: Bool,
    by reconciler: Reconciler
  ) -> Bool {
    guard let object = node.object, let parent else { return true }
    let isLast = stage == .afterRemovals
    // The block is only looked up if it may be reported.
    let block = isLast ? block(of: node, in: reconciler.pass.number) : nil
    let (file, line) = (block?.file ?? #fileID, block?.line ?? #line)
    let isRefused = Diagnostics.asking(isFinal: isFinal) {
      isLast && parent._isInside(object, file: file, line: line)
        || !parent.admitsObject(object, file: file, line: line)
    }
    // At the last stage this has no effect.
    if isRefused { reconciler.orderLate(self) }
    return !isRefused
  }

  /// The blocks in order, without those that a pass has undone.
  private func blocks(in pass: Int) -> [MountedBlock] {
    guard let node else { return block.map { [$0] } ?? [] }
    let blocks = node.steps.compactMap { ($0 as? MountedChildren)?.block }
    return blocks.filter { $0.list === self && $0.lastUndo != pass }
  }
}

extension MountedNode {
  /// Returns the list of the children of the node's object, or of an object that it holds.
  func list(of parent: (any Nestable)?) -> ChildList {
    if let list = lists.first(where: { $0.parent === parent }) { return list }
    for list in lists where list.parent == nil { list.node = nil }
    lists.removeAll { $0.parent == nil }
    let list = ChildList(of: parent, self)
    lists.append(list)
    return list
  }
}
