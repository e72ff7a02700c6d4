#if os(Linux) || os(macOS)
  import CompilerRunner
  import Testing

  /// Mistakes in blocks within blocks, each of which the compiler reports on its line, and no others.
  @Suite("Mistakes in nested blocks")
  struct NestedMistakeTests {
    private static let preamble = """
      import Withy
      class View: Nestable, Makeable {
        typealias Node = View
        enum Color { case black, gray(Double) }
        required init() {}
        var children: [View] = []
        var title = ""
        var color = Color.black
        var onTap: (() -> Void)?
        func insert(_ child: View, after sibling: View?) {}
        func remove(_ child: View) {}
      }
      final class Card: View {
        let header = View()
        var content = View()
        var footer: View?
      }
      struct Item: Identifiable {
        let id: Int
        var name = ""
        var parts: [Item] = []
      }
      extension Builder where Base: View {
        func colored(_ color: View.Color) -> Self { self.color(color) }
      }

      """

    private static func noMember(_ name: String) -> String {
      "value of type 'Builder<View>' has no dynamic member '\(name)' using key path from root type 'View'"
    }

    /// A mistake, and its messages.
    private static let mistakes: [(mistake: String, messages: [String])] = [
      ("View.make.color(.grey(0.5))", ["type 'View.Color' has no member 'grey'"]),
      (
        "View.make.title(part.name).colored()",
        ["missing argument for parameter #1 in call", noMember("colored")]
      ),
      (
        "View.make.onTap.perform(with: screen) { screen, _ in screen.relaod() }",
        ["value of type 'Screen' has no member 'relaod'"]
      ),
      ("View.make.titel(part.name)", [noMember("titel")]),
      ("View.make.title(part.nam)", ["value of type 'Item' has no member 'nam'"]),
      (
        #""text""#,
        [
          "static method 'buildExpression(_:file:line:)' requires that 'String' conform to "
            + "'HierarchyElement'"
        ]
      ),
    ]

    private func expect(_ messages: [String], onLine line: Int, of program: String) throws {
      let errors = try Compiler.locatedErrors(in: program, after: Self.preamble)
      // The order of several messages depends on how Withy was built.
      #expect(errors.map(\.message).sorted() == messages.sorted())
      #expect(errors.allSatisfy { $0.line == line })
    }

    @Test(
      "A mistake in a live block of an object is not taken for one of its superclass",
      arguments: mistakes
    )
    func live(mistake: String, messages: [String]) throws {
      let program = """
        final class Screen: View {
          var items: [Item] = []
          var live: Live?
          func reload() {}
          func start() {
            live = self.live(in: self) { screen in
              let first = screen.items.first
              View.make.title(first?.name ?? "")
              ForEach(screen.items) { item in
                ForEach(item.parts) { part in
                  \(mistake)
                }
              }
            }
          }
        }
        """
      try expect(messages, onLine: 11, of: program)
    }

    @Test(
      "A class without make is named, not the items around it",
      arguments: [
        "root { ForEach(items) { part in", "_ = root.live { ForEach(items) { part in",
        "root { ForEach(items) { item in ForEach(item.parts) { part in",
        "_ = root.live { ForEach(items) { item in if item.id > 0 { ForEach(item.parts) { part in",
      ]
    )
    func bareClass(beginning: String) throws {
      let end = String(repeating: " }", count: beginning.count { $0 == "{" })
      try expect(
        [
          "static method 'buildExpression(_:file:line:)' requires the types 'View.Node' (aka 'View') "
            + "and 'View.Type.Node' be equivalent",
          "type 'View.Type' cannot conform to 'HierarchyElement' [#ProtocolTypeNonConformance]",
        ],
        onLine: 4,
        of: """
          func show(_ root: View, _ items: [Item]) {
            \(beginning)
              View.make.title(part.name)
              View
            \(end)
          }
          """
      )
    }

    @Test("So is one in the children of objects in properties", arguments: mistakes)
    func children(mistake: String, messages: [String]) throws {
      try expect(
        messages,
        onLine: 11,
        of: """
          final class Screen: View {
            func reload() {}
          }
          func card(_ screen: Screen, _ items: [Item]) -> Card {
            Card.make.header.children {
              ForEach(items) { item in
                Card.make.content.children {
                  ForEach(item.parts) { part in
                    Card.make.footer.ifPresent.children {
                      ForEach(part.parts) { part in
                        \(mistake)
                      }
                    }
                  }
                }
              }
            }
            .build()
          }
          """
      )
    }
  }
#endif
