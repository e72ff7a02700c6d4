import Foundation

/// The existing lines of a lazy container, measured for a proposal.
struct LazyLines {
  private let subviews: LayoutSubviews
  private let spec: LazySpec

  /// The columns, with the proposal to the elements in each.
  private let tracks: [GridTrack]
  private let proposals: [ProposedSize]

  /// The dimensions of the elements.
  private let cells: [ViewDimensions]

  /// The extent of each line, its length including the gap after it.
  private(set) var extents: [LineExtent] = []

  /// The gap between lines.
  let gap: CGFloat

  /// The proposed size across; `nil` if none was proposed.
  let givenBreadth: CGFloat?

  /// The number of elements in a line.
  var columns: Int { tracks.count }

  /// Measures the lines.
  ///
  /// - Parameters:
  ///   - subviews: The elements in the lines.
  ///   - spec: The spec of the container.
  ///   - proposal: The proposal to the container; its length along the container is ignored.
  init(_ subviews: LayoutSubviews, _ spec: LazySpec, _ proposal: ProposedSize) {
    self.subviews = subviews
    self.spec = spec
    gap = spec.spacing ?? subviews.unit
    let breadth = spec.isHorizontal ? proposal.height : proposal.width
    givenBreadth = breadth
    let tracks = spec.tracks(in: breadth, widest: 0, unit: subviews.unit)
    let proposals = tracks.indices.map { column in
      var length = breadth.map { _ in tracks[column].length }
      if breadth == nil, !spec.items.isEmpty, case .fixed(let size) = spec.items[column].size {
        length = size
      }
      return spec.isHorizontal
        ? ProposedSize(width: nil, height: length) : ProposedSize(width: length, height: nil)
    }
    cells = subviews.enumerated().map { $1.dimensions(in: proposals[$0 % proposals.count]) }
    (self.tracks, self.proposals) = (tracks, proposals)
    for start in stride(from: 0, to: cells.count, by: tracks.count) {
      extents.append(extent(of: start..<min(start + tracks.count, cells.count)))
    }
  }

  /// Measures a line.
  ///
  /// An empty row of a stack has no gap, either.
  private func extent(of line: Range<Int>) -> LineExtent {
    var extent = LineExtent(count: 1)
    if spec.items.isEmpty, subviews.isEmptyStack(line.lowerBound) { return extent }
    for index in line {
      let (length, breadth) = lengths(cells[index])
      extent.length = max(extent.length, length + gap)
      extent.breadth = max(extent.breadth, breadth)
    }
    return extent
  }

  /// Returns the lengths of an element along and across the container.
  private func lengths(_ cell: ViewDimensions) -> (along: CGFloat, across: CGFloat) {
    spec.isHorizontal ? (cell.width, cell.height) : (cell.height, cell.width)
  }

  /// Returns the size across if none is proposed, given the length across of the widest element.
  func breadth(widest: CGFloat) -> CGFloat {
    spec.breadth(of: spec.tracks(in: nil, widest: widest, unit: subviews.unit))
  }

  /// Places the elements, each aligned in the area of its line and column.
  ///
  /// - Parameter start: Where the first line begins.
  func place(from start: CGFloat) {
    var along = start
    for (index, cell) in cells.enumerated() {
      let (line, track) = (extents[index / columns], tracks[index % columns])
      let (length, alignment) = (max(line.length - gap, 0), track.alignment)
      let area = subviews[index].dimensions(
        of: spec.isHorizontal
          ? CGSize(width: length, height: track.length)
          : CGSize(width: track.length, height: length)
      )
      let x = area[alignment.horizontal] - cell[alignment.horizontal]
      let y = area[alignment.vertical] - cell[alignment.vertical]
      let origin =
        spec.isHorizontal
        ? CGPoint(x: along + x, y: track.start + y) : CGPoint(x: track.start + x, y: along + y)
      subviews[index].place(at: origin, proposal: proposals[index % columns])
      if (index + 1) % columns == 0 { along += line.length }
    }
  }
}
