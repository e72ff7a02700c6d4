/// Nodes whose declared values are all written again in the next pass.
extension Reconciler {
  /// Makes the next pass write every declared value again, at any depth.
  func expire(_ block: ChildBlock) {
    var blocks = [block]
    while let block = blocks.popLast() {
      for node in block.nodes {
        expire(node)
        for case let step as MountedChildren in node.steps { blocks.append(step.block) }
      }
    }
  }

  /// Makes the next run of a node's steps write every declared value again.
  func expire(_ node: MountedNode) {
    node.letGoOfDescription()
    for step in node.steps { step.expire() }
  }

  /// Makes the next run of a node's steps write the declared values again that the object no longer
  /// has, except those that a later step overlaps.
  func expireChanged(_ node: MountedNode) {
    guard let object = node.object else { return }
    node.letGoOfDescription()
    for step in node.steps where step.slot?.hasOthers(above: step, of: node.steps) != true {
      step.expireIfChanged(on: object)
    }
  }
}
