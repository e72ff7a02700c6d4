#if os(Linux) || os(macOS)
  import CompilerRunner
  import Testing

  @Suite("Invalid constraints do not compile") struct ConstraintCompileTimeTests {
    static let preamble = """
      import WithyConstraints

      func take(@ConstraintBuilder _ block: () -> [Constraint]) {}
      func test(_ a: LayoutAnchors, _ b: LayoutAnchors) {

      """

    private func errors(_ statement: String) throws -> [String] {
      try Compiler.errors(in: "  take { \(statement) }\n}", after: Self.preamble)
    }

    @Test(
      "A valid constraint compiles",
      arguments: ["a.leading == b.trailing + 8", "a.width == b.height * 2", "a.edges == b.edges"]
    )
    func sensible(statement: String) throws {
      #expect(try errors(statement).isEmpty)
    }

    @Test(
      "Anchors of different axes, directions or dimensions cannot be combined",
      arguments: [
        "a.leading == b.top", "a.leading == b.left", "a.top == b.width", "a.leading == 8",
        "a.edges == b.center", "a.size == b.edges", "a.width + b.width == 3", "true", "a.leading",
      ]
    )
    func mistakes(statement: String) throws {
      let errors = try errors(statement)
      #expect(!errors.isEmpty, "\(statement)")
    }

    @Test("The message names the kinds of both anchors")
    func message() throws {
      let messages = try errors("a.leading == b.top")
      #expect(messages.contains { $0.contains("Horizontal") && $0.contains("Vertical") })
    }
  }
#endif
