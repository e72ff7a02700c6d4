/// When in a pass children are put in order.
enum Moment {
  /// As soon as something can see them, while what leaves is not known yet.
  case inWalk

  /// When everything has been walked: parents move into each other's places from outside to inside.
  case afterWalk

  /// When what leaves has left: a parent that has no room, or refused a node, decides for good.
  case afterDepartures
}

extension Reconciler {
  /// Puts the children of a parent into the order of its blocks, by the fewest operations.
  ///
  /// Children that are in no block stay where they are. A node goes right after the one before it;
  /// the first goes right before the next one that stays; and if none stays, next to those of the other
  /// live parents of the same object, or at the end.
  func order(_ list: ChildList, _ moment: Moment) {
    list.isOutOfOrder = false
    actual.removeAll(keepingCapacity: true)
    list.parent?.childObjects(into: &actual)
    oldOrder.removeAll(keepingCapacity: true)
    if let planned = list.planned {
      oldOrder.append(contentsOf: planned)
    } else {
      oldOrder.append(contentsOf: actual.lazy.map { ObjectIdentifier($0) })
    }
    if !list.plannedToLeave.isEmpty { oldOrder.removeAll(where: list.plannedToLeave.contains) }
    var wanted = list.nodes(in: pass)
    let limit = list.parent?.childLimit ?? .max
    if limit != .max {
      if isPlanning || moment == .afterDepartures { makeRoom(for: wanted, in: list, limit) }
      if moment == .afterDepartures { leaveOut(&wanted, of: list, limit) }
    }
    newOrder.removeAll(keepingCapacity: true)
    newOrder.append(contentsOf: wanted.lazy.map(\.id))
    ordering.compare(oldOrder, newOrder)
    if moment != .afterDepartures && max(wanted.count, oldOrder.count + ordering.inserted) > limit {
      return orderLate(list)
    }
    if ordering.moved + ordering.inserted > 0 {
      switch moment {
      case .inWalk where mayHoldParent(among: wanted, of: list): return waiting.append(list)
      case .afterWalk where holdsParent(among: wanted, of: list): return orderLate(list)
      default: break
      }
      place(wanted, in: list, moment)
    }
    if isPlanning { return }
    if let siblings = list.siblings {
      let first = wanted.first { !$0.isRefused }
      let last = wanted.last { !$0.isRefused }
      siblings.note(first: first?.id, last: last?.id, of: ObjectIdentifier(list))
    }
    for node in wanted where !node.hasEntered && !node.isRefused {
      node.hasEntered = true
      entered.append(node)
    }
  }

  /// Notes that a list is put in order when what leaves has left.
  func orderLate(_ list: ChildList) {
    if list.latePass == pass { return }
    list.latePass = pass
    late.append(list)
  }

  /// Returns whether a node that comes holds the parent, or may hold it, until that has moved itself: it has children
  /// of its own, and comes from another parent.
  private func mayHoldParent(among wanted: [MountedNode], of list: ChildList) -> Bool {
    ordering.inserted > 0
      && wanted.indices.contains {
        ordering.fates[$0] == .inserted && wanted[$0].hasEntered && wanted[$0].children != nil
      } || holdsParent(among: wanted, of: list)
  }

  /// Returns whether an object that comes stands around the parent, as far as their classes know it.
  private func holdsParent(among wanted: [MountedNode], of list: ChildList) -> Bool {
    guard ordering.inserted > 0, let ancestors = list.parent?._ancestors, !ancestors.isEmpty
    else { return false }
    return wanted.indices.contains {
      ordering.fates[$0] == .inserted && ancestors.contains(wanted[$0].id)
    }
  }

  /// Inserts and moves the nodes that do not stay where they are.
  private func place(_ wanted: [MountedNode], in list: ChildList, _ moment: Moment) {
    let parent = list.parent
    let next = wanted.indices.first { ordering.fates[$0] == .stays }.map { wanted[$0] }
    let start = start(before: next, of: list)
    var runs: [ObjectIdentifier?: [ObjectIdentifier]] = [:]
    // The indices of the last node that stays, and of the last that stands where it is wanted.
    var staying: Int?
    var previous: Int?
    var isAtEnd = oldOrder.isEmpty
    var positions = ChildPositions()
    for (index, fate) in ordering.fates.enumerated() {
      if fate == .stays {
        (staying, previous) = (index, index)
        continue
      }
      let node = wanted[index]
      if fate == .inserted && !admits(node, in: list, moment) {
        if moment == .afterDepartures && !isPlanning {
          leaveOut(node, of: nil, &positions)
          askAgain(list)
        }
        continue
      }
      if previous == staying, let staying { isAtEnd = wanted[staying].id == oldOrder.last }
      if isPlanning {
        runs[staying.map { wanted[$0].id }, default: []].append(node.id)
      } else if let object = node.object {
        if previous == nil && !isAtEnd {
          if let start { parent?.insertObject(object, after: start == 0 ? nil : actual[start - 1]) }
          isAtEnd = start == nil
        } else if !isAtEnd {
          parent?.insertObject(object, after: previous.flatMap { wanted[$0].object })
        }
        if isAtEnd { parent?.appendObject(object) }
      }
      changes.add(
        Changes.Operation(
          kind: fate == .inserted ? .insertion : .move,
          node: node.type,
          index: index,
          object: parent.map { type(of: $0) }
        )
      )
      previous = index
    }
    if isPlanning { plan(runs, before: next, in: list) }
  }

