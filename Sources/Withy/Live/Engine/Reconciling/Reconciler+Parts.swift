/// The walk over parts and items: evaluated, deferred or skipped.
extension Reconciler {
  /// Walks a part in a description, or skips it, and returns the new content of its place.
  @usableFromInline
  func reconcile(_ description: PartDescription, at place: MountedPlace) -> MountedPlace {
    guard case .part(let part) = place.content, let areEqual = description.areEqual,
      isSkippable(part)
    else {
      return update(description, at: place)
    }
    // The content predicted for this place is reused, and has been compared already.
    if part.description !== description {
      guard areEqual(part.description, description) else { return update(description, at: place) }
      if let former = part.description.output { description.output?.replace(former) }
      part.description = description
    }
    skip(part)
    return place
  }

  /// Evaluates a part in a description, walks the result, and returns the new content of its place.
  ///
  /// A new part takes over the former content of a place that had no part.
  func update(
    _ description: PartDescription,
    at place: MountedPlace,
    index: Int = 0,
    holding former: MountedPlace = MountedPlace()
  ) -> MountedPlace {
    let known = place.part
    let part =
      known ?? MountedPart(description, in: parts, block: block, invalidations: invalidations)
    if known == nil { part.place = former } else { part.description = description }
    part.index = index
    visit(part)
    evaluate(part)
    return known == nil ? MountedPlace(.part(part)) : place
  }

  /// Visits a part, and notes its position.
  @inline(__always)
  private func visit(_ part: MountedPart) {
    part.lastVisit = pass.number
    part.outer = position.partID
    part.isInPart = position.isInPart
    part.offset = found.count - position.base
    part.rank = position.partCount
    position.partCount += 1
  }

  /// Evaluates a part, and walks the result.
  func evaluate(_ part: MountedPart) {
    let outer = position
    enter(part)
    part.place = part.description.walk(part.description, part, self)
    depth -= 1
    part.positions = PartPositions(count: position.partCount)
    position = outer
  }

  /// Begins the walk over a part.
  private func enter(_ part: MountedPart) {
    position = WalkPosition(
      partID: part.id,
      base: found.count,
      isInPart: true,
      identities: Identities(in: part.place)
    )
    part.lastVisit = pass.number
    part.lastEvaluation = pass.number
    part.depth = depth
    part.environment = environment
    if !partsLackingNodes.isEmpty { partsLackingNodes.remove(part.id) }
    depth += 1
  }

  /// Evaluates the block of a part, and walks the result without what is nested too deep.
  ///
  /// The method is inlinable, so that walking a list needs no metadata lookup.
  @inlinable
  func walk<Node: AnyObject>(_ part: MountedPart, _ block: () -> Hierarchy<Node>) -> MountedPlace {
    guard var hierarchy = describe(part, block) else { return part.place }
    let levels = max(0, Depth.limit &- depth)
    if hierarchy._depth > levels { hierarchy = cut(hierarchy, of: part, to: levels) }
    return hierarchy._reconcile(by: self, at: part.place)
  }

  /// Returns the content of a part without what is nested too deep.
  ///
  /// The content of a layout is left out whole: its elements are listed separately, and those of
  /// the leaves left out would be taken for those of others.
  @usableFromInline
  func cut<Node: AnyObject>(
    _ hierarchy: Hierarchy<Node>,
    of part: MountedPart,
    to levels: Int
  ) -> Hierarchy<Node> {
    let output = part.description.output
    output?.removeAll()
    let (file, line) = source
    return hierarchy._cut(to: output == nil ? levels : -1, file: file, line: line)
  }

  /// Evaluates parts to observe the state that they read, and applies nothing.
  func observe(_ ids: Set<Int>) {
    isObserving = true
    defer { isObserving = false }
    for part in ids.compactMap({ parts[$0] }) {
      inEnvironment(part.environment) { _ = part.description.walk(part.description, part, self) }
    }
  }

  /// Evaluates the block of a part, observing the state that it reads; returns `nil` if only that
  /// is to be done, and an empty hierarchy, without evaluation, for a part that is too deep.
  @usableFromInline
  func describe<Node: AnyObject>(
    _ part: MountedPart,
    _ block: () -> Hierarchy<Node>
  ) -> Hierarchy<Node>? {
    if isObserving {
      _ = part.observe(block)
      return nil
    }
    guard depth <= Depth.limit else {
      Depth.report(file: source.file, line: source.line)
      return Hierarchy()
    }
    return evaluation.run(at: part.place, in: pass.number) { part.observe(block) }
  }

