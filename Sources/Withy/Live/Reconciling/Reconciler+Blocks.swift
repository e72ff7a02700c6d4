extension Reconciler {
  /// Walks the description of a block; its list is out of order then, if the nodes are not the same.
  func fill(_ block: ChildBlock, _ walk: @escaping (MountedPlace) -> MountedPlace) {
    if depth + partDepth >= Self.recursionLimit {
      deferred.append { [self, part] in
        self.part = part
        fill(block, walk)
        if block.list.isOutOfOrder { order(block.list, .inWalk) }
      }
      return
    }
    let outer = (self.block, identities, firstFound, base, baseIsPart, metParts)
    self.block = block
    firstFound = found.count
    (base, baseIsPart, metParts) = (firstFound, false, 0)
    identities = Identities(in: block.place)
    let place = walk(block.place)
    afterPlan { [place = block.place] in block.place = place }
    block.place = place
    if !isSame(found[firstFound...], as: block.nodes) {
      depart(block.nodes, from: block)
      replaceNodes(of: block, by: found[firstFound...])
    }
    if firstFound == 0 {
      found.removeAll(keepingCapacity: true)
    } else {
      found.removeSubrange(firstFound...)
    }
    if !isPlanning { block.positions = PartPositions(count: metParts) }
    (self.block, identities, firstFound, base, baseIsPart, metParts) = outer
  }

  /// Walks the description of a part alone, and puts the nodes of its block in order.
  ///
  /// Where the part has the nodes that it had, what stands beside it is not looked at. A part that the walk
  /// over its block has deferred is none of that block's nodes yet.
  func fill(_ part: MountedPart, of block: ChildBlock, isDeferred: Bool = false) {
    self.block = block
    var before: [MountedNode] = []
    part.place.forEachNode { before.append($0) }
    evaluate(part)
    if isDeferred || !isSame(found[...], as: before) {
      depart(before, from: block, at: position(of: part) ?? 0)
      let number = found.count - (isDeferred ? 0 : before.count)
      if isDeferred || !replaceNodes(of: part, before: before, in: block) {
        replaceAllNodes(of: block)
      }
      if number != 0 && !isPlanning { shift(part, by: number) }
    }
    found.removeAll(keepingCapacity: true)
    self.block = nil
  }

  /// Keeps what stands in a block after one of its parts has been walked, and puts it in order.
  private func replaceAllNodes(of block: ChildBlock) {
    found.removeAll(keepingCapacity: true)
    block.place.forEachNode { if $0.stands(in: block, at: pass) { found.append($0) } }
    replaceNodes(of: block, by: found[...])
    if !isPlanning { block.positions = nil }
    order(block.list, .inWalk)
  }

  /// Returns whether the same nodes are in two lists, in the same order.
  private func isSame(_ nodes: ArraySlice<MountedNode>, as others: [MountedNode]) -> Bool {
    guard nodes.count == others.count else { return false }
    let start = nodes.startIndex
    for index in others.indices where nodes[start + index] !== others[index] { return false }
    return true
  }

  /// Keeps what was found in a block, which is not what stood there.
  private func replaceNodes(of block: ChildBlock, by nodes: ArraySlice<MountedNode>) {
    afterPlan { [nodes = block.nodes] in block.nodes = nodes }
    block.nodes = Array(nodes)
    block.list.isOutOfOrder = true
  }

  /// Lets the nodes leave the block that were not found in it, and the tree, unless another place claims them.
  private func depart(_ nodes: [MountedNode], from block: ChildBlock, at index: Int = 0) {
    for (offset, node) in nodes.enumerated()
    where node.visit != pass || node.visitedBlock != block.id {
      departing.append(
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
