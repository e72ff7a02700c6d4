/// The state of containers that conform to `Layout`.
extension Engine {
  /// Returns the state of a container that conforms to `Layout`; no other container has any.
  func run(of index: Int) -> (any LayoutRun)? {
    runs[Int(records[index].details)]
  }

  /// Returns whether a record is a child of the container that is placing its children.
  func isPlacing(_ index: Int) -> Bool { placing == records[index].parent }

  /// Returns the index of the slot of a container's child at a position.
  @inline(__always)
  func slot(of index: Int, at position: Int) -> Int { Int(records[index].payload) + position }
}
