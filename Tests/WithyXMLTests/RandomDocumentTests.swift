import TestSupport
import Testing
import WithyXML

/// Random operations on two elements, compared with the same operations on two arrays.
@Suite struct RandomDocumentTests {
  /// The positions of the two elements.
  enum Home: CaseIterable {
    case nowhere, inDocument, inParsedDocument

    /// Makes the elements, and nodes that were in their document from the first.
    func make() throws -> (elements: [XMLElement], nodes: [XMLNode], document: XMLDocument?) {
      guard self == .inParsedDocument else {
        let elements = [XMLElement("a"), XMLElement("b")]
        return (
          elements, [], self == .nowhere ? nil : XMLDocument() { XMLElement("r") { elements } }
        )
      }
      let document = try XMLDocument(xmlString: "<r><a/><b/><c>text<d/><e x='1'>text</e></c></r>")
      let elements = document.rootElement()?.children.compactMap { $0 as? XMLElement } ?? []
      let nodes: [XMLNode] = elements[2].children
      document.rootElement()?.remove(elements[2])
      for node in nodes { elements[2].remove(node) }
      return (Array(elements.prefix(2)), nodes, document)
    }
  }

  @Test(
    "After any operations the children are those of a model, in its order",
    arguments: 1...30,
    Home.allCases
  )
  func model(seed: UInt64, home: Home) throws {
    var random = SeededGenerator(seed: seed)
    let (parents, parsed, document) = try home.make()
    var model: [[XMLNode]] = [[], []]
    let nodes: [XMLNode] =
      parsed + (0..<5).map { XMLElement("e\($0)") } + (0..<6).map { .textNode("t\($0)") }
      + [comment("c")]

    for _ in 0..<200 {
      let node = nodes[Int.random(in: 0..<nodes.count, using: &random)]
      let index = Int.random(in: 0..<2, using: &random)
      let parent = parents[index]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        parent.append(node)
        for other in 0..<2 { model[other].removeAll { $0 === node } }
        model[index].append(node)
      case 1:
        parent.remove(node)
        model[index].removeAll { $0 === node }
      case 2:
        parent { node }
        for other in 0..<2 { model[other].removeAll { $0 === node } }
        model[index].append(node)
      default:
        let sibling = model[index].randomElement(using: &random)
        parent.insert(node, after: sibling)
        if sibling === node { continue }
        for other in 0..<2 { model[other].removeAll { $0 === node } }
        let place = model[index].firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
        model[index].insert(node, at: place)
      }
      for (parent, expected) in zip(parents, model) {
        #expect(parent.children.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
      }
      let written = zip(parents, model).map { parent, nodes in
        "<\(parent.name ?? "")>" + nodes.map(\.xmlString).joined() + "</\(parent.name ?? "")>"
      }
      #expect(parents.map(\.xmlString) == written)
    }
    withExtendedLifetime(document) {}
  }
}
