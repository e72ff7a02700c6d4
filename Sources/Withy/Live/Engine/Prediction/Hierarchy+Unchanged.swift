/// Hierarchies of unchanged nodes.
extension Hierarchy {
  @usableFromInline
  init(_known description: AnyObject) {
    if let part = description as? PartElement<Node> {
      self.init(_content: .part(part))
    } else {
      // The description comes from a hierarchy with this class of nodes.
      self.init(
        _content: .unchanged(unsafeDowncast(description, to: UnchangedDescription<Node>.self))
      )
    }
  }

  /// Returns whether the hierarchy describes only nodes that are unchanged but for noted values,
  /// each at its place, and adds what is known of them.
  @inlinable
  func _isUnchanged(at place: MountedPlace, _ known: inout UnchangedChildren) -> Bool {
    guard case .list(let items) = _content else {
      return _isUnchangedDescription(at: place, &known) || _areUnchangedItems(at: place, &known)
    }
    guard case .list(let list) = place.content, list.places.count == items.count,
      place.branch == _branch
    else { return false }
    let places = list.places
    for index in items.indices {
      if items[index]._isUnchangedDescription(at: places[index], &known) { continue }
      if !items[index]._isUnchanged(at: places[index], &known) { return false }
    }
    return true
  }

  /// Returns whether the hierarchy describes a node at its place, unchanged but for noted values.
  ///
  /// The method is inlined, so that neither description nor node is retained.
  @inlinable
  @inline(__always)
  func _isUnchangedDescription(at place: MountedPlace, _ known: inout UnchangedChildren) -> Bool {
    guard case .unchanged(let description) = _content else { return false }
    return place.branch == _branch && known.add(description, at: place)
  }

  /// Returns whether the hierarchy is a group, `ForEach` or joined list of unchanged nodes only.
  @inlinable
  @inline(never)
  func _areUnchangedItems(at place: MountedPlace, _ known: inout UnchangedChildren) -> Bool {
    guard place.branch == _branch else { return false }
    return switch (_content, place.content) {
    case (.joined(let joined), _):
      _replacing(.list(joined.items))._isUnchanged(at: place, &known)
    case (.forEach(let element), .items(let items)): element.isUnchanged(at: items, &known)
    case (.group(let element), .group(let group)): element.isUnchanged(at: group, &known)
    default: false
    }
  }
}
