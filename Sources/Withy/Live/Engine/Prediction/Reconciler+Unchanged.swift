/// The walk over nodes with unchanged descriptions.
extension Reconciler {
  /// Returns whether a node at its place with an unchanged description needs no further comparison.
  @inline(__always)
  private func isFound(_ node: MountedNode) -> Bool {
    node.lastVisit != pass.number && (node.factory != nil || isUndisputed(node))
      && (!node.dependsOnObject || !node.hasNotes && (!pass.hasActed || node.isAsDeclared))
  }

  /// Returns whether an existing node belongs where the walk is; one that is leaving never does.
  func isUndisputed(_ node: MountedNode) -> Bool {
    !node.isTaken && node.part == position.partID && node.block == blockID
  }

  /// Sets the values of a node, at an index in its block, that were noted while it was described.
  func setNotedValues(of node: MountedNode, at index: Int) {
    guard let object = node.object else { return }
    node.hasNotes = false
    pass.hasActed = true
    for step in node.steps {
      guard let set = step.setNoted else { continue }
      step.setNoted = nil
      if step.valueType != nil, !step.setsClosure {
        node.lastAction = pass.number
        addWrite(of: step, of: node, at: index)
      }
      set(step, object)
    }
  }

  /// Finds the nodes and skips the parts with unchanged descriptions, outside conditions, up to the
  /// first that is not at its place, and returns their number.
  func visitUnchanged(_ descriptions: [AnyObject], at places: [MountedPlace]) -> Int {
    var index = visitExpectedUnchanged(descriptions, at: places, from: 0)
    while index < descriptions.count, places[index].branch == 0,
      visitUnchanged(descriptions[index], at: places[index])
    {
      index = visitExpectedUnchanged(descriptions, at: places, from: index + 1)
    }
    return index
  }

  /// Finds nodes, and skips parts of a single node, that are unchanged and where they were, and
  /// returns the index of the first of which more must be examined.
  ///
  /// The loop calls nothing that could release an object, so that it does no reference counting.
  private func visitExpectedUnchanged(
    _ descriptions: [AnyObject],
    at places: [MountedPlace],
    from first: Int
  ) -> Int {
    if pass.hasActed { return first }
    for index in first..<descriptions.count {
      if places[index].branch != 0 { return index }
      switch places[index].content {
      case .node(let node):
        guard node.description === descriptions[index], !node.hasNotes,
          node.factory != nil || isUndisputed(node), found.expects(node)
        else { return index }
        node.lastVisit = pass.number
        found.appendExpected()
      case .part(let part):
        guard part.description === descriptions[index], skipExpected(part) else { return index }
      default: return index
      }
    }
    return descriptions.count
  }

  /// Finds a node or skips a part with an unchanged description if it is at its place, and returns
  /// whether it is; if not, nothing was done.
  @usableFromInline
  func visitUnchanged(_ description: AnyObject, at place: MountedPlace) -> Bool {
    switch place.content {
    case .node(let node):
      guard node.description === description, isFound(node) else { return false }
      visitInPlace(node)
      if node.hasNotes { setNotedValues(of: node, at: found.lastIndex) }
    case .part(let part):
      guard part.description === description, isSkippable(part) else { return false }
      skip(part)
    default: return false
    }
    return true
  }
}
