/// A node that has left the description, and stays among the children until it may be removed.
///
/// Its memory rests meanwhile: nothing in it is evaluated or settles, and an existing object that is
/// described again finds it as it was.
final class DelayedRemoval {
  let node: MountedNode

  /// The children among which the node stands.
  let list: ChildList

  /// Whether the node may still be removed.
  let permission = Permission()

  /// What is called before the node is removed.
  private let body: (AnyObject, @escaping () -> Void) -> Void

  /// The permission to remove a node, which is given once.
  final class Permission {
    private var isThere = true

    /// Takes the permission away; returns whether it was there.
    @discardableResult
    func take() -> Bool {
      defer { isThere = false }
      return isThere
    }
  }

  /// Creates the delayed removal of a node; `nil` if nothing is to be called.
  init?(of node: MountedNode, from list: ChildList) {
    guard let step = node.steps.last(where: { $0 is MountedRemovalHook }) as? MountedRemovalHook
    else { return nil }
    self.node = node
    self.list = list
    body = step.body
  }

  /// Calls what is to be called.
  ///
  /// The closure that removes the node keeps nothing of the tree alive, so that the node itself can hold it.
  fileprivate func begin(in reconciler: Reconciler) {
    guard let object = node.object else { return }
    let ownership = reconciler.ownership
    body(object) { [permission, weak reconciler, weak object, weak parent = list.parent] in
      guard permission.take(), let object else { return }
      // Another live tree of the same parent may have it now.
      if !ownership.isTaken(ObjectIdentifier(object)) { parent?.removeIfChild(object) }
      reconciler?.endDelayedRemoval(of: object)
    }
  }
}

extension Reconciler {
  /// Lets a node rest that leaves its parent later.
  func rest(_ removal: DelayedRemoval) {
    let node = removal.node
    delayedRemovals[node.id] = removal
    forEachMemory(in: node) { [self] node in
      forgetMoved(from: node)
      // No part describes it: who describes it again may have it.
      node.part = 0
      node.children?.isResting = true
      for step in node.steps {
        (step as? SettlingStep)?.isResting = true
        guard let block = (step as? MountedChildren)?.block else { continue }
        for inner in block.nodes { inner.restingList = block.list }
      }
    } part: { [self] part in
      part.rest()
      touch { part.endObservation() }
    }
    node.restingList = removal.list
  }

  /// Calls what is to be called before the nodes are removed that have left in this pass.
  func beginDelayedRemovals() {
    let leaving = self.leaving
    self.leaving = []
    for removal in leaving where delayedRemovals[removal.node.id] === removal {
      touch { removal.begin(in: self) }
    }
  }

  /// Keeps a node that was leaving, or stood in something that is, and is described again.
  @inline(never)
  func stay(_ node: MountedNode) {
    if let list = node.restingList { noteFormerList(list, of: node) }
    let removal = delayedRemovals.removeValue(forKey: node.id)
    touch { removal?.permission.take() }
    forEachMemory(in: node) { [self] node in
      node.restingList = nil
      node.children?.isResting = false
      forgetMoved(from: node)
      for case let step as SettlingStep in node.steps { step.isResting = false }
    } part: { [self] part in
      // What it read may have changed meanwhile.
      parts.insert(part)
      evaluateLater(part.id)
    }
  }

  /// Lets the blocks of a node forget what has gone to other parents.
  private func forgetMoved(from node: MountedNode) {
    for case let step as MountedChildren in node.steps {
      let block = step.block
      block.nodes.removeAll { node in
        if node.stands(in: block, at: pass) { return false }
        noteFormerList(block.list, of: node)
        return true
      }
    }
  }

  /// Ends the leaving of a node that was removed from its parent.
  fileprivate func endDelayedRemoval(of object: AnyObject) {
    if isPlanning { return postponed.append { [self] in endDelayedRemoval(of: object) } }
    let id = ObjectIdentifier(object)
    guard let removal = delayedRemovals.removeValue(forKey: id) else { return }
    let node = removal.node
    departing.append(
      PendingRemoval(node: node, list: removal.list, block: node.block, isDetached: false)
    )
    if takesDepartures { return }
    // The pass in which it left has counted that, and no other has anything to do with it.
    let counted = changes
    leaveAll()
    changes = counted
    // A child that was left out may have room now.
    if !refusing.isEmpty { _ = evaluateAgain(0) }
  }

  /// Calls closures with what is remembered of a node and of what is in it, the outer ones first: nodes, which forget
  /// what has moved elsewhere, and parts.
  private func forEachMemory(
    in node: MountedNode,
    node nodeBody: (MountedNode) -> Void,
    part partBody: (MountedPart) -> Void
  ) {
    var nodes = [node]
    while let node = nodes.popLast() {
      nodeBody(node)
      for case let step as MountedChildren in node.steps {
        nodes += step.block.nodes
        step.block.place.forEachContent { if case .part(let part) = $0 { partBody(part) } }
      }
    }
  }
}

extension Nestable {
  /// Removes an object, if it is a child.
  fileprivate func removeIfChild(_ object: AnyObject) {
    if children.contains(where: { $0 === object }) { removeObject(object) }
  }
}
