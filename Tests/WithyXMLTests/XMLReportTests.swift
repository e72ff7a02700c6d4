import TestSupport
import Testing
import WithyXML

@Suite("Refused and repaired nodes")
struct XMLReportTests {
  @Test("An ancestor is skipped", arguments: 1...3)
  func ancestor(depth: Int) {
    let root = XMLElement("root")
    var inner = root
    for _ in 0..<depth {
      let next = XMLElement("inner")
      inner { next }
      inner = next
    }
    let before = root.xmlString
    let line: UInt = #line + 2
    let found = reports {
      inner { root }
      inner.with.attribute("a", nil).children { root }.build()
    }
    let message = "XMLElement cannot be nested in its own descendant XMLElement; skipped"
    #expect(found == [Report(message, line: line), Report(message, line: line + 1)])
    #expect(root.xmlString == before)
  }

  @Test("An ancestor and the element itself are refused outside blocks, too")
  func ancestorOutsideOfBlock() {
    let inner = XMLElement("inner")
    let root = XMLElement("root") { inner }
    let found = reports {
      inner.append(root)
      inner.insert(root, after: nil)
      inner.append(inner)
    }
    let message = "XMLElement cannot be nested in its own descendant XMLElement; skipped"
    #expect(found.map(\.message) == Array(repeating: message, count: 3))
    #expect(root.xmlString == "<root><inner></inner></root>")
  }

  @Test("An ancestor of the element is refused in live, too")
  func ancestorInLive() {
    let inner = XMLElement("inner")
    let root = XMLElement("root") { inner }
    let line: UInt = #line + 1
    let found = reports { inner.live { root }.stop() }
    #expect(found == [Report("XMLElement cannot be its own descendant; skipped", line: line)])
    #expect(root.xmlString == "<root><inner></inner></root>")
  }

