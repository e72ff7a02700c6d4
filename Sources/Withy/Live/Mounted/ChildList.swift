/// The children that live blocks give one parent.
final class ChildList {
  /// The parent, which the list does not keep alive.
  private(set) weak var parent: (any Nestable)?

  /// The node that is the parent, which has the blocks among its steps; `nil` where there is only one.
  ///
  /// It is not weak, because counting the references of an object takes three times as long once there is a weak one.
  /// The node, which has no other list, takes it away when it goes.
  private(set) unowned var node: MountedNode?

  /// What nodes of the tree leave behind.
  let deallocations: DeallocationQueue

  /// The block, where there is only one.
  weak var block: ChildBlock?

  /// What the live parents of the same object know of each other; `nil` for the blocks of a chain.
  let siblings: LiveSiblings?

  /// The node in which the children stand since the last pass, where the parent has one that can be replaced.
  private weak var content: AnyObject?

  /// Whether the parent has one.
  let hasContent: Bool

  /// Whether the reconciler looks at it in every pass.
  var isWatched = false

  /// The number of parents around the parent.
  var depth = 0

  /// A Boolean value indicating whether the nodes have changed since they were put in order.
  var isOutOfOrder = false

  /// A Boolean value indicating whether the parent, or one around it, has left the description and is still to be
  /// removed: nothing describes the nodes meanwhile.
  var isResting = false

  /// The pass that last put the nodes in order after what left had left.
  var latePass = 0

  /// Creates the list of a parent; of none, for a node that is not made.
  init(of parent: (any Nestable)?, _ node: MountedNode? = nil, deallocations: DeallocationQueue) {
    self.deallocations = deallocations
    self.parent = parent
    self.node = node
    siblings = node == nil ? parent.map { LiveSiblings.of($0) } : nil
    content = parent?.contentObject
    hasContent = content != nil
    siblings?.add(ObjectIdentifier(self))
  }

  deinit {
    siblings?.remove(ObjectIdentifier(self))
  }

  /// Forgets the node, which goes.
  func forgetNode() { node = nil }

  /// Returns what makes the list what it is now again, after a plan.
  func restoration() -> () -> Void {
    { [self, weak content, depth, isWatched, isOutOfOrder, isResting] in
      self.content = content
      (self.depth, self.isWatched) = (depth, isWatched)
      (self.isOutOfOrder, self.isResting) = (isOutOfOrder, isResting)
    }
  }

  /// A Boolean value indicating whether the children stand in another node now.
  var isContentReplaced: Bool { hasContent && content !== parent?.contentObject }

  /// Notes in which node the children stand.
  func noteContent() { content = parent?.contentObject }

  /// Returns the block in which a node stands.
  func block(of node: MountedNode, in pass: Int) -> ChildBlock? {
    blocks(in: pass).first { node.stands(in: $0, at: pass) }
  }

  /// Returns the nodes that stand in the blocks, in order, as far as a pass has found.
  func nodes(in pass: Int) -> [MountedNode] {
    let blocks = blocks(in: pass)
    // What a block has lost to another is still among its nodes.
    func isHere(_ node: MountedNode, _ block: ChildBlock) -> Bool {
      node.stands(in: block, at: pass)
    }
    if blocks.count == 1, let block = blocks.first,
      block.nodes.allSatisfy({ isHere($0, block) })
    {
      return block.nodes
    }
    return blocks.flatMap { block in block.nodes.filter { isHere($0, block) } }
  }

  /// A Boolean value indicating whether the blocks are one, as they mostly are.
  var hasOneBlock: Bool {
    guard let node else { return block != nil }
    return node.steps.lazy.compactMap { $0 as? MountedChildren }.prefix(2).count == 1
  }

  /// The blocks in order: those that a pass has walked, and those that it may still walk.
  private func blocks(in pass: Int) -> [ChildBlock] {
    guard let node else { return block.map { [$0] } ?? [] }
    return node.steps.compactMap { ($0 as? MountedChildren)?.block }.filter { $0.end != pass }
  }
}

/// One block of children of a parent, and what stands in it since the last pass.
final class ChildBlock {
  /// What tells the block from others of the same tree.
  let id: Int

  /// The children of the parent, of which these are some.
  let list: ChildList

  /// The place named in diagnostics.
  let file: StaticString
  let line: UInt

  /// What stands in the block, in the structure of its description.
  var place = MountedPlace()

  /// The nodes that stand in the block, in order.
  var nodes: [MountedNode] = []

  /// Where the parts begin that stand directly in the block; `nil` where that is not known.
  var positions: PartPositions?

  /// The pass that undid the block.
  var end = 0

  /// Creates a block in which nothing stands.
  init(_ id: Int, in list: ChildList, file: StaticString, line: UInt) {
    self.id = id
    self.list = list
    self.file = file
    self.line = line
  }

  /// Returns what makes the block what it is now again, after a plan.
  func restoration() -> () -> Void {
    { [self, place, nodes, positions] in
      (self.place, self.nodes, self.positions) = (place, nodes, positions)
    }
  }
}

extension Nestable {
  /// The children, for code that does not know the class of the tree.
  ///
  /// `Node` is constrained to classes, so that an element is one reference, and is read as such: to cast them one by
  /// one took a third of a pass in which two of many children change places. The array is held meanwhile, and nothing
  /// of the user runs.
  func childObjects(into objects: inout [AnyObject]) {
    children.withUnsafeBufferPointer { children in
      children.withMemoryRebound(to: AnyObject.self) { objects.append(contentsOf: $0) }
    }
  }

  /// The node in which the children stand, for code that does not know the class of the tree.
  var contentObject: AnyObject? { contentNode.map { $0 as AnyObject } }

  /// Inserts a node after a child, or first; one of another tree is left out.
  func insertObject(_ child: AnyObject, after sibling: AnyObject?) {
    if let child = child as? Node { insert(child, after: sibling as? Node) }
  }

  /// Appends a node; one of another tree is left out.
  func appendObject(_ child: AnyObject) {
    if let child = child as? Node { append(child) }
  }

  /// Removes a child.
  func removeObject(_ child: AnyObject) {
    if let child = child as? Node { remove(child) }
  }

  /// Returns whether a node may become a child, and reports it if not.
  func admitsObject(_ child: AnyObject, file: StaticString, line: UInt) -> Bool {
    (child as? Node).map { admits($0, file: file, line: line) } ?? false
  }
}
