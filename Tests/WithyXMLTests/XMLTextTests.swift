import TestSupport
import Testing
import WithyXML

/// Text, and text next to text, which libxml2 alone would merge and free.
@Suite struct XMLTextTests {
  @Test(
    "Text is escaped if necessary",
    arguments: [
      ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
      ("\"quoted\" 'too'", "\"quoted\" 'too'"),
      ("tab\tline\nend", "tab\tline\nend"),
      ("return\rhere", "return&#13;here"),
      ("]]>", "]]&gt;"),
    ]
  )
  func escapes(text: String, written: String) {
    #expect(XMLElement("p").with.text(text).build().xmlString == "<p>\(written)</p>")
    #expect(XMLElement("p") { XMLText(text) }.xmlString == "<p>\(written)</p>")
    #expect(XMLElement("p").with.text(text).build().text == text)
  }

  @Test("Text in other scripts is kept", arguments: ["é", "日本語", "👩‍👩‍👧", "\u{85}"])
  func scripts(text: String) throws {
    let document = XMLDocument() { XMLElement("p").with.text(text) }
    let again = try XMLDocument(xmlString: document.xmlString, options: .nodePreserveWhitespace)
    #expect(again.rootElement()?.text == text)
  }

  @Test("Text is placed before the other children and replaces only text")
  func leading() {
    let p = XMLElement("p") { XMLElement("em").with.text("now") }
    p.text = "Leave "
    #expect(p.xmlString == "<p>Leave <em>now</em></p>")
    p.text = "Go "
    #expect(p.xmlString == "<p>Go <em>now</em></p>")
    #expect(p.text == "Go ")
    p.text = ""
    #expect(p.xmlString == "<p><em>now</em></p>")
    #expect(p.text == "")
  }

  @Test("Text is set once, by the last of its setters")
  func lastWins() {
    let p = XMLElement("p").with.text("a").text("b").text(ifLet: nil).build()
    #expect(p.xmlString == "<p>b</p>")
    #expect(p.with.text(ifLet: "c").build().xmlString == "<p>c</p>")
    #expect(p.with.text("").build().xmlString == "<p></p>")
    #expect(XMLElement("p").with.text("").build().xmlString == "<p></p>")
  }

  @Test("Text is an ordinary property that can be changed in place")
  func modified() {
    let p = XMLElement("p").with.text("a").text.modify { $0 += "b" }.build()
    #expect(p.xmlString == "<p>ab</p>")
  }

  @Test(
    "A string in a block is a text node, also in conditions, loops and lists",
    arguments: [true, false]
  )
  func strings(isOn: Bool) {
    let b = XMLElement.make(.init("b"))
    let li = XMLElement("li") {
      "Milk, "
      b.children { "\(2)" }
      if isOn { " & " } else { "; " }
      for word in ["x", "y"] { word }
      ForEach(["z"], id: \.self) { letter in letter }
    }
    #expect(li.xmlString == "<li>Milk, <b>2</b>\(isOn ? " &amp; " : "; ")xyz</li>")
    let line: UInt = #line + 1
    #expect(reports { li { "\u{1}" } }.map(\.line) == [line])
  }

  @Test("The text node of a string in a live block is kept when the string changes")
  func liveString() {
    var count = 1
    let p = XMLElement("p")
    let live = p.live {
      "\(count) of "
      XMLElement.make(.init("b"))
    }
    let text = p.children.first
    count = 2
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(p.xmlString == "<p>2 of <b></b></p>" && p.children.first === text)
  }

  /// Makes an element of a name, as programs that write many of them do.
  private func tag(
    _ name: String,
    @HierarchyBuilder<XMLNode> _ children: () -> Hierarchy<XMLNode>
  ) -> Builder<XMLElement> {
    XMLElement.make(.init(name)).children(children)
  }

  @Test("A custom factory takes a block, and its elements are kept in live")
  func factories() {
    var rows = [["a", "b"], ["c"]]
    let table = XMLElement("table")
    let live = table.live {
      tag("tr") { tag("th") { "Head" } }
      ForEach(rows, id: \.self) { row in
        tag("tr") { for cell in row { tag("td") { cell } } }.attribute("class", "row")
      }
    }
    #expect(
      table.xmlString == """
        <table><tr><th>Head</th></tr><tr class="row"><td>a</td><td>b</td></tr>\
        <tr class="row"><td>c</td></tr></table>
        """
    )
    #expect(live.update() == Changes())
    rows.reverse()
    #expect(live.update() == Changes(moves: 1))
  }

  @Test("Text is followed by a block of children")
  func block() {
    let p = XMLElement("p").with.text("Leave ") {
      XMLElement("em").with.text("now")
      XMLText(".")
    }
    .build()
    #expect(p.xmlString == "<p>Leave <em>now</em>.</p>")
  }

  @Test("Setting text joins the text nodes before the first element")
  func joins() {
    let p = XMLElement("p") {
      XMLText("a")
      XMLText("b")
      XMLElement("br")
      XMLText("c")
    }
    #expect(p.text == "ab")
    p.text = "x"
    #expect(p.xmlString == "<p>x<br></br>c</p>")
    #expect(p.children.count == 3)
  }

  @Test(
    "Adjacent texts remain separate nodes, appended or inserted anywhere",
    arguments: 0...3
  )
  func adjacent(position: Int) {
    let texts = (0..<3).map { XMLNode.textNode("\($0)") }
    let root = XMLElement("root") { texts }
    #expect(root.xmlString == "<root>012</root>")
    #expect(root.children.map(ObjectIdentifier.init) == texts.map(ObjectIdentifier.init))

    let new = XMLNode.textNode("x")
    root.insert(new, after: position == 0 ? nil : texts[position - 1])
    var expected = texts
    expected.insert(new, at: position)
    #expect(root.children.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    for text in expected { #expect(text.parent === root) }
    root.remove(new)
    #expect(root.xmlString == "<root>012</root>")
    new.stringValue = "still alive"
    #expect(new.xmlString == "still alive")
  }

  @Test("A hierarchy with text creates new text nodes for every build")
  func newText() {
    let greeting = Hierarchy<XMLNode> { XMLText("Hi") }
    let a = XMLElement("a") { greeting }
    let b = XMLElement("b") { greeting }
    #expect(a.xmlString == "<a>Hi</a>")
    #expect(b.xmlString == "<b>Hi</b>")
  }
}

extension XMLNode {
  /// Creates a text node.
  static func textNode(_ string: String) -> XMLNode {
    text(withStringValue: string) as? XMLNode ?? XMLNode(kind: .text)
  }
}
