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
        var onTap: (() -> Void)?
        var size: (width: Int, height: Int) { (0, 0) }
        func insert(_ child: View, after sibling: View?) {}
        func remove(_ child: View) {}
        func move(_ x: Int, _ y: String) {}
      }
      final class Layer { var radius = 0.0; let name = "" }
      final class Leaf: HierarchyNode { typealias Node = View }
      final class Foreign { var title = "" }
      final class Other: Nestable {
        typealias Node = Other
        var children: [Other] = []
        func insert(_ child: Other, after sibling: Other?) {}
        func remove(_ child: Other) {}
      }
      final class Plain: Configurable { var title = "" }
      final class Made: Makeable { var title = "" }
      final class MadeView: View, Makeable {}
      @MainActor final class Main: Configurable { var title = "" }

      """

    static let foreign =
      "'buildExpression' is unavailable: only nodes of this tree, and builders of them, stand in a "
      + "block; their class conforms to HierarchyNode with the same Node"

    static let readOnly =
      "'callAsFunction' is unavailable: this property is read-only; set a property of what it holds, "
      + "or use call { }"
    static let withBody =
      "'with' is unavailable: write with.text(…) to set a property, or with.call { $0.text = … } for "
      + "statements"
    static let late = #"View().with.title("a").alpha(1).layer.radius(2)"#
    static let notMakeable =
      "'make' is unavailable: this class is not Makeable; adopt Makeable, or make the object by an "
      + "expression: make(.init(…))"
    static let noChildren =
      "'make' is unavailable: a block behind 'make' holds children, for a class that is Makeable and "
      + "Nestable; make an object by an expression: make(.init(…))"

    private static func noMember(_ member: String, of type: String) -> String {
      "value of type 'Builder<\(type)>' has no dynamic member '\(member)' using key path from root type "
        + "'\(type)'"
    }

    private func errors(in program: String) throws -> [String] {
      try Compiler.errors(in: program, after: Self.preamble)
    }

    private static let mistakes: [(statement: String, message: String)] = [
      // Properties
      (
        #"Builder { View() }.titel("a").build()"#,
        noMember("titel", of: "View")
      ),
      (
        #"Builder(View()).titel("a").build()"#,
        noMember("titel", of: "View")
      ),
      (
        "Builder { View() }.title(3).build()",
        "cannot convert value of type 'Int' to expected argument type 'String'"
      ),
      ("Builder { View() }.id(3).build()", readOnly),
      (
        "View().with.id.modify { $0 += 1 }.build()",
        "cannot assign to property: 'id' is a 'let' constant"
      ),
      ("Builder { View() }.size.width(3).build()", readOnly),
      ("View().with.layer.scope { $0.name(\"a\") }.build()", readOnly),
      // Late in a chain, behind what could be misread
      (late + ".hiden(true).alpha(1).build()", noMember("hiden", of: "View")),
      (
        late + ".alpha(\"a\").title(nil).build()",
        "cannot convert value of type 'String' to expected argument type 'Double'"
      ),
      (late + ".id(4).alpha(1).build()", readOnly),
      (late + ".layer(Layer()).alpha(1).build()", readOnly),
      (
        late + ".call { let title = $0.title; print(title ?? \"\"); $0.hide() }.alpha(1).build()",
        "value of type 'View' has no member 'hide'"
      ),
      (
        "let b = Bool.random() ? View().with.title(\"a\") : View().with.alpha(1).hiden(true); b.build()",
        noMember("hiden", of: "View")
      ),
      (
        late + ".on(\\.onTap) { view in view.hide() }.alpha(1).build()",
        "value of type 'View' has no member 'hide'"
      ),
      ("Plain().with { $0.title = \"a\" }.build()", withBody),
      ("View().with { $0.title = \"a\" }.build()", withBody),
      (
        "Builder { View() }.call(View.move, 1, 2).build()",
        "cannot convert value of type 'Int' to expected argument type 'String'"
      ),
      ("_ = Foreign().with", "value of type 'Foreign' has no member 'with'"),
      // Making
      (#"Plain.make.title("a").build()"#, notMakeable),
      ("Plain.make { Plain() }.build()", noChildren),
      ("Made.make { Made() }.build()", noChildren),
      ("View.make { View() }.build()", noChildren),
      ("MadeView.make { Other() }.build()", foreign),
      ("View.make(View()) { Other() }.build()", foreign),
      (
        #"Made.make.titel("a").build()"#,
        noMember("titel", of: "Made")
      ),
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

    @Test("A mistake gives its message and no other", arguments: mistakes)
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

    @Test("A live parent cannot be taken away from its actor")
    func liveOnAnotherActor() throws {
      let program =
        "func program(_ live: Live) { let work: @Sendable () -> Void = { live.stop() }; work() }"
      #expect(
        try errors(in: program) == [
          "capture of 'live' with non-Sendable type 'Live' in a '@Sendable' closure "
            + "[#SendableClosureCaptures]"
        ]
      )
    }

    @Test(
      "What is right compiles",
      arguments: [
        #"func program() { Builder { View() }.title("a").alpha(1).build() }"#,
        "func program() { View() { View(); [View()]; Builder { Leaf() } } }",
        #"@MainActor func program(_ main: Main) { main.with.title("a").build() }"#,
        "func program() { View.make(.init()) { View(); MadeView.make { Leaf() } }.alpha(1).build() }",
        // Were its time to double with every step, the compiler would give up on this one.
        "func program() { View().with.layer.radius(1)"
          + String(repeating: ".alpha(1).title(nil).call { $0.alpha = 2 }", count: 15)
          + ".build() }",
      ]
    )
    func right(program: String) throws {
      #expect(try errors(in: program).isEmpty)
    }
  }
#endif
