extension Reconciler {
  /// Puts the children of a parent into the order of its blocks, by the fewest operations.
  ///
  /// Children that are in no block stay where they are. A node goes right after the one before it;
  /// the first goes right before the next one that stays; and if none stays, at the end.
  func order(_ block: ChildBlock) {
    let list = block.list
    actual.removeAll(keepingCapacity: true)
    list.parent?.childObjects(into: &actual)
    let wanted = nodes(of: list, with: block)

    oldOrder.removeAll(keepingCapacity: true)
    oldOrder.append(contentsOf: actual.lazy.map { ObjectIdentifier($0) })
    newOrder.removeAll(keepingCapacity: true)
    newOrder.append(contentsOf: wanted.lazy.map(\.id))
    ordering.compare(oldOrder, newOrder)
    if ordering.moved + ordering.inserted > 0 { place(wanted, in: block) }
  }

  /// Returns the nodes of all blocks of a parent.
  ///
  /// - Parameters:
  ///   - list: The children of the parent.
  ///   - block: The block that was walked. A block that is only planned is not in the list.
  /// - Returns: The nodes in the order of the blocks.
  private func nodes(of list: ChildList, with block: ChildBlock) -> [LiveNode] {
    var blocks = list.blocks
    if !blocks.contains(where: { $0 === block }) { blocks.append(block) }
    if blocks.count == 1 { return block.nodes }
    return blocks.flatMap { other in
      // What another block has lost is still among its nodes.
      other === block ? block.nodes : other.nodes.filter { $0.stands(in: other, at: pass) }
    }
  }

  /// Inserts and moves the nodes that do not stay where they are.
  private func place(_ wanted: [LiveNode], in block: ChildBlock) {
    let parent = block.list.parent
    var previous: LiveNode?
    var isAtEnd = actual.isEmpty
    for (index, node) in wanted.enumerated() {
      let fate = ordering.fates[index]
      if fate == .stays {
        isAtEnd = node.object === actual.last
        previous = node
        continue
      }
      if fate == .inserted && !admits(node, in: block) { continue }
      if previous == nil && !isAtEnd {
        let next = wanted.indices.first { ordering.fates[$0] == .stays }
        if let next { insert(node, into: parent, after: childBefore(wanted[next])) }
        isAtEnd = next == nil
      } else if !isAtEnd {
        insert(node, into: parent, after: previous?.object)
      }
      if isAtEnd, !isPlanning, let object = node.object { parent?.appendObject(object) }
      changes.add(
        Changes.Operation(
          kind: fate == .inserted ? .insertion : .move,
          node: node.type,
          index: index,
          object: parent.map { type(of: $0) }
        )
      )
      previous = node
      if !node.hasEntered && !isPlanning {
        node.hasEntered = true
        entered.append(node)
      }
    }
  }

  /// Returns the child before one that stays.
  private func childBefore(_ node: LiveNode) -> AnyObject? {
    let index = actual.firstIndex { $0 === node.object } ?? 0
    return index == 0 ? nil : actual[index - 1]
  }

  /// Inserts a node after a child; `nil`: first.
  private func insert(_ node: LiveNode, into parent: (any Nestable)?, after child: AnyObject?) {
    if let object = node.object, !isPlanning { parent?.insertObject(object, after: child) }
  }

  /// Returns whether the parent admits a node; a plan does not ask, because the answer may report.
  private func admits(_ node: LiveNode, in block: ChildBlock) -> Bool {
    guard !isPlanning, let object = node.object, let parent = block.list.parent else { return true }
    return parent.admitsObject(object, file: block.file, line: block.line)
  }
}
