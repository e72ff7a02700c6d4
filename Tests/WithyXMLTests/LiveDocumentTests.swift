import RandomTrees
import TestSupport
import Testing
import WithyXML

/// Elements for random programs.
private final class ElementWorld: World {
  let root = XMLElement(name: "root")
  let existing: [XMLElement]

  init(existing: Int) {
    self.existing = (0..<existing).map { XMLElement(name: "existing\($0)") }
  }

  func make(_ kind: Int) -> XMLElement { XMLElement(name: ["a", "b", "c"][kind]) }

  static let properties = [[0, 1, 2, 3]]

  static func set(_ property: Int, to value: Int, on builder: Builder<XMLElement>) -> Builder<
    XMLElement
  > {
    switch property {
    case 0: builder.attribute("width", value)
    case 1: builder.attribute("class", value > 2 ? nil : "c\(value)")
    case 2: builder.attribute("xlink:href", "\(value)")
    default: builder.if(value != 0) { $0.attribute("height", "\(value)") }
    }
  }

  static func modify(_ property: Int, on builder: Builder<XMLElement>) -> Builder<XMLElement> {
    builder.set(\.[attribute: "title"], to: "t")
  }

  static func describe(_ node: XMLNode) -> String {
    let attributes = (node as? XMLElement)?.attributes ?? []
    let values = attributes.map { "\($0.name ?? "")=\($0.stringValue ?? "")" }
    return "\(node.name ?? "-") \(values.sorted())"
  }

  static func base(_ node: XMLElement) -> XMLNode { node }

  static func children(of node: XMLNode) -> [XMLNode] { node.children ?? [] }
}

@Suite("Live documents") struct LiveDocumentTests {
  @Test("After every pass, the document equals one built from nothing, by the fewest operations")
  func documentEqualsFresh() throws {
    // FoundationXML is slow: a quarter of the passes.
    for seed in seeds(passes: 160) {
      try RandomTest(ElementWorld.self, seed: seed, passes: 40) { reports($0).count }.run()
    }
  }

  @Test("Text and attributes are written when they change, and undone when they are removed")
  func textAndAttributes() {
    var words = ["one", "two"]
    var isMarked = true
    let list = XMLElement("ul")
    let live = list.live {
      ForEach(words, id: \.self) { word in
        XMLElement.make(.init("li")).text(word).attribute("class", word == "two" ? "last" : nil)
          .if(isMarked) { $0.attribute("id", word) }
      }
      XMLText("\(words.count) words")
    }
    #expect(
      list.xmlString
        == #"<ul><li id="one">one</li><li class="last" id="two">two</li>2 words</ul>"#
    )
    let text = list.children.last
    words = ["two", "three"]
    isMarked = false
    #expect(live.update() == Changes(insertions: 1, removals: 1, propertyWrites: 3))
    #expect(
      list.xmlString == #"<ul><li class="last">two</li><li>three</li>2 words</ul>"#
    )
    words.append("four")
    live.update()
    #expect(list.children.last === text && text?.stringValue == "3 words")
  }

  @Test(
    "An ancestor of the live element is refused, with the line of the block, and nothing is lost"
  )
  func ancestor() {
    let (outer, inner) = (XMLElement("outer"), XMLElement("inner"))
    outer.append(inner)
    var isWrong = false
    let line: UInt = #line + 1
    let live = inner.live {
      if isWrong { outer }
      XMLElement("p")
    }
    isWrong = true
    let found = reports { live.update() }
    #expect(found.count == 1 && found[0].line == line)
    #expect(outer.children.count == 1 && inner.children.count == 1)
  }

  @Test(
    "A branch replaces the root of a document, between comments that stay",
    arguments: [true, false]
  )
  func rootBranch(isFactory: Bool) {
    let (a, b) = (XMLElement("a"), XMLElement("b"))
    var isFirst = true
    let document = XMLDocument()
    let live = document.live {
      comment("before")
      if isFirst {
        if isFactory { XMLElement.make(.init("a")) } else { a }
      } else {
        if isFactory { XMLElement.make(.init("b")) } else { b }
      }
      comment("after")
    }
    for name in ["b", "a", "b"] {
      isFirst.toggle()
      #expect(reports { live.update() } == [])
      #expect(live.lastChanges.insertions - live.lastChanges.removals == 0)
      #expect(document.children.map(\.kind) == [.comment, .element, .comment])
      #expect(document.rootElement()?.name == name)
    }
  }

  @Test("A second root is refused while there is a first, and inserted after its removal")
  func secondRoot() {
    let (a, b) = (XMLElement("a"), XMLElement("b"))
    var hasFirst = true
    let document = XMLDocument()
    var live: Live?
    let message = "The document already has a root element, <a>; skipped"
    let line: UInt = #line + 2
    let found = reports {
      live = document.live {
        if hasFirst { a }
        b
      }
    }
    #expect(found == [Report(message, line: line)])
    #expect(document.rootElement() === a)
    hasFirst = false
    #expect(reports { live?.update() } == [])
    #expect(document.rootElement() === b && a.parent == nil)
    hasFirst = true
    #expect(reports { live?.update() }.count == 1)
    #expect(document.children.count == 1)
  }

  @Test("A child and its parent change places, in documents and outside", arguments: [true, false])
  func inversion(isInDocument: Bool) {
    let (x, y, root) = (XMLElement("x"), XMLElement("y"), XMLElement("root"))
    let document = isInDocument ? XMLDocument() { root } : nil
    var isOuter = true
    let live = root.live {
      if isOuter { x.with.children { y } } else { y.with.children { x } }
    }
    for expected in ["<y><x></x></y>", "<x><y></y></x>", "<y><x></x></y>"] {
      isOuter.toggle()
      #expect(reports { live.update() } == [])
      #expect(root.xmlString == "<root>\(expected)</root>")
    }
    withExtendedLifetime(document) {}
  }

  @Test("A live document keeps its root element")
  func document() {
    let document = XMLDocument()
    var title = "a"
    let live = document.live {
      XMLElement.make(.init("svg")).children { XMLElement.make(.init("title")).text(title) }
    }
    title = "b"
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(document.rootElement()?.xmlString == "<svg><title>b</title></svg>")
  }
}
