/// The nodes that a block has nested so far, by identity, of which the first three need no
/// allocation.
///
/// They are retained because a parent might not keep a node, or a step might remove it again: if it
/// were freed before the block is done, the next node could get its address and be mistaken for it.
@usableFromInline
@frozen
struct AdmittedNodes {
  @usableFromInline var first: AnyObject?
  @usableFromInline var second: AnyObject?
  @usableFromInline var third: AnyObject?

  /// The nodes after these, among which a search takes less time than hashing.
  @usableFromInline var few: [AnyObject] = []

  /// The other nodes, by their addresses.
  @usableFromInline var many: [ObjectIdentifier: AnyObject] = [:]

  @_alwaysEmitIntoClient
  init() {}

  /// Inserts a node, and returns whether it is new.
  ///
  /// - Complexity: O(1) on average.
  @_alwaysEmitIntoClient
  mutating func insert(_ node: AnyObject) -> Bool {
    if first == nil {
      first = node
      return true
    }
    if first === node { return false }
    if second == nil {
      second = node
      return true
    }
    if second === node { return false }
    if third == nil {
      third = node
      return true
    }
    return third !== node && insertOther(node)
  }

  @usableFromInline
  mutating func insertOther(_ node: AnyObject) -> Bool {
    if few.contains(where: { $0 === node }) { return false }
    if few.count == 16 { return many.updateValue(node, forKey: ObjectIdentifier(node)) == nil }
    few.append(node)
    return true
  }
}
