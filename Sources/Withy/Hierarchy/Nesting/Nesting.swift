/// An iteration over the nodes of a hierarchy that are nested in a parent.
@usableFromInline
@frozen
struct Nesting<Node: AnyObject> {
  /// Decides which nodes may become children.
  @usableFromInline var admission: Admission

  /// The current list, and the index of its next item.
  @usableFromInline var items: [Hierarchy<Node>]
  @usableFromInline var index = 0

  /// The enclosing lists, the innermost last.
  @usableFromInline var outer: [(items: [Hierarchy<Node>], index: Int)] = []

  @inlinable
  init(_ hierarchy: Hierarchy<Node>, in parent: AnyObject, file: StaticString, line: UInt) {
    self.admission = Admission(
      parent: parent,
      depth: Admission.recursionLimit,
      file: file,
      line: line
    )
    self.items = [hierarchy]
  }

  /// Returns the next node or builder, never a list.
  @inlinable
  mutating func next() -> Hierarchy<Node>.Content? {
    var content = nextItem()
    while let inner = content?.nested {
      outer.append((items, index))
      (items, index) = (inner, 0)
      content = nextItem()
    }
    if case .unchanged(let node) = content { return .builder(node.builder) }
    return content
  }

  /// Returns the next item, possibly a list, of the innermost list that has one.
  @inlinable
  mutating func nextItem() -> Hierarchy<Node>.Content? {
    while index == items.count, let list = outer.popLast() { (items, index) = list }
    guard index < items.count else { return nil }
    defer { index += 1 }
    return items[index]._content
  }
}

extension Hierarchy {
  /// A function that appends a node to a parent, given the source location for diagnostics.
  ///
  /// The location is passed instead of captured, so that the closure is not allocated.
  @usableFromInline typealias Append<Parent> = (Parent, Node, StaticString, UInt) -> Void

  /// Makes the nodes and appends them to a parent.
  ///
  /// Most blocks are lists of nodes and builders. The loop over such a list is not recursive and
  /// always inlined, which lets the list stay on the stack.
  @inlinable
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
    if case .builder(let builder) = _content {
      if let node = admission.make(builder), admission.admits(node) {
        append(parent, node, file, line)
      }
      return
    }
    guard case .list(let items) = _content else {
      return _nest(in: parent, &admission, append)
    }
    for item in items {
      switch item._content {
      case .node(let node):
        if admission.admits(node) { append(parent, node, file, line) }
      case .builder(let builder):
        if let node = admission.make(builder), admission.admitsMade(node) {
          append(parent, node, file, line)
        }
      case .list, .joined, .forEach, .part, .group, .unchanged:
        item._nest(in: parent, &admission, append)
      }
    }
  }

  /// Makes the nodes and appends those that are admitted to a parent.
  @inlinable
  @inline(never)
  func _nest<Parent: AnyObject>(
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
    case .unchanged(let node):
      Hierarchy(_content: .builder(node.builder))._nest(in: parent, &admission, append)
    case .list, .joined, .forEach, .part, .group:
      for item in _content.nested ?? [] { item._nest(in: parent, &admission, append) }
    }
  }
}

extension Hierarchy.Content {
  /// The hierarchies to nest of a list, a `ForEach`, a `Part` or a group, which is reported if it must
  /// be followed; `nil` for a single node.
  @inlinable var nested: [Hierarchy]? {
    if case .group(let element) = self { element.reportUnfollowed?() }
    return hierarchies
  }

  /// The hierarchies in a list, a `ForEach`, a `Part` or a group; `nil` for a single node.
  @inlinable var hierarchies: [Hierarchy]? {
    switch self {
    case .node, .builder, .unchanged: nil
    case .list(let list): list
    case .joined(let joined): joined.items
    case .forEach(let element): element.hierarchies
    case .part(let element): [element.block()]
    case .group(let element): element.hierarchies
    }
  }
}
