#if os(Linux) || os(macOS)
  import CompilerRunner
  import Testing

  @Suite("Invalid layouts do not compile")
  struct LayoutCompileTimeTests {
    private static let preamble = """
      import Foundation
      import WithyLayout
      class View: Nestable, Configurable {
        typealias Node = View
        var children: [View] = []
        func insert(_ child: View, after sibling: View?) {}
        func remove(_ child: View) {}
      }
      final class Label: View, Placeable {
        var text = ""
        func size(for proposal: ProposedSize) -> CGSize { .zero }
        func place(in frame: CGRect) {}
      }
      final class Other: Nestable, Placeable {
        typealias Node = Other
        var children: [Other] = []
        func insert(_ child: Other, after sibling: Other?) {}
        func remove(_ child: Other) {}
        func size(for proposal: ProposedSize) -> CGSize { .zero }
        func place(in frame: CGRect) {}
      }

      """

    private static let foreign =
      "static method 'buildExpression(_:file:line:)' requires that 'View' conform to 'Arrangeable'"

    private func errors(in block: String) throws -> [String] {
      let program = "func program() { View().arrange(in: .zero) { \(block) } }"
      return try Compiler.errors(in: program, after: Self.preamble)
    }

    @Test(
      "Each mistake gives its message and no other",
      arguments: [
        ("View()", foreign),
        ("HStack { View() }", foreign),
        (
          "HStack { Other() }",
          "static method 'buildExpression(_:file:line:)' requires the types 'View.Node' (aka 'View') and "
            + "'Other.Node' (aka 'Other') be equivalent"
        ),
        (
          "VStack { \"text\" }",
          "static method 'buildExpression(_:file:line:)' requires that 'String' conform to 'Arrangeable'"
        ),
        (
          "ForEach([1], id: \\.self) { _ in View() }",
          "referencing static method 'buildExpression(_:file:line:)' on 'ForEach' requires that "
            + "'Hierarchy<View.Node>' (aka 'Hierarchy<View>') conform to 'Arrangeable'"
        ),
        ("Label().frame(width: 3)", "value of type 'Label' has no member 'frame'"),
        ("Label().layout.frame(width: 3, maxWidth: 3)", "extra argument 'maxWidth' in call"),
        (
          "HStack(alignment: .leading) { Label() }",
          "type 'VerticalAlignment' has no member 'leading'"
        ),
        (
          "Builder { Label() }.txt(\"a\")",
          "value of type 'Builder<Label>' has no dynamic member 'txt' using key path from root type "
            + "'Label'"
        ),
      ]
    )
    func mistake(block: String, message: String) throws {
      #expect(try errors(in: block) == [message])
    }

    @Test("An element of one tree cannot return content of another")
    func otherTree() throws {
      let program = """
        struct Card: LayoutElement {
          typealias Node = View
          static func layoutContent(of card: Card) -> LayoutContent<View> {
            Other.layoutContent(of: Other())
          }
        }
        """
      #expect(
        try Compiler.errors(in: program, after: Self.preamble) == [
          "cannot convert return expression of type 'LayoutContent<Other.Node>' (aka 'LayoutContent<Other>') to return type 'LayoutContent<View>'"
        ]
      )
    }

    @Test(
      "Valid layouts compile",
      arguments: [
        "HStack { Label(); [Label()]; Optional(Label()); Builder { Label() }.text(\"a\") }",
        "VStack { ForEach([1], id: \\.self) { i in HStack { Builder { Label() }.text(\"\\(i)\") } } }",
        "if true { Label() } else { Spacer().frame(width: 3) }; for _ in 0..<3 { Label().layout }",
      ]
    )
    func right(block: String) throws {
      #expect(try errors(in: block).isEmpty)
    }

    @Test("A leaf may be in another file than its superclass, whose node type is inferred")
    func otherFile() throws {
      let leaf = """
        import Foundation
        import WithyLayout
        final class Leaf: Panel, Placeable {
          func size(for proposal: ProposedSize) -> CGSize { .zero }
          func place(in frame: CGRect) {}
        }
        """
      let panel = """
        import Withy
        class Panel: Nestable {
          var children: [Panel] = []
          func insert(_ child: Panel, after sibling: Panel?) {}
          func remove(_ child: Panel) {}
        }
        """
      #expect(try Compiler.errors(in: leaf, after: "", besides: panel) == [])
    }
  }
#endif
