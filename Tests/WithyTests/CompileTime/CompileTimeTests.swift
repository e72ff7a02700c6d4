#if os(Linux) || os(macOS)
  import CompilerRunner
  import Foundation
  import Testing

  @Suite("Mistakes that do not compile")
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

    private static func foreign(_ element: String) -> String {
      "static method 'buildExpression(_:file:line:)' requires that '\(element)' conform to "
        + "'HierarchyElement'"
    }

    private static func foreign(_ container: String, of type: String, lacks conformance: String)
      -> String
    {
      "referencing static method 'buildExpression(_:file:line:)' on '\(container)' requires that "
        + "'\(type)' conform to '\(conformance)'"
    }

    /// The message for a node of another tree.
    private static func otherTree(_ element: String) -> String {
      "static method 'buildExpression(_:file:line:)' requires the types 'View.Node' (aka 'View') and "
        + "'\(element).Node' (aka 'Other') be equivalent"
    }

    static let late = #"View().with.title("a").alpha(1).layer.radius(2)"#
    private static func readOnly(_ property: String, _ reason: String = "is a 'let' constant")
      -> String
    { "cannot assign to property: '\(property)' \(reason)" }

    private static func noBlock(of type: String, without conformance: String) -> String {
      "referencing static method 'make(file:line:column:_:)' on 'Configurable' requires that "
        + "'\(type)' conform to '\(conformance)'"
    }

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
      ("Builder { View() }.id(3).build()", readOnly("id")),
      ("View().with.id.modify { $0 += 1 }.build()", readOnly("id")),
      ("Builder { View() }.size.width(3).build()", readOnly("size", "is a get-only property")),
      ("View().with.layer.scope { $0.name(\"a\") }.build()", readOnly("name")),
      ("View().with.layer.scope { $0.radis(3) }.build()", noMember("radis", of: "Layer")),
      (
        "View().with.layer.scope { $0.call { print($0.nam) } }.build()",
        "value of type 'Layer' has no member 'nam'"
      ),
      (
        "View().with.layer.children { View() }.build()",
        "value of type 'Getter<View, Layer>' has no dynamic member 'children' using key path from root type 'Layer'"
      ),
      (
        "View().with.alpha.scope { $0 }.build()",
        "instance method 'scope' requires that 'Double' be a class type"
      ),
      // Late in a chain, behind what could be misread
      (late + ".hiden(true).alpha(1).build()", noMember("hiden", of: "View")),
      (
        late + ".alpha(\"a\").title(nil).build()",
        "cannot convert value of type 'String' to expected argument type 'Double'"
      ),
      (late + ".id(4).alpha(1).build()", readOnly("id")),
      (late + ".layer(Layer()).alpha(1).build()", readOnly("layer")),
      (
        late + ".call { let title = $0.title; print(title ?? \"\"); $0.hide() }.alpha(1).build()",
        "value of type 'View' has no member 'hide'"
      ),
      (
        "let b = Bool.random() ? View().with.title(\"a\") : View().with.alpha(1).hiden(true); b.build()",
        noMember("hiden", of: "View")
      ),
      (
        late + ".onTap.perform { view in view.hide() }.alpha(1).build()",
        "value of type 'View' has no member 'hide'"
      ),
      (
        "Builder { View() }.call(View.move, 1, 2).build()",
        "cannot convert value of type 'Int' to expected argument type 'String'"
      ),
      ("_ = Foreign().with", "value of type 'Foreign' has no member 'with'"),
      // Making
      (
        #"Plain.make.title("a").build()"#,
        "static property 'make' requires that 'Plain' conform to 'Makeable'"
      ),
      ("View.make { View() }.build()", noBlock(of: "View", without: "Makeable")),
      ("MadeView.make { Other() }.build()", otherTree("Other")),
      (
        #"Made.make.titel("a").build()"#,
        noMember("titel", of: "Made")
      ),
      // Trees
      ("View() { Foreign() }", foreign("Foreign")),
      (
        #"View() { Builder { Foreign() }.title("a") }"#,
        foreign("Builder", of: "Foreign", lacks: "HierarchyNode")
      ),
      ("View() { Builder { Other() } }", otherTree("Builder<Other>")),
      ("View() { for other in [Other()] { other } }", otherTree("Other")),
      ("View() { if true { Optional.some(Other()) } }", otherTree("Optional<Other>")),
      ("View() { [Foreign()] }", foreign("Array", of: "Foreign", lacks: "HierarchyElement")),
      ("View() { Builder { View() }.alpha }", foreign("Setter<View, Double>")),
      (#"View() { "text" }"#, foreign("String")),
      (
        #"View() { print("text") }"#,
        "type '()' cannot conform to 'HierarchyElement' [#ProtocolTypeNonConformance]"
      ),
      ("View().with.children { Other() }.build()", otherTree("Other")),
      ("View().with.alpha(1) { Other() }.build()", otherTree("Other")),
      ("View().with { Other() }.build()", otherTree("Other")),
      ("View().with { View(); View().with { \"text\" } }.build()", foreign("String")),
      // Handlers
      (
        "View().with.onTap.perform { print($0.nam) }.build()",
        "value of type 'View' has no member 'nam'"
      ),
      (
        "View().with.onTap.perform { a, b in print(a, b) }.build()",
        "contextual closure type '(View) -> Void' expects 1 argument, but 2 were used in closure body"
      ),
      (
        "Builder { Leaf() }.children { View() }.build()",
        "referencing instance method 'children(file:line:column:_:)' on 'Builder' requires that 'Leaf' "
          + "conform to 'Nestable'"
      ),
      ("Leaf() { View() }", "extra trailing closure passed in call"),
    ]

    @Test("Each mistake gives its message and no other", arguments: mistakes)
    func mistake(statement: String, message: String) throws {
      #expect(try errors(in: "func program() { \(statement) }") == [message])
    }

    @Test("Statements in a block after with are no children", arguments: ["Plain", "View"])
    func statements(type: String) throws {
      let errors = try errors(in: "func program() { \(type)().with { $0.title = \"a\" }.build() }")
      let message = "expects 0 arguments, but 1 was used in closure body"
      #expect(errors.contains { $0.hasSuffix(message) })
    }

    @Test("A block after make requires a class that has children", arguments: ["Plain", "Made"])
    func blockWithoutChildren(type: String) throws {
      let errors = try errors(in: "func program() { \(type).make { \(type)() }.build() }")
      #expect(errors.contains(Self.noBlock(of: type, without: "Nestable")))
    }

    /// Mistakes at the end of a chain or in the innermost of nested blocks.
    private static let lateMistakes = [
      (chain: "MadeView.make.titel(nil)", message: noMember("titel", of: "MadeView")),
      ("MadeView.make.alpha(nil)", "'nil' is not compatible with expected argument type 'Double'"),
      ("MadeView.make.id(4)", readOnly("id")),
      (
        "MadeView.make.alpha(1).call { $0.hide() }", "value of type 'MadeView' has no member 'hide'"
      ),
      ("Other()", otherTree("Other")),
    ]

    // With a time that multiplies with each setter or block, the compiler gives up on these.
    @Test("A mistake in the innermost of six blocks gives its message", arguments: lateMistakes)
    func nested(chain: String, message: String) throws {
      let heads = [
        "MadeView.make", "MadeView.make.alpha(1)", "MadeView.make.title(nil).children",
        "View().with",
      ]
      for head in heads {
        let blocks = (1...6).reduce(chain) { block, _ in "\(head) { MadeView(); \(block) }" }
        #expect(try errors(in: "func program() { View() { \(blocks) } }") == [message])
      }
    }

    @Test("A mistake after 24 setters gives its message", arguments: lateMistakes.dropLast())
    func long(chain: String, message: String) throws {
      let setters = ".alpha(1)" + String(repeating: #".title("a").alpha(0.5)"#, count: 12)
      let long = chain.replacingOccurrences(of: ".make", with: ".make\(setters)")
      #expect(try errors(in: "func program() { \(long).alpha(2).title(nil).build() }") == [message])
    }

    @Test("A property of a main-actor class cannot be set outside the main actor")
    func isolation() throws {
      let program = "nonisolated func set(_ main: Main) { main.with.title(\"a\").build() }"
      #expect(
        try errors(in: program) == [
          "cannot form key path to main actor-isolated property 'title'"
        ]
      )
    }

    @Test("A live parent cannot be sent to another actor")
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
      "Valid code compiles",
      arguments: [
        #"func program() { Builder { View() }.title("a").alpha(1).build() }"#,
        "func program() { View() { View(); [View()]; Builder { Leaf() } } }",
        #"@MainActor func program(_ main: Main) { main.with.title("a").build() }"#,
        "func program() { View.make(.init()) { View(); MadeView.make { Leaf() } }.alpha(1).build() }",
        "func program() { View() {"
          + (0..<200).map { " Builder<View> { View() }.alpha(\($0));" }.joined() + " } }",
        // Were its time to double with every step, the compiler would give up on this one.
        "func program() { View().with.layer.radius(1)"
          + String(repeating: ".alpha(1).title(nil).call { $0.alpha = 2 }", count: 15)
          + ".build() }",
      ]
    )
    func right(program: String) throws {
      #expect(try errors(in: program).isEmpty)
    }

    /// A screen whose local function stores a live parent.
    private static func screen(_ rebuild: String) -> String {
      """
      @MainActor func screen() {
        var items = ["Milk"]; let list = View(); var live: Live?
        \(rebuild)
        rebuild(); items.append("Bread"); live?.update()
      }
      """
    }

    @Test(
      "A local function that starts a live block with another local function compiles in a release build"
    )
    func localFunctions() throws {
      let program = Self.screen(
        """
        @HierarchyBuilder<View> func rows() -> Hierarchy<View> {
          for item in items { MadeView.make.title(item) }
        }
        func rebuild() { live = list.live(rows) }
        """
      )
      let errors = try Compiler.errors(in: program, after: Self.preamble, isOptimized: true)
      #expect(errors == [])
    }

    // Swift 6.3 refuses any closure that a local function stores in one captured variable and that
    // reads another, `keep.append { items.count }`, too, but only when it optimises.
    @Test(
      "A local function that stores a closure reading a variable compiles only without optimisation",
      arguments: [
        "func rebuild() { live = list.live { for item in items { MadeView.make.title(item) } } }",
        "var keep: [() -> Int] = []; func rebuild() { keep.append { items.count } }",
      ]
    )
    func localFunction(_ rebuild: String) throws {
      #expect(try errors(in: Self.screen(rebuild)) == [])
      let errors = try Compiler.errors(
        in: Self.screen(rebuild),
        after: Self.preamble,
        isOptimized: true
      )
      #expect(errors == ["sending 'items' risks causing data races [#SendingRisksDataRace]"])
    }
  }
#endif
