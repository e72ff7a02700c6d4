/// A node that has left the description, and remains a child until it may be removed.
///
/// The records of the node and of what is in it rest meanwhile: nothing is evaluated, no step
/// settles, and an existing object that is described again finds its record unchanged.
final class DelayedRemoval {
  let node: MountedNode

  /// The list of children that contains the node.
  let list: ChildList

  let token = Token()

  /// The step that delays the removal, and its closures for that and for a return of the node: both
  /// are of one declaration, since they can share state.
  private let step: MountedHook
  private let declaration: MountedHook.Declaration

  /// The right to remove a node once.
  final class Token {
    private var isValid = true

    /// Invalidates the token, and returns whether it was valid.
    @discardableResult
    func consume() -> Bool {
      defer { isValid = false }
      return isValid
    }
  }

  init(of node: MountedNode, from list: ChildList, by step: MountedHook) {
    self.node = node
    self.list = list
    (self.step, declaration) = (step, step.declaration)
  }

  /// Calls the closure that delays the removal.
  ///
  /// The closure `remove` retains nothing of the tree, so that the node may retain this closure.
  func begin(in reconciler: Reconciler) {
    guard let object = node.object else { return }
    let ownership = reconciler.members.ownership
    let (parent, content) = (list.parent, list.parent?.contentNode as? any Nestable)
    let remove = { [token, weak reconciler, weak object, weak parent, weak content] in
      guard token.consume(), let object else { return }
      // Another live tree of the same parent may own the object now, and a content node that was
      // replaced may still have it.
      for holder in [parent, content] where !ownership.isTaken(ObjectIdentifier(object)) {
        if holder?.index(ofObject: object, near: 0) != nil { holder?.removeObject(object) }
      }
      reconciler?.endDelayedRemoval(of: object)
    }
    guard let subject = step.subject(of: object) else { return remove() }
    declaration.body(subject, remove)
  }

  /// Calls the closure for a removal that is cancelled.
  func cancel() {
    if let subject = node.object.flatMap(step.subject) { declaration.onCancel?(subject) }
  }
}

extension MountedNode {
  /// The step that delays the removal of the node; the last one, if there are several.
  var removalHook: MountedHook? {
    steps.last { ($0 as? MountedHook)?.event == .departure } as? MountedHook
  }
}

extension Reconciler {
  /// Makes a node rest until it leaves its parent.
  func suspend(_ removal: DelayedRemoval) {
    let node = removal.node
    delayedRemovals[node.id] = removal
    forEachRecord(in: node) { node in
      forgetMoved(from: node)
      members.ownership.setLeaving(true, node.id)
      // No part describes the node: any part that describes it again may have it.
      node.part = MountedParts.none
      for step in node.steps {
        if let step = step as? SettlingStep { settlingSteps.remove(step.id) }
        guard let block = (step as? MountedChildren)?.block else { continue }
        for inner in block.nodes { inner.suspendedList = block.list }
      }
    } part: {
      $0.suspend()
    }
    node.suspendedList = removal.list
  }

  /// Keeps a node that was leaving, or was in one that is, and is described again.
  ///
  /// Whoever delayed the removal may have changed properties: declared values are compared once.
  @inline(never)
  func cancelRemoval(_ node: MountedNode) {
    // The parent may have left and returned meanwhile, with another list of children.
    if let list = node.suspendedList, list.parent !== block?.list.parent {
      noteFormerList(list, of: node)
    }
    let removal = delayedRemovals.removeValue(forKey: node.id)
    removal?.token.consume()
    if let removal {
      pass.cancelled.append(removal)
      pass.returned.insert(node.id)
    }
    forEachRecord(in: node) { node in
      node.expireChanged()
      members.ownership.setLeaving(false, node.id)
      node.suspendedList = nil
      forgetMoved(from: node)
      for case let step as SettlingStep in node.steps { settlingSteps.insert(step, step.id) }
    } part: { part in
      // The state that the part read may have changed meanwhile.
      parts.insert(part, part.id)
      forbidSkipping(part.id)
    }
  }

  /// Removes nodes that have moved to other parents, or other trees, from the blocks of a node.
  private func forgetMoved(from node: MountedNode) {
    for case let step as MountedChildren in node.steps {
      let block = step.block
      block.nodes.removeAll { node in
        guard node.belongs(to: block) else {
          noteFormerList(block.list, of: node)
          return true
        }
        if node.isTaken { giveUp(node) }
        return node.isTaken
      }
    }
  }

  /// Completes the removal of a node that was removed from its parent.
  fileprivate func endDelayedRemoval(of object: AnyObject) {
    let list = delayedRemovals[ObjectIdentifier(object)]?.list
    // No variable retains the node, so that it is freed, with its groups, before a pass that is
    // requested meanwhile.
    pass.pendingRemovals +=
      delayedRemovals.removeValue(forKey: ObjectIdentifier(object)).map {
        [PendingRemoval(node: $0.node, list: $0.list, block: $0.node.block, isDetached: false)]
      } ?? []
    if pass.takesRemovals || pass.pendingRemovals.isEmpty { return }
    completeRemovals {
      // Removals that end meanwhile are added. The pass in which the nodes left has counted them.
      let counted = pass.changes
      pass.takesRemovals = true
      while !pass.pendingRemovals.isEmpty { resolveRemovals() }
      pass.takesRemovals = false
      // A step that was undone may have taken back what another step shares, such as a constraint.
      settle(all: true)
      pass.changes = counted
    }
    // A child that was left out may have room now, and a place its object.
    if list?.isRefusing == true || awaitsRemoval { _ = evaluateAgain(MountedParts.none, false) }
  }

  /// Calls closures with the records of a node and of everything in it, outer ones first; the first
  /// makes a node forget what has moved elsewhere, which is then left out.
  private func forEachRecord(
    in node: MountedNode,
    node nodeBody: (MountedNode) -> Void,
    part partBody: (MountedPart) -> Void
  ) {
    var nodes = [node]
    while let node = nodes.popLast() {
      nodeBody(node)
      for case let step as MountedChildren in node.steps {
        nodes += step.block.nodes
        step.block.place.forEachPlace({ _ in }, part: partBody)
      }
    }
  }
}
