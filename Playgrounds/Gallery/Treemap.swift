import WithySVG

/// A layout container that gives each of its elements an area in proportion to its weight.
///
/// It takes the proposed size, and its elements fill it, except for half a gap at the edges.
struct Treemap: Layout {
  /// The weights of the elements, in order; the areas of surplus weights stay empty.
  var weights: [Double]

  /// The distance between elements.
  static let gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    for (subview, cell) in zip(subviews, Self.cells(weights, in: bounds)) {
      let frame = cell.narrowed(by: Self.gap / 2)
      subview.place(at: frame.origin, proposal: ProposedSize(frame.size))
    }
  }

  /// Divides a rectangle into cells with areas in proportion to the weights, as square as possible.
  ///
  /// This is the squarified treemap of Bruls, Huizing and van Wijk: cells fill a row along the
  /// shorter side as long as that makes them squarer.
  static func cells(_ weights: [Double], in area: CGRect) -> [CGRect] {
    guard area.width > 0, area.height > 0 else { return [] }
    var cells: [CGRect] = []
    var rest = area
    var scale = area.width * area.height / weights.reduce(0, +)
    var next = weights[...]
    while !next.isEmpty {
      let side = min(rest.width, rest.height)
      var row: [CGFloat] = []
      var worst = CGFloat.infinity
      while let weight = next.first {
        let ratio = worstRatio(of: row + [weight * scale], along: side)
        guard ratio <= worst else { break }
        (row, worst) = (row + [weight * scale], ratio)
        next.removeFirst()
      }
      guard !row.isEmpty else { break }
      cells += place(row, in: &rest)
      if !next.isEmpty { scale = rest.width * rest.height / next.reduce(0, +) }
    }
    return cells
  }

  /// Returns the aspect ratio of the least square cell in a row.
  private static func worstRatio(of row: [CGFloat], along side: CGFloat) -> CGFloat {
    let thickness = row.reduce(0, +) / side
    return row.reduce(0) { max($0, $1 / thickness / thickness, thickness * thickness / $1) }
  }

  /// Places a row along the shorter side, and removes its area from the rest.
  private static func place(_ row: [CGFloat], in rest: inout CGRect) -> [CGRect] {
    let isColumn = rest.width >= rest.height
    let thickness = row.reduce(0, +) / (isColumn ? rest.height : rest.width)
    let (strip, remainder) = rest.divided(
      atDistance: thickness,
      from: isColumn ? .minXEdge : .minYEdge
    )
    rest = remainder
    var room = strip
    return row.map { area in
      let (cell, others) = room.divided(
        atDistance: area / thickness,
        from: isColumn ? .minYEdge : .minXEdge
      )
      room = others
      return cell
    }
  }
}

extension CGRect {
  /// Returns the rectangle inset on each side, but never to a negative size.
  func narrowed(by margin: CGFloat) -> CGRect {
    insetBy(dx: min(margin, width / 2), dy: min(margin, height / 2))
  }
}
