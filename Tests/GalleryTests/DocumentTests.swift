import Testing
import WithySVG

@testable import gallery

@Suite struct GalleryDocumentTests {
  @Test("The drawing of a folder contains every name")
  func nastyFolder() throws {
    let folder = try TemporaryFolder()
    for name in nastyNames { try folder.file("box/" + name, size: 100) }
    let tree = try FolderTree(at: folder.path)
    let root = try parse(FolderDiagram(of: tree).document)
    let shown = root.texts(of: "title").dropFirst(2).map { $0.split(separator: ", ").first ?? "" }
    let expected = nastyNames.filter { !$0.hasPrefix(".") }.map(\.printable)
    #expect(shown.map(String.init).sorted() == expected.sorted())
    let page = try parse(WelcomePage(tree: tree, summary: FolderDiagram(of: tree).summary).document)
    #expect(page.texts(of: "td").prefix(3) == ["box", "23 files", "2.3 kB"])
  }

  @Test(
    "Names that no file system allows give well-formed documents, too",
    arguments: ["\u{0}", "a/b", ""]
  )
  func impossible(name: String) throws {
    let tree = folder(name, [file(name, size: 1)])
    let root = try parse(FolderDiagram(of: tree).document)
    #expect(root.texts(of: "title") == [name.printable, "\(name.printable), 1 byte"])
  }

  @Test("An empty folder is labelled as empty")
  func empty() throws {
    let root = try parse(FolderDiagram(of: folder("nothing", [])).document)
    #expect(
      root.texts(of: "text") == [
        "nothing", "0 bytes · 0 files · 0 folders", "This folder is empty.",
        "areas follow the square roots of sizes",
      ]
    )
  }

  @Test("A folder of 10,000 files draws 40 of them and the number of the others")
  func huge() throws {
    let tree = folder("huge", (0..<10_000).map { file("\($0)", size: 10) })
    let root = try parse(FolderDiagram(of: tree).document)
    #expect(root.texts(of: "title").count == 42)
    #expect(root.texts(of: "title").last == "9960 more, 100 kB")
  }

  @Test("The drawings are identical in every run")
  func same() {
    #expect(Willow().document.xmlString == Willow().document.xmlString)
  }

  @Test("The willow and the page are well-formed and complete")
  func complete() throws {
    let willow = try parse(Willow().document)
    #expect(willow.name == "svg")
    #expect(willow.texts(of: "text") == ["Withy", "a shoot of willow, supple enough to weave"])
    let tree = folder("a", (0..<10).map { file("f\($0)", size: $0) })
    let page = try parse(WelcomePage(tree: tree, summary: "words").document)
    #expect(page.texts(of: "h2").last == "The largest in it")
    #expect(page.texts(of: "td").count == 24)
    #expect(page.texts(of: "p").contains("and 2 items more"))
  }

  @Test("The card shows exactly the contents of each of its states")
  func card() throws {
    let root = try parse(ProfileCard().document)
    let texts = root.texts(of: "text").map { $0.split { $0.isWhitespace }.joined(separator: " ") }
    #expect(texts.count == 3 * 11)
    #expect(texts.filter { $0 == "Salix Viminalis" }.count == 3)
    #expect(texts.filter { $0.hasSuffix("put into wet ground.") }.count == 3)
    #expect(!texts.contains { $0.contains("…") })
    #expect(root.texts(of: "tspan").count > 6)
    #expect(!root.xmlString.contains("display"))
  }

  @Test("A narrower card is higher, and mirrored from right to left")
  func cardStates() throws {
    let card = ProfileCard().card(.leftToRight)
    let heights = [430, 330, 230, 140].map { width in
      card.size(for: ProposedSize(width: width, height: nil)).height
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 4)
    let mirrored = ProfileCard().card(.rightToLeft)
    let edges = try [card, mirrored].map { card in
      card.place(in: CGRect(x: 0, y: 0, width: 430, height: heights[0]))
      card.removeUnseen()
      let image = try #require(card.children.first { $0.name == "image" } as? XMLElement)
      return image[attribute: "x"]
    }
    #expect(edges == ["22", "336"])
  }

  /// Writes a document, has libxml2 check it, and returns its root, parsed.
  private func parse(_ document: XMLDocument) throws -> XMLElement {
    let text = document.xmlString(options: [.nodePrettyPrint, .nodeCompactEmptyElement])
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return try #require(XMLDocument.parsing(text).rootElement())
  }
}

extension XMLElement {
  /// The texts of the elements of a name, in the order of the document.
  fileprivate func texts(of name: String) -> [String] {
    var texts = self.name == name ? [stringValue ?? ""] : []
    for child in children { texts += (child as? XMLElement)?.texts(of: name) ?? [] }
    return texts
  }
}
