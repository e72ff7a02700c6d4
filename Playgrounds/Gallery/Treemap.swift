import Foundation

/// Where the boxes of a folder diagram go: a box for each item, inside the box of its folder.
///
/// This is arithmetic alone; ``FolderDiagram`` draws it.
struct Treemap {
  /// A box with the boxes inside it.
  struct Box {
    var item: FolderTree
    var frame: CGRect
    var boxes: [Box] = []

    /// The number of items in the folder that have no box of their own.
    var omittedCount = 0
  }

  /// The room for the name of a folder, above the boxes in it.
  static let header: CGFloat = 24

  /// The room around the boxes in a folder, and between them.
  static let gap: CGFloat = 4

  /// The area below which an item gets no box of its own.
  static let smallestArea: CGFloat = 700

  /// The room for the items without a box, relative to that of the others.
  static let restShare = 0.07

  /// The number of boxes in one folder above which the smallest items are left out.
  var mostBoxes = 40

  /// Returns the boxes of what is in a folder, which fill a frame.
  func map(of folder: FolderTree, in frame: CGRect) -> Box {
    filled(Box(item: folder, frame: frame), frame.insetBy(dx: -Self.gap / 2, dy: -Self.gap / 2))
  }

  /// Returns the box of an item, filled below its header with the boxes of what is in it.
  private func box(of item: FolderTree, in frame: CGRect) -> Box {
    // A `CGRect` of negative height says that its height is positive.
    let inner = CGRect(
      x: frame.minX + Self.gap,
      y: frame.minY + Self.header,
      width: max(0, frame.width - 2 * Self.gap),
      height: max(0, frame.height - Self.header - Self.gap)
    )
    return filled(Box(item: item, frame: frame), inner)
  }

  /// Returns a box, filled in its inner part with the boxes of what is in the item.
  private func filled(_ box: Box, _ inner: CGRect) -> Box {
    var box = box
    var items = itemsWithRoom(in: box.item, area: inner.width * inner.height)
    box.omittedCount = box.item.items.count - items.count
    if box.omittedCount > 0, !items.isEmpty {
      let size = box.item.size - items.reduce(0) { $0 + $1.item.size }
      let rest = FolderTree(name: "\(box.omittedCount) more", kind: .rest, size: size)
      items.append((rest, items.reduce(0) { $0 + $1.weight } * Self.restShare))
    }
    for ((item, _), cell) in zip(items, cells(items.map(\.weight), in: inner)) {
      let frame = cell.narrowed(by: Self.gap / 2)
      if item.kind != .rest || min(frame.width, frame.height) >= 16 {
        box.boxes.append(self.box(of: item, in: frame))
      }
    }
    return box
  }

  /// Returns as many items as there is room for, with the largest first.
  private func itemsWithRoom(
    in folder: FolderTree,
    area: CGFloat
  ) -> [(item: FolderTree, weight: Double)] {
    var items = folder.items.map { (item: $0, weight: $0.weight) }
      .sorted { ($1.weight, $0.item.name) < ($0.weight, $1.item.name) }
    items.removeLast(max(0, items.count - mostBoxes))
    var sum = items.reduce(0) { $0 + $1.weight }
    while let last = items.last {
      let share = items.count < folder.items.count ? 1 + Self.restShare : 1
      if last.weight * area >= Self.smallestArea * sum * share { break }
      sum -= last.weight
      items.removeLast()
    }
    return items
  }

  /// Divides a rectangle into cells, one for each weight and as large, as square as can be.
  ///
  /// This is the squarified treemap of Bruls, Huizing and van Wijk: cells fill a row along the
  /// shorter side for as long as that makes them squarer.
  func cells(_ weights: [Double], in area: CGRect) -> [CGRect] {
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

  /// The ratio of the sides of the least square cell in a row.
  private func worstRatio(of row: [CGFloat], along side: CGFloat) -> CGFloat {
    let thickness = row.reduce(0, +) / side
    return row.reduce(0) { max($0, $1 / thickness / thickness, thickness * thickness / $1) }
  }

  /// Places a row along the shorter side, and takes its room from the rest.
  private func place(_ row: [CGFloat], in rest: inout CGRect) -> [CGRect] {
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
  /// The rectangle, smaller on each side, but never inside out.
  fileprivate func narrowed(by margin: CGFloat) -> CGRect {
    insetBy(dx: min(margin, width / 2), dy: min(margin, height / 2))
  }
}

extension FolderTree {
  /// The area that the item asks for: the square root of its size, so that small files are seen.
  var weight: Double {
    kind == .folder ? items.reduce(8) { $0 + $1.weight } : Double(size + 64).squareRoot()
  }
}
