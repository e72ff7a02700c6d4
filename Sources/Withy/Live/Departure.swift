/// A node that is in no description any more, unless another one claims it before the pass ends.
struct Departure {
  let node: LiveNode

  /// The children among which it stood.
  let list: ChildList

  /// Whether it leaves its parent, and not the tree together with it.
  let isDetached: Bool
}

extension Reconciler {
  /// Ends a pass: nodes that nobody claimed leave, those that waited for that enter, steps settle,
  /// groups are followed, and the new nodes are told that they have entered.
  func finish() {
    orderAll(&waiting, .afterWalk)
    // Nodes that leave can add to the list.
    var index = 0
    var members = Members()
    while index < departing.count {
      leave(departing[index], &members)
      index += 1
    }
    departing.removeAll(keepingCapacity: true)
    for list in refusing { orderLate(list) }
    if !isPlanning { refusing.removeAll() }
    orderAll(&late, .afterDepartures)
    // What has left is freed now, with its groups, and not when the next pass needs the room.
    recorders.forEach { $0.forget() }
    actual.removeAll(keepingCapacity: true)
    settle()
    if !isPlanning {
      container?.didNest()
      groups.follow(self)
    }
    for node in entered where node.hasEntered { node.tell(.insertion) }
    entered.removeAll(keepingCapacity: true)
  }

  /// Puts lists in order, those of outer parents first, so that no node is inserted into its own child.
  private func orderAll(_ lists: inout [ChildList], _ moment: Moment) {
    if lists.isEmpty { return }
    let sorted = lists.sorted { $0.depth < $1.depth }
    lists = []
    for list in sorted { order(list, moment) }
  }

  /// Lets a node leave the tree: removal, undoing of its steps, and then `onRemove`.
  private func leave(_ departure: Departure, _ members: inout Members) {
    let node = departure.node
    guard node.visit != pass, node.departure != pass, let object = node.object else { return }
    node.departure = pass
    if departure.isDetached { remove(node, from: departure.list, &members) }
    let recorder = Recorder(of: self)
    recorder.begin(node, isPlanning: isPlanning)
    for step in node.steps.reversed() {
      if node.factory == nil {
        step.undo(on: object, in: recorder)
      } else {
        step.release(object, in: recorder)
      }
    }
    addWrites(recorder.written, of: node, at: nil)
    if isPlanning { return }
    node.tell(.removal)
    if node.factory == nil { existing[ObjectIdentifier(object)] = nil }
  }

  /// Removes a node from its parent, if it still is a child.
  func remove(_ node: LiveNode, from list: ChildList, _ members: inout Members) {
    guard let parent = list.parent, let object = node.object, members.contain(object, of: list)
    else { return }
    changes.add(
      Changes.Operation(kind: .removal, node: node.type, index: nil, object: type(of: parent))
    )
    if !isPlanning { parent.removeObject(object) }
  }
}

/// The children that parents have when the first of them leaves.
struct Members {
  private var ids: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

  /// Returns whether an object is a child of a list's parent.
  mutating func contain(_ child: AnyObject, of list: ChildList) -> Bool {
    let id = ObjectIdentifier(list)
    if ids[id] == nil { ids[id] = Set(list.childIDs) }
    return ids[id]?.contains(ObjectIdentifier(child)) == true
  }
}