  /// Keeps the order to which a plan has come.
  ///
  /// - Parameters:
  ///   - runs: What goes behind each node that stays, and before the first one.
  ///   - next: The first node that stays.
  ///   - list: The list.
  private func plan(
    _ runs: [ObjectIdentifier?: [ObjectIdentifier]],
    before next: MountedNode?,
    in list: ChildList
  ) {
    let placed = Set(runs.values.joined())
    var children: [ObjectIdentifier] = []
    for id in oldOrder where !placed.contains(id) {
      if id == next?.id { children += runs[nil] ?? [] }
      children.append(id)
      children += runs[id] ?? []
    }
    if next == nil { children += runs[nil] ?? [] }
    list.planned = children
    afterPlan { list.planned = nil }
  }

  /// Finds out where among the children the first node goes.
  ///
  /// - Parameters:
  ///   - next: The first node that stays; if none does, those of other live parents of the same object
  ///     decide.
  ///   - list: The list.
  /// - Returns: The index; `nil` at the end.
  private func start(before next: MountedNode?, of list: ChildList) -> Int? {
    if let next { return oldOrder.firstIndex(of: next.id) }
    guard let (before, behind) = list.siblings?.around(ObjectIdentifier(list)) else { return nil }
    if let last = before.lazy.compactMap({ self.oldOrder.firstIndex(of: $0) }).first {
      return last + 1 == oldOrder.count ? nil : last + 1
    }
    return behind.lazy.compactMap { self.oldOrder.firstIndex(of: $0) }.first
  }

  /// Takes out of a parent what other parents are to have, where it has no room for its own nodes else.
  ///
  /// Where parents exchange children, each would wait for the other.
  private func makeRoom(for wanted: [MountedNode], in list: ChildList, _ limit: Int) {
    let ids = Set(wanted.map(\.id))
    if ids.union(oldOrder).count <= limit { return }
    func isElsewhere(_ id: ObjectIdentifier) -> Bool {
      !ids.contains(id) && members[id]?.visit == pass
    }
    oldOrder.removeAll(where: isElsewhere)
    if isPlanning { return }
    for child in actual where isElsewhere(ObjectIdentifier(child)) {
      list.parent?.removeObject(child)
    }
    actual.removeAll { isElsewhere(ObjectIdentifier($0)) }
  }

  /// Leaves out the nodes for which a parent has no room beside the children of others, and reports those for which
  /// it will have none when what is leaving has gone.
  ///
  /// Until that has gone, those that stand there already keep their room, so that none goes only to come back.
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
      if index >= lastRoom, let parent = list.parent, let block = list.block(of: node, in: pass),
        !isPlanning
      {
        Diagnostics.reportSurplus(
          node.object ?? node,
          in: parent,
          limit: limit,
          file: block.file,
          line: block.line
        )
      }
      leaveOut(node, of: list, &positions)
    }
    wanted.removeAll { !staying.contains($0.id) }
    askAgain(list)
    let left = ids.subtracting(staying)
    actual.removeAll { left.contains(ObjectIdentifier($0)) }
    oldOrder.removeAll { left.contains($0) }
  }

  /// Notes that the next pass puts a list in order, because the parent has not taken a node.
  private func askAgain(_ list: ChildList) {
    if !isPlanning && !refusing.contains(where: { $0 === list }) { refusing.append(list) }
  }

  /// Returns whether the parent admits a node.
  ///
  /// A plan does not ask, because nothing has left: it expects the answer that was given last. Before
  /// that is known of a pass, too, a node that is refused is not reported, and asked for again.
  func admits(_ node: MountedNode, in list: ChildList, _ moment: Moment) -> Bool {
    guard !isPlanning, let object = node.object, let parent = list.parent else {
      return !node.isRefused
    }
    let isLast = moment == .afterDepartures
    // Which block it is, is looked for only where it may be said.
    let block = isLast ? list.block(of: node, in: pass) : nil
    let (file, line) = (block?.file ?? #fileID, block?.line ?? #line)
    node.isRefused =
      isLast && parent._isInside(object, file: file, line: line)
      || !Diagnostics.asking(isFinal: isLast) {
        parent.admitsObject(object, file: file, line: line)
      }
    if node.isRefused && !isLast { orderLate(list) }
    return !node.isRefused
  }
}
