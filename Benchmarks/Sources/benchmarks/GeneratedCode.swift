/// Code for type-checking.
struct GeneratedCode {
  let name: String

  /// Programs, of which the slowest is measured.
  let sources: [String]

  /// The maximum time of type-checking, in seconds.
  var budget: Double?

  /// A part of the only error message of each program; `nil` if they compile.
  var error: String?

  /// The beginning of every file.
  static let prologue = "import Kit\nimport Withy\n"

  /// All measured code.
  static let all =
    [10, 40, 100].map { roots in
      GeneratedCode(
        name: "\(roots) roots, 3 deep, in one body",
        sources: [prologue + function("f", body: mixedRoots(0..<roots))],
        budget: roots == 100 ? 9 : nil
      )
    } + [
      GeneratedCode(
        name: "100 roots, 3 deep, in ten bodies of ten",
        sources: [
          prologue
            + (0..<10).map { function("f\($0)", body: mixedRoots($0 * 10..<$0 * 10 + 10)) }.joined()
        ],
        budget: 1.2
      )
    ]
    + [50, 100, 200, 400].map { nodes in
      GeneratedCode(
        name: "\(nodes) configured nodes in one block",
        sources: [prologue + function("f", body: (0..<nodes).map { configuredNode($0) }.joined())]
      )
    } + [longChain("Builder { View() }"), longChain("Builder<View> { View() }")] + chains

  /// Returns a long chain whose class is only inferred from the closure at its beginning.
  private static func longChain(_ root: String) -> GeneratedCode {
    GeneratedCode(
      name: "a chain from `\(root)`, `.layer`, and 12 sets",
      sources: [
        prologue + "func f() {\n  \(root).layer.cornerRadius(4)"
          + String(repeating: ".alpha(0.5)", count: 12) + ".build()\n}\n"
      ]
    )
  }

  /// Returns a function with a block of children.
  private static func function(_ name: String, body: String) -> String {
    """
    func \(name)(_ parent: View, _ view: View, _ isOn: Bool, _ items: [Int]) {
      parent {
    \(body)  }
    }

    """
  }

  /// Returns roots with nested children, each with an `if`/`else` and a `for`.
  private static func mixedRoots(_ numbers: Range<Int>) -> String {
    numbers.map { number in
      """
          Builder { View() }.title("\(number)").spacing(8) {
            view
            Builder { View() }.tag(\(number)).frame.size.width(20) {
              Builder { View() }.title("a").alpha(0.5)
              Builder { View() }.call(View.setTitle, "b", .normal)
            }
            if isOn {
              Builder { View() }.title("on")
            } else {
              view
            }
            for item in items {
              Builder { View() }.tag(item).layer.cornerRadius(4)
            }
          }

      """
    }
    .joined()
  }

  /// Returns a node with a few properties.
  private static func configuredNode(_ number: Int) -> String {
    "    Builder { View() }.title(\"\(number)\").tag(\(number)).alpha(0.5)\n"
  }
}
