import WithySVG

/// A page that lists a folder, and follows its changes.
///
/// The page is described once. After each change of the folder, `update()` evaluates the
/// description again, and applies only the differences to the document.
struct LivingFolder {
  /// A state of the folder, and the changes to the document that led to it.
  struct Step {
    var state: String
    var changes: Changes
  }

  /// The document, in the last state of the folder.
  let document = XMLDocument()

  /// The states that the folder went through.
  private(set) var steps: [Step] = []

  /// Applies the changes to a folder, updating the document after each.
  ///
  /// - Throws: A ``Failure`` if the document differs from one that is built from scratch.
  init(of tree: FolderTree) throws(Failure) {
    var folder = FolderEntry(tree)
    let live = document.live { Self.page(of: folder) }
    try add(Step(state: "as it was read", changes: live.lastChanges), of: folder)
    for change in FolderChange.allCases {
      change.apply(to: &folder)
      try add(Step(state: change.rawValue, changes: live.update()), of: folder)
    }
  }

  /// The states and the changes in columns, one line per step.
  var summary: String {
    let width = steps.reduce(0) { max($0, $1.state.count) }
    return steps.map { step in
      "\(step.state)\(String(repeating: " ", count: width - step.state.count))  \(step.changes)"
    }
    .joined(separator: "\n")
  }

  /// Adds a step, after checking that the document equals a new one.
  private mutating func add(_ step: Step, of folder: FolderEntry) throws(Failure) {
    let fresh = XMLDocument() { Self.page(of: folder) }
    guard document.htmlString() == fresh.htmlString() else {
      throw Failure("the living page is not the one built from nothing: \(step.state)")
    }
    steps.append(step)
  }
}

// MARK: - The page

extension LivingFolder {
  /// Describes the page of a folder.
  ///
  /// Every element is made by a factory, `XMLElement.make`, which runs only if there is no element
  /// yet at its place; after that, the element is kept.
  static func page(of folder: FolderEntry) -> Hierarchy<XMLNode> {
    Hierarchy {
      element("html")
        .attribute("lang", "en")
        .children {
          element("head").children {
            element("meta").attribute("charset", "utf-8")
            element("title").text(folder.name.printable)
            element("style").text(style)
          }
          element("body").children {
            element("h1").text(folder.name.printable)
            element("p").text(.size(folder.size))
            element("p").text(caption)
            items(of: folder, depth: 0)
          }
        }
    }
  }

  /// Says why the names and sizes on the page are not those of the folder on disk.
  private static let caption =
    """
    This page was updated while the folder was changed in memory: \
    \(FolderChange.allCases.dropLast().map(\.rawValue).joined(separator: "; ")). \
    The folder on disk still has its own names and sizes.
    """

  /// Describes the list of the items in a folder, or a note that there are none.
  private static func items(of folder: FolderEntry, depth: Int) -> Hierarchy<XMLNode> {
    Hierarchy {
      if folder.items.isEmpty {
        element("p").text("This folder is empty.")
      } else {
        element("ul").children {
          ForEach(folder.items, id: \.id) { item(of: $0, depth: depth) }
        }
      }
    }
  }

  /// Describes an item, with its content.
  private static func item(of entry: FolderEntry, depth: Int) -> Builder<XMLElement> {
    element("li")
      .class("\(entry.kind)")
      .style("background", color(of: entry, depth: depth))
      .children {
        element("span").text(entry.name.printable)
        element("small").text(.size(entry.size))
        if !entry.items.isEmpty { items(of: entry, depth: depth + 1) }
      }
  }

  private static func element(_ name: String) -> Builder<XMLElement> {
    XMLElement.make(.init(name))
  }

  private static func color(of entry: FolderEntry, depth: Int) -> String {
    entry.kind == .folder ? Palette.folder(depth: depth) : Palette.paper
  }

  private static let style = """

    body { margin: 0 auto; max-width: 44rem; padding: 2rem 1.5rem; background: \(Palette.paper);
      color: \(Palette.ink); font: 16px/1.5 system-ui, Helvetica, Arial, sans-serif; }
    h1 { font: 2.4rem/1.1 Georgia, 'DejaVu Serif', serif; margin: 0; overflow-wrap: anywhere; }
    p, small { color: \(Palette.quiet); }
    ul { list-style: none; margin: 0; padding: 0; }
    li { border: 1px solid \(Palette.line); border-radius: 8px; margin: 0.35rem 0;
      padding: 0.25rem 0.7rem; overflow-wrap: anywhere; }
    small { float: right; }
    .folder > span { font-weight: 600; }
    .link, .rest { border-style: dashed; }

    """
}
