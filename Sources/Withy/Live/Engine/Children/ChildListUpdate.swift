/// An update of all children of a parent, which puts them in the order of its blocks.
///
/// Children that are in no block stay where they are. A node is placed right after the one before
/// it; the first is placed right before the next one that stays, or at the end if none stays.
struct ChildListUpdate {
  /// The moment in a pass at which children are put in order.
  enum Stage {
    /// As soon as their order can be observed, while it is not known yet which nodes leave.
    case inWalk

    /// When everything has been walked: from the outside in, because parents may move into each
    /// other's positions.
    case afterWalk

    /// When the leaving nodes have left: the final decision for a parent that had no room, or
    /// refused a node.
    case afterRemovals
  }

  private let list: ChildList
  private let parent: (any Nestable)?
  private let stage: Stage
  private let reconciler: Reconciler

  /// Whether a node that the parent refuses is reported: at the end of the pass, unless a child is
  /// leaving, after which the parent is asked again.
  private let isFinal: Bool

  /// The actual children of the parent.
  private var actual: [AnyObject]

  /// The nodes that are to be children, in order.
  private var wanted: [MountedNode]

  init(of list: ChildList, _ stage: Stage, by reconciler: Reconciler) {
    (self.list, self.stage, self.reconciler) = (list, stage, reconciler)
    parent = list.parent
    actual = parent?.childObjects ?? []
    isFinal =
      stage == .afterRemovals
      && (reconciler.delayedRemovals.isEmpty
        || !actual.contains { reconciler.delayedRemovals[ObjectIdentifier($0)] != nil })
    wanted = list.nodes(in: reconciler.pass.number)
    let ownership = reconciler.members.ownership
    if ownership.hasLost { wanted.removeAll { $0.factory == nil && ownership.isTaken($0.id) } }
  }

  /// Puts the children in order, with the fewest operations, or defers it to a later stage.
  mutating func run() {
    list.isOutOfOrder = false
    let limit = parent?.childLimit ?? .max
    if limit != .max && stage == .afterRemovals {
      makeRoom(limit)
      leaveOut(limit)
    }
    let ordering = Ordering(from: actual.map { ObjectIdentifier($0) }, to: wanted.map(\.id))
    if max(wanted.count, actual.count + ordering.inserted) > limit {
      return reconciler.orderLate(list)
    }
    switch stage {
    case .inWalk where mayHoldParent(ordering): return reconciler.deferred.addUntilWalked(list)
    case .afterWalk where holdsParent(ordering): return reconciler.orderLate(list)
    default: break
    }
    let arrangement = ChildArrangement(
      nodes: wanted,
      list: list,
      ordering: ordering,
      stage: stage,
      isFinal: isFinal,
      reconciler: reconciler
    )
    if let next = ordering.oldIndices.indices.first(where: { ordering.placements[$0] == .stays }),
      let start = ordering.oldIndices[next]
    {
      arrangement.run(after: actual.prefix(start).last, lastIndex: actual.count - 1)
    } else {
      arrangement.run(after: actual.last, isAtEnd: true)
    }
  }

  /// Returns whether an inserted node contains the parent, or may contain it until the parent has
  /// moved: it has children of its own, and moves from another parent.
  private func mayHoldParent(_ ordering: Ordering<ObjectIdentifier>) -> Bool {
    ordering.inserted > 0
      && wanted.indices.contains {
        ordering.placements[$0] == .inserted && wanted[$0].hasEntered && !wanted[$0].lists.isEmpty
      } || holdsParent(ordering)
  }

  /// Returns whether an inserted object is an ancestor of the parent, if the classes know parents.
  private func holdsParent(_ ordering: Ordering<ObjectIdentifier>) -> Bool {
    guard ordering.inserted > 0, let ancestors = parent?._ancestors else { return false }
    return wanted.indices.contains {
      ordering.placements[$0] == .inserted && ancestors[wanted[$0].id] != nil
    }
  }

  /// Removes children that belong to other parents now, if the parent has no room otherwise.
  ///
  /// If parents exchange children, each would wait for the other.
  private mutating func makeRoom(_ limit: Int) {
    let ids = Set(wanted.map(\.id))
    if ids.union(actual.map { ObjectIdentifier($0) }).count <= limit { return }
    let isElsewhere = { [reconciler] (child: AnyObject) in
      !ids.contains(ObjectIdentifier(child))
        && reconciler.members[ObjectIdentifier(child)]?.lastVisit == reconciler.pass.number
    }
    for child in actual where isElsewhere(child) { parent?.removeObject(child) }
    actual.removeAll(where: isElsewhere)
  }

  /// Leaves out the nodes for which a parent has no room beside foreign children, and reports those
  /// for which it will have none even after the leaving nodes are removed.
  ///
  /// Until the leaving nodes are removed, nodes that are already present keep their room, so that
  /// none is removed only to be inserted again. Those that the parent refuses take no room.
  private mutating func leaveOut(_ limit: Int) {
    let ids = Set(wanted.map(\.id))
    let present = Set(actual.map { ObjectIdentifier($0) })
    let others = actual.map { ObjectIdentifier($0) }.filter { !ids.contains($0) }
    let room = max(0, limit - others.count)
    if wanted.count <= room { return }
    var lookup = ChildLookup()
    reconciler.deferred.addRefusing(list)
    wanted.removeAll { [list, stage, isFinal, reconciler] node in
      if present.contains(node.id)
        || list.admits(node, at: stage, isFinal: isFinal, by: reconciler)
      {
        return false
      }
      reconciler.leaveOut(node, of: list, &lookup)
      return true
    }
    let lastRoom = max(0, limit - others.count { reconciler.delayedRemovals[$0] == nil })
    let ranked = wanted.prefix(lastRoom)
    let staying = Set(
      (ranked.filter { present.contains($0.id) } + ranked.filter { !present.contains($0.id) })
        .prefix(room).map(\.id)
    )
    for (index, node) in wanted.enumerated() where !staying.contains(node.id) {
      if index >= lastRoom, let parent,
        let block = list.block(of: node, in: reconciler.pass.number)
      {
        Diagnostics.reportSurplus(
          node.child,
          in: parent,
          limit: limit,
          file: block.file,
          line: block.line
        )
      }
      reconciler.leaveOut(node, of: list, &lookup)
    }
    wanted.removeAll { !staying.contains($0.id) }
    let left = ids.subtracting(staying)
    actual.removeAll { left.contains(ObjectIdentifier($0)) }
  }
}
