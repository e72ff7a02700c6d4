extension Reconciler {
  /// Makes the next pass write every declared value again, at any depth.
  func expire(_ block: ChildBlock) {
    var blocks = [block]
    while let block = blocks.popLast() {
      for node in block.nodes {
        node.freezeDescription()
        node.description = nil
        for step in node.steps {
          step.expire()
          if let children = step as? MountedChildren { blocks.append(children.block) }
        }
      }
    }
  }
}
