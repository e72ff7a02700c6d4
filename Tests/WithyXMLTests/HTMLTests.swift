import TestSupport
import Testing
import WithyXML

@Suite("Documents and elements as HTML")
struct HTMLTests {
  @Test("A document begins with its type, and void elements have no end tag")
  func document() {
    let page = XMLDocument() {
      comment("made")
      XMLElement("html") {
        XMLElement("head") {
          XMLElement("meta").with.attribute("charset", "utf-8")
          XMLElement("script").with.attribute("src", "a.js")
        }
        XMLElement("body") { XMLElement("br") }
      }
    }
    #expect(
      page.htmlString() == """
        <!DOCTYPE html><!--made--><html><head><meta charset="utf-8"><script src="a.js"></script></head>\
        <body><br></body></html>
        """
    )
  }

  @Test("Text and attributes are escaped, and an attribute without a value is its name")
  func escapes() {
    let input = XMLElement("p").with
      .attribute("title", "\"<a> & b\u{A0}\r\n'")
      .attribute("hidden", "")
      .attribute("lang", nil)
      .text("\"<a> & b\u{A0}\r\n'")
      .build()
    #expect(
      input.htmlString()
        == "<p title=\"&quot;&lt;a&gt; &amp; b&nbsp;&#13;\n'\" hidden>\"&lt;a&gt; &amp; b&nbsp;&#13;\n'</p>"
    )
  }

  @Test("A line feed at the beginning of a preformatted text is kept, and of no other text doubled")
  func firstLineFeed() {
    for name in ["pre", "listing", "textarea"] {
      let element = XMLElement(name).with.text("\n\na").build()
      #expect(element.htmlString() == "<\(name)>\n\n\na</\(name)>")
    }
    #expect(XMLElement("p").with.text("\na").build().htmlString() == "<p>\na</p>")
  }

  @Test("Scripts and styles are not escaped, except in a drawing")
  func scripts() {
    let code = "if (a < b && c) { x = '<!--' }"
    let body = XMLElement("body") {
      XMLElement("script").with.text(code)
      XMLElement("STYLE").with.text("a > b { content: '&' }")
      XMLElement("svg") {
        XMLElement("style").with.text("a > b {}")
        XMLElement("circle")
        XMLElement("foreignObject") {
          XMLElement("br")
          XMLElement("style").with.text("a > b {}")
        }
        XMLElement("plaintext")
      }
    }
    #expect(
      body.htmlString() == """
        <body><script>\(code)</script><STYLE>a > b { content: '&' }</STYLE>\
        <svg><style>a &gt; b {}</style><circle></circle>\
        <foreignObject><br><style>a > b {}</style></foreignObject><plaintext></plaintext></svg></body>
        """
    )
  }

  @Test("What would end a script, a style or a comment is left out and reported")
  func breakingOut() {
    let body = XMLElement("body") {
      XMLElement("script").with.text("let end = '</SCRIPT'")
      XMLElement("script").with.text("'<!--' + '<script>'")
      XMLElement("style").with.text("a</style >")
      comment(">a")
      comment("->a")
      comment("a")
      comment(">\u{301}")
      XMLElement("script").with.text("\u{600}</script>")
    }
    let foreign = XMLElement("i")
    for text in ["a--b", "a-", "a--\u{301}b"] { foreign.addChild(comment(text)) }
    var html = ""
    let line: UInt = #line + 1
    let found = reports { html = body.htmlString() + foreign.htmlString() }
    let messages = [
      "<script>", "<script>", "<style>", "a comment", "a comment", "a comment", "<script>",
      "a comment", "a comment", "a comment",
    ]
    #expect(
      found
        == messages.map { Report("The text of \($0) would end it in HTML; skipped", line: line) }
    )
    #expect(
      html
        == "<body><script></script><script></script><style></style><!--a--><script></script></body><i></i>"
    )
  }

  @Test("What HTML cannot hold is left out and reported")
  func impossible() {
    let page = XMLDocument() {
      instruction("a", "")
      XMLElement("html") {
        XMLElement("br") { "text" }
        XMLElement("title") {
          "a"
          XMLElement("b").with.text("c")
          comment("d")
        }
        XMLElement("_x")
        XMLElement("été")
        XMLElement("plaintext")
      }
    }
    page.dtd = XMLDTD()
    var html = ""
    let found = reports { html = page.htmlString() }.map(\.message)
    #expect(
      found == [
        "HTML has no processing instructions; skipped",
        "<br> cannot contain text in HTML; skipped",
        "<title> cannot contain <b> in HTML; skipped",
        "<title> cannot contain a comment in HTML; skipped",
        "<_x> cannot be written as HTML; skipped",
        "<été> cannot be written as HTML; skipped",
        "<plaintext> cannot be written as HTML; skipped",
      ]
    )
    #expect(html == "<!DOCTYPE html><html><br><title>a</title></html>")
  }

  @Test("Raw markup is written as it is in HTML, and as text in XML")
  func raw() {
    let markup = "<b>&nbsp;"
    let p = XMLElement("p") {
      "a"
      XMLText(rawHTML: markup)
    }
    #expect(p.htmlString() == "<p>a<b>&nbsp;</p>")
    #expect(p.xmlString == "<p>a<?html <b>&nbsp;?></p>")
    let parts = XMLElement("div") {
      XMLElement("script") { XMLText(rawHTML: "a < b") }
      XMLElement("pre") { XMLText(rawHTML: "\n<b>") }
      XMLElement("title") { XMLText(rawHTML: "&lt;") }
    }
    #expect(
      parts.htmlString()
        == "<div><script>a < b</script><pre>\n\n<b></pre><title>&lt;</title></div>"
    )
    #expect(XMLText(rawHTML: "a") != XMLText("a"))
    #expect(
      reports { _ = XMLElement("p") { XMLText(rawHTML: "<?a?>") } }.map(\.message)
        == [
          "A processing instruction or raw HTML cannot contain \"?>\" or control characters; skipped"
        ]
    )
    #expect(
      reports { _ = XMLText(rawHTML: "\u{1}") }.map(\.message)
        == ["Invalid XML character U+0001; replaced by U+FFFD"]
    )
  }

  @Test("In a live block, other markup takes the place of the markup before")
  func rawLive() {
    var markup = "<b>"
    let p = XMLElement("p")
    let live = p.live {
      XMLText(rawHTML: markup)
      XMLText(rawHTML: "<i>")
    }
    #expect(p.htmlString() == "<p><b><i></p>")
    markup = "<i>"
    live.update()
    #expect(p.htmlString() == "<p><i><i></p>")
  }

  @Test("Ten thousand nested elements are written")
  func deep() {
    let root = XMLElement("div")
    var inner = root
    for _ in 0..<10_000 {
      let next = XMLElement("div")
      inner.addChild(next)
      inner = next
    }
    #expect(root.htmlString().count == 10_001 * 11)
  }
}

