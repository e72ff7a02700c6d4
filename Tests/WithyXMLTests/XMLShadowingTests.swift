import Testing
import WithyXML

// A program's own classes, whose members have the names of those that Withy adds to Foundation's
// classes. That they compile is a test of its own.

#if canImport(FoundationXML) || os(macOS)
  /// An element whose members have the names and other types.
  private final class OtherMembers: XMLElement {
    struct Node {}
    var text = 5
    var childLimit = ""
    var contentNode = 0
    var with = "sugar"
    var hierarchyDescription = 4
    func insert(_ child: XMLNode, after sibling: XMLNode?) -> Int { 1 }
    func append(_ child: XMLNode) -> Int { 2 }
    func remove(_ child: XMLNode) -> Int { 3 }
    func admits(_ child: XMLNode, file: StaticString, line: UInt) -> String { "no" }
    func didNest() -> Int { 4 }
    subscript(attribute name: String) -> Int { 6 }
  }

  /// An element whose members have the names and types, and do nothing.
  private final class SameMembers: XMLElement {
    typealias Node = XMLNode
    var text: String { "none" }
    var childLimit: Int? { 0 }
    func insert(_ child: XMLNode, after sibling: XMLNode?) {}
    func append(_ child: XMLNode) {}
    func remove(_ child: XMLNode) {}
    func admits(_ child: XMLNode, file: StaticString, line: UInt) -> Bool { false }
    subscript(attribute name: String) -> String? { nil }
  }

  private final class Page: XMLDocument {
    func append(_ child: XMLNode) -> Int { 1 }
    func insert(_ child: XMLNode, after sibling: XMLNode?) {}
    func remove(_ child: XMLNode) {}
    func admits(_ child: XMLNode, file: StaticString, line: UInt) -> Bool { false }
  }

  /// An element with an initializer that is called like Withy's.
  private final class Tag: XMLElement {
    convenience init(_ name: String) {
      self.init(name: "my-\(name)", uri: nil)
    }
  }

  @Suite("Members of a program's elements that are named like Withy's")
  struct XMLShadowingTests {
    @Test("Own members do not change how elements and documents nest")
    func nesting() throws {
      func nest<Parent: XMLElement>(_ parent: Parent, _ expected: String) {
        let (a, b, c) = (XMLElement("a"), XMLElement("b"), XMLElement("c"))
        (parent as XMLElement).with.attribute("id", 1).build()
        parent {
          a
          b
        }
        var order = [b, c]
        let live = parent.live { order }
        order = [c]
        live.update()
        #expect(parent.xmlString == expected)
      }
      nest(OtherMembers(name: "p", uri: nil), #"<p id="1"><a></a><c></c></p>"#)
      nest(SameMembers(name: "p", uri: nil), #"<p id="1"><a></a><c></c></p>"#)

      let page = try Page(data: Data("<old/>".utf8))
      page.rootElement()?.detach()
      page { XMLElement("html") }
      #expect(page.rootElement()?.name == "html")
    }

    @Test("A program uses its own members as declared")
    func own() {
      let element = OtherMembers(name: "p", uri: nil)
      #expect(element.text == 5)
      #expect(element[attribute: "id"] == 6)
      #expect(element.append(XMLElement("a")) == 2)
      #expect(SameMembers(name: "p", uri: nil).text == "none")
      #expect(Tag("a").name == "my-a")
      #expect(OwnCoder().with == 1)
      #expect(OwnCoder.make == 2)
    }
  }

  /// Classes whose members have the names of those that every object has.
  private final class OwnCoder: JSONEncoder, @unchecked Sendable {
    var with = 1
    static var make: Int { 2 }
  }
#endif
