extension Reconciler {
  /// Walks the description of a block, and puts the nodes in order if they are not the same.
  func fill(_ block: ChildBlock, _ walk: @escaping (Place) -> Place) {
    if depth >= Self.recursionLimit {
      deferred.append { [self, part] in
        self.part = part
        fill(block, walk)
      }
      return
    }
    let outer = (self.block, identities, firstFound)
    self.block = block
    firstFound = found.count
    identities = Identities(in: block.place)
    let place = walk(block.place)
    if !isPlanning { block.place = place }
    replaceNodes(of: block, by: found[firstFound...], departing: block.nodes)
    if firstFound == 0 {
      found.removeAll(keepingCapacity: true)
    } else {
      found.removeSubrange(firstFound...)
    }
    (self.block, identities, firstFound) = outer
  }

  /// Walks the description of a part alone, and puts the nodes of its block in order.
  func fill(_ part: LivePart, of block: ChildBlock) {
    self.block = block
    var before: [LiveNode] = []
    part.place.forEachNode { before.append($0) }
    evaluate(part)
    found.removeAll(keepingCapacity: true)
    block.place.forEachNode { if $0.stands(in: block, at: pass) { found.append($0) } }
    replaceNodes(of: block, by: found[...], departing: before)
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

  /// Keeps what was found in a block, if it is not what stood there.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - nodes: What was found in the whole block.
  ///   - before: What stood in it, or in the part of it that was walked.
  private func replaceNodes(
    of block: ChildBlock,
    by nodes: ArraySlice<LiveNode>,
    departing before: [LiveNode]
  ) {
    if isSame(nodes, as: block.nodes) { return }
    for node in before where node.visit != pass {
      departing.append(Departure(node: node, list: block.list, isDetached: true))
    }
    let replaced = block.nodes
    block.nodes = Array(nodes)
    order(block)
    if isPlanning { block.nodes = replaced }
  }
}
