/// The record of a block of children in a chain.
final class MountedChildren: MountedStep {
  let site: CallSite

  let block: MountedBlock

  /// The reconciler of the tree that the block belongs to.
  private weak var reconciler: Reconciler?

  init(at site: CallSite, block: MountedBlock, reconciler: Reconciler) {
    self.site = site
    self.block = block
    self.reconciler = reconciler
    super.init()
  }

  override var key: Int { site.hashValue }

  override func place(ofBlockAt site: CallSite) -> MountedPlace? {
    self.site == site ? block.place : nil
  }

  func setNotedValues() {
    for (index, node) in block.nodes.enumerated() where node.hasNotes {
      reconciler?.setNotedValues(of: node, at: index)
    }
  }

  override func expire() { block.expire() }

  /// Returns any object as it is: the nodes leave even if their parent is gone.
  override func subject(of object: AnyObject) -> AnyObject? { object }

  override func undo(on object: AnyObject, in patcher: StepPatcher) {
    letNodesLeave(isDetached: true)
  }

  override func release(_ object: AnyObject) {
    letNodesLeave(isDetached: false)
  }

  private func letNodesLeave(isDetached: Bool) {
    block.lastUndo = reconciler?.pass.number ?? 0
    if block.lastWalk == block.lastUndo { block.forgetWalk() }
    for node in block.nodes.reversed() {
      reconciler?.pass.pendingRemovals.append(
        PendingRemoval(node: node, list: block.list, block: block.id, isDetached: isDetached)
      )
    }
  }
}

extension StepPatcher {
  /// Finds or makes the record of a block of children, for the caller to fill; returns `nil` if the
  /// block waits, and is filled by the closure later.
  func blockRecord(
    at site: CallSite,
    of parent: AnyObject,
    fill: @escaping (_ step: MountedStep) -> Void
  ) -> MountedStep? {
    guard let reconciler else { return nil }
    // The blocks before this one need not be in order: it cannot observe them.
    return findOrMake(
      key: { site.hashValue },
      matches: { $0.place(ofBlockAt: site) != nil },
      make: { [self] in
        // A step that waits is made at the end of this run, when the patcher still has the node.
        let list = node.list(of: parent as? any Nestable)
        let block = reconciler.newBlock(in: list, file: site.file, line: site.line)
        return MountedChildren(at: site, block: block, reconciler: reconciler)
      },
      run: fill
    )
  }

  @usableFromInline
  func fill<Node: AnyObject>(_ step: MountedStep, _ children: Hierarchy<Node>) {
    // A block is only matched with, or made as, a step of this class.
    let step = unsafeDowncast(step, to: MountedChildren.self)
    guard let reconciler = enter(step.block) else { return }
    let place = children._reconcile(by: reconciler, at: step.block.place)
    leave(step.block, place, reconciler)
  }

  private func enter(_ block: MountedBlock) -> Reconciler? {
    // If the steps run again, the block has its content already.
    guard let reconciler, block.lastWalk != reconciler.pass.number else { return nil }
    block.lastWalk = reconciler.pass.number
    reconciler.enter(block)
    return reconciler
  }

  private func leave(_ block: MountedBlock, _ place: MountedPlace, _ reconciler: Reconciler) {
    reconciler.leave(block, place)
    if unordered !== block.list { orderChildren() }
    if block.list.isOutOfOrder { unordered = block.list }
  }
}
