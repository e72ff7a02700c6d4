import WithySVG

/// The drawing of a folder: nested boxes with names and sizes.
struct FolderDiagram {
  let tree: FolderTree

  /// The total size of the boxes.
  private let mapSize = CGSize(width: 1152, height: 716)

  /// The kinds of files that have their own colour, in order of decreasing total size.
  private let extensions: [String]

  init(of tree: FolderTree) {
    self.tree = tree
    extensions = tree.coloredKinds
  }

  /// The drawing.
  var document: XMLDocument {
    XMLDocument() {
      drawing(tree.title) {
        VStack(alignment: .leading, spacing: 16) {
          heading
          if tree.items.isEmpty { emptiness } else { boxes }
          legend
        }
        .frame(width: mapSize.width)
        .padding(24)
        .background(SVGRectangle().with.fill(Palette.paper))
      }
    }
  }

  /// The name and the summary of the folder.
  private var heading: some LayoutElement<XMLNode> {
    VStack(alignment: .leading, spacing: 2) {
      label(tree.title, size: 30, color: Palette.ink).isBold(true)
      label(summary, size: 15, color: Palette.quiet)
    }
  }

  /// A description of the content of the folder.
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

  /// The drawing of an empty folder.
  private var emptiness: some LayoutElement<XMLNode> {
    label("This folder is empty.", size: 20, color: Palette.quiet).layout
      .frame(width: mapSize.width, height: mapSize.height)
      .background {
        SVGRectangle(cornerRadius: 14).with
          .fill(Palette.folder(depth: 0))
          .stroke(Palette.line)
          .dashes(6)
      }
  }

  /// The boxes of all items.
  private var boxes: some LayoutElement<XMLNode> {
    let map = Treemap.map(of: tree, in: CGRect(origin: .zero, size: mapSize))
    return self.boxes(in: map, depth: 0)
      .padding(-Treemap.gap / 2)
      .frame(width: mapSize.width, height: mapSize.height)
  }

  /// Returns the boxes of the items in a folder.
  private func boxes(in box: Treemap.Box, depth: Int) -> some LayoutElement<XMLNode> {
    Treemap(weights: box.weights)() {
      for inner in box.boxes { self.box(inner, depth: depth) }
    }
  }

  /// Returns a box with the boxes in it.
  ///
  /// The full name is shown as a tooltip.
  private func box(_ box: Treemap.Box, depth: Int) -> SVGGroup {
    let group = SVGGroup {
      VStack(spacing: 0) {
        if box.boxes.isEmpty {
          caption(of: box)
        } else {
          caption(of: box).frame(height: Treemap.header)
          boxes(in: box, depth: depth + 1)
            .padding([.horizontal, .bottom], Treemap.gap)
        }
      }
      .background(background(of: box, depth: depth))
    }
    group.insert(shape("title").text(box.title).build(), after: nil)
    return group
  }

  /// The name and the size of an item, as far as there is room for them.
  private func caption(of box: Treemap.Box) -> some LayoutElement<XMLNode> {
    Caption(
      name: box.item.title,
      detail: box.sizeCaption,
      isBold: box.item.kind == .folder,
      isHeader: !box.boxes.isEmpty
    )
    .layout
  }

  /// Returns the background of the caption and the boxes.
  private func background(of box: Treemap.Box, depth: Int) -> Builder<SVGRectangle> {
    let isFolder = box.item.kind == .folder
    return SVGRectangle().with
      .cornerRadius(min(max(3, 12 - 2.5 * CGFloat(depth)), box.frame.height / 4))
      .fill(isFolder ? Palette.folder(depth: depth) : color(of: box.item))
      .if(isFolder) { $0.stroke(Palette.line) }
      .if(box.item.kind == .link || box.item.kind == .rest) {
        $0.stroke(Palette.quiet).dashes(3)
      }
  }

  /// Returns the fill of a file's box.
  private func color(of item: FolderTree) -> String {
    if item.kind == .rest { return "none" }
    guard let index = extensions.firstIndex(of: item.fileExtension) else { return Palette.other }
    return Palette.files[index]
  }

  /// The legend of the colours and of the size of boxes.
  private var legend: some LayoutElement<XMLNode> {
    HStack(spacing: 16) {
      Flow(spacing: 16, lineSpacing: 6) {
        for (name, color) in zip(extensions, Palette.files) {
          HStack(spacing: 6) {
            SVGRectangle(cornerRadius: 4).with.fill(color).layout.frame(width: 15, height: 15)
            label(".\(name.printable)", size: 13, color: Palette.ink).layout.frame(maxWidth: 90)
          }
        }
      }
      Spacer(minLength: 0)
      label("areas follow the square roots of sizes", size: 13, color: Palette.quiet)
    }
  }
}

extension FolderTree {
  /// The name in printable form.
  var title: String { name.printable }
}

extension Treemap.Box {
  /// The full name and the size of the item.
  fileprivate var title: String {
    "\(item.title), \(sizeCaption)"
  }
}