@Suite("Classes and styles")
struct StyleTests {
  @Test("Classes of several steps are united, in the order of their names")
  func classes() {
    let element = XMLElement("p").with
      .class("row  big")
      .class("alert", if: true)
      .class("hidden", if: false)
      .class("row")
      .build()
    #expect(element[attribute: "class"] == "alert big row")
    let other = XMLElement("p").with.attribute("class", "z a").class("m").class("").build()
    #expect(other[attribute: "class"] == "m z a")
  }

  @Test("Properties of a style are united, and the later of two values counts")
  func styles() {
    let element = XMLElement("p").with
      .style("margin-left", "0")
      .style("margin", "calc(1px + (2 * 3px))")
      .style("color", "red")
      .style("font-family", "'a (b', \"c'd\"")
      .style("color", "blue")
      .style("top", "1px")
      .style("top", nil)
      .build()
    #expect(
      element[attribute: "style"]
        == "color: blue;font-family: 'a (b', \"c'd\";margin: calc(1px + (2 * 3px));margin-left: 0"
    )
    let other = XMLElement("p").with.attribute("style", "z: url(a;b) ; a:b").style("m", "1").build()
    #expect(other[attribute: "style"] == "m: 1;z: url(a;b) ; a:b")
    other.with.style("a", nil).build()
    #expect(other[attribute: "style"] == "m: 1;z: url(a;b) ")
    other.with.style("m", nil).style("z", nil).build()
    #expect(other[attribute: "style"] == nil)
    let url = XMLElement("p").with.attribute("style", "b: url(data:a;c,d)").style("a", "1").build()
    #expect(url.with.style("c", "2").build()[attribute: "style"] == "a: 1;b: url(data:a;c,d);c: 2")
  }

  @Test(
    "A value that could reach into other properties is skipped and reported",
    arguments: [
      "", " ", "a;b", "url(a", "a)", "'a", "\"a\n\"", "a\\", "{}", "[]", "a/*", "';'", "(')')(",
      "\u{600};a:b", ";\u{301}a:b",
    ]
  )
  func invalidValues(value: String) {
    let element = XMLElement("p")
    let line: UInt = #line + 1
    let found = reports { element.with.style("color", value).build() }
    #expect(found == [Report("Invalid style \"color: \(value)\"; skipped", line: line)])
    #expect(element.htmlString() == "<p></p>")
  }

  @Test(
    "A name that is none of a property is skipped and reported",
    arguments: ["", "a:b", "a b", "a;"]
  )
  func invalidProperties(property: String) {
    let element = XMLElement("p")
    #expect(
      reports { element.with.style(property, "a").style(property, nil).build() }.map(\.message)
        == [
          "Invalid style \"\(property): a\"; skipped", "Invalid style \"\(property): \"; skipped",
        ]
    )
    #expect(element.htmlString() == "<p></p>")
  }

  @Test("In a live block, changed classes and styles give what a new block gives")
  func live() {
    var (isOn, color, width) = (false, "red", "1px" as String?)
    let list = XMLElement("ul")
    func item() -> Hierarchy<XMLNode> {
      Hierarchy {
        XMLElement.make(.init("li"))
          .class("row")
          .class("active", if: isOn)
          .style("width", width)
          .style("color", color)
          .if(isOn) { $0.style("border", "0").class("z") }
          .attribute("hidden", isOn ? "" : nil)
      }
    }
    let live = list.live { item() }
    let item0 = list.children.first
    #expect(
      list.htmlString() == "<ul><li class=\"row\" style=\"color: red;width: 1px\"></li></ul>"
    )
    for state in [
      (true, "blue", "2px"), (false, "blue", nil), (true, "red", nil), (false, "red", "3px"),
    ] {
      (isOn, color, width) = state
      live.update()
      let fresh = XMLElement("ul") { item() }
      #expect(list.htmlString() == fresh.htmlString())
    }
    #expect(list.children.first === item0)
  }

  @Test("In a live block, classes and styles join the attributes beside them, whatever changes")
  func besideAttributes() {
    var (names, style, isOn) = ("a" as String?, "z: 1" as String?, true)
    func paragraph() -> Hierarchy<XMLNode> {
      Hierarchy {
        XMLElement.make(.init("p"))
          .ifLet(names) { $0.attribute("class", $1) }.class("on", if: isOn).class("row")
          .attribute("style", style).style("color", isOn ? "red" : nil).style("top", "0")
      }
    }
    let page = XMLElement("body")
    let live = page.live { paragraph() }
    for state in [
      ("b", "z: 2", true), ("b c", nil, true), (nil, nil, true), ("a", "y: 1", false),
      ("on", nil, true),
      ("on", nil, false), (nil, "color: blue", false), (nil, "color: blue", true),
      (nil, nil, false),
    ] as [(String?, String?, Bool)] {
      (names, style, isOn) = state
      live.update()
      let fresh = XMLElement("body") { paragraph() }
      for name in ["class", "style"] {
        let values = [page, fresh].map { ($0.children.first as? XMLElement)?[attribute: name] }
        #expect(values[0] == values[1], "\(state)")
      }
      #expect(live.update() == Changes())
    }
  }

  @Test("In a live block, the attribute goes with the last class or property, in any order")
  func lastGoes() {
    var (hasFirst, hasSecond) = (true, true)
    let page = XMLElement("body")
    let live = page.live {
      XMLElement.make(.init("p"))
        .if(hasFirst) { $0.class("a").style("left", "0") }
        .if(hasSecond) { $0.class("b").style("top", "0") }
    }
    for (first, second, expected) in [
      (false, true, #"<p class="b" style="top: 0"></p>"#), (false, false, "<p></p>"),
      (true, true, #"<p class="a b" style="left: 0;top: 0"></p>"#),
      (true, false, #"<p class="a" style="left: 0"></p>"#), (false, false, "<p></p>"),
    ] {
      (hasFirst, hasSecond) = (first, second)
      live.update()
      #expect(page.xmlString == "<body>\(expected)</body>")
    }
  }
}
