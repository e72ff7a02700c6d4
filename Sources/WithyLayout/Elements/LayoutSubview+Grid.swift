import Foundation

extension LayoutSubview {
  /// The cells of a row of a grid; `nil` if the element is none.
  var rowCells: LayoutSubviews? {
    engine.records[index].style.kind == .gridRow
      ? LayoutSubviews(engine: engine, index: index) : nil
  }

  /// Whether too many grids and ratios are inside one another in it to measure it exactly.
  var isDeep: Bool { engine.isDeep(index) }

  /// What the element says as a cell of a grid.
  var gridCell: GridCell { engine.attributes(of: index)?.cell ?? GridCell() }

  /// Places a row of a grid, whose cells are placed one by one.
  func place(at position: CGPoint, in size: CGSize) {
    engine.slots[slot].proposal = Proposal(size)
    engine.slots[slot].size = size
    engine.slots[slot].x = position.x
    engine.slots[slot].y = position.y
    engine.placements[index].isStale = true
  }
}

extension LayoutSubviews {
  /// The alignment that a row of a grid has for itself.
  var rowAlignment: VerticalAlignment? {
    engine.details[Int(engine.records[index].details)].rowAlignment
  }
}
