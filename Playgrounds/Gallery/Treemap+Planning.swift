import Foundation

/// The frames of all boxes, computed before they are drawn.
extension Treemap {
  /// The drawing of an item: a box with the boxes inside it.
  struct Box {
    var item: FolderTree

    /// The frame of the box.
    var frame: CGRect

    var boxes: [Box] = []

    /// The weights of the boxes, and of the items that are too small for one.
    var weights: [Double] = []

    /// The number of items in the folder that have no box of their own.
    var omittedCount = 0
  }

  /// The height of the name of a folder, above the boxes in it.
  static let header: CGFloat = 24

  /// The area below which an item gets no box of its own.
  static let smallestArea: CGFloat = 700

  /// The maximum area of the items without a box, relative to that of the others.
  static let restShare = 0.07

  /// The number of boxes in one folder above which the smallest items are left out.
  static let mostBoxes = 40

  /// Returns the boxes of the items in a folder, which fill a frame.
  static func map(of folder: FolderTree, in frame: CGRect) -> Box {
    filled(Box(item: folder, frame: frame), frame.insetBy(dx: -gap / 2, dy: -gap / 2))
  }

  /// Returns the box of an item, filled below its header with the boxes of its items.
  private static func box(of item: FolderTree, in frame: CGRect) -> Box {
    // The height of a `CGRect` with a negative height is positive.
    let inner = CGRect(
      x: frame.minX + gap,
      y: frame.minY + header,
      width: max(0, frame.width - 2 * gap),
      height: max(0, frame.height - header - gap)
    )
    return filled(Box(item: item, frame: frame), inner)
  }

  /// Returns a box, filled in its inner part with the boxes of the item's items.
  private static func filled(_ box: Box, _ inner: CGRect) -> Box {
    var box = box
    var items = itemsWithRoom(in: box.item, area: inner.width * inner.height)
    box.omittedCount = box.item.items.count - items.count
    if box.omittedCount > 0, !items.isEmpty {
      let size = box.item.size - items.map(\.item.size).saturatingSum()
      let rest = FolderTree(name: "\(box.omittedCount) more", kind: .rest, size: size)
      let most = items.reduce(0) { $0 + $1.weight } * restShare
      let least = items[items.count - 1].weight
      items.append((rest, min(most, least * Double(box.omittedCount))))
    }
    box.weights = items.map(\.weight)
    for ((item, _), cell) in zip(items, cells(box.weights, in: inner)) {
      let frame = cell.narrowed(by: gap / 2)
      if item.kind != .rest || min(frame.width, frame.height) >= 12 {
        box.boxes.append(self.box(of: item, in: frame))
      }
    }
    return box
  }

  /// Returns as many items as there is space for, largest first.
  private static func itemsWithRoom(
    in folder: FolderTree,
    area: CGFloat
  ) -> [(item: FolderTree, weight: Double)] {
    var items = folder.items.map { (item: $0, weight: $0.weight) }
      .sorted { ($1.weight, $0.item.name) < ($0.weight, $1.item.name) }
    items.removeLast(max(0, items.count - mostBoxes))
    var sum = items.reduce(0) { $0 + $1.weight }
    while let last = items.last {
      let share = items.count < folder.items.count ? 1 + restShare : 1
      if last.weight * area >= smallestArea * sum * share { break }
      sum -= last.weight
      items.removeLast()
    }
    return items
  }
}

extension FolderTree {
  /// The relative area of the item: the square root of its size, so that small files are visible.
  var weight: Double {
    kind == .folder ? items.reduce(8) { $0 + $1.weight } : (Double(size) + 64).squareRoot()
  }

  /// The kinds of files that have their own colour, in order of decreasing total size.
  var coloredKinds: [String] {
    var rooms: [String: Double] = [:]
    forEachFile { rooms[$0.fileExtension, default: 0] += $0.weight }
    return rooms.filter { !$0.key.isEmpty }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Palette.files.count)
      .map(\.key)
  }

  /// Calls a closure with every file in the tree.
  private func forEachFile(_ body: (FolderTree) -> Void) {
    if kind == .file { body(self) }
    for item in items { item.forEachFile(body) }
  }
}

extension Treemap.Box {
  /// The size, or the reason why it is unknown, and how many items have no box.
  var sizeCaption: String {
    var caption =
      switch item.kind {
      case .link: "link"
      case _ where item.gap != nil: item.gap?.rawValue ?? ""
      case .other: "not a file"
      case .file, .folder, .rest: String.size(item.size)
      }
    if omittedCount > 0, boxes.isEmpty { caption += ", \(String.count(omittedCount, "item"))" }
    return caption
  }
}
