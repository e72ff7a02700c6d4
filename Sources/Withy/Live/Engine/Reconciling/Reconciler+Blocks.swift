/// The walk over blocks of children and over single parts of them.
extension Reconciler {
  /// Begins the walk over a block.
  func enter(_ block: MountedBlock) {
    outerWalks.append((self.block, found, position))
    block.list.depth = depth
    self.block = block
    found = FoundNodes(besides: block.nodes)
    position = WalkPosition(
      partID: position.partID,
      identities: Identities(in: block.place)
    )
  }

  /// Ends the walk over a block, and marks its list as out of order if the nodes have changed.
  func leave(_ block: MountedBlock, _ place: MountedPlace) {
    block.place = place
    if !found.isSame {
      addRemovals(of: block.nodes, from: block)
      block.nodes = found.nodes
      block.list.isOutOfOrder = true
    }
    block.positions = PartPositions(count: position.partCount)
    if let outer = outerWalks.popLast() { (self.block, found, position) = outer }
  }

  /// Walks the description of a single part, and puts the nodes of its block in order.
  ///
  /// If several parts have other nodes, these are collected once for all of them, after the walk.
  func fill(_ part: MountedPart, of block: MountedBlock) {
    self.block = block
    var before: [MountedNode] = []
    part.place.forEachNode { before.append($0) }
    let start = parts.position(of: part) ?? 0
    found = FoundNodes(besides: before, from: start)
    depth = part.depth
    inEnvironment(part.environment) { evaluate(part) }
    depth = Self.outermost
    if !found.isSame {
      addRemovals(of: before, from: block, at: start)
      let now = found.nodes
      let update = PartUpdate(part: part, block: block, reconciler: self, before: before, now: now)
      if !update.run() {
        pass.incomplete[ObjectIdentifier(block)] = block
      }
      if now.count != before.count { parts.shift(part, by: now.count - before.count) }
    }
    found = FoundNodes()
    self.block = nil
  }

  /// Collects the nodes of the blocks whose parts have been walked alone, once for all parts, and
  /// puts them in order.
  func collectIncomplete() {
    let blocks = pass.incomplete.values.sorted { $0.id < $1.id }
    pass.incomplete = [:]
    for block in blocks {
      var nodes: [MountedNode] = []
      block.place.forEachNode { nodes.append($0) }
      block.nodes = nodes.filter { $0.belongs(to: block) }
      // The positions also count nodes that are elsewhere.
      if block.nodes.count < nodes.count { block.positions = nil }
      order(block.list, .inWalk)
    }
  }

  /// Puts the children of a parent in the order of its blocks, or defers it to a later stage.
  func order(_ list: ChildList, _ stage: ChildListUpdate.Stage) {
    var update = ChildListUpdate(of: list, stage, by: self)
    update.run()
  }

  /// Defers ordering a list until the leaving nodes have left.
  func orderLate(_ list: ChildList) { deferred.addUntilRemoved(list, in: pass.number) }

  /// Notes the nodes that were not found in the block again: they leave it, and the tree unless
  /// another place claims them; the last leaves first, which is best for arrays.
  private func addRemovals(of nodes: [MountedNode], from block: MountedBlock, at index: Int = 0) {
    for offset in nodes.indices.reversed() {
      let node = nodes[offset]
      if node.lastVisit == pass.number && node.block == block.id { continue }
      pass.pendingRemovals.append(
        PendingRemoval(
          node: node,
          list: block.list,
          block: block.id,
          index: index + offset,
          isDetached: true
        )
      )
    }
  }
}
