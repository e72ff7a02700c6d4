/// A node that can have children.
///
/// Three members join a class to Withy:
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
/// and then the tree is written as it is nested:
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
/// - Important: A block after an implicit member, `let view: View = .init() { … }`, is silently not
///   called: a flaw of the Swift compiler. Write the type out: `View() { … }`.
public protocol Nestable: HierarchyNode {
  /// The base class of the nodes of the tree, inferred from the members.
  associatedtype Node

  /// The children, in order.
  var children: [Node] { get }

  /// Inserts a node right after one of the children, or as the first child.
  ///
  /// A node that already has a parent, this one included, moves.
  ///
  /// - Parameters:
  ///   - child: The node to insert.
  ///   - sibling: The child after which it goes, or `nil` for the first place.
  func insert(_ child: Node, after sibling: Node?)

  /// Appends a node as the last child.
  ///
  /// A node that already has a parent, this one included, moves. By default it is inserted after
  /// the last child.
  ///
  /// - Parameter child: The node to append.
  func append(_ child: Node)

  /// Removes a child.
  ///
  /// - Parameter child: The child to remove. A node that is not a child is left alone.
  func remove(_ child: Node)

  /// Returns whether a node may become a child, and reports it if not.
  ///
  /// A block asks this of each of its nodes, right before it is appended, and leaves out those that
  /// may not. It is for trees whose platform does not itself survive every child: an ancestor, say.
  /// By default every node may.
  ///
  /// - Parameters:
  ///   - child: The node to decide on.
  ///   - file: The file of the block, for ``Diagnostics/report(_:file:line:)``.
  ///   - line: The line of the block.
  /// - Returns: `true` if the node may become a child; `false` if it may not and was reported.
  func admits(_ child: Node, file: StaticString, line: UInt) -> Bool

  /// The number of children that this node can have, or `nil` for any number.
  ///
  /// A window, a scroll view or a frame has one. What a block describes beyond the limit is reported
  /// and left out; a node that is a child already only moves. In a pass of `live` what leaves goes
  /// first, so that one branch of a condition can replace the child of another. By default it is
  /// `nil`.
  var childLimit: Int? { get }

  /// The node that this one is a child of, if the class knows it.
  ///
  /// With it blocks refuse, and report, a child that this node is inside of, which would make a cycle of
  /// two statements: `a { b }`, and then `b { a }`. By default it is `nil`, and the platform has to refuse
  /// such a child itself.
  var parentNode: Node? { get }

  /// The node in which the children stand, if it is another one than this and can be replaced.
  ///
  /// The children of a cell, say, are those of its content view. Where that has been replaced, the next pass
  /// of `live` puts the children that it looks after into the new one. By default it is `nil`: the children
  /// stand in this node itself, or in one that is always the same.
  var contentNode: Node? { get }

  /// Tells the node that an outermost block has been nested into it, or that a pass of `live` over its
  /// blocks is over.
  ///
  /// It is where a class does once what would be slow after each child, or what needs all of them:
  /// constraints between nodes of the tree, say. What the block describes is complete by then, to any
  /// depth, and the nodes in it are not told; in ``Builder/build()`` all steps have run. By default it
  /// does nothing.
  func didNest()
}

extension Nestable {
  /// Admits every node.
  @inlinable
  public func admits(_ child: Node, file: StaticString, line: UInt) -> Bool { true }

  /// Any number of children.
  @inlinable public var childLimit: Int? { nil }

  /// No node, because the class does not say.
  @inlinable public var parentNode: Node? { nil }

  /// No node: the children stand in this one.
  @inlinable public var contentNode: Node? { nil }

  /// Does nothing.
  @inlinable
  public func didNest() {}

  /// Appends a node that a block places, and returns whether it may become a child.
  @inlinable
  @discardableResult
  package func _place(_ child: Node, file: StaticString, line: UInt) -> Bool {
    guard admits(child, file: file, line: line) else { return false }
    if let childLimit, !_hasRoom(for: child, of: childLimit, file: file, line: line) {
      return false
    }
    if parentNode != nil, _isInside(child, file: file, line: line) { return false }
    append(child)
    return true
  }

  /// Returns whether this node is inside a child, to any depth, and reports it if so.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes around this one; O(1) for a child without
  ///   children.
  @usableFromInline
  func _isInside(_ child: AnyObject, file: StaticString, line: UInt) -> Bool {
    guard (child as? any Nestable)?._hasChildren == true else { return false }
    var ancestor: AnyObject? = self
    var (mark, steps, limit) = (ancestor, 0, 1)
    while let node = ancestor, node !== child {
      ancestor = (node as? any Nestable)?._parent
      // A cycle that was made by hand does not end: its nodes come again.
      if ancestor === mark { return false }
      steps += 1
      if steps == limit { (mark, steps, limit) = (ancestor, 0, limit * 2) }
    }
    if ancestor == nil { return false }
    Diagnostics.report(
      "\(type(of: self)) stands inside this \(type(of: child)) already; the latter was left out",
      file: file,
      line: line
    )
    return true
  }

  /// Whether there are children, for code that does not know the class of the tree.
  var _hasChildren: Bool { !children.isEmpty }

  /// The nodes around this one, as far as their classes know it.
  var _ancestors: Set<ObjectIdentifier> {
    var ancestors: Set<ObjectIdentifier> = []
    var next: AnyObject? = parentNode
    while let node = next, ancestors.insert(ObjectIdentifier(node)).inserted {
      next = (node as? any Nestable)?._parent
    }
    return ancestors
  }

  /// The parent, for code that does not know the class of the tree.
  var _parent: AnyObject? { parentNode }

  /// Returns whether the node has fewer other children than it can have, and reports it if not.
  @usableFromInline
  func _hasRoom(for child: Node, of limit: Int, file: StaticString, line: UInt) -> Bool {
    let others = children.lazy.filter { $0 !== child }.count
    if others >= limit {
      Diagnostics.reportSurplus(child, in: self, limit: limit, file: file, line: line)
    }
    return others < limit
  }

  /// Appends a node as the last child, by inserting it after the last other child.
  @inlinable
  public func append(_ child: Node) {
    insert(child, after: children.last { $0 !== child })
  }

  /// Nests nodes into this one, at once, and returns this node.
  ///
  /// The nodes are appended in the order written. A node that already has a parent moves, also
  /// within this one: `parent { a }` again appends `a` at the end.
  ///
  /// ```swift
  /// view {
  ///   titleLabel
  ///   Label.make.text("Subtitle")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - children: A block of nodes, builders, hierarchies, arrays and optionals of them, with
  ///     conditions, loops and declarations. This node itself, and a node that stands in the block
  ///     for a second time, are left out and reported.
  /// - Returns: This node.
  /// - Complexity: O(*n*) appends, where *n* is the number of nodes.
  @inlinable
  @discardableResult
  public func callAsFunction(
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Self {
    children()._nest(in: self, depth: 0, file: file, line: line) {
      $0._place($1, file: $2, line: $3)
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
      "\(type(of: parent)) has room for \(number); \(type(of: child)) was left out",
      file: file,
      line: line
    )
  }
}
