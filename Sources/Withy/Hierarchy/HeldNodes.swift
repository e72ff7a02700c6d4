/// Nodes that are kept alive, the first few without an allocation.
///
/// Most blocks of children make few nodes, and holding them should cost little more than counting them.
@usableFromInline
@frozen
struct HeldNodes {
  @usableFromInline var first: AnyObject?
  @usableFromInline var second: AnyObject?
  @usableFromInline var third: AnyObject?

  /// The other nodes, once there are more.
  @usableFromInline var rest: [AnyObject] = []

  /// Creates a place without nodes.
  @inlinable
  init() {}

  /// Keeps a node alive.
  @inlinable
  mutating func hold(_ node: AnyObject) {
    if first == nil {
      first = node
    } else if second == nil {
      second = node
    } else if third == nil {
      third = node
    } else {
      rest.append(node)
    }
  }
}
