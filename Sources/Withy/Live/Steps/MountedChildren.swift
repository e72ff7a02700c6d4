/// The memory of a block of children in a chain.
final class MountedChildren: MountedStep {
  /// The source location of the block.
  let source: SourcePlace

  /// The block.
  let block: ChildBlock

  /// The reconciler of the tree that the block belongs to.
  private weak var reconciler: Reconciler?

  /// Creates the memory of an empty block.
  init(at source: SourcePlace, block: ChildBlock, reconciler: Reconciler) {
    self.source = source
    self.block = block
    self.reconciler = reconciler
    super.init()
  }

  override var key: Int { source.hashValue }

  override func place(ofBlockAt source: SourcePlace) -> MountedPlace? {
    self.source == source ? block.place : nil
  }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    letNodesLeave(isDetached: true)
  }

  override func release(_ object: AnyObject, in patcher: StepPatcher) {
    letNodesLeave(isDetached: false)
  }

  private func letNodesLeave(isDetached: Bool) {
    block.end = reconciler?.pass.number ?? 0
    for node in block.nodes.reversed() {
      reconciler?.pass.departing.append(
        PendingRemoval(node: node, list: block.list, block: block.id, isDetached: isDetached)
      )
    }
  }
}

extension StepPatcher {
  /// Fills a block of children in the chain of a node.
  ///
  /// - Parameters:
  ///   - children: The description of the block.
  ///   - source: The source location of the block.
  ///   - parent: The node.
  @usableFromInline
  func fill<Node: AnyObject>(
    _ children: Hierarchy<Node>,
    at source: SourcePlace,
    of parent: any Nestable
  ) {
    guard let reconciler else { return }
    step(isBlock: true) {
      source.hashValue
    } matches: {
      ($0 as? MountedChildren)?.source == source
    } make: { [self] in
      // A step that waits is made at the end of the same run, when the patcher still has the node.
      let list =
        node.children ?? ChildList(of: parent, node, deallocations: reconciler.deallocations)
      node.children = list
      let block = reconciler.newBlock(in: list, file: source.file, line: source.line)
      return MountedChildren(at: source, block: block, reconciler: reconciler)
    } run: { [self] step, _ in
      guard let block = (step as? MountedChildren)?.block else { return }
      block.list.depth = (reconciler.block?.list.depth ?? 0) + 1
      reconciler.fill(block) { children._reconcile(by: reconciler, at: $0) }
      if block.list.isOutOfOrder { unordered = block.list }
    }
  }
}