  /// The source location of the block that is walked.
  @usableFromInline var source: (file: StaticString, line: UInt) {
    (block?.file ?? #fileID, block?.line ?? #line)
  }

  /// Skips the parts of a `ForEach`, unless some must be evaluated, and returns whether it did.
  func skip(_ places: [MountedPlace]) -> Bool {
    // All of them were evaluated in one environment.
    guard pass.unskippable.isEmpty,
      (places.first?.part?.environment ?? environment) == environment
    else { return false }
    var index = skipExpected(places, from: 0)
    while index < places.count {
      if case .part(let part) = places[index].content { skip(part) }
      index = skipExpected(places, from: index + 1)
    }
    return true
  }

  /// Skips parts of one node that is where it was, and returns the index of the first other part.
  ///
  /// The loop calls nothing that could release an object, so that it does no reference counting.
  private func skipExpected(_ places: [MountedPlace], from first: Int) -> Int {
    for index in first..<places.count {
      guard case .part(let part) = places[index].content, skipExpected(part) else {
        return index
      }
    }
    return places.count
  }

  /// Skips a part of a single node that is where it was, and returns whether it is one.
  @inline(__always)
  func skipExpected(_ part: MountedPart) -> Bool {
    guard pass.unskippable.isEmpty, part.environment == environment,
      case .node(let node) = part.place.content, !node.isSuspended, found.expects(node)
    else { return false }
    visit(part)
    node.lastVisit = pass.number
    node.block = blockID
    found.appendExpected()
    return true
  }

  /// Skips a part, finding its nodes without evaluating it.
  ///
  /// The part must have all the nodes that it described, none of which another place has claimed.
  @inline(__always)
  func skip(_ part: MountedPart) {
    visit(part)
    if case .node(let node) = part.place.content {
      visitInSkippedPart(node)
    } else {
      visitNodes(at: part.place)
    }
  }

  /// Finds the nodes at a place again; most places have nodes and lists only.
  @inline(never)
  private func visitNodes(at place: MountedPlace) {
    switch place.content {
    case .node(let node): visitInSkippedPart(node)
    case .list(let list): for place in list.places { visitNodes(at: place) }
    default: place.forEachNode { visitInSkippedPart($0) }
    }
  }

  /// Returns whether a part may be skipped if its description is the same as before.
  func isSkippable(_ part: MountedPart) -> Bool {
    part.environment == environment
      && (pass.unskippable.isEmpty || !pass.unskippable.contains(part.id))
  }
}

/// Decides which parts are evaluated, and which of several places gets an existing object.
///
/// The first place that the walk over the whole block reaches gets the object. A part is skipped
/// only if it has all the nodes that it described, so that nothing need be known about the places
/// in it.
extension Reconciler {
  /// Makes sure that the pass skips neither a part nor one around it.
  func forbidSkipping(_ id: Int) {
    var id = id
    while let part = parts[id], pass.unskippable.insert(id).inserted { id = part.outer }
  }

  /// Claims an object that was elsewhere until now, and returns whether it is free, or will be
  /// before the pass ends; `false` if the part that described it was skipped, and so still does.
  func claim(_ node: MountedNode) -> Bool {
    var holder = parts[node.part]
    while let part = holder, part.lastVisit != pass.number,
      pass.isWhole || !pass.changed.contains(part.id)
    {
      holder = parts[part.outer]
    }
    // Without a holder, the object is free, unless the pass skips all but single parts.
    guard let holder else { return pass.isWhole || parts[node.part] == nil }
    if holder.lastVisit == pass.number && holder.lastEvaluation != pass.number { return false }
    // If its part has not been reached yet, evaluating it shows whether it still describes the
    // object.
    forbidSkipping(node.part)
    return true
  }

  /// Notes that the current part lacks an existing object.
  func noteLackingNode() {
    if !pass.isWhole { pass.isInDoubt = true }
    partsLackingNodes.insert(position.partID)
  }

  /// Returns the outermost part that is to be evaluated around a changed part, or that part itself;
  /// `nil` if it has been evaluated, or removed.
  func outermostChanged(around changed: MountedPart) -> MountedPart? {
    if changed.lastEvaluation == pass.number { return nil }
    var (part, outermost) = (changed, changed)
    while part.outer != MountedParts.none {
      guard let outer = parts[part.outer],
        outer.lastEvaluation != pass.number || part.lastVisit == pass.number
      else { return nil }
      if outer.lastEvaluation != pass.number && pass.changed.contains(outer.id) {
        outermost = outer
      }
      part = outer
    }
    return outermost
  }
}
