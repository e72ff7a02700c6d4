import Foundation

extension LayoutSubview {
  /// The axes on which a cell of a grid contributes to the size of its column and row.
  var sizedAxes: Axes { Axes.both.subtracting(self[GridCellUnsizedAxes.self]) }

  /// The cells of a row of a grid; `nil` if the element is not a row.
  var rowCells: LayoutSubviews? {
    engine.records[index].spec.kind == .gridRow
      ? LayoutSubviews(engine: engine, index: index) : nil
  }

  /// Places a row of a grid; its cells are placed one by one.
  func place(at position: CGPoint, in size: CGSize) {
    engine.slots[slot].proposal = Proposal(size)
    engine.slots[slot].size = size
    engine.slots[slot].origin = position
    engine.placements[index].isStale = true
  }

  /// Whether the element contains too many nested grids and aspect ratios to be measured exactly.
  private var isDeep: Bool { engine.records[index].branching > Record.branchingLimit }

  /// Returns the width that the element takes for the width of its columns; for a deep element it
  /// follows from the minimum and maximum, which are measured once.
  func gridWidth(in proposed: CGFloat?) -> CGFloat {
    func width(_ proposed: CGFloat?) -> CGFloat {
      sizeThatFits(ProposedSize(width: proposed, height: nil)).width
    }
    guard let proposed, proposed < .infinity, isDeep else { return width(proposed) }
    return max(min(proposed, width(.infinity)), width(0))
  }

  /// Returns the proposal for finding the element's height in columns of a given width, or its
  /// minimum or maximum height, for which a deep element is proposed no width.
  func gridProposal(
    _ width: CGFloat,
    _ height: CGFloat?,
    isEnd: Bool,
    given outerWidth: CGFloat?
  ) -> ProposedSize {
    guard isDeep else { return ProposedSize(width: width, height: height) }
    return ProposedSize(width: isEnd ? nil : deepWidth(width, in: outerWidth), height: height)
  }

  /// Returns the proposal for placing the element in an area: the size of the area or, for a deep
  /// element, the proposal that it was measured with.
  func gridProposal(in area: CGSize, _ given: ProposedSize) -> ProposedSize {
    guard isDeep else { return ProposedSize(area) }
    return ProposedSize(width: deepWidth(area.width, in: given.width), height: given.height)
  }

  /// Returns the width to propose to a deep element along with a height: the width of its columns,
  /// or the grid's proposal if that asks for the minimum, ideal or maximum width.
  private func deepWidth(_ width: CGFloat, in proposed: CGFloat?) -> CGFloat? {
    guard let proposed, proposed > 0, proposed < .infinity else { return proposed }
    return width
  }
}

extension LayoutSubviews {
  /// The alignment that a row of a grid sets for itself.
  var rowAlignment: VerticalAlignment? { engine.details(of: index)?.alignment?.vertical }

  subscript(cell: GridTable.Cell) -> LayoutSubview {
    LayoutSubviews(engine: engine, index: self[cell.row].index)[cell.place]
  }
}
