import Foundation
import WithyXML

/// The drawing of a folder: nested boxes with names and sizes.
struct FolderDiagram {
  let tree: FolderTree
  let size = CGSize(width: 1200, height: 860)

  /// The kinds of files that have a colour of their own, with the most room first.
  private let extensions: [String]

  init(of tree: FolderTree) {
    self.tree = tree
    var rooms: [String: Double] = [:]
    tree.forEachFile { rooms[$0.fileExtension, default: 0] += $0.weight }
    extensions = rooms.filter { !$0.key.isEmpty }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Palette.files.count)
      .map(\.key)
  }

  /// The drawing.
  var document: XMLDocument {
    let map = Treemap().map(of: tree, in: mapFrame)
    return XMLDocument() {
      svg(size) {
        shape("title").text(tree.title)
        rectangle(CGRect(origin: .zero, size: size)).fill(Palette.paper)
        heading
        if tree.items.isEmpty { emptiness }
        for box in map.boxes {
          self.box(box, depth: 0)
        }
        legend
      }
    }
  }

  /// Where the boxes go.
  private var mapFrame: CGRect {
    CGRect(x: 24, y: 92, width: size.width - 48, height: size.height - 92 - 52)
  }

  /// The name of the folder, and what is in it.
  private var heading: Hierarchy<XMLNode> {
    Hierarchy {
      label(tree.title, at: CGPoint(x: 28, y: 50), size: 30, room: size.width - 56)
        .fill(Palette.ink)
        .attribute("font-weight", 600)
      label(summary, at: CGPoint(x: 28, y: 76), size: 15, room: size.width - 56)
        .fill(Palette.quiet)
    }
  }

  /// What is in the folder, in words.
  var summary: String {
    var words = [
      String.size(tree.size), .count(tree.fileCount, "file"), .count(tree.folderCount, "folder"),
    ]
    let hidden = tree.totalHiddenCount
    if hidden > 0 { words.append("\(String.count(hidden, "hidden item")) left out") }
    if tree.gaps.contains(.unreadable) { words.append("some could not be read") }
    if tree.gaps.contains(.limit) { words.append("too much to be read to the end") }
    return words.joined(separator: " · ")
  }

  /// What is drawn where there is nothing to draw.
  private var emptiness: Hierarchy<XMLNode> {
    Hierarchy {
      rectangle(mapFrame, radius: 14)
        .fill(Palette.folder(depth: 0))
        .stroke(Palette.line)
        .attribute("stroke-dasharray", "6 6")
      label("This folder is empty.", at: CGPoint(x: mapFrame.midX, y: mapFrame.midY), size: 20)
        .fill(Palette.quiet)
        .attribute("text-anchor", "middle")
    }
  }

  /// A box, with the boxes in it.
  ///
  /// What is pointed at shows its full name.
  private func box(_ box: Treemap.Box, depth: Int) -> Builder<XMLElement> {
    let isFolder = box.item.kind == .folder
    let frame = box.frame
    return group {
      shape("title").text(box.title)
      rectangle(frame, radius: min(max(3, 12 - 2.5 * CGFloat(depth)), frame.height / 4))
        .fill(isFolder ? Palette.folder(depth: depth) : color(of: box.item, depth: depth))
        .if(isFolder) { $0.stroke(Palette.line) }
        .if(box.item.kind == .link || box.item.kind == .rest) {
          $0.stroke(Palette.quiet).attribute("stroke-dasharray", "3 3")
        }
      caption(of: box)
      for inner in box.boxes {
        self.box(inner, depth: depth + 1)
      }
    }
  }

  /// The name and the size of an item, as far as there is room for them.
  private func caption(of box: Treemap.Box) -> Hierarchy<XMLNode> {
    let isFolder = box.item.kind == .folder
    let caption = Caption(
      box.item.title,
      detail: box.sizeCaption,
      in: box.frame,
      isBold: isFolder,
      isHeader: !box.boxes.isEmpty
    )
    return Hierarchy {
      if let name = caption.name {
        line(name)
          .fill(Palette.ink)
          .attribute("font-weight", isFolder ? "600" : nil)
      }
      if let detail = caption.detail {
        line(detail).fill(Palette.quiet)
      }
    }
  }

  /// A line of a caption.
  private func line(_ line: Caption.Line) -> Builder<XMLElement> {
    let (x, y) = (line.origin.x.svg, line.origin.y.svg)
    return label(line.text, at: line.origin, size: line.size)
      .attribute("transform", line.isUpright ? "rotate(90 \(x) \(y))" : nil)
      .attribute("text-anchor", line.endsThere ? "end" : nil)
  }

  /// The fill of a file's box.
  private func color(of item: FolderTree, depth: Int) -> String {
    if item.kind == .rest { return "none" }
    guard let index = extensions.firstIndex(of: item.fileExtension) else { return Palette.other }
    return Palette.files[index]
  }

  /// What the colours mean, and how large a box is.
  private var legend: Hierarchy<XMLNode> {
    let baseline = size.height - 22
    var x: CGFloat = 28
    return Hierarchy {
      for (name, color) in zip(extensions, Palette.files) {
        let text = ".\(name.printable)".fitting(90, size: 13)
        let start = x
        let _ = x += text.width(size: 13) + 36
        rectangle(CGRect(x: start, y: baseline - 12, width: 15, height: 15), radius: 4).fill(color)
        label(text, at: CGPoint(x: start + 21, y: baseline), size: 13).fill(Palette.ink)
      }
      label(
        "areas follow the square roots of sizes",
        at: CGPoint(x: size.width - 28, y: baseline),
        size: 13,
        room: size.width - 28 - x
      )
      .fill(Palette.quiet)
      .attribute("text-anchor", "end")
    }
  }
}

extension FolderTree {
  /// The name as it can be shown.
  var title: String { name.printable }

  /// Calls a closure with every file in the tree.
  fileprivate func forEachFile(_ body: (FolderTree) -> Void) {
    if kind == .file { body(self) }
    for item in items { item.forEachFile(body) }
  }
}

extension Treemap.Box {
  /// The full name and what there is to say of the item.
  fileprivate var title: String {
    "\(item.title), \(sizeCaption)"
  }

  /// The size, or why it is not known, and how much has no box.
  fileprivate var sizeCaption: String {
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
