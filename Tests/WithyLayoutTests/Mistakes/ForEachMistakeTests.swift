#if os(Linux) || os(macOS)
  import CompilerRunner
  import Testing

  @Suite("Mistakes in nested ForEach do not compile")
  struct ForEachMistakeTests {
    private static let preamble = """
      import Foundation
      import WithyLayout
      class View: Nestable {
        typealias Node = View
        var children: [View] = []
        func insert(_ child: View, after sibling: View?) {}
        func remove(_ child: View) {}
      }
      final class Label: View, Makeable, Placeable {
        var text = ""
        func size(for proposal: ProposedSize) -> CGSize { .zero }
        func place(in frame: CGRect) {}
      }
      struct Item: Identifiable { let id: Int, title: String, isDone: Bool, tags: [Item] }

      """

    @Test(
      "An element that belongs in no block is named, even after a property of the outer item",
      arguments: [
        ("live", "static method 'buildExpression(_:file:line:)'", "HierarchyElement"),
        ("arrange(in: .zero)", "static method 'buildExpression(_:file:line:)'", "Arrangeable"),
      ],
      [#""a""#, "Label.make.text", "print(tag.id)"]
    )
    func foreignElement(place: (block: String, method: String, type: String), element: String)
      throws
    {
      let program = """
        func program(_ view: View, _ items: [Item]) -> Any {
          view.\(place.block) {
            ForEach(items) { item in
              if item.isDone { Label.make.text(item.title) }
              ForEach(item.tags) { tag in
                Label.make
                \(element)
              }
            }
          }
        }
        """
      let (type, method) = (place.type, place.method)
      let message =
        switch element {
        case "print(tag.id)": "type '()' cannot conform to '\(type)' [#ProtocolTypeNonConformance]"
        case "Label.make.text":
          "\(method) requires that 'Setter<Label, String>' conform to '\(type)'"
        default: "\(method) requires that 'String' conform to '\(type)'"
        }
      #expect(try Compiler.errors(in: program, after: Self.preamble) == [message])
    }

    @Test(
      "Misspelt elements are named, and no member of their block",
      arguments: ["live", "arrange(in: .zero)"]
    )
    func misspeltElements(block: String) throws {
      let program = """
        func program(_ view: View, _ items: [Item]) -> Any {
          view.\(block) {
            ForEach(items) { item in
              ForEach(item.tgs) { tag in Label.make.text(tag.title) }
            }
          }
        }
        """
      #expect(
        try Compiler.errors(in: program, after: Self.preamble) == [
          "value of type 'Item' has no member 'tgs'",
          "cannot infer type of closure parameter 'tag' without a type annotation",
        ]
      )
    }
  }
#endif
