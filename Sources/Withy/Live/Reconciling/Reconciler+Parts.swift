extension Reconciler {
  /// Walks a part in a description, or passes over it.
  ///
  /// - Parameters:
  ///   - content: The description of the part, which is kept in either case.
  ///   - place: What stands at its place.
  /// - Returns: What stands there now.
  @usableFromInline
  func reconcile(_ content: PartContent, at place: MountedPlace) -> MountedPlace {
    guard case .part(let part) = place.content, let areEqual = content.areEqual, isPassable(part)
    else {
      return update(content, at: place)
    }
    // One that was expected there is used again, and has been compared already.
    if part.content !== content {
      guard areEqual(part.content, content) else { return update(content, at: place) }
      part.content = content
    }
    passOver(part)
    return place
  }

  /// Evaluates a part in a description, and walks what it describes.
  ///
  /// - Parameters:
  ///   - content: The description of the part.
  ///   - place: Where the part stands, if it is known.
  ///   - index: The index of the part in its `ForEach`, if it is an item.
  ///   - former: What stands in a part that is new, because it stood there without one.
  /// - Returns: What stands there now.
  func update(
    _ content: PartContent,
    at place: MountedPlace,
    index: Int = 0,
    holding former: MountedPlace = MountedPlace()
  ) -> MountedPlace {
    guard let part = place.part else {
      let part = MountedPart(content, in: parts, block: block)
      part.place = former
      part.index = index
      evaluateHere(part)
      return MountedPlace(.part(part))
    }
    (part.content, part.index) = (content, index)
    evaluateHere(part)
    return place
  }

  /// Evaluates a part where the walk has met it, or later if it is too deep.
  private func evaluateHere(_ part: MountedPart) {
    meet(part)
    if depth + partDepth < Self.recursionLimit { return evaluate(part) }
    deferred.append { [self, block] in
      if let block, part.evaluation != pass { fill(part, of: block, isDeferred: true) }
    }
  }

  /// Notes that a part stands where the walk has come to.
  @inline(__always)
  private func meet(_ part: MountedPart) {
    part.visit = pass
    part.outer = partID
    locate(part)
  }

  /// Evaluates a part, and walks what it describes.
  func evaluate(_ part: MountedPart) {
    let outer = (self.part, identities, base, baseIsPart, metParts)
    self.part = part
    (base, baseIsPart, metParts) = (found.count, true, 0)
    part.visit = pass
    part.evaluation = pass
    if !losers.isEmpty { losers.remove(part.id) }
    identities = Identities(in: part.place)
    partDepth += 1
    let place = part.content.walk(part.content, part, self)
    partDepth -= 1
    part.place = place
    part.positions = PartPositions(count: metParts)
    (self.part, identities, base, baseIsPart, metParts) = outer
  }

  /// Evaluates the block of a part, observing it, and walks what it describes.
  ///
  /// A plan does not observe it.
  @usableFromInline
  func walk<Node: AnyObject>(_ part: MountedPart, _ block: () -> Hierarchy<Node>) -> MountedPlace {
    let hierarchy =
      if let planning {
        planning.evaluation.run(at: part.place, block)
      } else {
        evaluation.run(at: part.place) { part.observe(block) }
      }
    return hierarchy._reconcile(by: self, at: part.place)
  }

  /// Finds the nodes of parts without evaluating any, unless some must be.
  ///
  /// - Parameter places: What stands in a `ForEach` whose elements are parts.
  /// - Returns: Whether this was done.
  func passOver(_ places: [MountedPlace]) -> Bool {
    guard unpassable.isEmpty else { return false }
    for index in places.indices {
      if case .part(let part) = places[index].content { passOver(part) }
    }
    return true
  }

  /// Finds the nodes of a part without evaluating it.
  ///
  /// It has all that it described, and nobody else has claimed any of it: else it could not be passed
  /// over.
  @inline(__always)
  func passOver(_ part: MountedPart) {
    meet(part)
    if case .node(let node) = part.place.content {
      visitAgain(node)
    } else {
      visitNodes(of: part)
    }
  }

  /// Finds the nodes of a part again that has any number of them.
  @inline(never)
  private func visitNodes(of part: MountedPart) {
    part.place.forEachNode { visitAgain($0) }
  }

  /// Returns whether a part may be passed over if its description is the same as before.
  func isPassable(_ part: MountedPart) -> Bool {
    unpassable.isEmpty || !unpassable.contains(part.id)
  }
}

/// Which parts are evaluated, and which of several places has an existing object.
///
/// The first place that the walk over the whole block comes to has it. A part is passed over only if it
/// has all that it described, so that nothing need be known of the places in it.
extension Reconciler {
  /// What is known of an object that stood elsewhere so far.
  enum Claim {
    /// It is free, or will be before the pass is over.
    case granted

    /// The part that described it was passed over, and so describes it still.
    case refused
  }

  /// Makes sure that the pass does not pass over a part, or one around it.
  func evaluateLater(_ id: Int) {
    var id = id
    while let part = parts[id], unpassable.insert(id).inserted { id = part.outer }
  }

  /// Claims an object for the place that the walk has come to.
  func claim(_ node: MountedNode) -> Claim {
    var holder = parts[node.part]
    while let part = holder, part.visit != pass, isWhole || !changed.contains(part.id) {
      holder = parts[part.outer]
    }
    // Without a holder it is free, but for a pass over parts alone, which passes over all others.
    guard let holder else { return isWhole || parts[node.part] == nil ? .granted : .refused }
    if holder.visit == pass && holder.evaluation != pass { return .refused }
    // Where the part is still to come, it is asked whether it describes the object still.
    evaluateLater(node.part)
    return .granted
  }

  /// Notes that a place was left without an existing object.
  func lose() {
    if !isWhole { isInDoubt = true }
    losers.insert(partID)
  }

  /// Returns the outermost part around a changed part, or itself, that is still to be evaluated.
  ///
  /// - Returns: The part; `nil` if the changed part is evaluated, or has gone.
  func outermostChanged(around changed: MountedPart) -> MountedPart? {
    if changed.evaluation == pass { return nil }
    var (part, outermost) = (changed, changed)
    while part.outer != 0 {
      guard let outer = parts[part.outer], outer.evaluation != pass || part.visit == pass
      else { return nil }
      if outer.evaluation != pass && self.changed.contains(outer.id) { outermost = outer }
      part = outer
    }
    return outermost
  }
}
