import TestSupport
import Testing
import WithyXML

/// Parsed nodes, whose memory belongs to their document.
///
/// With libxml2 before 2.10 a test that fails here ends the process.
@Suite struct ParsedNodeTests {
  /// A parsed document, its root and its first two elements.
  private func parse() throws -> (XMLDocument, XMLElement, XMLElement, XMLElement) {
    let document = try XMLDocument(
      xmlString: "<r><c b='2'>t</c><d><e/>long enough to stand outside of its node</d><!--n--></r>"
    )
    let root = try #require(document.rootElement())
    let elements = root.children.compactMap { $0 as? XMLElement }
    return (document, root, elements[0], elements[1])
  }

  @Test("A parsed element is written after it was removed", arguments: [true, false])
  func removed(keepsDocument: Bool) throws {
    var (document, root, c, _) = try parse()
    root.remove(c)
    if !keepsDocument {
      document = XMLDocument()
      root = XMLElement("other")
    }
    c.text = "u"
    c[attribute: "b"] = "3"
    c[attribute: "new"] = "4"
    c.name = "renamed"
    c { XMLElement("child") }
    #expect(c.xmlString == "<renamed b=\"3\" new=\"4\">u<child></child></renamed>")
    #expect(c.parent == nil && document.children.count == (keepsDocument ? 1 : 0))
  }

  @Test("A parsed root is written after it was removed")
  func removedRoot() throws {
    let (document, root, c, _) = try parse()
    document.remove(root)
    c.text = "u"
    root.name = "renamed"
    #expect(document.rootElement() == nil)
    #expect(root.xmlString.hasPrefix("<renamed><c b=\"2\">u</c>"))
    document { root }
    #expect(document.rootElement() === root)
  }

  @Test("Parsed elements move within their document, also into elements that are new")
  func moves() throws {
    let (_, root, c, d) = try parse()
    let found = reports {
      root {
        XMLElement("new") {
          XMLElement("inner")
        }
      }
      guard let new = root.children.last as? XMLElement else { return }
      new {
        d
        c
      }
      root.remove(new)
      new.name = "w"
      d.remove(d.children[0])
      c.text = "u"
      root { new }
    }
    #expect(found == [])
    #expect(
      root.xmlString == """
        <r><!--n--><w><inner></inner><d>long enough to stand outside of its node</d>\
        <c b="2">u</c></w></r>
        """
    )
  }

  @Test("A parsed element cannot leave for another document, and stays where it was")
  func refused() throws {
    let (_, root, c, _) = try parse()
    let before = root.xmlString
    let message =
      "<c> shares memory with its parsed document (nest its copy() instead); skipped"
    let page = XMLDocument() { XMLElement("page") }
    let bare = XMLElement("bare")
    let line: UInt = #line + 2
    let found = reports {
      bare { c }
      page.rootElement()?.append(c)
      bare.insert(c, after: nil)
      _ = XMLDocument() { c }
    }
    #expect(found.map(\.message) == Array(repeating: message, count: 4))
    #expect(found.first?.line == line && found.last?.line == line + 3)
    #expect(root.xmlString == before && bare.children.isEmpty)
  }

  @Test("An element that holds parsed ones cannot leave, either")
  func refusedAround() throws {
    let (_, root, c, _) = try parse()
    let around = XMLElement("around")
    #expect(reports { root { around { c } } }.count == 1)
    #expect(around.children.isEmpty && around.parent === root)
    around { c }
    let bare = XMLElement("bare")
    let found = reports { bare { around } }
    #expect(found.map { $0.message.hasPrefix("<around> shares memory") } == [true])
    #expect(around.parent === root && c.parent === around)
  }

  @Test("A copy of a parsed element may be nested anywhere")
  func copies() throws {
    let (_, _, c, _) = try parse()
    let copy = try #require(c.copy() as? XMLElement)
    let bare = XMLElement("bare")
    #expect(reports { bare { copy } } == [])
    copy.text = "u"
    copy.name = "renamed"
    #expect(bare.xmlString == "<bare><renamed b=\"2\">u</renamed></bare>")
    #expect(c.xmlString == "<c b=\"2\">t</c>")
  }

  @Test("Parsed texts and comments may be moved anywhere, and are written there")
  func texts() throws {
    let (_, root, c, d) = try parse()
    let nodes = [c.children[0], d.children[1], root.children[2]]
    let bare = XMLElement("bare")
    #expect(reports { bare { nodes } } == [])
    for node in nodes { node.stringValue = (node.stringValue ?? "") + "!" }
    #expect(bare.xmlString == "<bare>t!long enough to stand outside of its node!<!--n!--></bare>")
    #expect(root.xmlString == "<r><c b=\"2\"></c><d><e></e></d></r>")
  }

  @Test("Nodes added to a parsed document may leave it")
  func added() throws {
    let (_, root, c, _) = try parse()
    let new = XMLElement("new").with.text("x").attribute("a", 1).build()
    c { new }
    #expect(new.text == "x" && root.xmlString.contains("<new a=\"1\">x</new>"))
    let bare = XMLElement("bare")
    #expect(reports { bare { new } } == [])
    new.text = "y"
    new.name = "renamed"
    #expect(bare.xmlString == "<bare><renamed a=\"1\">y</renamed></bare>")
    #expect(new.rootDocument == nil)
  }

  @Test("Parsed elements are kept in a live block, in any order")
  func live() throws {
    let (_, root, c, d) = try parse()
    let list = XMLElement("list")
    root { list }
    var order = [c, d]
    let live = list.live {
      order
      XMLElement.make(.init("end"))
    }
    order = [d]
    #expect(live.update() == Changes(removals: 1))
    c.text = "u"
    order = [d, c]
    #expect(live.update() == Changes(insertions: 1))
    order = [c, d]
    #expect(live.update() == Changes(moves: 1))
    #expect(list.children.map(\.name) == ["c", "d", "end"])
    live.stop()
  }
}
