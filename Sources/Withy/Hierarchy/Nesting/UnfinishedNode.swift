/// A node that a builder has made, and whose blocks of children are yet to be nested.
///
/// Builders can be nested to any depth. A loop therefore takes the blocks one by one, and keeps the
/// unfinished parents in an array instead of on the call stack.
@usableFromInline
@frozen
struct UnfinishedNode<Node: AnyObject> {
  /// The node, which is complete once `resume` has returned `nil`.
  @usableFromInline let node: Node

  /// Runs the steps up to the next block of children and returns the block; `nil` once all steps
  /// have run.
  @usableFromInline let resume: () -> Block?

  /// Creates an unfinished node.
  @inlinable
  init(node: Node, resume: @escaping () -> Block?) {
    self.node = node
    self.resume = resume
  }

  /// A block of children that is being nested in a node.
  @usableFromInline
  @frozen
  struct Block {
    @usableFromInline var nesting: Nesting<Node>
    @usableFromInline let append: (Node) -> Void

    /// Creates a block at its beginning.
    @inlinable
    init(nesting: Nesting<Node>, append: @escaping (Node) -> Void) {
      self.nesting = nesting
      self.append = append
    }

    /// Appends a node that a builder has completed.
    @inlinable
    mutating func place(_ node: Node) {
      if nesting.admission.admitsMade(node) { append(node) }
    }

    /// Appends nodes up to one that has blocks itself, and returns that one; `nil` at the end.
    @inlinable
    mutating func advance() -> UnfinishedNode? {
      while let content = nesting.next() {
        if case .node(let node) = content, nesting.admission.admits(node) { append(node) }
        guard case .builder(let builder) = content else { continue }
        let answer = nesting.admission.start(builder)
        if case .complete(let node) = answer { place(node) }
        if case .unfinished(let unfinished) = answer { return unfinished }
      }
      return nil
    }
  }

  /// Nests all blocks of children, of this node and its descendants, and returns the node.
  @inlinable
  func complete() -> Node {
    var open: [(unfinished: UnfinishedNode, block: Block)] = []
    var current = self
    var isComplete = false
    while !isComplete {
      if let block = current.resume() {
        open.append((current, block))
      } else if let innermost = open.indices.last {
        open[innermost].block.place(current.node)
      } else {
        isComplete = true
      }
      guard let innermost = open.indices.last else { continue }
      current = open[innermost].block.advance() ?? open.removeLast().unfinished
    }
    return node
  }
}
