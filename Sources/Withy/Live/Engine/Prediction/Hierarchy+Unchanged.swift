/// Hierarchies of unchanged nodes.
extension Hierarchy {
  @usableFromInline
  init(_known description: AnyObject) {
    if let part = description as? PartElement<Node> {
      self.init(_content: .part(part))
    } else {
      // It was in a hierarchy of the same nodes.
      self.init(_content: .unchanged(unsafeDowncast(description, to: UnchangedNode<Node>.self)))
    }
  }

  /// Returns whether the hierarchy describes only unchanged nodes, each at its place.
  ///
  /// All of these were made by factories: an existing object may be claimed by another place, which
  /// must be decided.
  @inlinable
  func _isUnchanged(at place: MountedPlace) -> Bool {
    guard case .list(let items) = _content else { return _isUnchangedNode(at: place) }
    guard case .list(let list) = place.content, list.places.count == items.count,
      place.branch == _branch
    else { return false }
    let places = list.places
    for index in items.indices {
      if items[index]._isUnchangedNode(at: places[index]) { continue }
      if !items[index]._isUnchangedList(at: places[index]) { return false }
    }
    return true
  }

  /// Returns whether the hierarchy describes an unchanged node at its place.
  ///
  /// It is inlined, so that neither description nor node is retained.
  @inlinable
  @inline(__always)
  func _isUnchangedNode(at place: MountedPlace) -> Bool {
    guard case .unchanged(let description) = _content, case .node(let node) = place.content else {
      return false
    }
    return description.isCurrent(of: node) && place.branch == _branch && !node.dependsOnObject
      && !node.hasNotes && !description.source.isExisting
  }

  /// Returns whether the hierarchy is a nested list that describes only unchanged nodes.
  @inlinable
  @inline(never)
  func _isUnchangedList(at place: MountedPlace) -> Bool {
    guard case .list = _content else { return false }
    return _isUnchanged(at: place)
  }

  /// A Boolean value indicating whether the hierarchy describes only unchanged nodes, and no
  /// factory of theirs has captured anything.
  @usableFromInline var _capturesNothing: Bool {
    switch _content {
    case .unchanged(let description): description.capturesNothing
    case .list(let items): items.allSatisfy { $0._capturesNothing }
    default: false
    }
  }
}
