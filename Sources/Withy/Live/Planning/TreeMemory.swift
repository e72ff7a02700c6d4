/// What a live tree remembers, as it is before a plan.
///
/// A plan changes what is remembered as a pass does, and it is put back when the plan is over. So no code that changes it
/// knows of plans; whoever adds a property to a class of the memory adds it to `restoration()` of that class. What need not be
/// put back are marks that hold for the pass whose number they are, and guesses that decide nothing.
///
/// It is put back into the same objects, and not copied, because identities, weak references and what users hold of the tree
/// lead to these. As long as it is held none of them goes.
final class TreeMemory {
  /// What puts everything back but the steps of nodes.
  private var restorations: [() -> Void]

  /// What puts the steps of nodes back, in the order in which they were noted.
  private var steps: [() -> Void] = []

  #if WITHY_INTERNAL_CHECKS
    private var descriptions = MemoryDescriptions()
  #endif

  /// Takes down what the tree of a block remembers.
  ///
  /// The members are all its nodes, however deep, so that there is no recursion.
  init(of reconciler: Reconciler, in block: ChildBlock) {
    restorations = [reconciler.restoration(), reconciler.settlingSteps.restoration()]
    note(block.list, block.list.restoration())
    note(block)
    for node in reconciler.members.values { note(node) }
  }

  /// Takes down what the steps of a node remember: most are as they were, and only a ``StepPatcher`` that begins with
  /// them changes them.
  func noteSteps(of node: MountedNode) {
    let restorations = (node.steps + node.parked).map { $0.restoration() }
    steps.append {
      // Who holds what describes the node as the plan has it holds that.
      node.letGoOfDescription()
      for restore in restorations { restore() }
    }
  }

  /// Puts all back.
  func restore() {
    for restore in steps.reversed() { restore() }
    for restore in restorations { restore() }
    #if WITHY_INTERNAL_CHECKS
      descriptions.check()
    #endif
  }

  private func note(_ node: MountedNode) {
    note(node, node.restoration())
    #if WITHY_INTERNAL_CHECKS
      for step in node.steps + node.parked { descriptions.add(step) }
    #endif
    guard let children = node.children else { return }
    note(children, children.restoration())
    for case let step as MountedChildren in node.steps { note(step.block) }
  }

  private func note(_ block: ChildBlock) {
    note(block, block.restoration())
    block.place.forEachContent { content in
      switch content {
      case .items(let items): note(items, items.restoration())
      case .part(let part): note(part, part.restoration())
      case .nothing, .node, .list, .group: break
      }
    }
  }

  private func note(_ object: AnyObject, _ restoration: @escaping () -> Void) {
    restorations.append(restoration)
    #if WITHY_INTERNAL_CHECKS
      descriptions.add(object)
    #endif
  }
}
