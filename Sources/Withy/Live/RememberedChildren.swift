/// What is remembered of a block of children in a chain.
final class RememberedChildren: RememberedStep {
  /// Where the block is written.
  let source: SourcePlace

  /// The block.
  let block: ChildBlock

  /// The passes of the tree that the block belongs to.
  private weak var reconciler: Reconciler?

  /// Creates the memory of a block in which nothing stands.
  init(at source: SourcePlace, block: ChildBlock, reconciler: Reconciler) {
    self.source = source
    self.block = block
    self.reconciler = reconciler
    super.init()
  }

  override var key: Int { source.hashValue }

  override func undo(on object: AnyObject, in recorder: Recorder) {
    letNodesLeave(isDetached: true)
  }

  override func release(_ object: AnyObject, in recorder: Recorder) {
    letNodesLeave(isDetached: false)
  }

  private func letNodesLeave(isDetached: Bool) {
    block.end = reconciler?.pass ?? 0
    for node in block.nodes.reversed() {
      reconciler?.departing.append(
        Departure(node: node, list: block.list, block: block.id, isDetached: isDetached)
      )
    }
  }
}

extension Reconciler {
  /// Fills a block of children in the chain of a node.
  ///
  /// - Parameters:
  ///   - children: The description of the block.
  ///   - source: Where the block is written.
  ///   - parent: The node.
  ///   - recorder: The recorder of the chain.
  func fill<Node: AnyObject>(
    _ children: Hierarchy<Node>,
    at source: SourcePlace,
    of parent: any Nestable,
    recordedBy recorder: Recorder
  ) {
    guard let node = recorder.memory as? LiveNode else { return }
    recorder.step(isBlock: true) {
      source.hashValue
    } matches: {
      ($0 as? RememberedChildren)?.source == source
    } make: { [self] in
      let list = node.children ?? ChildList(of: parent, node, remains: remains)
      node.children = list
      let block = newBlock(in: list, file: source.file, line: source.line)
      return RememberedChildren(at: source, block: block, reconciler: self)
    } run: { [self] step, _ in
      guard let block = (step as? RememberedChildren)?.block else { return }
      block.list.depth = (self.block?.list.depth ?? 0) + 1
      if isPlanning { block.list.plan(block, in: self) }
      fill(block) { children._reconcile(by: self, at: $0) }
      if block.list.isOutOfOrder { recorder.unordered = block.list }
    }
  }
}
