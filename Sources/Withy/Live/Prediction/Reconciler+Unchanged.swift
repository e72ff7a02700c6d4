extension Reconciler {
  /// Returns whether a node at its place with an unchanged description needs no further comparison.
  @inline(__always)
  private func isFound(_ node: MountedNode) -> Bool {
    node.visit != pass && (node.factory != nil || isUndisputed(node))
      && (!hasActed || node.isActual)
  }

  /// Returns whether an existing node belongs where the walk is, so that there is nothing to
  /// decide.
  ///
  /// A node that is leaving belongs to no part.
  func isUndisputed(_ node: MountedNode) -> Bool {
    lost.isEmpty && node.part == partID && node.block == blockID
  }

  /// Finds a node with an unchanged description, if it is at its place.
  ///
  /// - Returns: Whether it is. If not, nothing was done.
  @usableFromInline
  @inline(__always)
  func keep(_ description: UnchangedDescription, at place: MountedPlace) -> Bool {
    guard case .node(let node) = place.content, description.isCurrent(of: node), isFound(node)
    else { return false }
    findAgain(node)
    return true
  }

  /// Finds the nodes and skips the parts with unchanged descriptions, outside conditions, up to the
  /// first that is not at its place.
  ///
  /// - Returns: The number of descriptions handled.
  func keep(_ descriptions: [AnyObject], at places: [MountedPlace]) -> Int {
    for index in descriptions.indices {
      // As in the function below, which would retain the description and the place.
      if case .node(let node) = places[index].content, node.description === descriptions[index],
        places[index].branch == 0, isFound(node)
      {
        findAgain(node)
      } else if case .part(let part) = places[index].content,
        part.content === descriptions[index], places[index].branch == 0, isPassable(part)
      {
        passOver(part)
      } else {
        return index
      }
    }
    return descriptions.count
  }

  /// Finds a node or skips a part with an unchanged description, outside conditions, if it is at
  /// its place.
  ///
  /// - Returns: Whether it is. If not, nothing was done.
  func keep(_ description: AnyObject, at place: MountedPlace) -> Bool {
    switch place.content {
    case .node(let node):
      let isKept = node.description === description && place.branch == 0 && isFound(node)
      if isKept { findAgain(node) }
      return isKept
    case .part(let part):
      guard part.content === description, place.branch == 0, isPassable(part) else { return false }
      passOver(part)
      return true
    default: return false
    }
  }
}
