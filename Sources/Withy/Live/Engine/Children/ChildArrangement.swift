/// Some or all nodes of a parent, to be inserted and moved as an ``Ordering`` says.
struct ChildArrangement {
  let nodes: [MountedNode]
  let list: ChildList
  let ordering: Ordering<ObjectIdentifier>
  let stage: ChildListUpdate.Stage

  /// Whether a node that the parent refuses is reported.
  var isFinal = false

  let reconciler: Reconciler

  /// Inserts and moves the nodes that do not stay where they are, after a sibling or first, and
  /// notes those that enter.
  ///
  /// `isAtEnd` says that the sibling is the parent's last child; `lastIndex` is the index of the
  /// last of the compared children, if known; `offset` is the index of the first node in its block.
  func run(
    after sibling: AnyObject?,
    isAtEnd: Bool = false,
    lastIndex: Int? = nil,
    offset: Int = 0
  ) {
    let parent = list.parent
    var (previous, isAtEnd) = (sibling, isAtEnd)
    var lookup = ChildLookup()
    for (index, placement) in ordering.placements.enumerated() {
      let node = nodes[index]
      if placement == .inserted
        && !list.admits(node, at: stage, isFinal: isFinal, by: reconciler)
      {
        if stage == .afterRemovals {
          reconciler.leaveOut(node, of: nil, &lookup)
          reconciler.deferred.addRefusing(list)
        }
        continue
      }
      if !node.hasEntered {
        node.hasEntered = true
        reconciler.pass.entered.append(node)
      }
      if placement == .stays {
        (previous, isAtEnd) = (node.child, ordering.oldIndices[index] == lastIndex)
        continue
      }
      if isAtEnd {
        parent?.appendObject(node.child)
      } else {
        parent?.insertObject(node.child, after: previous)
      }
      reconciler.pass.changes.add(
        Changes.Operation(
          kind: placement == .inserted ? .insertion : .move,
          node: node.type,
          index: offset + index,
          object: parent.map { type(of: $0) }
        )
      )
      previous = node.child
    }
  }
}
