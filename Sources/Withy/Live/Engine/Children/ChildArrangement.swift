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
    guard let parent = list.parent else { return reportFreedParent() }
    var (previous, isAtEnd) = (sibling, isAtEnd)
    var lookup = ChildLookup()
    for (index, placement) in ordering.placements.enumerated() {
      let node = nodes[index]
      if placement == .inserted
        && !list.admits(node, at: stage, isFinal: isFinal, by: reconciler)
      {
        if stage == .afterRemovals {
          reconciler.leaveOut(node, of: list, &lookup)
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
        parent.appendObject(node.child)
      } else {
        parent.insertObject(node.child, after: previous)
      }
      assert(isChild(node, of: parent))
      let kind: Changes.Operation.Kind = placement == .inserted ? .insertion : .move
      reconciler.pass.changes.add(
        .init(kind: kind, node: node.type, index: offset + index, object: type(of: parent))
      )
      previous = node.child
    }
  }

  /// Reports nodes whose parent, which a property of a node has returned, does not exist any more.
  private func reportFreedParent() {
    guard let holder = list.node?.object, let node = nodes.first,
      let block = list.block(of: node, in: reconciler.pass.number)
    else { return }
    block.report(
      "An object of \(type(of: holder)) was freed, and its children are not inserted; keep it in a stored property"
    )
  }

  /// Reports, once for each parent, a node that is not among its children after it was inserted;
  /// returns `true`, so that it can be called in an assertion.
  private func isChild(_ node: MountedNode, of parent: any Nestable) -> Bool {
    if list.isVerified { return true }
    list.isVerified = true
    let children = parent.childObjects
    // A hook of the parent may have removed the node at once.
    if !children.isEmpty, !children.contains(where: { $0 === node.child }),
      let block = list.block(of: node, in: reconciler.pass.number)
    {
      block.report(
        "The children of \(type(of: parent)) do not contain the \(node.type) just inserted; return that very object"
      )
    }
    return true
  }
}
