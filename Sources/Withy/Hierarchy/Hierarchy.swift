/// A value that describes an ordered list of nodes, some of which may not have been made yet.
///
/// A block of children evaluates to a hierarchy. A hierarchy can be returned, passed, joined with
/// `+`, and used in a block like a node:
///
/// ```swift
/// var buttons: Hierarchy<UIView> {
///   Hierarchy {
///     cancelButton
///     if canSave { saveButton }
///   }
/// }
///
/// toolbar { buttons }
/// ```
///
/// A node in a hierarchy is that one object. A builder in it makes its object each time the
/// hierarchy is nested.
///
/// At most 128 levels may be nested, where a level is a block of children, a `scope` around one, a
/// ``Part``, a ``ForEach``, or a condition, loop or hierarchy that is one of several statements.
/// What is nested deeper is left out, and reported; the outer levels remain. Objects that make a
/// `live` of their own in an initializer begin new levels, and so need stack for each such `live`:
/// without optimisation, about 9 kB.
@frozen
public struct Hierarchy<Node: AnyObject> {
  /// The forms of a hierarchy.
  @usableFromInline
  @frozen
  enum Content {
    /// An existing node.
    case node(Node)

    /// A node that a builder makes or configures.
    case builder((inout NodeRequest<Node>) -> Void)

    /// A list in order; an empty list for no node.
    case list([Hierarchy])

    /// A list joined by repeated use of `+`.
    case joined(JoinedItems<Node>)

    /// The elements of a ``ForEach``, whose ids identify their nodes in a live tree.
    case forEach(ForEachElement<Node>)

    /// A ``Part``, which is evaluated on its own in a live tree.
    case part(PartElement<Node>)

    /// Nodes that are followed in a live tree, for instance by a layout.
    case group(GroupElement<Node>)

    /// A node of a live tree whose description has not changed since the previous pass.
    case unchanged(UnchangedDescription<Node>)
  }

  @usableFromInline let _content: Content

  /// The branch of the enclosing conditions as a path, see ``_branchPath(_:isSecond:)``, or 0
  /// outside conditions; a pass keeps the nodes of a place only while its branch is the same.
  @usableFromInline package var _branch: UInt32 = 0

  /// The number of levels, see ``Depth``; 0 if there are none, or for a list that was not counted.
  @usableFromInline var _knownDepth: UInt32

  @_alwaysEmitIntoClient
  init(_content: Content, depth: Int = 0) {
    self._content = _content
    _knownDepth = UInt32(truncatingIfNeeded: depth)
  }

  @_alwaysEmitIntoClient
  package init(_node node: Node) {
    self.init(_content: .node(node))
  }

  /// Creates a hierarchy that lists others, each with its own place.
  @_alwaysEmitIntoClient
  package init(_list list: [Hierarchy]) {
    self.init(_content: .list(list))
  }

  @_alwaysEmitIntoClient
  func _branched(isSecond: Bool) -> Hierarchy {
    var branch = self
    branch._branch = _branchPath(_branch, isSecond: isSecond)
    return branch
  }

  /// Creates an empty hierarchy.
  @_alwaysEmitIntoClient
  public init() {
    self.init(_content: .list([]))
  }

  /// Creates a hierarchy from a block.
  ///
  /// - Parameter content: A block of nodes, builders, hierarchies, arrays and optionals of them.
  @_alwaysEmitIntoClient
  public init(@HierarchyBuilder<Node> _ content: () -> Hierarchy) {
    self = content()
  }

  /// Joins a hierarchy and an element that follows it.
  ///
  /// ```swift
  /// override var hierarchy: Hierarchy<UIView> { super.hierarchy + footer }
  /// ```
  ///
  /// In `live`, both have places of their own, as if they were statements of one block: the footer
  /// is kept however many nodes come before it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements joined in `tail`.
  public static func + (head: Hierarchy, tail: some HierarchyElement<Node>) -> Hierarchy {
    let head = head._joined ?? JoinedItems(after: nil, [head])
    let items =
      (tail as? Hierarchy)?._joined?.items
      ?? [type(of: tail).hierarchy(of: tail, file: #fileID, line: 0)]
    return Hierarchy(_content: .joined(JoinedItems(after: head, items)))
  }

  /// What has been joined so far, so that joining makes one flat list.
  private var _joined: JoinedItems<Node>? {
    guard _branch == 0, case .joined(let joined) = _content else { return nil }
    return joined
  }
}

extension Hierarchy.Content {
  /// The hierarchies of a list; `nil` for anything else.
  @_alwaysEmitIntoClient var list: [Hierarchy]? {
    switch self {
    case .list(let list): list
    case .joined(let joined): joined.items
    default: nil
    }
  }

  /// The builder of a node that has not been made, or is described as before.
  @usableFromInline var builder: NodeRequest<Node>.Builder? {
    switch self {
    case .builder(let builder): builder
    case .unchanged(let node): node.builder
    default: nil
    }
  }
}

/// Returns the path of a branch inside one more condition: a 1, and then a bit for each
/// `buildEither`; a path that is too long is replaced by a hash, which begins with a 1, too.
@_alwaysEmitIntoClient
package func _branchPath(_ path: UInt32, isSecond: Bool) -> UInt32 {
  let bit: UInt32 = isSecond ? 1 : 0
  return path < 1 << 31 ? max(path, 1) &<< 1 | bit : (path &* 31 &+ bit) | 1 << 31
}
