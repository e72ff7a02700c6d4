/// The moment in a pass at which children are put in order.
enum OrderingStage {
  /// As soon as their order can be observed, while it is not known yet which nodes leave.
  case inWalk

  /// When everything has been walked: from the outside in, because parents may move into each
  /// other's places.
  case afterWalk

  /// When the leaving nodes have left: the final decision for a parent that had no room, or refused
  /// a node.
  case afterDepartures
}

/// The order of children: insertions, moves and child limits.
extension Reconciler {
  /// Puts the children of a parent in the order of its blocks, with the fewest operations.
  ///
  /// Children that are in no block stay where they are. A node is placed right after the one before
  /// it; the first is placed right before the next one that stays, or at the end if none stays.
  func order(_ list: ChildList, _ stage: OrderingStage) {
    list.isOutOfOrder = false
    actual.removeAll(keepingCapacity: true)
    list.parent?.childObjects(into: &actual)
    oldOrder.removeAll(keepingCapacity: true)
    oldOrder.append(contentsOf: actual.lazy.map { ObjectIdentifier($0) })
    var wanted = list.nodes(in: pass.number)
    let limit = list.parent?.childLimit ?? .max
    if limit != .max && stage == .afterDepartures {
      makeRoom(for: wanted, in: list, limit)
      leaveOut(&wanted, of: list, limit)
    }
    newOrder.removeAll(keepingCapacity: true)
    newOrder.append(contentsOf: wanted.lazy.map(\.id))
    ordering.compare(oldOrder, newOrder)
    if stage != .afterDepartures && max(wanted.count, oldOrder.count + ordering.inserted) > limit {
      return orderLate(list)
    }
    if ordering.moved + ordering.inserted > 0 {
      switch stage {
      case .inWalk where mayHoldParent(among: wanted, of: list): return pass.waiting.append(list)
      case .afterWalk where holdsParent(among: wanted, of: list): return orderLate(list)
      default: break
      }
      arrange(wanted, in: list, stage)
    }
    for node in wanted where !node.hasEntered && !node.isRefused {
      node.hasEntered = true
      pass.entered.append(node)
    }
  }

  /// Defers ordering a list until the leaving nodes have left.
  func orderLate(_ list: ChildList) {
    if list.latePass == pass.number { return }
    list.latePass = pass.number
    pass.late.append(list)
  }

  /// Returns whether an inserted node contains the parent, or may contain it until the parent has
  /// moved: it has children of its own, and moves from another parent.
  private func mayHoldParent(among wanted: [MountedNode], of list: ChildList) -> Bool {
    ordering.inserted > 0
      && wanted.indices.contains {
        ordering.placements[$0] == .inserted && wanted[$0].hasEntered && !wanted[$0].lists.isEmpty
      } || holdsParent(among: wanted, of: list)
  }

  /// Returns whether an inserted object is an ancestor of the parent, as far as their classes know.
  private func holdsParent(among wanted: [MountedNode], of list: ChildList) -> Bool {
    guard ordering.inserted > 0, let ancestors = list.parent?._ancestors, !ancestors.isEmpty
    else { return false }
    return wanted.indices.contains {
      ordering.placements[$0] == .inserted && ancestors[wanted[$0].id] != nil
    }
  }

  /// Inserts and moves the nodes that do not stay where they are.
  private func arrange(_ wanted: [MountedNode], in list: ChildList, _ stage: OrderingStage) {
    let parent = list.parent
    let next = wanted.indices.first { ordering.placements[$0] == .stays }.map { wanted[$0] }
    let start = next.flatMap { oldOrder.firstIndex(of: $0.id) }
    // The indices of the last node that stays, and of the last that is where it belongs.
    var staying: Int?
    var previous: Int?
    var isAtEnd = oldOrder.isEmpty
    var positions = ChildPositions()
    for (index, placement) in ordering.placements.enumerated() {
      if placement == .stays {
        (staying, previous) = (index, index)
        continue
      }
      let node = wanted[index]
      if placement == .inserted && !admits(node, in: list, stage) {
        if stage == .afterDepartures {
          leaveOut(node, of: nil, &positions)
          orderInNextPass(list)
        }
        continue
      }
      if previous == staying, let staying { isAtEnd = wanted[staying].id == oldOrder.last }
      if previous == nil && !isAtEnd {
        if let start {
          parent?.insertObject(node.child, after: start == 0 ? nil : actual[start - 1])
        }
        isAtEnd = start == nil
      } else if !isAtEnd {
        parent?.insertObject(node.child, after: previous.map { wanted[$0].child })
      }
      if isAtEnd { parent?.appendObject(node.child) }
      pass.changes.add(
        Changes.Operation(
          kind: placement == .inserted ? .insertion : .move,
          node: node.type,
          index: index,
          object: parent.map { type(of: $0) }
        )
      )
      previous = index
    }
  }

