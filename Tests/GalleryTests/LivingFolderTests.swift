import Testing
import WithySVG

@testable import gallery

@Suite struct LivingFolderTests {
  private let tree = folder(
    "project",
    [
      folder("Sources", [file("a.swift", size: 3000), file("b.swift", size: 1000)]),
      folder("Tests", [file("t.swift", size: 2000), file("u.swift", size: 100)]),
      file("README.md", size: 500),
    ]
  )

  @Test("Each state lists the exact changes")
  func changes() throws {
    let living = try LivingFolder(of: tree)
    #expect(
      living.summary == """
        as it was read                      33 insertions, 35 property writes
        a file added                        3 insertions, 6 property writes
        a file renamed                      1 property write
        the first and the last swapped      2 moves
        the largest removed                 1 removal, 1 property write
        sorted by size, the smallest first  1 move
        nothing changed                     nothing
        """
    )
  }

  @Test("Only the numbers that changed are written, and no element is created again")
  func operations() throws {
    let operations = try LivingFolder(of: tree).steps.dropFirst().map {
      $0.changes.operations.map { "\($0)" }
    }
    #expect(operations.map(\.count) == [9, 1, 2, 2, 1, 0])
    #expect(operations[1] == ["set String of XMLElement at 0"])
    #expect(
      operations[2] == ["move XMLElement to 0 of XMLElement", "move XMLElement to 1 of XMLElement"]
    )
    #expect(
      operations[3] == ["set String of XMLElement at 1", "remove XMLElement of XMLElement"]
    )
  }

  @Test("The document lists the last state of the folder")
  func document() throws {
    let text = try LivingFolder(of: tree).document.xmlString
    let parsed = try XMLDocument.parsing(text)
    let names = try parsed.nodes(forXPath: "//*[local-name() = 'span']").map(\.stringValue)
    #expect(names == ["renamed README.md", "Tests", "u.swift", "t.swift"])
    let captions = try parsed.nodes(forXPath: "//*[local-name() = 'p']").map(\.stringValue)
    #expect(captions.first == "2.6 kB")
    #expect(captions.last??.contains("renamed; the first and the last swapped; ") == true)
  }

  @Test("A renamed item keeps its element")
  func identity() throws {
    var folder = FolderEntry(tree)
    let document = XMLDocument()
    let live = document.live { LivingFolder.page(of: folder) }
    func readme() throws -> XMLNode? {
      let path = "//*[local-name() = 'span'][contains(., 'README')]"
      return try document.nodes(forXPath: path).first
    }
    let before = try #require(try readme())
    FolderChange.renaming.apply(to: &folder)
    live.update()
    #expect(try readme() === before)
    #expect(before.stringValue == "renamed README.md")
  }

  @Test("An empty folder, and one with a single file, go through the same changes")
  func small() throws {
    let none = try LivingFolder(of: folder("none", []))
    #expect(
      none.steps.map { "\($0.changes)" } == [
        "10 insertions, 8 property writes",
        "4 insertions, 1 removal, 5 property writes",
        "1 property write",
        "nothing",
        "1 insertion, 1 removal, 2 property writes",
        "nothing",
        "nothing",
      ]
    )
    let one = try LivingFolder(of: folder("one", [file("a", size: 1)]))
    #expect(one.steps.map(\.changes.moves) == [0, 0, 0, 1, 0, 0, 0])
  }

  @Test("After any changes, the document equals one built from nothing")
  func random() throws {
    var random = Lehmer(seed: 7)
    let tree = folder(
      "r",
      (0..<4).map { i in folder("f\(i)", (0..<5).map { file("\($0)", size: $0 * i) }) }
    )
    var root = FolderEntry(tree)
    let document = XMLDocument()
    let live = document.live { LivingFolder.page(of: root) }
    for _ in 0..<200 {
      let change = FolderChange.allCases[Int(random.next(in: 0...5.99))]
      let index = Int(random.next(in: 0...3.99))
      if random.next(in: 0...1) < 0.5 || root.items.count <= index {
        change.apply(to: &root)
      } else {
        change.apply(to: &root.items[index])
      }
      live.update()
      let fresh = XMLDocument() { LivingFolder.page(of: root) }
      #expect(document.htmlString() == fresh.htmlString())
    }
  }

  @Test("A folder shows its largest items, and the others combined")
  func limits() {
    let deep = folder("d", [folder("e", [folder("f", [folder("g", [file("h", size: 9)])])])])
    let entry = FolderEntry(deep)
    #expect(entry.items[0].items[0].items[0].name == "g")
    #expect(entry.items[0].items[0].items[0].items == [])
    #expect(entry.size == 9)
    let wide = FolderEntry(folder("w", (0..<10).map { file("\($0)", size: 10 - $0) }))
    #expect(wide.items.map(\.name) == ["0", "1", "2", "3", "4", "5", "4 more"])
    #expect(wide.items.map(\.id) == [1, 2, 3, 4, 5, 6, 7])
    #expect(wide.items.last?.kind == .rest)
    #expect(wide.size == 55)
  }

  @Test("Any name gives a well-formed document")
  func names() throws {
    let nasty = try LivingFolder(of: folder("n", nastyNames.map { file($0, size: 1) }))
    let text = nasty.document.xmlString(options: [.nodePrettyPrint])
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }
}
