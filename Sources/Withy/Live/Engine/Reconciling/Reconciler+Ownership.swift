/// Objects that belong to one live tree and occur in it once.
extension Reconciler {
  /// Makes the tree own an object, and reports if another tree owned it.
  func own(_ object: AnyObject) {
    guard let block else { return }
    let id = ObjectIdentifier(object)
    let former = members.ownership.take(id, file: block.file, line: block.line)
    guard let former else { return }
    block.report(
      "\(type(of: object)) is already in the live tree at \(former.file):\(former.line); moved here"
    )
  }

  /// Leaves the objects alone that other trees have taken since the last pass.
  ///
  /// Their nodes stay where they are described, so that this tree does not take the objects back. A
  /// node that is leaving is given up at once, with all that is in it.
  func giveUpTaken() {
    let taken = members.ownership.takenByOthers()
    if taken.isEmpty { return }
    let nodes = taken.compactMap { members[$0] }.filter { $0.factory == nil }
    pass.hasActed = true
    for node in nodes { node.isTaken = true }
    for node in nodes where node.isSuspended { giveUp(node) }
    while !pass.pendingRemovals.isEmpty { resolveRemovals() }
    for node in nodes {
      if node.lastRemoval != pass.number, let object = node.object {
        undoSteps(of: node, on: object)
      }
      node.steps = []
      node.hasEntered = false
    }
  }

  /// Forgets a node that another tree has taken, so that it is new where it is described again.
  func giveUp(_ node: MountedNode) {
    guard let object = node.object else { return }
    delayedRemovals.removeValue(forKey: node.id)?.token.consume()
    node.block = MountedBlock.none
    endMembership(of: node, object)
  }

  /// Stores the object of a factory in its node, and returns whether the node may have it.
  func store(_ object: AnyObject, in node: MountedNode) -> Bool {
    let isRefused = refusesAround(object)
    if !isRefused, members.insert(node, with: object) { return true }
    found.removeLast()
    if !isRefused { contest(object) }
    return false
  }

  /// Skips an object that is in the tree already, and notes it for ``decideContests()``.
  func contest(_ object: AnyObject) {
    noteLackingNode()
    pass.contested.append((ObjectIdentifier(object), type(of: object), source.file, source.line))
  }

  /// Reports the contested places whose object is elsewhere; requests another pass if one has left.
  func decideContests() {
    awaitsRemoval = false
    for place in pass.contested {
      guard let node = members[place.id] else {
        pass.isUnfinished = true
        continue
      }
      if node.isSuspended { awaitsRemoval = true }
      if !pass.isWhole || node.isSuspended { continue }
      Diagnostics.report(
        "\(place.type) was created by a builder in this live tree and cannot occur in it again; skipped",
        file: place.file,
        line: place.line
      )
    }
  }
}
