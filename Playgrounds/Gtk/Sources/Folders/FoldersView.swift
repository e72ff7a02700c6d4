import Foundation
import WithyGTK

/// The window of a folder: nested boxes, sized by their content.
@MainActor
struct FoldersView {
  let model: FolderModel

  /// The content of the window.
  var content: Hierarchy<Widget> {
    Hierarchy {
      Box.make.styleClasses(["paper"]) {
        if let tree = model.tree {
          LayoutBox.make.children { heading(of: tree) }
          map(of: tree)
        } else {
          Label.make.text(model.failure ?? "Reading…").expandsVertically(true)
        }
      }
    }
  }

  /// The name and the summary of the folder, side by side if there is space.
  private func heading(of tree: FolderTree) -> some LayoutElement<Widget> {
    HStack(alignment: .lastTextBaseline) {
      Label.make.text(tree.name.printable).ellipsis(.middle).alignment(0).styleClasses(["name"])
        .layout.layoutPriority(1)
      Spacer()
      Label.make.text(Self.summary(of: tree)).ellipsis(.end).styleClasses(["quiet"])
    }
    .padding(16)
  }

  /// Returns a description of how much is in a folder.
  static func summary(of tree: FolderTree) -> String {
    [String.size(tree.size), .count(tree.fileCount, "file"), .count(tree.folderCount, "folder")]
      .joined(separator: " · ")
  }

  /// Returns the boxes, as many as there is space for.
  private func map(of tree: FolderTree) -> Builder<LayoutBox> {
    LayoutBox.make.expandsHorizontally(true).expandsVertically(true)
      .on(.resized, model) { model, box in model.mapSize = box.bounds.size }
      .children {
        if tree.items.isEmpty {
          Label.make.text("This folder is empty.").styleClasses(["quiet"])
        } else {
          let margin: CGFloat = 12
          let size = CGSize(
            width: max(model.mapSize.width - 2 * margin, 0),
            height: max(model.mapSize.height - margin, 0)
          )
          boxes(in: Treemap.map(of: tree, in: CGRect(origin: .zero, size: size)), depth: 0)
            .padding([.horizontal, .bottom], margin)
        }
      }
  }

  /// Returns the boxes of the items in a folder.
  private func boxes(in box: Treemap.Box, depth: Int) -> some LayoutElement<Widget> {
    Treemap(weights: box.weights)() {
      ForEach(box.boxes, id: \.identity) { self.box($0, depth: depth) }
    }
  }

  /// Returns a box with the boxes in it.
  private func box(_ box: Treemap.Box, depth: Int) -> ModifiedElement<Widget> {
    VStack(spacing: 0) {
      if box.boxes.isEmpty {
        if box.frame.width >= 36, box.frame.height >= 22 {
          name(of: box)
          if box.frame.height >= 44 { detail(of: box) }
        }
      } else {
        HStack {
          name(of: box)
          Spacer(minLength: 0)
          if box.frame.width >= 140 { detail(of: box).layout.fixedSize() }
        }
        .padding(.horizontal, 6)
        .frame(height: Treemap.header)
        boxes(in: box, depth: depth + 1).padding([.horizontal, .bottom], Treemap.gap)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      Panel.make.tooltip("\(box.item.name.printable), \(box.sizeCaption)")
        .styleClasses([box.styleClass(depth: depth, model.kinds)])
    )
  }

  private func name(of box: Treemap.Box) -> Builder<Label> {
    Label.make.text(box.item.name.printable).ellipsis(.end)
      .styleClasses(box.item.kind == .folder ? ["folder-name"] : [])
  }

  private func detail(of box: Treemap.Box) -> Builder<Label> {
    Label.make.text(box.sizeCaption).ellipsis(.end).styleClasses(["quiet"])
  }

  /// The style sheet of the widgets.
  static var style: String {
    let folders = (0...4).map {
      ".folder\($0) { background: \(Palette.folder(depth: $0)); border: 1px solid \(Palette.line);"
        + " border-radius: \(12 - 2 * $0)px; }"
    }
    let files = Palette.files.enumerated().map {
      ".file\($0.offset) { background: \($0.element); border-radius: 4px; }"
    }
    return """
      .paper { background: \(Palette.paper); color: \(Palette.ink); }
      .name { font-size: 22px; }
      .folder-name { font-weight: bold; font-size: 13px; }
      .quiet { color: \(Palette.quiet); font-size: 12px; }
      .other { background: \(Palette.other); border-radius: 4px; }
      .rest, .link { border: 1px dashed \(Palette.quiet); border-radius: 4px; }
      \((folders + files).joined(separator: "\n"))
      """
  }
}

extension Treemap.Box {
  /// The identity of the box in its folder.
  fileprivate var identity: String { "\(item.kind) \(item.kind == .rest ? "" : item.name)" }

  /// Returns the class of the box in the style sheet.
  fileprivate func styleClass(depth: Int, _ kinds: [String]) -> String {
    switch item.kind {
    case .folder: "folder\(min(depth, 4))"
    case .link: "link"
    case .rest: "rest"
    case .file, .other: kinds.firstIndex(of: item.fileExtension).map { "file\($0)" } ?? "other"
    }
  }
}
