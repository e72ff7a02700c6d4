import TestSupport
import Testing
import WithyXML

/// Random pages that a parser reads as they were described: they contain nothing that HTML would move
/// elsewhere.
///
/// `.ci/html` has them written to a file, which it compares with what another parser reads.
@Suite struct RandomHTMLTests {
  @Test("Random pages are written without reports, from their doctype to their end")
  func pages() throws {
    var lines = Data()
    for seed in seeds(passes: 1) {
      var maker = PageMaker(numbers: SeededGenerator(seed: seed))
      let root = maker.page()
      let page = XMLDocument() { root }
      var html = ""
      #expect(reports { html = page.htmlString() } == [], "seed \(seed)")
      #expect(html == "<!DOCTYPE html>" + root.htmlString(), "seed \(seed)")
      #expect(html.utf8.suffix(14).elementsEqual("</body></html>".utf8), "seed \(seed)")
      let line: [String: Any] = ["seed": "\(seed)", "html": html, "tree": tree(of: root)]
      lines += try JSONSerialization.data(withJSONObject: line) + Data("\n".utf8)
    }
    if let path = ProcessInfo.processInfo.environment["WITHY_HTML"] {
      try lines.write(to: URL(fileURLWithPath: path))
    }
  }

  /// The elements, texts and comments as values, with neighbouring texts as one.
  private func tree(of element: XMLElement) -> [Any] {
    var children: [Any] = []
    for child in element.children {
      let text = child.stringValue ?? ""
      switch child {
      case let child as XMLElement: children.append(tree(of: child))
      case _ where child.kind == .comment: children.append(["comment": text])
      case _ where text.isEmpty: break
      case _:
        let before = children.last as? String
        if before != nil { children.removeLast() }
        children.append((before ?? "") + text)
      }
    }
    let attributes = (element.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") }
    return [element.name ?? "", Dictionary(uniqueKeysWithValues: attributes), children]
  }
}

/// Makes random pages.
private struct PageMaker {
  var numbers: SeededGenerator

  /// The surroundings of content: how deep it may nest other content, and what it is in.
  private struct Place {
    var depth = 5
    var isInLink = false
    var isInCell = false
    var inner: Place { Place(depth: max(depth - 1, 0), isInLink: isInLink, isInCell: isInCell) }
  }

  mutating func page() -> XMLElement {
    let title = XMLElement("title").with.text(text()).build()
    let head = XMLElement("head") {
      title; unescaped("style"); unescaped("script"); comment()
    }
    let body = element("body", flow(Place()))
    return XMLElement("html") {
      head; body
    }
  }

  /// Content of any kind.
  private mutating func flow(_ place: Place) -> [XMLNode] {
    nodes { maker in
      guard place.depth > 0, maker.number(3) > 0 else { return maker.phrase(place) }
      let inner = place.inner
      switch maker.number(9) {
      case 0: return maker.element("p", maker.phrasing(inner))
      case 1: return maker.element("h2", maker.phrasing(inner))
      case 2:
        let name = maker.number(2) == 0 ? "pre" : "listing"
        return maker.element(name, maker.preformatted(place) + maker.phrasing(inner))
      case 3: return maker.element("hr", [])
      case 4: return maker.element("ul", maker.nodes { $0.element("li", $0.flow(inner)) })
      case 5:
        var cell = inner
        cell.isInCell = true
        let cells = maker.nodes { $0.element("td", $0.flow(cell)) }
        return maker.element("table", [maker.element("tbody", [maker.element("tr", cells)])])
      case 6: return maker.element("section", maker.flow(inner))
      default: return maker.element("div", maker.flow(inner))
      }
    }
  }

  /// Content within a paragraph.
  private mutating func phrasing(_ place: Place) -> [XMLNode] { nodes { $0.phrase(place) } }

  private mutating func phrase(_ place: Place) -> XMLNode {
    switch number(place.depth > 0 ? 18 : 10) {
    case 0: return comment()
    case 1: return element("br", [])
    case 2: return element("img", [])
    case 3: return element("input", [])
    case 4: return unescaped("script")
    case 5: return unescaped("iframe")
    case 6: return element("textarea", preformatted(place))
    case 7: return element("select", nodes { $0.element("option", [.textNode($0.text())]) })
    case 10: return element("b", phrasing(place.inner))
    case 11: return element("span", phrasing(place.inner))
    case 12: return element("em", phrasing(place.inner))
    case 13 where !place.isInLink:
      var link = place.inner
      link.isInLink = true
      return element("a", phrasing(link))
    case 14, 15: return element("svg", foreign(place.inner))
    case 16:
      let text = element("mtext", phrasing(place.inner))
      return element("math", [element("mi", [.textNode(self.text())]), text])
    default: return .textNode(text())
    }
  }

  /// Text that may begin with a line feed, which html5lib does not drop in a cell.
  private mutating func preformatted(_ place: Place) -> [XMLNode] {
    [.textNode((place.isInCell ? "." : "") + text())]
  }

  /// Content of a drawing.
  private mutating func foreign(_ place: Place) -> [XMLNode] {
    nodes { maker in
      switch maker.number(place.depth > 0 ? 8 : 4) {
      case 0: return maker.element("circle", [])
      case 1: return maker.element("text", [.textNode(maker.text())])
      case 2: return maker.element("style", [.textNode(maker.text())])
      case 3: return maker.comment()
      case 4: return maker.element("title", maker.phrasing(place.inner))
      case 5: return maker.element("foreignObject", maker.flow(place.inner))
      default: return maker.element("g", maker.foreign(place.inner))
      }
    }
  }

  private mutating func element(_ name: String, _ children: [XMLNode]) -> XMLElement {
    let element = XMLElement(name) { children }
    for attribute in ["id", "title", "data-x", "lang"] where number(4) == 0 {
      element[attribute: attribute] = text()
    }
    return element.with
      .attribute("hidden", number(6) == 0 ? "" : nil)
      .class("b", if: number(4) == 0)
      .class("a c", if: number(4) == 0)
      .style("color", number(4) == 0 ? "red" : nil)
      .style("background", number(4) == 0 ? "url('\(number(9)).png')" : nil)
      .build()
  }

  /// A script or the like, which does not end in its middle.
  private mutating func unescaped(_ name: String) -> XMLElement {
    let parts = [
      "a < b && c", "</div>", "<!--", "-->", "'<b>'", "&amp;", "\n", "</scr", "é", "\"",
      "\u{301}", "\u{600}",
    ]
    return element(name, [.textNode(joined(parts))])
  }

  private mutating func comment() -> XMLNode {
    WithyXMLTests.comment(
      "." + joined(["a", " - ", ">", "<!-", "&lt;", "\n", "é", "\u{301}"]) + "."
    )
  }

  private mutating func text() -> String {
    joined([
      "a", "B ", "<b>", "</title>", "&", "&amp;", "&lt", ";", "\"", "'", "\n", "\r", "\t", "  ",
      "\u{A0}",
      "é", "e\u{301}", "\u{301}", "\u{600}", "𝒳", "👩🏽‍🌾", "]]>", "-->", "\u{85}", "=", "/>", "&#13;",
    ])
  }

  private mutating func joined(_ parts: [String]) -> String {
    (0..<number(5)).map { _ in parts[number(parts.count)] }.joined()
  }

  private mutating func nodes(_ make: (inout PageMaker) -> XMLNode) -> [XMLNode] {
    (0..<number(4)).map { _ in make(&self) }
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
}
