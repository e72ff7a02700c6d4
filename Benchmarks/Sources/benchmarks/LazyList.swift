import Kit

/// A list of lazy rows, which scrolls by one row when it is to show items, whatever they are.
struct LazyList: ItemList {
  private let rows: LazyRows

  init(visible count: Int) { rows = LazyRows(visible: count) }

  func show(_ items: [Item]) {
    if items.isEmpty { return }
    CountedView.Counts.addTreeOperations(rows.scroll())
  }
}
