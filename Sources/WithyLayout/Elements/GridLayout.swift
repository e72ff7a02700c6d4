import Foundation

/// Lays out a ``Grid``.
struct GridLayout: Layout, Equatable {
  var alignment: Alignment
  var horizontalSpacing: CGFloat
  var verticalSpacing: CGFloat

  /// The widths of the columns and of the whole, and the heights of the rows.
  private typealias Lengths = (columns: [CGFloat], width: CGFloat, rows: [CGFloat])

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> CGSize {
    let (_, width, rows) = lengths(proposal, subviews)
    return CGSize(width: width, height: total(rows, verticalSpacing))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let (columns, width, rows) = lengths(proposal, subviews)
    var y = bounds.minY
    for (subview, height) in zip(subviews, rows) {
      let row = CGRect(x: bounds.minX, y: y, width: width, height: height)
      if let cells = subview.rowCells {
        subview.place(at: row.origin, in: row.size)
        var cell = CGRect(x: 0, y: 0, width: 0, height: height)
        for (subview, width) in zip(cells, columns) {
          cell.size.width = width
          place(subview, in: cell, cells.rowAlignment ?? alignment.vertical)
          cell.origin.x += width + horizontalSpacing
        }
      } else {
        place(subview, in: row, alignment.vertical)
      }
      y += height + verticalSpacing
    }
  }

  /// Places an element in the place that a cell has.
  private func place(_ subview: LayoutSubview, in cell: CGRect, _ vertical: VerticalAlignment) {
    let proposal = ProposedSize(cell.size)
    let inner = subview.dimensions(in: proposal)
    let outer = ViewDimensions(cell.size)
    let x = cell.minX + outer[alignment.horizontal] - inner[alignment.horizontal]
    let y = cell.minY + outer[vertical] - inner[vertical]
    subview.set(at: CGPoint(x: x, y: y), anchor: .topLeading, Proposal(proposal))
  }

  /// The sum of lengths and the gaps between them.
  private func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    max(lengths.reduce(spacing * CGFloat(max(lengths.count - 1, 0)), +), 0)
  }

  /// Chooses the widths of the columns, and then the heights of the rows.
  private func lengths(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Lengths {
    let rows = subviews.map { $0.rowCells.map(Array.init) }
    let count = rows.compactMap { $0?.count }.max() ?? 0
    let columns = (0..<count).map { column in
      rows.compactMap { $0.flatMap { column < $0.count ? $0[column] : nil } }
    }
    let widths = distribute(proposal.width, horizontalSpacing, columns.count) { column, width in
      columns[column].reduce(0) {
        max($0, $1.sizeThatFits(ProposedSize(width: width, height: nil)).width)
      }
    }
    // What is no row takes the whole width, and is a reason for more of it.
    let width = zip(subviews, rows).reduce(total(widths, horizontalSpacing)) { width, row in
      guard row.1 == nil else { return width }
      return max(
        width,
        row.0.sizeThatFits(ProposedSize(width: proposal.width, height: nil)).width
      )
    }
    let heights = distribute(proposal.height, verticalSpacing, rows.count) { row, height in
      guard let cells = rows[row] else {
        return subviews[row].sizeThatFits(ProposedSize(width: width, height: height)).height
      }
      return zip(cells, widths).reduce(0) {
        max($0, $1.0.sizeThatFits(ProposedSize(width: $1.1, height: height)).height)
      }
    }
    return (widths, width, heights)
  }

  /// Gives a length out to tracks, the least flexible first.
  private func distribute(
    _ length: CGFloat?,
    _ spacing: CGFloat,
    _ count: Int,
    _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length > 0, length < .infinity else {
      return (0..<count).map { measure($0, length) }
    }
    let ends = (0..<count).map { (least: measure($0, 0), greatest: measure($0, .infinity)) }
    let order = ends.indices.sorted {
      let left = (ends[$0].greatest - ends[$0].least, -ends[$0].least, $0)
      let right = (ends[$1].greatest - ends[$1].least, -ends[$1].least, $1)
      return left.0 == .infinity && right.0 == .infinity
        ? (left.1, left.2) < (right.1, right.2) : (left.0, left.2) < (right.0, right.2)
    }
    var available = length - spacing * CGFloat(count - 1)
    var lengths = ends.map(\.least)
    for (place, track) in order.enumerated() {
      lengths[track] = measure(track, max(available / CGFloat(count - place), 0))
      available -= lengths[track]
    }
    return lengths
  }
}

extension LayoutSubview {
  /// The cells of a row of a grid; `nil` if the element is none.
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
}

extension LayoutSubviews {
  /// The alignment that a row of a grid has for itself.
  var rowAlignment: VerticalAlignment? {
    engine.details[Int(engine.records[index].details)].rowAlignment
  }
}
