/// A list built by repeated use of `+`, as a linked list of its parts.
///
/// Each link adds to the previous one, which many lists can share, so that joining in a loop takes
/// linear time. A list is freed iteratively.
@usableFromInline
final class JoinedItems<Node: AnyObject>: SegmentLink {
  private let last: [Hierarchy<Node>]

  init(after previous: JoinedItems?, _ last: [Hierarchy<Node>]) {
    self.last = last
    super.init(after: previous)
  }

  /// The hierarchies, in order.
  ///
  /// - Complexity: O(*n*), where *n* is their number.
  @usableFromInline var items: [Hierarchy<Node>] {
    var parts = [last]
    var link = previous
    while let joined = link as? JoinedItems {
      parts.append(joined.last)
      link = joined.previous
    }
    return Array(parts.reversed().joined())
  }
}
