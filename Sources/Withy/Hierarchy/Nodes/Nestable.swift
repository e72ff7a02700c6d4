/// A node that can have children.
///
/// Three members connect a class to Withy:
///
/// ```swift
/// extension UIView: @MainActor Nestable {
///   public var children: [UIView] { subviews }
///   public func insert(_ child: UIView, after sibling: UIView?) {
///     if let sibling { insertSubview(child, aboveSubview: sibling) } else { insertSubview(child, at: 0) }
///   }
///   public func remove(_ child: UIView) { child.removeFromSuperview() }
/// }
/// ```
///
/// The tree is then written as it is nested:
///
/// ```swift
/// view {
///   header {
///     titleLabel
///     UILabel.make.text("Subtitle")
///   }
///   if isEditing { doneButton } else { editButton }
/// }
/// ```
///
/// - Important: A block after an implicit member, `let view: View = .init() { … }`, is silently
///   never called, due to a flaw of the Swift compiler. Write out the type: `View() { … }`.
public protocol Nestable<Node>: HierarchyNode {
  /// The base class of the nodes of the tree, inferred from the members.
  associatedtype Node

  /// The children, in order: the very objects that were inserted, also in a class that wraps those of
  /// another library, because `live` recognises its nodes by identity. A debug build reports others.
  var children: [Node] { get }

  /// Inserts a node right after one of the children, or as the first child.
  ///
  /// A node that already has a parent, possibly this one, moves.
  ///
  /// - Parameters:
  ///   - child: The node to insert.
  ///   - sibling: The child to insert it after, or `nil` to insert it first.
  func insert(_ child: Node, after sibling: Node?)

  /// Appends a node as the last child.
  ///
  /// A node that already has a parent, possibly this one, moves. The default implementation inserts
  /// the node after the last child, for which it reads ``children``: declare this method where the
  /// children are not stored in an array, or nesting *n* children takes O(*n*²).
  ///
  /// - Parameter child: The node to append.
  func append(_ child: Node)

  /// Removes a child.
  ///
  /// - Parameter child: The child to remove. A node that is not a child is left alone.
  func remove(_ child: Node)

  /// Returns whether a node may become a child, and reports it if not.
  ///
  /// A block calls this method for each of its nodes, right before appending it, and leaves out
  /// those that may not become children. The method is for platforms that cannot cope with every
  /// child, such as an ancestor. The default implementation admits every node. A child that was
  /// admitted stays until the children of its list change.
  ///
  /// - Parameters:
  ///   - child: The node to check.
  ///   - file: The file of the block, for ``Diagnostics/report(_:file:line:)``.
  ///   - line: The line of the block.
  /// - Returns: `true` if the node may become a child; `false` if it may not and was reported.
  func admits(_ child: Node, file: StaticString, line: UInt) -> Bool

  /// The maximum number of children of this node; `nil`, the default, for any number.
  ///
  /// A window, a scroll view or a frame has one. Children beyond the limit are reported and left
  /// out; a node that is already a child only moves. In a pass of `live`, children that leave are
  /// removed first, so that one branch of a condition can replace the child of another. A limit
  /// that is lowered applies when the children of the list next change.
  var childLimit: Int? { get }

  /// The parent of this node, if the class has such a property; by default `nil`.
  ///
  /// With this property, blocks report and refuse a child that contains this node, which would make
  /// a cycle in two statements: `a { b }`, and then `b { a }`. Without it, the platform itself has
  /// to refuse such a child.
  var parentNode: Node? { get }

  /// The node that contains the children, if it is a different node and can be replaced; by default
  /// `nil`.
  ///
  /// The children of a cell, for instance, are in its content view. If the cell gets another
  /// content view, the next pass of `live` moves the children there that it has placed.
  var contentNode: Node? { get }

  /// Notifies the node that an outermost block has been nested in it, or that a pass of its live
  /// block has ended.
  ///
  /// A class can do work here that would be slow after each child, or that needs all of them, such
  /// as constraints. The block is complete by then, at any depth, and in ``Builder/build()`` all steps
  /// have run; the nodes inside it are not notified. The default implementation does nothing.
  func didNest()
}

extension Nestable {
  /// Admits every node.
  @_alwaysEmitIntoClient
  public func admits(_ child: Node, file: StaticString, line: UInt) -> Bool { true }

