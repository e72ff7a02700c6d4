/// A snapshot of the memory of a live tree before a plan.
///
/// A plan changes the memory like a pass, and it is restored when the plan is over. So no code that
/// changes it has to know of plans; a property added to a class of the memory must be added to the
/// `restoration()` of that class. Only marks that are valid in the pass whose number they hold, and
/// guesses that decide nothing, need not be restored.
///
/// The state is restored in the same objects rather than copied to new ones, because identities,
/// weak references and references held by users lead to these. The snapshot keeps them all alive.
final class TreeSnapshot {
  /// The closures that restore everything but the steps of nodes.
  private var restorations: [() -> Void]

  /// The closures that restore the steps of nodes, in the order in which they were noted.
  private var steps: [() -> Void] = []

  #if WITHY_INTERNAL_CHECKS
    private var descriptions = MemoryDescriptions()
  #endif

  /// Takes a snapshot of the tree of a block.
  ///
  /// The members include all its nodes, at any depth, so that there is no recursion.
  init(of reconciler: Reconciler, in block: ChildBlock) {
    restorations = [reconciler.restoration(), reconciler.settlingSteps.restoration()]
    note(block.list, block.list.restoration())
    note(block)
    for node in reconciler.members.values { note(node) }
  }

  /// Takes a snapshot of the steps of a node before they change.
  ///
  /// Most steps do not change: only a ``StepPatcher`` that begins a run over them changes them.
  func noteSteps(of node: MountedNode) {
    let restorations = (node.steps + node.parked).map { $0.restoration() }
    steps.append {
      // A description of the node as it is in the plan, if referenced elsewhere, stores the plan's
      // steps.
      node.letGoOfDescription()
      for restore in restorations { restore() }
    }
  }

  /// Restores everything.
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
