import Testing
import WithyXML

@Suite struct DocumentTests {
  @Test("A document takes comments around its root, in the order written")
  func around() {
    let document = XMLDocument() {
      comment("before")
      XMLElement("root")
      comment("after")
    }
    #expect(
      document.xmlString
        == """
        <?xml version="1.0" encoding="utf-8" standalone="no"?>
        <!--before-->
        <root></root>
        <!--after-->

        """
    )
    #expect(document.children.count == 3)
    #expect(document.rootElement()?.name == "root")
  }

  @Test("A node is inserted anywhere around the root", arguments: 0...3)
  func insertion(position: Int) {
    let nodes = [comment("a"), XMLElement("root"), comment("b")]
    let document = XMLDocument() { nodes }
    let new = comment("new")
    document.insert(new, after: position == 0 ? nil : nodes[position - 1])
    var expected = nodes
    expected.insert(new, at: position)
    #expect(document.children.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    document.insert(new, after: new)
    document.remove(new)
    document.remove(new)
    #expect(document.children.map(ObjectIdentifier.init) == nodes.map(ObjectIdentifier.init))
  }

  @Test("A document type declaration stays first")
  func declaration() throws {
    let document = try XMLDocument(xmlString: "<!DOCTYPE root><root/>")
    document.insert(comment("new"), after: nil)
    #expect(document.children.map(\.kind) == [.DTDKind, .comment, .element])
    #expect(document.xmlString.contains("<!DOCTYPE root>\n<!--new-->\n<root></root>"))
  }

  @Test("The root moves from document to document, and back")
  func moves() {
    let root = XMLElement("root") { XMLElement("child") }
    let first = XMLDocument() { root }
    let second = XMLDocument() { root }
    #expect(first.children.isEmpty)
    #expect(second.rootElement() === root)
    second { root }
    #expect(second.rootElement() === root)
    first { root }
    #expect(root.rootDocument === first)
  }

  @Test("A root that was removed outlives its document")
  func outlives() {
    let root = XMLElement("root")
    do {
      let document = XMLDocument() { root }
      document.remove(root)
    }
    root.text = "&"
    #expect(root.rootDocument == nil)
    #expect(root.xmlString == "<root>&amp;</root>")
  }
}

/// Creates a comment.
func comment(_ text: String) -> XMLNode {
  XMLNode.comment(withStringValue: text) as? XMLNode ?? XMLNode(kind: .comment)
}
