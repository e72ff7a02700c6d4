/// A list built by repeated use of `+`: links that many lists can share, so that joining in a loop
/// takes linear time.
@usableFromInline
final class JoinedItems<Node: AnyObject>: SegmentLink {
  private let last: [Hierarchy<Node>]

  init(after previous: JoinedItems?, _ last: [Hierarchy<Node>]) {
    self.last = last
    super.init(after: previous)
  }

  /// The hierarchies, in order.
  @usableFromInline var items: [Hierarchy<Node>] {
    var parts = [last]
    var link = previous
    while let joined = link as? JoinedItems {
      parts.append(joined.last)
      link = joined.previous
    }
    return parts.reversed().reduce(into: []) { $0 += $1 }
  }
}