  /// Any number of children.
  @_alwaysEmitIntoClient public var childLimit: Int? { nil }

  /// `nil`: the parent is not known.
  @_alwaysEmitIntoClient public var parentNode: Node? { nil }

  /// `nil`: this node contains the children.
  @_alwaysEmitIntoClient public var contentNode: Node? { nil }

  /// Does nothing.
  @_alwaysEmitIntoClient
  public func didNest() {}

  /// Appends a node for a block, and returns whether it may become a child.
  @_alwaysEmitIntoClient
  @discardableResult
  package func _add(_ child: Node, file: StaticString, line: UInt) -> Bool {
    guard admits(child, file: file, line: line) else { return false }
    if let childLimit, !_hasRoom(for: child, of: childLimit, file: file, line: line) {
      return false
    }
    if parentNode != nil, _isInside(child, file: file, line: line) { return false }
    append(child)
    return true
  }

  /// Returns whether this node is inside a child, at any depth, and reports it if so; O(1) for a
  /// child without children.
  @usableFromInline
  func _isInside(_ child: AnyObject, file: StaticString, line: UInt) -> Bool {
    (child as? any Nestable)?._mayContainNodes == true
      && _descends(from: child, file: file, line: line)
  }

  /// Returns whether this node is the child or inside it, at any depth, and reports it if so.
  package func _descends(from child: AnyObject, file: StaticString, line: UInt) -> Bool {
    guard child === self || _ancestors[ObjectIdentifier(child)] != nil else { return false }
    Diagnostics.report(
      "\(type(of: child)) cannot be nested in its own descendant \(type(of: self)); skipped",
      file: file,
      line: line
    )
    return true
  }

  /// Whether there are children, or a node for them, for code that does not know the type of nodes.
  var _mayContainNodes: Bool { !children.isEmpty || contentNode != nil }

  /// The known ancestors of this node, each once even in a cycle made by hand; retained, so that no
  /// other object gets the identity of one that is freed meanwhile.
  var _ancestors: [ObjectIdentifier: AnyObject] {
    var ancestors: [ObjectIdentifier: AnyObject] = [:]
    var next: AnyObject? = parentNode
    while let node = next, ancestors.updateValue(node, forKey: ObjectIdentifier(node)) == nil {
      next = (node as? any Nestable)?.parentNode
    }
    return ancestors
  }

  /// Returns whether the node has room for a child within the limit, and reports it if not.
  @usableFromInline
  func _hasRoom(for child: Node, of limit: Int, file: StaticString, line: UInt) -> Bool {
    let others = children.count { $0 !== child }
    if others >= limit {
      Diagnostics.reportSurplus(child, in: self, limit: limit, file: file, line: line)
    }
    return others < limit
  }

  /// Appends a node as the last child, by inserting it after the last other child.
  @_alwaysEmitIntoClient
  public func append(_ child: Node) {
    insert(child, after: children.last { $0 !== child })
  }

  /// Nests nodes in this one immediately, and returns this node.
  ///
  /// The nodes are appended in the order written. A node that already has a parent moves, even
  /// within this one: a second `parent { a }` moves `a` to the end.
  ///
  /// ```swift
  /// view {
  ///   titleLabel
  ///   Label.make.text("Subtitle")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - children: A block of nodes, builders, hierarchies, arrays and optionals of them, with
  ///     conditions, loops and declarations. This node itself, and a node that occurs in the block
  ///     a second time, are left out and reported.
  /// - Returns: This node.
  /// - Complexity: O(*n*) appends, where *n* is the number of nodes.
  @_alwaysEmitIntoClient
  @discardableResult
  public func callAsFunction(
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Self {
    children()._nest(in: self, depth: 0, file: file, line: line) {
      $0._add($1, file: $2, line: $3)
    }
    didNest()
    return self
  }
}

extension Diagnostics {
  /// Reports a child for which its parent has no room.
  static func reportSurplus(
    _ child: AnyObject,
    in parent: AnyObject,
    limit: Int,
    file: StaticString,
    line: UInt
  ) {
    let number = limit == 1 ? "1 child" : "\(limit) children"
    report(
      "\(type(of: parent)) accepts at most \(number); \(type(of: child)) skipped",
      file: file,
      line: line
    )
  }
}
