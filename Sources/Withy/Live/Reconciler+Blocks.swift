extension Reconciler {
  /// Walks the description of a block; its list is out of order then, if the nodes are not the same.
  func fill(_ block: ChildBlock, _ walk: @escaping (Place) -> Place) {
    if depth + partDepth >= Self.recursionLimit {
      deferred.append { [self, part] in
        self.part = part
        fill(block, walk)
        if block.list.isOutOfOrder { order(block.list, .inWalk) }
      }
      return
    }
    let outer = (self.block, identities, firstFound)
    self.block = block
    firstFound = found.count
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
    (self.block, identities, firstFound) = outer
  }

  /// Walks the description of a part alone, and puts the nodes of its block in order.
  ///
  /// Where the part has the nodes that it had, what stands beside it is not looked at.
  func fill(_ part: LivePart, of block: ChildBlock) {
    self.block = block
    var before: [LiveNode] = []
    part.place.forEachNode { before.append($0) }
    evaluate(part)
    if !isSame(found[...], as: before) {
      depart(before, from: block)
      found.removeAll(keepingCapacity: true)
      block.place.forEachNode { if $0.stands(in: block, at: pass) { found.append($0) } }
      replaceNodes(of: block, by: found[...])
      order(block.list, .inWalk)
    }
    found.removeAll(keepingCapacity: true)
    self.block = nil
  }

  /// Returns whether the same nodes are in two lists, in the same order.
  private func isSame(_ nodes: ArraySlice<LiveNode>, as others: [LiveNode]) -> Bool {
    guard nodes.count == others.count else { return false }
    let start = nodes.startIndex
    for index in others.indices where nodes[start + index] !== others[index] { return false }
    return true
  }

  /// Keeps what was found in a block, which is not what stood there.
  private func replaceNodes(of block: ChildBlock, by nodes: ArraySlice<LiveNode>) {
    afterPlan { [nodes = block.nodes] in block.nodes = nodes }
    block.nodes = Array(nodes)
    block.list.isOutOfOrder = true
  }

  /// Lets the nodes leave that were not found, unless another place claims them.
  private func depart(_ nodes: [LiveNode], from block: ChildBlock) {
    for node in nodes where node.visit != pass {
      departing.append(Departure(node: node, list: block.list, block: block.id, isDetached: true))
    }
  }
}
