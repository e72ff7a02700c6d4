import Foundation

/// The sorting of a stack's children by priority and flexibility.
extension Engine {
  /// Sorts the order in which children get their share, if they are not in order already.
  ///
  /// The sort works in place, and ties stay in order of declaration.
  func sortOrder(_ index: Int) {
    let children = slots + Int(records[index].payload)
    let count = Int(records[index].childCount)
    if count <= 32 { insert(children, count) } else { heapSort(children, count) }
  }

  /// Sorts a few children by insertion.
  private func insert(_ children: UnsafeMutablePointer<Slot>, _ count: Int) {
    for place in 1..<count {
      let moved = children[place].order
      var hole = place
      while hole > 0, isBefore(moved, children[hole - 1].order, children) {
        children[hole].order = children[hole - 1].order
        hole -= 1
      }
      children[hole].order = moved
    }
  }

  /// Sorts many children by heapsort.
  private func heapSort(_ children: UnsafeMutablePointer<Slot>, _ count: Int) {
    for root in (0..<count / 2).reversed() { sink(root, count, children) }
    for end in (1..<count).reversed() {
      swap(&children[0].order, &children[end].order)
      sink(0, end, children)
    }
  }

  /// Sifts an element of the heap down below those that come after it.
  private func sink(_ root: Int, _ end: Int, _ children: UnsafeMutablePointer<Slot>) {
    var root = root
    while case var child = 2 * root + 1, child < end {
      if child + 1 < end, isBefore(children[child].order, children[child + 1].order, children) {
        child += 1
      }
      guard isBefore(children[root].order, children[child].order, children) else { return }
      swap(&children[root].order, &children[child].order)
      root = child
    }
  }

  /// Returns whether a child gets its share before another.
  private func isBefore(
    _ left: Int32,
    _ right: Int32,
    _ children: UnsafeMutablePointer<Slot>
  ) -> Bool {
    let (a, b) = (children + Int(left), children + Int(right))
    let first = records[Int(a.pointee.child)].priority
    let second = records[Int(b.pointee.child)].priority
    if first != second { return first > second }
    let isWeighted = weight(of: Int(a.pointee.child)) > 0
    if isWeighted != (weight(of: Int(b.pointee.child)) > 0) { return !isWeighted }
    if a.pointee.y != b.pointee.y { return a.pointee.y < b.pointee.y }
    if a.pointee.y == .infinity, a.pointee.x != b.pointee.x { return a.pointee.x > b.pointee.x }
    return left < right
  }
}
