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

  @Test("A node retained for longer than its document is in no document", arguments: 0...3)
  func outliving(way: Int) {
    let child = XMLElement("child")
    child[attribute: "title"] = "a"
    var live: Live?
    let (root, note) = (XMLElement("root") { child }, comment("note"))
    do {
      let document = XMLDocument()
      switch way {
      case 0:
        document {
          root
          note
        }
      case 1: for node in [note, root] { document.insert(node, after: nil) }
      case 2: for node in [root, note, root] { document.append(node) }
      default:
        live = document.live {
          root
          note
        }
      }
      for node: XMLNode in [root, child, note] { #expect(node.rootDocument === document) }
    }
    for node: XMLNode in [root, child, note] { #expect(node.rootDocument == nil) }
    live?.update()
    #expect(root.parent == nil && root.xmlString == #"<root><child title="a"></child></root>"#)
  }

  @Test(
    "A node removed from a document stays in its new place when the document is freed",
    arguments: 0...3
  )
  func movedBefore(way: Int) {
    let root = XMLElement("root") { XMLElement("child") }
    let (second, element) = (XMLDocument(), XMLElement("other"))
    do {
      let first = XMLDocument() { root }
      switch way {
      case 0: second { root }
      case 1: element { root }
      default:
        root.detach()
        if way == 2 { element.addChild(root) } else { second.addChild(root) }
      }
      #expect(first.children.isEmpty)
    }
    let parent: XMLNode = way == 0 || way == 3 ? second : element
    #expect(root.parent === parent && parent.children == [root])
    #expect(root.rootDocument === (parent as? XMLDocument))
    second.remove(root)
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

/// Creates a processing instruction.
func instruction(_ name: String, _ text: String) -> XMLNode {
  XMLNode.processingInstruction(withName: name, stringValue: text) as? XMLNode
    ?? XMLNode(kind: .processingInstruction)
}
