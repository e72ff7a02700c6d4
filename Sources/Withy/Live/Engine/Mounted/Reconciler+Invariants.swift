/// Consistency checks of the recorded tree, for tests.
extension Reconciler {
  /// Checks, for tests that define `WITHY_INTERNAL_CHECKS`, that the records of the tree are
  /// consistent between two passes.
  ///
  /// Blocks of thousands of nodes are skipped, because growth tests run many passes over them.
  @inline(__always)
  func _checkInvariants(of block: MountedBlock) {
    #if WITHY_INTERNAL_CHECKS
      precondition(
        found.count == 0 && outerWalks.isEmpty && deferred.isWalked && pass.entered.isEmpty
      )
      precondition(depth == Self.outermost)
      var blocks = [block]
      while let block = blocks.popLast() {
        if block.nodes.count > 5_000 { continue }
        checkNodes(of: block)
        for node in block.nodes where node.block == block.id {
          for case let step as MountedChildren in node.steps {
            let list = step.block.list
            precondition(node.lists.contains { $0 === list }, "a block belongs to another list")
            blocks.append(step.block)
          }
        }
      }
    #endif
  }

  #if WITHY_INTERNAL_CHECKS
    /// Checks that the nodes of a block are those at its places, and that its parts are registered.
    private func checkNodes(of block: MountedBlock) {
      var nodes: [MountedNode] = []
      var parts: [(part: MountedPart, index: Int)] = []
      block.place.forEachPlace {
        if let node = $0 { nodes.append(node) }
      } part: { part in
        precondition(self.parts[part.id] === part, "a part is not known by its id")
        precondition(part.block === block, "a part belongs to another block")
        parts.append((part, nodes.count))
      }
      // A node that a block has lost to another stays in its array until the block is walked again.
      func isHere(_ node: MountedNode) -> Bool { node.block == block.id }
      precondition(
        nodes.filter(isHere).elementsEqual(block.nodes.filter(isHere)) { $0 === $1 },
        "a block has other nodes than its places"
      )
      for node in block.nodes where isHere(node) {
        precondition(node.object != nil && members[node.id] === node, "a node is not known")
      }
      guard nodes.allSatisfy(isHere) else { return }
      for (part, index) in parts {
        if let position = self.parts.position(of: part) {
          precondition(position == index, "a part begins elsewhere than its position says")
        }
      }
    }
  #endif
}
