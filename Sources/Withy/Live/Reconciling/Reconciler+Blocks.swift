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
    let outer = (self.block, identities, found, base, baseIsPart, metParts)
    self.block = block
    found = FoundNodes(besides: block.nodes)
    (base, baseIsPart, metParts) = (0, false, 0)
    identities = Identities(in: block.place)
    let place = walk(block.place)
    block.place = place
    if !found.isSame {
      depart(block.nodes, from: block)
      replaceNodes(of: block, by: found.nodes)
    }
    block.positions = PartPositions(count: metParts)
    (self.block, identities, found, base, baseIsPart, metParts) = outer
  }

  /// Walks the description of a part alone, and puts the nodes of its block in order.
  ///
  /// Where the part has the nodes that it had, what stands beside it is not looked at. A part that the walk
  /// over its block has deferred is none of that block's nodes yet.
  func fill(_ part: MountedPart, of block: ChildBlock, isDeferred: Bool = false) {
    self.block = block
    var before: [MountedNode] = []
    part.place.forEachNode { before.append($0) }
    found = FoundNodes(besides: before)
    evaluate(part)
    if isDeferred || !found.isSame {
      depart(before, from: block, at: position(of: part) ?? 0)
      let number = found.count - (isDeferred ? 0 : before.count)
      if isDeferred || !replaceNodes(of: part, before: before, in: block) {
        replaceAllNodes(of: block)
      }
      if number != 0 { shift(part, by: number) }
    }
    found = FoundNodes()
    self.block = nil
  }

  /// Keeps what stands in a block after one of its parts has been walked, and puts it in order.
  private func replaceAllNodes(of block: ChildBlock) {
    var nodes: [MountedNode] = []
    block.place.forEachNode { if $0.stands(in: block, at: pass) { nodes.append($0) } }
    replaceNodes(of: block, by: nodes)
    block.positions = nil
    order(block.list, .inWalk)
  }

  /// Keeps what was found in a block, which is not what stood there.
  private func replaceNodes(of block: ChildBlock, by nodes: [MountedNode]) {
    block.nodes = nodes
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
