/// The nodes that a walk has found in a block, beside those that stood there before.
///
/// Mostly they are the same. As long as they are, they are only counted: to keep them once more, and let them go at
/// the end, takes longer than to find them.
struct FoundNodes {
  /// The nodes that stood there.
  private let former: [MountedNode]

  /// The number of nodes that were found, all of them those that stood there.
  private var sameCount = 0

  /// All nodes that were found, from the first on that is another; `nil` before.
  private var others: [MountedNode]?

  /// Creates the nodes of a block in which nothing was found yet.
  init(besides former: [MountedNode] = []) {
    self.former = former
  }

  /// The number of nodes that were found.
  var count: Int { others?.count ?? sameCount }

  /// The nodes that were found, in order.
  var nodes: [MountedNode] { others ?? (isSame ? former : Array(former[..<sameCount])) }

  /// A Boolean value indicating whether they are those that stood there, in the same order.
  var isSame: Bool { others == nil && sameCount == former.count }

  /// Adds the node that was found next.
  @inline(__always)
  mutating func append(_ node: MountedNode) {
    if others == nil, sameCount < former.count, former[sameCount] === node {
      sameCount &+= 1
    } else {
      appendOther(node)
    }
  }

  /// Adds a node that is another than the one that stood there.
  @inline(never)
  private mutating func appendOther(_ node: MountedNode) {
    if others == nil { others = Array(former[..<sameCount]) }
    others?.append(node)
  }

  /// Leaves out the node that was found last.
  mutating func removeLast() {
    if others == nil { sameCount -= 1 } else { others?.removeLast() }
  }
}
