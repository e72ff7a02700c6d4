import WithySVG

/// The gallery: real documents, built with Withy and written to a folder.
@main
struct Gallery {
  static let willowName = "Willow.svg"
  static let cardName = "Card.svg"
  static let foldersName = "Folders.svg"
  static let livingName = "Living.html"
  static let pageName = "Welcome.html"

  static func main() {
    do {
      print(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Runs the program with arguments, and returns its output.
  ///
  /// - Throws: A ``Failure`` that describes the error in one line.
  static func run(_ words: [String]) throws(Failure) -> String {
    let arguments = try Arguments(words)
    if arguments.wantsHelp { return Arguments.help }
    let clock = ContinuousClock()
    let start = clock.now
    let tree = try FolderTree(at: arguments.path)
    let read = clock.now
    let diagram = FolderDiagram(of: tree)
    let living = try LivingFolder(of: tree)
    let page = WelcomePage(tree: tree, summary: diagram.summary, steps: living.steps).document
    let documents = [
      (willowName, Willow().document), (cardName, ProfileCard().document),
      (foldersName, diagram.document),
      (livingName, living.document), (pageName, page),
    ]
    let built = clock.now
    let folder = OutputFolder(arguments.output ?? "Withy Gallery")
    let written = try documents.map { name, document throws(Failure) in
      "\(try folder.write(document, to: name)), \(String.count(document.nodeCount, "node"))"
    }
    return """
      \(page.outline(mostLines: 40))

      \(livingName), kept up to date while the folder changes:
        \(living.summary.replacing("\n", with: "\n  "))
      After each it equals a page that is built from nothing.

      Wrote \(written.joined(separator: "\n      "))

      Reading took \((read - start).words), building \((built - read).words), writing \
      \((clock.now - built).words).
      """
  }
}

extension XMLNode {
  /// The number of nodes in the tree.
  var nodeCount: Int {
    (children ?? []).reduce(1) { $0 + $1.nodeCount }
  }

  /// Returns the printed tree: its first lines, each truncated if it is long.
  fileprivate func outline(mostLines: Int) -> String {
    let lines = hierarchyDescription(["name": \XMLElement.name, "text": \XMLElement.text])
      .split(separator: "\n")
      .map { $0.count > 90 ? $0.prefix(89) + "…" : String($0) }
    let rest = lines.count > mostLines ? ["… and \(lines.count - mostLines) lines more"] : []
    return (lines.prefix(mostLines) + rest).joined(separator: "\n")
  }
}

extension Duration {
  /// The duration in milliseconds.
  fileprivate var words: String {
    let tenths = Int((self / .milliseconds(1) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
