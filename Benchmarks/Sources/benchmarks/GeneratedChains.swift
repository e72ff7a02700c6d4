/// Chains for type-checking: long ones, and one with a mistake at its end.
extension GeneratedCode {
  /// Every kind of chain, each from a class and from an object, in every place where a chain can be.
  static let chains = links.map { kind in
    GeneratedCode(
      name: kind.name,
      sources: ["Row.make", "row.with"].flatMap { root in
        places.map { declarations + $0.before + root + kind.links + $0.after }
      },
      budget: 0.5,
      error: kind.error
    )
  }

  /// The links of the chains, with the error that they contain.
  private static let links: [(name: String, links: String, error: String?)] = [
    ("24 mixed setters", mixed(24), nil),
    ("40 setters", setters(40), nil),
    ("16 steps with closures", closures(16), nil),
    ("a misspelt name after 4 closures", closures(4) + ".hiden(true)", "no dynamic member 'hiden'"),
    ("a misspelt name after 24 setters", plain(24) + ".hiden(true)", "no dynamic member 'hiden'"),
    ("a wrong type after 24 setters", plain(24) + ".tag(nil)", "'nil' is not compatible"),
    ("a misspelt name after 12 mixed ones", mixed(12) + ".hiden(1)", "no dynamic member 'hiden'"),
    ("a misspelt name 6 blocks deep", blocks(6, around: "hiden"), "no dynamic member 'hiden'"),
  ]

  /// The places of a chain: in a block, in `live`, and after `let`.
  private static let places = [
    (before: "  row {\n    ", after: "\n  }\n}\n"),
    (before: "  _ = row.live {\n    ", after: "\n  }\n}\n"),
    (before: "  let chain = ", after: "\n  _ = chain\n}\n"),
  ]

  private static func plain(_ count: Int) -> String {
    String(repeating: #".title("a").alpha(1)"#, count: count / 2)
  }

  private static func setters(_ count: Int) -> String {
    let setters = [
      #".title("a")"#, ".alpha(1)", ".frame.size.width(2)", ".layer.radius(3)", ".tag(4)",
    ]
    return (0..<count).map { setters[$0 % setters.count] }.joined()
  }

  private static func mixed(_ count: Int) -> String {
    let others = ".insets.top(4).accessory.ifPresent.alpha(0)"
    return (0..<count / 6).map { _ in setters(4) + others }.joined()
  }

  private static func closures(_ count: Int) -> String {
    let steps = [
      ".tag.modify { $0 += 1 }", ".call { $0.alpha = 2 }", ".if(isOn) { $0.tag(3) }",
      #".onTap.perform { row in row.tag = 4 }"#, ".layer.scope { $0.radius(5) }",
      #".onCount.perform { $0.tag = $1 }"#, #".call(Row.show, "a") { print("shown") }"#,
      ".call(on: isOn) { $0.tag = 6 } undo: { $0.tag = 7 }",
    ]
    return (0..<count).map { steps[$0 % steps.count] }.joined()
  }

  /// A chain that ends in nested blocks, with a name in the innermost one.
  private static func blocks(_ count: Int, around name: String) -> String {
    (0..<count).reduce(".\(name)(true)") { block, _ in ".tag(1) {\n row\n Row.make\(block)\n }" }
  }

  private static let declarations = """
    import Withy
    final class Layer { var radius = 0.0 }
    struct Frame {
      struct Size { var width = 0.0 }
      var size = Size()
    }
    final class Row: Makeable, Nestable {
      var children: [Row] = []
      var title: String?
      var alpha = 1.0
      var tag = 0
      var frame = Frame()
      var insets = (top: 0, bottom: 0)
      var accessory: Row?
      var onTap: () -> Void = {}
      var onCount: ((Int) -> Void)?
      let layer = Layer()
      func insert(_ child: Row, after sibling: Row?) {}
      func remove(_ child: Row) {}
      func show(_ name: String, _ body: @escaping () -> Void) {}
    }
    func program(_ row: Row, _ isOn: Bool) {

    """
}
