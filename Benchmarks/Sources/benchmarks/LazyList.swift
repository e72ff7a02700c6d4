import Kit

/// A list of lazy rows, which scrolls by one row whatever items it is to show.
struct LazyList: ItemList {
  private let rows: LazyRows

  init(visible count: Int) { rows = LazyRows(visible: count) }

  func show(_ items: [Item]) {
    CountedView.Counts.addTreeOperations(rows.scroll())
  }
}
