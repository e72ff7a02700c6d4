extension Hierarchy {
  /// Appends a node to a parent; the source location is passed, since capturing it would allocate.
  @usableFromInline typealias Append<Parent> = (Parent, Node, StaticString, UInt) -> Void

  /// Makes the nodes and appends them to a parent; a list of nodes and builders, as most blocks
  /// are, is walked by an inlined loop without recursion, so that the list can stay on the stack.
  @_alwaysEmitIntoClient
  @inline(__always)
  func _nest<Parent: AnyObject>(
    in parent: Parent,
    depth: Int,
    file: StaticString,
    line: UInt,
    append: Append<Parent>
  ) {
    // A single node cannot occur in the block twice.
    if case .node(let node) = _content, node !== parent {
      return append(parent, node, file, line)
    }
    var admission = Admission(parent: parent, depth: depth, file: file, line: line)
    if case .list(let items) = _content {
      for item in items { item._nestItem(in: parent, &admission, append) }
    } else {
      _nestItem(in: parent, &admission, append)
    }
  }

  /// Makes the nodes of an item of a list and appends those that are admitted to a parent.
  @_alwaysEmitIntoClient
  @inline(__always)
  func _nestItem<Parent: AnyObject>(
    in parent: Parent,
    _ admission: inout Admission,
    _ append: Append<Parent>
  ) {
    switch _content {
    case .node(let node):
      if admission.admits(node) { append(parent, node, admission.file, admission.line) }
    case .builder(let builder):
      if let node = admission.make(builder), admission.admitsMade(node) {
        append(parent, node, admission.file, admission.line)
      }
    case .list, .joined, .forEach, .part, .group, .unchanged:
      _nestAll(in: parent, &admission, append)
    }
  }

  /// Makes the nodes of an item that is neither a node nor a builder.
  @_alwaysEmitIntoClient
  @inline(never)
  func _nestAll<Parent: AnyObject>(
    in parent: Parent,
    _ admission: inout Admission,
    _ append: Append<Parent>
  ) {
    if case .unchanged(let node) = _content {
      return Hierarchy(_content: .builder(node.builder))._nestItem(in: parent, &admission, append)
    }
    admission.depth &+= 1
    func nestItems() {
      for item in _nested(in: &admission) { item._nestItem(in: parent, &admission, append) }
    }
    if case .part(let part) = _content { part.inEnvironment(nestItems) } else { nestItems() }
    admission.depth &-= 1
  }

  /// Returns the hierarchies in a list, a `ForEach`, a `Part` or a group, and reports a group that
  /// must be followed; blocks that are evaluated now may nest deeper than the limit, and may have
  /// created nodes that nobody else retains.
  @usableFromInline
  func _nested(in admission: inout Admission) -> [Hierarchy] {
    let (levels, file, line) = (Depth.limit - admission.depth, admission.file, admission.line)
    let nested: [Hierarchy]
    // The outermost list of a block is no level.
    switch _content {
    case .group(let element):
      element.reportUnfollowed?()
      nested = element.hierarchies.flatMap { $0._content.list ?? [$0] }
    case .forEach, .part:
      guard levels >= 0 else {
        Depth.report(file: file, line: line)
        return []
      }
      nested = (_content.hierarchies ?? []).flatMap {
        let limited = $0._limited(to: levels, file: file, line: line)
        return limited._content.list ?? [limited]
      }
    default: return _content.list ?? []
    }
    admission.made.hold(JoinedItems(after: nil, nested))
    return nested
  }
}

extension Hierarchy {
  /// Returns the node that a builder makes; `nil`, reported, if its class is foreign.
  @_alwaysEmitIntoClient
  package func _make(file: StaticString, line: UInt) -> Node? {
    _content.builder.flatMap { NodeRequest.make($0, depth: 0, file: file, line: line) }
  }
}

extension Hierarchy.Content {
  /// The hierarchies in a list, a `ForEach`, a `Part` or a group; `nil` for a single node.
  var hierarchies: [Hierarchy]? {
    switch self {
    case .node, .builder, .unchanged: nil
    case .list, .joined: list
    case .forEach(let element): element.hierarchies
    case .part(let element): [element.block()]
    case .group(let element): element.hierarchies
    }
  }
}
