/// The children that live blocks give one parent.
final class ChildList {
  /// The parent, which the list does not keep alive.
  private(set) weak var parent: (any Nestable)?

  /// The node that is the parent, which has the blocks among its steps; `nil` where there is only one.
  private weak var node: LiveNode?

  /// What nodes of the tree leave behind.
  private let remains: Remains

  /// Creates the list of a parent; of none, for a node that is not made.
  init(of parent: (any Nestable)?, _ node: LiveNode? = nil, remains: Remains) {
    self.remains = remains
    self.parent = parent
    self.node = node
  }

  /// Frees what the parent remembers of its steps.
  func free(_ steps: [RememberedStep]) {
    remains.free(steps)
  }

  /// The blocks of the parent, in the order in which their nodes follow each other.
  var blocks: [ChildBlock] {
    node?.steps.compactMap { ($0 as? RememberedChildren)?.block } ?? []
  }
}

/// One block of children of a parent, and what stands in it since the last pass.
final class ChildBlock {
  /// What tells the block from others of the same tree.
  let id: Int

  /// The children of the parent, of which these are some.
  let list: ChildList

  /// The place that reports name.
  let file: StaticString
  let line: UInt

  /// What stands in the block, in the structure of its description.
  var place = Place()

  /// The nodes that stand in the block, in order.
  var nodes: [LiveNode] = []

  /// Creates a block in which nothing stands.
  init(_ id: Int, in list: ChildList, file: StaticString, line: UInt) {
    self.id = id
    self.list = list
    self.file = file
    self.line = line
  }
}

extension Nestable {
  /// The children, for code that does not know the class of the tree.
  func childObjects(into objects: inout [AnyObject]) {
    objects.append(contentsOf: children.lazy.map { $0 as AnyObject })
  }

  /// Inserts a node after a child; `nil`: first.
  ///
  /// The node comes from a description of this tree, where its class was checked.
  func insertObject(_ child: AnyObject, after sibling: AnyObject?) {
    insert(
      unsafeDowncast(child, to: Node.self),
      after: sibling.map { unsafeDowncast($0, to: Node.self) }
    )
  }

  /// Appends a node.
  func appendObject(_ child: AnyObject) {
    append(unsafeDowncast(child, to: Node.self))
  }

  /// Removes a child.
  func removeObject(_ child: AnyObject) {
    remove(unsafeDowncast(child, to: Node.self))
  }

  /// Returns whether a node may become a child, and reports it if not.
  func admitsObject(_ child: AnyObject, file: StaticString, line: UInt) -> Bool {
    admits(unsafeDowncast(child, to: Node.self), file: file, line: line)
  }
}
