import Foundation
import WithyLayout

/// Grids and flows.
extension Reference.Node {
  /// Where a child stands in its container, and what it is proposed there.
  typealias Spot = (node: Reference.Node, origin: CGPoint, proposal: ProposedSize)

  /// The cells of the rows of a grid; one element that is no row has the whole width.
  private var table: [(row: Reference.Node, cells: [Reference.Node]?)] {
    children.map { child in
      if case .row = child.tree { (child, child.children) } else { (child, nil) }
    }
  }

  private var gridGaps: CGSize {
    guard case .grid(_, let horizontal, let vertical, _) = tree else { return .zero }
    return CGSize(width: horizontal ?? 8, height: vertical ?? 8)
  }

  /// The widths of the columns and of the whole, and the heights of the rows of a grid.
  private func lengths(_ p: ProposedSize) -> (columns: [CGFloat], width: CGFloat, rows: [CGFloat]) {
    let (table, gaps) = (table, gridGaps)
    let count = table.map { $0.cells?.count ?? 0 }.max() ?? 0
    let columns = Self.tracks(p.width, count, gaps.width) { column, width in
      table.compactMap { $0.cells }.filter { $0.count > column }
        .map { $0[column].size(ProposedSize(width: width, height: nil)).width }.max() ?? 0
    }
    let wide = table.filter { $0.cells == nil }
      .map { $0.row.size(ProposedSize(width: p.width, height: nil)).width }
    let width = max(Self.total(columns, gaps.width), wide.max() ?? 0)
    let rows = Self.tracks(p.height, table.count, gaps.height) { index, height in
      guard let cells = table[index].cells else {
        return table[index].row.size(ProposedSize(width: width, height: height)).height
      }
      return zip(cells, columns).map { cell, width in
        cell.size(ProposedSize(width: width, height: height)).height
      }
      .max() ?? 0
    }
    return (columns, width, rows)
  }

  private static func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    max(lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0)), 0)
  }

  /// Gives a length out to rows or columns, the least flexible first.
  private static func tracks(
    _ length: CGFloat?,
    _ count: Int,
    _ gap: CGFloat,
    _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length > 0, length < .infinity else {
      return (0..<count).map { measure($0, length) }
    }
    let least = (0..<count).map { measure($0, 0) }
    let flexibility = (0..<count).map { measure($0, .infinity) - least[$0] }
    let order = (0..<count).sorted { a, b in
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
      return a < b
    }
    var (lengths, left) = (least, length - gap * CGFloat(count - 1))
    for (place, track) in order.enumerated() {
      lengths[track] = measure(track, max(left / CGFloat(count - place), 0))
      left -= lengths[track]
    }
    return lengths
  }

  func gridSize(_ p: ProposedSize) -> CGSize {
    let (_, width, rows) = lengths(p)
    return CGSize(width: width, height: Self.total(rows, gridGaps.height))
  }

  /// Where the cells of a grid stand.
  func gridSpots(_ p: ProposedSize) -> [Spot] {
    guard case .grid(let alignment, _, _, _) = tree else { return [] }
    let (columns, width, rows) = lengths(p)
    var spots: [Spot] = []
    var y: CGFloat = 0
    func add(_ cell: Reference.Node, _ area: CGRect, _ vertical: VerticalAlignment) {
      let size = cell.size(ProposedSize(area.size))
      let origin = CGPoint(
        x: area.minX + (area.width - size.width) * Reference.part(alignment.horizontal),
        y: area.minY + (area.height - size.height) * Reference.part(vertical)
      )
      spots.append((cell, origin, ProposedSize(area.size)))
    }
    for ((row, cells), height) in zip(table, rows) {
      var vertical = alignment.vertical
      if case .row(let own?, _) = row.tree { vertical = own }
      var x: CGFloat = 0
      for (cell, width) in zip(cells ?? [], columns) {
        add(cell, CGRect(x: x, y: y, width: width, height: height), vertical)
        x += width + gridGaps.width
      }
      if cells == nil { add(row, CGRect(x: 0, y: y, width: width, height: height), vertical) }
      y += height + gridGaps.height
    }
    return spots
  }

  /// The lines of a flow: the elements with what they are proposed and the sizes that they take.
  private func lines(_ p: ProposedSize) -> [[Share]] {
    var lines: [[Share]] = []
    for child in children {
      let ideal = child.size(.unspecified)
      let isWide = ideal.width > p.width ?? .infinity
      let proposal = isWide ? ProposedSize(width: p.width, height: nil) : .unspecified
      let size = child.size(proposal)
      if let line = lines.last, length(line) + flowGap + size.width <= p.width ?? .infinity {
        lines[lines.count - 1].append((child, proposal, size))
      } else {
        lines.append([(child, proposal, size)])
      }
    }
    return lines
  }

  private var flowGap: CGFloat {
    guard case .flow(_, let spacing, _) = tree else { return 0 }
    return spacing ?? 8
  }

  /// The length of a line, without what sums of lengths are short of.
  private func length(_ line: [Share]) -> CGFloat {
    line.reduce(flowGap * CGFloat(line.count - 1)) { $0 + $1.size.width } - 0.001
  }

  func flowSize(_ p: ProposedSize) -> CGSize {
    let lines = lines(p)
    let heights = lines.map { $0.map(\.size.height).max() ?? 0 }
    return CGSize(
      width: lines.isEmpty ? 0 : max((lines.map(length).max() ?? 0) + 0.001, 0),
      height: Self.total(heights, flowGap)
    )
  }

  /// Where the elements of a flow stand.
  func flowSpots(_ p: ProposedSize) -> [Spot] {
    guard case .flow(let alignment, _, _) = tree else { return [] }
    var (spots, y): ([Spot], CGFloat) = ([], 0)
    for line in lines(p) {
      let height = line.map(\.size.height).max() ?? 0
      var x: CGFloat = 0
      for (child, proposal, size) in line {
        let across = (height - size.height) * Reference.part(alignment)
        spots.append((child, CGPoint(x: x, y: y + across), proposal))
        x += size.width + flowGap
      }
      y += height + flowGap
    }
    return spots
  }
}