  @Test("An element inside itself, and a duplicate in one block, are skipped by the core")
  func core() {
    let (a, b) = (XMLElement("a"), XMLElement("b"))
    let line: UInt = #line + 2
    let found = reports {
      a {
        a
        b
        b
      }
    }
    #expect(
      found == [
        Report("XMLElement cannot be its own descendant; skipped", line: line),
        Report("XMLElement occurs twice in this block; only the first is kept", line: line),
      ]
    )
    #expect(a.xmlString == "<a><b></b></a>")
  }

  @Test(
    "An invalid name is repaired",
    arguments: [
      ("", "_"), ("a b", "a_b"), ("1a", "_1a"), ("<a>", "_a_"), ("a:b:c", "abc"), (":a", "a"),
      ("a:", "a"), ("a\u{0}", "a_"), ("-", "_-"), ("a/b", "a_b"), ("💥\u{7}", "💥_"),
    ]
  )
  func elementName(name: String, allowed: String) {
    var element = XMLElement("unset")
    let line: UInt = #line + 1
    let found = reports { element = XMLElement(name) }
    #expect(
      found == [
        Report("Invalid XML name \"\(name)\"; using <\(allowed)>", line: line)
      ]
    )
    #expect(element.xmlString == "<\(allowed)></\(allowed)>")
  }

  @Test(
    "A name in any script is valid",
    arguments: ["a", "_", "a-b.c1", "é", "日本", "svg:rect"]
  )
  func goodName(name: String) {
    let found = reports {
      let element = XMLElement(name).with.attribute(name, "1").build()
      #expect(element.xmlString == "<\(name) \(name)=\"1\"></\(name)>")
    }
    #expect(found == [])
  }

  @Test(
    "An attribute with an invalid name is skipped",
    arguments: ["", "a b", "1", "a=\"\""]
  )
  func attributeName(name: String) {
    let message = "Invalid XML name \"\(name)\"; attribute skipped"
    let element = XMLElement("a")
    let line: UInt = #line + 2
    let found = reports {
      element.with.attribute(name, "1").build()
      element.with.attribute(name, nil).attribute("b", 1).children { XMLElement("c") }.build()
    }
    #expect(found == [Report(message, line: line), Report(message, line: line + 1)])
    #expect(element.xmlString == "<a b=\"1\"><c></c></a>")
    #expect(reports { element[attribute: name] = "1" }.map(\.message) == [message])
  }

  @Test(
    "An invalid character becomes U+FFFD",
    arguments: [
      ("\u{0}", "U+0000"), ("\u{1}", "U+0001"), ("\u{B}", "U+000B"), ("\u{1F}", "U+001F"),
      ("\u{FFFE}", "U+FFFE"), ("\u{FFFF}", "U+FFFF"),
    ]
  )
  func forbidden(character: String, code: String) {
    let message = "Invalid XML character \(code); replaced by U+FFFD"
    let a = XMLElement("a")
    let line: UInt = #line + 2
    let found = reports {
      a.with.text("x\(character)y").build()
      a.with.attribute("v", "x\(character)y").build()
      a { XMLText("x\(character)y") }
      a { comment("x\(character)y") }
    }
    // libxml2 reads a comment up to its first NUL.
    let isNull = character == "\u{0}"
    let lines = isNull ? line..<line + 3 : line..<line + 4
    #expect(found == lines.map { Report(message, line: $0) })
    let written = a.xmlString.replacing("&#xFFFD;", with: "\u{FFFD}")
    #expect(
      written
        == "<a v=\"x\u{FFFD}y\">x\u{FFFD}yx\u{FFFD}y<!--x\(isNull ? "" : "\u{FFFD}y")--></a>"
    )
  }

  @Test("Setting text and attributes by property repairs them as well")
  func properties() {
    let a = XMLElement("a")
    let found = reports {
      a.text = "\u{1}"
      a[attribute: "v"] = "\u{2}"
    }
    #expect(
      found.map(\.message) == [
        "Invalid XML character U+0001; replaced by U+FFFD",
        "Invalid XML character U+0002; replaced by U+FFFD",
      ]
    )
    #expect(a.text == "\u{FFFD}")
    #expect(a[attribute: "v"] == "\u{FFFD}")
  }

  @Test("Nodes that would give ill-formed XML are skipped")
  func illFormed() {
    func namespace(_ name: String) -> XMLNode {
      XMLNode.namespace(withName: name, stringValue: "urn:a") as? XMLNode
        ?? XMLNode(kind: .namespace)
    }
    let bad: [(XMLNode, String)] = [
      (XMLElement(name: "a b"), "Invalid XML name \"a b\""),
      (XMLElement(name: ""), "Invalid XML name \"\""),
      (comment("a--b"), "A comment cannot contain \"--\" or end with \"-\""),
      (comment("a-"), "A comment cannot contain \"--\" or end with \"-\""),
      (comment("a--\u{301}b"), "A comment cannot contain \"--\" or end with \"-\""),
      (instruction("1", "x"), "Invalid XML name \"1\""),
      (
        instruction("go", "?>"),
        "A processing instruction or raw HTML cannot contain \"?>\" or control characters"
      ),
      (
        instruction("go", "?>\u{301}"),
        "A processing instruction or raw HTML cannot contain \"?>\" or control characters"
      ),
      (instruction("XML", "x"), "Invalid XML name \"XML\""),
      (namespace("1 b"), "Invalid XML name \"1 b\""),
      (XMLDocument(), "A document cannot be nested in <root>"),
      (XMLDTD(), "A declaration cannot be nested in <root>"),
    ]
    let root = XMLElement("root")
    for (node, objection) in bad {
      let line: UInt = #line + 1
      let found = reports { root { node } }
      #expect(found == [Report("\(objection); skipped", line: line)])
    }
    root { instruction("go", "on") }
    #expect(root.xmlString == "<root><?go on?></root>")
  }

  @Test("A document takes one root element, and no text")
  func document() {
    let root = XMLElement("root")
    let document = XMLDocument() { root }
    let line: UInt = #line + 3
    let found = reports {
      document {
        XMLElement("second")
        XMLText("text")
        XMLDocument()
        root
      }
    }
    #expect(
      found == [
        Report(
          "The document already has a root element, <root>; skipped",
          line: line - 1
        ),
        Report(
          "Only an element, a comment or a processing instruction can be at the top level of a document; skipped",
          line: line - 1
        ),
        Report("A document cannot be nested in a document; skipped", line: line - 1),
      ]
    )
    #expect(document.children.count == 1)
    #expect(document.rootElement() === root)
  }

  @Test("Inserting after a node that is not a child appends")
  func stranger() {
    let (a, b, c) = (XMLElement("a"), XMLElement("b"), XMLElement("c"))
    let root = XMLElement("root") { a }
    let document = XMLDocument() { root }
    let note = comment("note")
    let found = reports {
      root.insert(b, after: c)
      document.insert(note, after: c)
    }
    #expect(
      found.map(\.message) == [
        "Cannot insert after a node that is not a child of <root>; appended",
        "Cannot insert after a node that is not a child of a document; appended",
      ]
    )
    #expect(root.xmlString == "<root><a></a><b></b></root>")
    #expect(
      document.children.map(ObjectIdentifier.init) == [root, note].map(ObjectIdentifier.init)
    )
  }
}
