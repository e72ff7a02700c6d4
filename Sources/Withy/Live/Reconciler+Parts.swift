extension Reconciler {
  /// Walks a part in a description, or passes over it.
  ///
  /// - Parameters:
  ///   - content: The description of the part, which is kept in either case.
  ///   - place: What stands at its place.
  /// - Returns: What stands there now.
  @usableFromInline
  func reconcile(_ content: PartContent, at place: Place) -> Place {
    guard let part = place.part, let areEqual = content.areEqual, areEqual(part.content, content),
      !hasChanged(part)
    else {
      return update(content, at: place)
    }
    if !isPlanning { part.content = content }
    return passOver(part, at: place)
  }

  /// Evaluates a part in a description, and walks what it describes.
  func update(_ content: PartContent, at place: Place, index: Int = 0) -> Place {
    let known = place.part
    let part = known ?? LivePart(content, in: parts, block: block, outer: self.part)
    part.visit = pass
    let former = (part.content, part.index)
    (part.content, part.index) = (content, index)
    evaluate(part)
    if isPlanning { (part.content, part.index) = former }
    return known == nil ? Place(.part(part)) : place
  }

  /// Evaluates a part, and walks what it describes.
  func evaluate(_ part: LivePart) {
    let outer = (self.part, identities)
    self.part = part
    part.evaluation = pass
    identities = Identities(in: part.place)
    let place = part.content.walk(part.content, part, self)
    if !isPlanning { part.place = place }
    (self.part, identities) = outer
  }

  /// Evaluates the block of a part, observing it, and walks what it describes.
  @usableFromInline
  func walk<Node: AnyObject>(_ part: LivePart, _ block: () -> Hierarchy<Node>) -> Place {
    let hierarchy = isPlanning ? block() : part.observe(block)
    return hierarchy._reconcile(by: self, at: part.place)
  }

  /// Finds the nodes of parts without evaluating any, unless state that one read may have changed.
  ///
  /// - Parameter places: What stands in a `ForEach` whose elements are parts.
  /// - Returns: Whether this was done.
  func passOver(_ places: [Place]) -> Bool {
    guard changed.isEmpty else { return false }
    for place in places { if let part = place.part { passOver(part) } }
    return true
  }

  /// Finds the nodes of a part without evaluating it.
  func passOver(_ part: LivePart, at place: Place) -> Place {
    passOver(part)
    return place
  }

  private func passOver(_ part: LivePart) {
    part.visit = pass
    if case .node(let node) = part.place.content {
      passOver(node)
    } else {
      part.place.forEachNode { passOver($0) }
    }
  }

  /// Finds a node of a part that is not evaluated.
  private func passOver(_ node: LiveNode) {
    if node.block == blockID && node.visit != pass {
      visit(node, describedBy: node.part)
    } else {
      report("\(node.type) stands at two places; the first was kept")
    }
  }

  /// Returns whether state that a part read has changed since it was evaluated.
  func hasChanged(_ part: LivePart) -> Bool {
    !changed.isEmpty && changed.contains(part.id)
  }
}
