#if os(Linux) || os(macOS)
  import CompilerRunner
  import Testing

  @Suite("What is wrong does not compile")
  struct CompileTimeTests {
    private static let preamble = """
      import Withy
      class View: Nestable, Configurable {
        typealias Node = View
        var children: [View] = []
        var title: String?
        var alpha = 1.0
        let layer = Layer()
        let id = 3
        var size: (width: Int, height: Int) { (0, 0) }
        func insert(_ child: View, after sibling: View?) {}
        func remove(_ child: View) {}
        func move(_ x: Int, _ y: String) {}
      }
      final class Layer { var radius = 0.0 }
      final class Leaf: HierarchyNode { typealias Node = View }
      final class Foreign { var title = "" }
      final class Other: Nestable {
        typealias Node = Other
        var children: [Other] = []
        func insert(_ child: Other, after sibling: Other?) {}
        func remove(_ child: Other) {}
      }
      @MainActor final class Main: Configurable { var title = "" }

      """

    static let foreign =
      "'buildExpression' is unavailable: only nodes of this tree, and builders of them, stand in a "
      + "block; their class conforms to HierarchyNode with the same Node"

    private func errors(in program: String) throws -> [String] {
      try Compiler.errors(in: program, after: Self.preamble)
    }

    @Test(
      "A mistake gives its message and no other",
      arguments: [
        // Properties
        (
          #"Builder { View() }.titel("a").build()"#,
          "value of type 'Builder<View>' has no dynamic member 'titel' using key path from root type "
            + "'View'"
        ),
        (
          #"Builder(View()).titel("a").build()"#,
          "value of type 'Builder<View>' has no dynamic member 'titel' using key path from root type "
            + "'View'"
        ),
        (
          "Builder { View() }.title(3).build()",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "Builder { View() }.id(3).build()",
          "cannot assign to property: 'id' is a 'let' constant"
        ),
        (
          "View().with.id.modify { $0 += 1 }.build()",
          "cannot assign to property: 'id' is a 'let' constant"
        ),
        (
          "Builder { View() }.size.width(3).build()",
          "cannot assign to property: 'size' is a get-only property"
        ),
        (
          "Builder { View() }.call(View.move, 1, 2).build()",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        ("_ = Foreign().with", "value of type 'Foreign' has no member 'with'"),
        // Trees
        ("View() { Foreign() }", foreign),
        (#"View() { Builder { Foreign() }.title("a") }"#, foreign),
        ("View() { Builder { Other() } }", foreign),
        ("View() { for other in [Other()] { other } }", foreign),
        ("View() { if true { Optional(Other()) } }", foreign),
        ("View() { [Foreign()] }", foreign),
        ("View() { Builder { View() }.alpha }", foreign),
        (#"View() { "text" }"#, foreign),
        (#"View() { print("text") }"#, foreign),
        ("Builder { View() }.children { Other() }.build()", foreign),
        ("Builder { View() }.alpha(1) { Other() }.build()", foreign),
        (
          "Builder { Leaf() }.children { View() }.build()",
          "referencing instance method 'children(file:line:column:_:)' on 'Builder' requires that 'Leaf' "
            + "conform to 'Nestable'"
        ),
        ("Leaf() { View() }", "extra trailing closure passed in call"),
      ]
    )
    func mistake(statement: String, message: String) throws {
      #expect(try errors(in: "func program() { \(statement) }") == [message])
    }

    @Test("A property of a main-actor class cannot be set from elsewhere")
    func isolation() throws {
      let program = "nonisolated func set(_ main: Main) { main.with.title(\"a\").build() }"
      #expect(
        try errors(in: program) == [
          "cannot form key path to main actor-isolated property 'title'"
        ]
      )
    }

    @Test(
      "What is right compiles",
      arguments: [
        #"func program() { Builder { View() }.title("a").alpha(1).build() }"#,
        "func program() { View() { View(); [View()]; Builder { Leaf() } } }",
        #"@MainActor func program(_ main: Main) { main.with.title("a").build() }"#,
        // Were its time to double with every step, the compiler would give up on this one.
        "func program() { Builder { View() }.layer.radius(1)"
          + String(repeating: ".alpha(1).title(nil)", count: 15) + ".build() }",
      ]
    )
    func right(program: String) throws {
      #expect(try errors(in: program).isEmpty)
    }
  }
#endif
