import Testing
import WithyXML

/// The effect of nesting on the tree: every test compares the printed document.
@Suite struct XMLNestingTests {
  @Test("A document is written as it is nested")
  func writtenAsNested() {
    let page = XMLElement("html") {
      XMLElement("head") {
        XMLElement("title").with.text("Withy")
      }
      XMLElement("body") {
        XMLElement("p").with.text("One")
      }
    }
    #expect(
      page.xmlString
        == "<html><head><title>Withy</title></head><body><p>One</p></body></html>"
    )
  }

  @Test(
    "A block takes conditions, loops, optionals, arrays and hierarchies",
    arguments: [true, false]
  )
  func everyStatement(isOn: Bool) {
    let tail = Hierarchy<XMLNode> { XMLElement("tail") }
    let missing: XMLElement? = nil
    let list = XMLElement("list") {
      if isOn { XMLElement("on") } else { XMLElement("off") }
      for name in ["a", "b"] { XMLElement(name) }
      [XMLElement("c"), XMLElement("d")]
      missing
      tail
    }
    let first = isOn ? "on" : "off"
    #expect(
      list.xmlString
        == "<list><\(first)></\(first)><a></a><b></b><c></c><d></d><tail></tail></list>"
    )
  }

  @Test("Children nest into an element that is empty")
  func intoEmpty() {
    let root = XMLElement("root")
    let child = XMLElement("child")
    root.insert(child, after: nil)
    #expect(root.xmlString == "<root><child></child></root>")
    #expect(root.children.first === child)
  }

  @Test("Code that expects FoundationXML's optional children still gets them")
  func children() {
    let root = XMLElement("root") { XMLElement("child") }
    let optional: [XMLNode]? = root.children
    let list: [XMLNode] = root.children
    #expect(optional == list)
    #expect(root.children?.count == 1)
    #expect(XMLElement("empty").children.isEmpty)
  }

  @Test("A node is inserted at the beginning, in between and at the end")
  func insertion() {
    let (a, b, c) = (XMLElement("a"), XMLElement("b"), XMLElement("c"))
    let root = XMLElement("root") { b }
    root.insert(a, after: nil)
    root.insert(c, after: b)
    #expect(root.xmlString == "<root><a></a><b></b><c></c></root>")
    let between = XMLElement("between")
    root.insert(between, after: a)
    #expect(root.xmlString == "<root><a></a><between></between><b></b><c></c></root>")
    root.insert(a, after: c)
    #expect(root.xmlString == "<root><between></between><b></b><c></c><a></a></root>")
    root.insert(a, after: a)
    #expect(root.xmlString == "<root><between></between><b></b><c></c><a></a></root>")
  }

  @Test("A child that has a parent moves")
  func moves() {
    let child = XMLElement("child")
    let old = XMLElement("old") { child }
    let new = XMLElement("new") { child }
    #expect(old.xmlString == "<old></old>")
    #expect(new.xmlString == "<new><child></child></new>")
    #expect(child.parent === new)
  }

  @Test("A root element moves out of its document")
  func movesOutOfDocument() {
    let root = XMLElement("root")
    let document = XMLDocument(rootElement: root)
    let new = XMLElement("new") { root }
    #expect(document.rootElement() == nil)
    #expect(new.xmlString == "<new><root></root></new>")
    #expect(root.rootDocument == nil)
  }

  @Test("Nesting a child again makes it the last")
  func again() {
    let (a, b) = (XMLElement("a"), XMLElement("b"))
    let root = XMLElement("root") {
      a
      b
    }
    root { a }
    #expect(root.xmlString == "<root><b></b><a></a></root>")
  }

  @Test("Removing a node keeps the others, and ignores one that is not a child")
  func removal() {
    let (a, b, stranger) = (XMLElement("a"), XMLElement("b"), XMLElement("c"))
    let elsewhere = XMLElement("elsewhere") { stranger }
    let root = XMLElement("root") {
      a
      b
    }
    root.remove(a)
    root.remove(a)
    root.remove(stranger)
    #expect(root.xmlString == "<root><b></b></root>")
    #expect(elsewhere.xmlString == "<elsewhere><c></c></elsewhere>")
  }

  @Test("A node removed from a document outlives it")
  func outlivesDocument() {
    let child = XMLElement("child") { XMLElement("inner") }
    do {
      let root = XMLElement("root") { child }
      let document = XMLDocument() { root }
      #expect(document.rootElement() === root)
      root.remove(child)
    }
    child.text = "é"
    #expect(child.rootDocument == nil)
    #expect(child.xmlString == "<child>é<inner></inner></child>")
  }

  @Test("A child outlives its parent")
  func outlivesParent() {
    let child = XMLElement("child")
    do { _ = XMLElement("parent") { child } }
    #expect(child.parent == nil)
    #expect(child.xmlString == "<child></child>")
  }

  @Test("10,000 elements are appended, in a block and one after the other")
  func manyElements() {
    let block = XMLElement("list") {
      for number in 0..<10_000 { XMLElement("item").with.attribute("n", number) }
    }
    #expect(block.children.count == 10_000)
    let inserted = XMLElement("list")
    var last: XMLElement?
    for _ in 0..<10_000 {
      let next = XMLElement("item")
      inserted.insert(next, after: last)
      last = next
    }
    #expect(inserted.children.last === last)
    #expect(inserted.children.count == 10_000)
  }

  @Test("10,000 texts are appended to one element")
  func manyTexts() {
    let list = XMLElement("list") {
      for _ in 0..<10_000 { XMLText("a") }
    }
    #expect(list.xmlString == "<list>" + String(repeating: "a", count: 10_000) + "</list>")
  }

  @Test(
    "A tree 10,000 deep is nested from the inside and from the outside",
    arguments: [true, false]
  )
  func deep(fromInside: Bool) {
    var node = XMLElement("n")
    let start = node
    for _ in 1..<10_000 {
      let next = XMLElement("n")
      if fromInside { next { node } } else { node { next } }
      node = next
    }
    let root = fromInside ? node : start
    let text = String(repeating: "<n>", count: 10_000) + String(repeating: "</n>", count: 10_000)
    #expect(root.xmlString == text)
  }

  @Test("An instance of a subclass keeps its identity and its properties")
  func subclass() {
    let item = Item(name: "item", uri: nil).with.number(4).build()
    let root = XMLElement("root") { item }
    #expect(root.children.first === item)
    #expect((root.children.first as? Item)?.number == 4)
  }
}

/// An element with a property of its own.
private final class Item: XMLElement {
  var number = 0
}
