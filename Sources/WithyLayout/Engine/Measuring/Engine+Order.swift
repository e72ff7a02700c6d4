import Foundation

/// The sorting of a stack's children by priority and flexibility.
extension Engine {
  /// Sorts the order in which children get their share, if they are not in order already.
  ///
  /// This is Shell's sort, which is in place, and insertion for a few children. Ties stay in order of
  /// declaration, which is compared last.
  func sortOrder(_ index: Int) {
    let children = children(of: index)
    var gap = 1
    while gap < children.count / 9 { gap = 3 * gap + 1 }
    while gap > 0 {
      for place in gap..<children.count {
        let moved = children[place].order
        var hole = place
        while hole >= gap, isBefore(moved, children[hole - gap].order, children) {
          children[hole].order = children[hole - gap].order
          hole -= gap
        }
        children[hole].order = moved
      }
      gap /= 3
    }
  }

  /// Returns whether a child gets its share before another.
  private func isBefore(
    _ left: Int32,
    _ right: Int32,
    _ children: UnsafeMutableBufferPointer<Slot>
  ) -> Bool {
    let (first, second) = (rank(of: left, in: children), rank(of: right, in: children))
    if first.priority != second.priority { return first.priority > second.priority }
    if first.isWeighted != second.isWeighted { return !first.isWeighted }
    let (a, b) = (children[Int(left)].origin, children[Int(right)].origin)
    if a.y != b.y { return a.y < b.y }
    if a.y == .infinity, a.x != b.x { return a.x > b.x }
    return left < right
  }

  /// Returns what identifies the group of a child: its priority, and whether it has a weight.
  func rank(
    of child: Int32,
    in children: UnsafeMutableBufferPointer<Slot>
  ) -> (priority: CGFloat, isWeighted: Bool) {
    let record = Int(children[Int(child)].child)
    return (records[record].priority, weight(of: record) > 0)
  }
}
