/// The end of a pass: unclaimed nodes are removed, and waiting lists are ordered.
extension Reconciler {
  /// Ends a pass: unclaimed nodes leave, nodes that waited for that enter, steps settle, followers
  /// are called, and the hooks of the new nodes run.
  func finish() {
    for list in deferred.takeWalked() { order(list, .afterWalk) }
    if !pass.pendingRemovals.isEmpty { evaluation.restoreReplaced(in: leavingNodes) }
    // Freeing a node may trigger removals that were waiting.
    while !pass.pendingRemovals.isEmpty { resolveRemovals() }
    pass.takesRemovals = false
    decideContests()
    for list in deferred.takeRemoved(in: pass.number) { order(list, .afterRemovals) }
    if !pass.formerLists.isEmpty { leaveFormerParents() }
    deferred.noteContents()
    if !pass.surroundings.isEmpty { pass.surroundings = [:] }
    // Nodes that left are freed now, with their groups, not when the next pass reuses the patchers.
    patchers.forEach { $0.forget() }
    evaluation.forget()
    settle()
    container?.didNest()
    groups.follow(self)
    for removal in pass.cancelled { removal.cancel() }
    pass.cancelled = []
    for removal in pass.leaving where delayedRemovals[removal.node.id] === removal {
      removal.begin(in: self)
    }
    // Nodes that were removed at once are freed now, not after the hooks of the new ones.
    pass.leaving = []
    for node in pass.entered where node.hasEntered { node.callHooks(for: .insertion) }
    pass.entered = []
  }

  /// The nodes that leave, with all that is in them, except what the pass has found elsewhere.
  ///
  /// A node that was not found need not be leaving: blocks that are unchanged are not walked.
  private var leavingNodes: Set<ObjectIdentifier> {
    var leaving: Set<ObjectIdentifier> = []
    var nodes = pass.pendingRemovals.map(\.node)
    while let node = nodes.popLast() {
      if node.lastVisit == pass.number { continue }
      leaving.insert(ObjectIdentifier(node))
      for case let step as MountedChildren in node.steps { nodes += step.block.nodes }
    }
    return leaving
  }

  /// Decides about all nodes that may leave.
  func resolveRemovals() {
    var lookup = ChildLookup()
    // Nodes that leave can add to the list.
    var index = 0
    while index < pass.pendingRemovals.count {
      resolve(pass.pendingRemovals[index], &lookup)
      index += 1
    }
    pass.pendingRemovals = []
  }

  /// Notes the list of children that contained a node which this pass has found elsewhere.
  func noteFormerList(_ list: ChildList, of node: MountedNode) {
    if pass.formerLists[node.id] == nil { pass.moved.append(node) }
    pass.formerLists[node.id, default: []].append(list)
  }

  /// Removes nodes from their former parents, if these still have them: a new parent cannot take a
  /// node away from the former one if the node does not know its parent.
  private func leaveFormerParents() {
    var lookup = ChildLookup()
    for moved in pass.moved {
      // An object that has left and returned has another node.
      let node = members[moved.id] ?? moved
      guard node.hasEntered, let object = node.object else { continue }
      for list in pass.formerLists[node.id] ?? []
      where list.block(of: node, in: pass.number) == nil {
        if lookup.contains(node, in: list) { list.parent?.removeObject(object) }
        if let content = list.formerContent(with: object), !isDescribed(node, inside: content) {
          content.removeObject(object)
        }
      }
    }
    (pass.formerLists, pass.moved) = ([:], [])
  }

  /// Returns whether a former content node contains a node again, as a parent of its own or as the
  /// content node of another one.
  private func isDescribed(_ node: MountedNode, inside content: AnyObject) -> Bool {
    members.lists.contains {
      $0.isInside(content) && $0.block(of: node, in: pass.number) != nil
    }
  }

  /// Decides about a node that may leave: removes it, undoes its steps, and then calls `onRemove`,
  /// unless it was found elsewhere or delays that.
  private func resolve(_ removal: PendingRemoval, _ lookup: inout ChildLookup) {
    let node = removal.node
    if node.lastVisit == pass.number { return noteFormerList(removal.list, of: node) }
    guard node.lastRemoval != pass.number, node.block == removal.block,
      delayedRemovals[node.id] == nil, let object = node.object
    else { return }
    let isTaken = node.isTaken || node.factory == nil && members.ownership.isTaken(node.id)
    // A node that leaves together with its parent does not delay its removal.
    let isAlone = removal.list.node?.lastRemoval != pass.number
    if removal.isDetached && !isTaken
      && lookup.contains(node, in: removal.list, near: removal.index)
    {
      countRemoval(of: node, from: removal.list)
      if isAlone, let hook = node.removalHook {
        let delayed = DelayedRemoval(of: node, from: removal.list, by: hook)
        suspend(delayed)
        pass.leaving.append(delayed)
        return
      }
      removal.list.parent?.removeObject(object)
    } else if removal.isDetached && !isTaken {
      removal.list.formerContent(with: object)?.removeObject(object)
    }
    endMembership(of: node, object)
  }

  /// Ends the membership of a node that is no longer a child, or belongs to another tree.
  func endMembership(of node: MountedNode, _ object: AnyObject) {
    node.lastRemoval = pass.number
    node.suspendedList = nil
    for list in node.lists { list.isRefusing = false }
    undoSteps(of: node, on: object)
    members.remove(node)
  }

  /// Undoes the steps of a node that leaves, and then calls `onRemove` if it had entered.
  func undoSteps(of node: MountedNode, on object: AnyObject) {
    node.freezeDescription()
    if node.factory != nil {
      for step in node.steps.reversed() {
        if let subject = step.subject(of: object) { step.release(subject) }
      }
    } else {
      undoAll(of: node, on: object)
    }
    if node.hasEntered { node.callHooks(for: .removal) }
  }

  /// Undoes the steps of an existing object; sets no property of one that another tree has taken.
  private func undoAll(of node: MountedNode, on object: AnyObject) {
    let isTaken = node.isTaken || members.ownership.isTaken(node.id)
    let patcher = StepPatcher(of: self)
    patcher.begin(node, at: nil)
    for step in node.steps.reversed() {
      guard let object = step.subject(of: object) else { continue }
      if isTaken && step.path != nil {
        step.release(object)
      } else {
        step.undo(on: object, in: patcher)
      }
    }
  }

  /// Removes a node that a parent does not take, for lack of room or because it refuses the node,
  /// from that parent and from its former ones.
  func leaveOut(_ node: MountedNode, of list: ChildList, _ lookup: inout ChildLookup) {
    var known: Set<ObjectIdentifier> = []
    for list in [list] + (pass.formerLists[node.id] ?? [])
    where known.insert(ObjectIdentifier(list)).inserted && lookup.contains(node, in: list) {
      if !pass.returned.contains(node.id) { countRemoval(of: node, from: list) }
      list.parent?.removeObject(node.child)
    }
    if !node.hasEntered { return }
    node.hasEntered = false
    node.isFollowed = false
    node.callHooks(for: .removal)
  }

  private func countRemoval(of node: MountedNode, from list: ChildList) {
    guard let parent = list.parent else { return }
    pass.changes.add(.init(kind: .removal, node: node.type, index: nil, object: type(of: parent)))
  }
}
