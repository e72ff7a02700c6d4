import Foundation

extension LayoutSubview {
  /// What the element says as a cell of a grid.
  var gridCell: GridCell { engine.attributes(of: index)?.cell ?? GridCell() }

  /// The cells of a row of a grid; `nil` if the element is not a row.
  var rowCells: LayoutSubviews? {
    engine.records[index].style.kind == .gridRow
      ? LayoutSubviews(engine: engine, index: index) : nil
  }

  /// Places a row of a grid, whose cells are placed one by one.
  func place(at position: CGPoint, in size: CGSize) {
    engine.slots[slot].proposal = Proposal(size)
    engine.slots[slot].size = size
    engine.slots[slot].x = position.x
    engine.slots[slot].y = position.y
    engine.placements[index].isStale = true
  }

  /// Whether too many grids and ratios are inside one another in it to measure it exactly.
  private var isDeep: Bool { engine.isDeep(index) }

  /// The width that the element takes when its columns are proposed one.
  ///
  /// That of one that is too deep follows from its least and its greatest, which are asked for once.
  func gridWidth(in proposed: CGFloat?) -> CGFloat {
    func width(_ proposed: CGFloat?) -> CGFloat {
      sizeThatFits(ProposedSize(width: proposed, height: nil)).width
    }
    guard let proposed, proposed > 0, proposed < .infinity, isDeep else { return width(proposed) }
    return max(min(proposed, width(.infinity)), width(0))
  }

  /// What is proposed to the element to find how high it is in columns of a width.
  ///
  /// - Parameters:
  ///   - width: The width of the columns.
  ///   - height: The height that is proposed to the row.
  ///   - isEnd: Whether that is the least or the greatest one.
  ///   - outerWidth: The width that is proposed to the grid.
  /// - Returns: The width and the height; no width to an element that is too deep where an end is asked for.
  func gridProposal(
    _ width: CGFloat,
    _ height: CGFloat?,
    isEnd: Bool,
    given outerWidth: CGFloat?
  ) -> ProposedSize {
    guard isDeep else { return ProposedSize(width: width, height: height) }
    return ProposedSize(width: isEnd ? nil : deepWidth(width, in: outerWidth), height: height)
  }

  /// What is proposed to the element when it is placed in an area: the size of the area.
  ///
  /// An element that is too deep is placed with what it was measured with.
  func gridProposal(in area: CGSize, _ given: ProposedSize) -> ProposedSize {
    guard isDeep else { return ProposedSize(area) }
    return ProposedSize(width: deepWidth(area.width, in: given.width), height: given.height)
  }

  /// The width that is proposed to a deep element with a height: that of its columns, and what is proposed
  /// to the grid where that is the least, the ideal or the greatest width.
  private func deepWidth(_ width: CGFloat, in proposed: CGFloat?) -> CGFloat? {
    guard let proposed, proposed > 0, proposed < .infinity else { return proposed }
    return width
  }
}

extension LayoutSubviews {
  /// The alignment that a row of a grid has for itself.
  var rowAlignment: VerticalAlignment? {
    engine.details[Int(engine.records[index].details)].rowAlignment
  }

  /// A cell of a grid.
  subscript(cell: GridTable.Cell) -> LayoutSubview {
    LayoutSubviews(engine: engine, index: self[cell.row].index)[cell.place]
  }
}
