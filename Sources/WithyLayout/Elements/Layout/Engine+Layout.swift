extension Engine {
  /// What lays a container out; only those that a type lays out have it.
  func run(of index: Int) -> (any LayoutRun)? {
    runs[Int(records[index].details)]
  }

  /// Whether a row stands directly in a grid, which lays out its cells.
  func isInGrid(_ index: Int) -> Bool {
    let parent = Int(records[index].parent)
    return parent >= 0 && records[parent].style.kind == .layout && run(of: parent)?.isGrid == true
  }
}
