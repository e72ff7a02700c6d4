import TestSupport
import Testing
import WithyXML

@Suite struct AttributeTests {
  @Test("Attributes are written in the order in which they were first set")
  func order() {
    let a = XMLElement("a").with
      .attribute("href", "index.html")
      .attribute("id", 12)
      .attribute("open", true)
      .attribute("href", "other.html")
      .build()
    #expect(a.xmlString == "<a href=\"other.html\" id=\"12\" open=\"true\"></a>")
  }

  @Test(
    "Attribute values are escaped if necessary",
    arguments: [
      ("a&b", "a&amp;b"), ("<b>", "&lt;b&gt;"), ("\"", "&quot;"), ("'", "'"),
      ("a\nb\tc", "a&#10;b&#9;c"), ("&amp;", "&amp;amp;"), ("", ""),
    ]
  )
  func escapes(value: String, written: String) {
    let a = XMLElement("a").with.attribute("v", value).build()
    #expect(a.xmlString == "<a v=\"\(written)\"></a>")
    #expect(a[attribute: "v"] == value)
  }

  @Test("nil removes an attribute")
  func removal() {
    let a = XMLElement("a").with.attribute("x", "1").build()
    let (number, noNumber): (Int?, Int?) = (3, nil)
    a.with.attribute("z", number).build()
    #expect(a.xmlString == "<a x=\"1\" z=\"3\"></a>")
    a.with.attribute("x", nil).attribute("y", nil).attribute("z", noNumber).build()
    #expect(a.xmlString == "<a></a>")
    #expect(a[attribute: "x"] == nil)
  }

  @Test("A prefix distinguishes attributes of one local name")
  func prefixes() {
    let a = XMLElement("a").with
      .attribute("xmlns", "urn:a")
      .attribute("xmlns:b", "urn:b")
      .attribute("href", "1")
      .attribute("b:href", "2")
      .attribute("xml:lang", "en")
      .build()
    #expect(
      a.xmlString
        == "<a xmlns=\"urn:a\" xmlns:b=\"urn:b\" href=\"1\" b:href=\"2\" xml:lang=\"en\"></a>"
    )
    a[attribute: "b:href"] = nil
    #expect(a[attribute: "href"] == "1")
    #expect(a[attribute: "b:href"] == nil)
  }

  @Test("A template branches, and its attributes are set in every build")
  func template() {
    let item = XMLElement.make(.init("li")).attribute("class", "item")
    let (a, b) = (item.attribute("id", "a").build(), item.build())
    #expect(a.xmlString == "<li class=\"item\" id=\"a\"></li>")
    #expect(b.xmlString == "<li class=\"item\"></li>")
  }

  @Test("An attribute or namespace node in a block is set on the element")
  func inBlock() throws {
    let attribute = try #require(
      XMLNode.attribute(withName: "x:href", stringValue: "2") as? XMLNode
    )
    let namespace = try #require(
      XMLNode.namespace(withName: "x", stringValue: "urn:x") as? XMLNode
    )
    let a = XMLElement("a").with.attribute("href", "1").children {
      namespace
      attribute
      XMLElement("b")
    }
    .build()
    #expect(a.xmlString == "<a xmlns:x=\"urn:x\" href=\"1\" x:href=\"2\"><b></b></a>")
    #expect(a.children.count == 1)
  }

  @Test("An attribute of a parsed element is changed in place")
  func parsed() throws {
    let a = try XMLElement(xmlString: "<a xmlns:b='urn:b' href='1' b:href='2' id='3'/>")
    a[attribute: "href"] = "4"
    a[attribute: "b:href"] = "5"
    a[attribute: "id"] = nil
    #expect(a.xmlString == "<a xmlns:b=\"urn:b\" href=\"4\" b:href=\"5\"></a>")
  }

  @Test("A namespace of a parsed element is changed in place, and not removed")
  func parsedNamespaces() throws {
    let a = try XMLElement(xmlString: "<a xmlns='urn:a' xmlns:b='urn:b' c='1'/>")
    #expect(a[attribute: "xmlns"] == "urn:a" && a[attribute: "xmlns:b"] == "urn:b")
    #expect(a[attribute: "xmlns:d"] == nil)
    a.with.attribute("xmlns", "urn:e").attribute("xmlns:b", "urn:f").build()
    #expect(a.xmlString == "<a xmlns=\"urn:e\" xmlns:b=\"urn:f\" c=\"1\"></a>")
    let found = reports {
      a[attribute: "xmlns"] = nil
      a[attribute: "xmlns"] = ""
    }
    #expect(
      found.map(\.message) == [
        "The namespace xmlns of a parsed element cannot be removed; kept",
        "The namespace xmlns of a parsed element cannot be \"\"; kept",
      ]
    )
    #expect(a[attribute: "xmlns"] == "urn:e")
  }

  @Test("Attributes are compared in a pass, however many names there are")
  func manyNames() {
    let list = XMLElement("ul")
    var value = 1
    let live = list.live {
      for number in 0..<1_100 { XMLElement.make(.init("li")).attribute("data-\(number)", value) }
    }
    #expect(live.update() == Changes())
    value = 2
    #expect(live.update() == Changes(propertyWrites: 1_100))
    #expect(list.children.last?.xmlString == "<li data-1099=\"2\"></li>")
  }

  @Test("An attribute, a class, a property of a style and the text can have the same name")
  func equalNames() {
    let element = XMLElement("p").with.attribute("text", 1).class("text").style("text", "a")
      .text("b").build()
    #expect(
      element.xmlString == "<p text=\"1\" class=\"text\" style=\"text: a\">b</p>"
    )
  }
}
