/// The nodes that a walk has found in a block, compared with those that were there before.
///
/// Mostly the nodes are the same, and then only counted: retaining them in a second array, and
/// releasing them at the end, takes longer than finding them.
struct FoundNodes {
  /// The nodes that were there before.
  private let former: [MountedNode]

  /// The number of nodes found so far that equal the former ones at the same index.
  private var sameCount = 0

  /// All nodes found, once one differs from the former ones; `nil` until then.
  private var others: [MountedNode]?

  /// The index of the first node in its block.
  private let first: Int

  init(besides former: [MountedNode] = [], from first: Int = 0) {
    self.former = former
    self.first = first
  }

  /// The index in its block of the node found last.
  var lastIndex: Int { first + count - 1 }

  var count: Int { others?.count ?? sameCount }

  var nodes: [MountedNode] { others ?? (isSame ? former : Array(former[..<sameCount])) }

  /// Whether the nodes are the former ones, in the same order.
  var isSame: Bool { others == nil && sameCount == former.count }

  /// Returns whether a node is the next one if all are unchanged.
  @inline(__always)
  func expects(_ node: MountedNode) -> Bool {
    others == nil && sameCount < former.count && former[sameCount] === node
  }

  /// Adds the next node if all are unchanged.
  @inline(__always)
  mutating func appendExpected() { sameCount &+= 1 }

  @inline(__always)
  mutating func append(_ node: MountedNode) {
    if expects(node) { appendExpected() } else { appendOther(node) }
  }

  /// Adds a node that differs from the former one at its index.
  @inline(never)
  private mutating func appendOther(_ node: MountedNode) {
    if others == nil { others = Array(former[..<sameCount]) }
    others?.append(node)
  }

  /// Removes the node added last, which is a new one and thus none of the former ones.
  mutating func removeLast() { others?.removeLast() }
}