  /// Removes children that belong to other parents now, if the parent has no room for its own nodes
  /// otherwise.
  ///
  /// If parents exchange children, each would wait for the other.
  private func makeRoom(for wanted: [MountedNode], in list: ChildList, _ limit: Int) {
    let ids = Set(wanted.map(\.id))
    if ids.union(oldOrder).count <= limit { return }
    func isElsewhere(_ id: ObjectIdentifier) -> Bool {
      !ids.contains(id) && members[id]?.visit == pass.number
    }
    oldOrder.removeAll(where: isElsewhere)
    for child in actual where isElsewhere(ObjectIdentifier(child)) {
      list.parent?.removeObject(child)
    }
    actual.removeAll { isElsewhere(ObjectIdentifier($0)) }
  }

  /// Leaves out the nodes for which a parent has no room beside the children of others, and reports
  /// those for which it will have none even after the leaving nodes are removed.
  ///
  /// Until these are removed, nodes that are already present keep their places, so that none is
  /// removed only to be inserted again.
  private func leaveOut(_ wanted: inout [MountedNode], of list: ChildList, _ limit: Int) {
    let ids = Set(wanted.map(\.id))
    let others = oldOrder.filter { !ids.contains($0) }
    let room = max(0, limit - others.count)
    if wanted.count <= room { return }
    let lastRoom = max(0, limit - others.count { delayedRemovals[$0] == nil })
    let present = Set(oldOrder)
    let ranked = wanted.prefix(lastRoom)
    let staying = Set(
      (ranked.filter { present.contains($0.id) } + ranked.filter { !present.contains($0.id) })
        .prefix(room).map(\.id)
    )
    var positions = ChildPositions()
    for (index, node) in wanted.enumerated() where !staying.contains(node.id) {
      if index >= lastRoom, let parent = list.parent,
        let block = list.block(of: node, in: pass.number)
      {
        Diagnostics.reportSurplus(
          node.child,
          in: parent,
          limit: limit,
          file: block.file,
          line: block.line
        )
      }
      leaveOut(node, of: list, &positions)
    }
    wanted.removeAll { !staying.contains($0.id) }
    orderInNextPass(list)
    let left = ids.subtracting(staying)
    actual.removeAll { left.contains(ObjectIdentifier($0)) }
    oldOrder.removeAll { left.contains($0) }
  }

  /// Notes that the next pass orders a list again, because the parent has not taken a node.
  private func orderInNextPass(_ list: ChildList) {
    if !refusing.contains(where: { $0 === list }) { refusing.append(list) }
  }

  /// Returns whether the parent admits a node.
  ///
  /// Before the end of a pass it asks without reporting a refused node, and asks again
  /// later.
  func admits(_ node: MountedNode, in list: ChildList, _ stage: OrderingStage) -> Bool {
    guard let object = node.object, let parent = list.parent else { return !node.isRefused }
    let isLast = stage == .afterDepartures
    // The block is only looked up if it may be reported.
    let block = isLast ? list.block(of: node, in: pass.number) : nil
    let (file, line) = (block?.file ?? #fileID, block?.line ?? #line)
    node.isRefused =
      isLast && parent._isInside(object, file: file, line: line)
      || !Diagnostics.asking(isFinal: isLast) {
        parent.admitsObject(object, file: file, line: line)
      }
    if node.isRefused && !isLast { orderLate(list) }
    return !node.isRefused
  }

  /// Watches a list in every pass if its children are in a content node that can be replaced.
  func watchContent(of list: ChildList) {
    if !list.hasContent || list.isWatched { return }
    list.isWatched = true
    watched.append(WeakReference(list))
  }

  /// Puts the lists whose content node has been replaced in order, late in the pass, including
  /// those that the pass has not walked.
  func orderReplacedContents() {
    if watched.isEmpty { return }
    watched.removeAll { $0.object == nil }
    for case let list? in watched.map(\.object) where list.isContentReplaced {
      orderLate(list)
      list.noteContent()
    }
  }
}
