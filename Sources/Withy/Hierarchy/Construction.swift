/// A node that a builder has made and whose blocks of children are still to be nested.
///
/// Builders nest as deep as the user likes. The blocks are therefore handed out one by one, to a
/// loop that keeps the unfinished parents in a list and not on the stack.
@usableFromInline
@frozen
struct Construction<Node: AnyObject> {
  /// The node, complete when `resume` has returned `nil`.
  @usableFromInline let node: Node

  /// Runs the steps up to the next block of children and returns it; `nil` when all have run.
  @usableFromInline let resume: () -> Block?

  /// Creates a construction at its beginning.
  @inlinable
  init(node: Node, resume: @escaping () -> Block?) {
    self.node = node
    self.resume = resume
  }

  /// A block of children on their way into a node.
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

    /// Appends a node that is complete.
    @inlinable
    mutating func place(_ node: Node) {
      if nesting.admission.admits(node) { append(node) }
    }

    /// Places nodes up to one that has blocks of its own, and returns that; `nil` at the end.
    @inlinable
    mutating func advance() -> Construction? {
      while let content = nesting.next() {
        switch content {
        case .node(let node):
          place(node)
        case .builder(let builder):
          switch nesting.admission.start(builder) {
          case .complete(let node): place(node)
          case .unfinished(let construction): return construction
          default: break
          }
        case .list:
          break
        }
      }
      return nil
    }
  }

  /// Nests all blocks of children, of this node and of the nodes in them, and returns the node.
  @inlinable
  func complete() -> Node {
    var open: [(construction: Construction, block: Block)] = []
    var current = self
    while true {
      if let block = current.resume() {
        open.append((current, block))
      } else if open.isEmpty {
        return current.node
      } else {
        open[open.count - 1].block.place(current.node)
      }
      current = open[open.count - 1].block.advance() ?? open.removeLast().construction
    }
  }
}
