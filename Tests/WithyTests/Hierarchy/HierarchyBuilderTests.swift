import Testing
import Withy

@Suite("Blocks")
struct HierarchyBuilderTests {
  enum State: CaseIterable {
    case empty, loading, failed, loaded
  }

  @Test("A block contains nodes, builders, hierarchies, and arrays and optionals of them")
  func elements() {
    let views = [View("a"), View("b")]
    let optional: View? = View("c")
    let builders = [Builder { View("d") }, Builder { View("e") }]
    let optionalBuilder: Builder<View>? = Builder { View("f") }
    let noBuilder: Builder<View>? = nil
    let hierarchy = Hierarchy<View> { View("g") }

    let optionals: [View?] = [View("i"), nil]
    let labels: [Label] = [Label("j")]
    let nested = [[View("k")], []]
    let root = View() {
      views
      optional
      View?.none
      builders
      optionalBuilder
      noBuilder
      hierarchy + View("g2")
      optionals
      labels
      nested
    }
    #expect(root.children.map(\.name).joined(separator: " ") == "a b c d e f g g2 i j k")
  }

  @Test("A block contains an optional hierarchy and an array of hierarchies")
  func hierarchies() {
    let some: Hierarchy<View>? = Hierarchy { View("a") }
    let none: Hierarchy<View>? = nil
    let array = ["b", "c"].map { name in Hierarchy<View> { View(name) } }
    let root = View() {
      some
      none
      array
    }
    #expect(root.children.map(\.name) == ["a", "b", "c"])
  }

  @Test("if, if else, if let and else if select their branch", arguments: [-1, 0, 1])
  func conditions(number: Int) {
    let positive = number > 0 ? number : nil
    let root = View() {
      if number == 0 { View("zero") }
      if number < 0 { View("negative") } else { View("not negative") }
      if let positive { View("\(positive)") }
      if number < 0 { View("-") } else if number == 0 { View("0") } else { View("+") }
    }
    let expected = [
      -1: ["negative", "-"], 0: ["zero", "not negative", "0"], 1: ["not negative", "1", "+"],
    ]
    #expect(root.children.map(\.name) == expected[number])
  }

  @Test(
    "switch selects its case, which may be empty or contain several nodes",
    arguments: State.allCases
  )
  func switches(state: State) {
    let root = View() {
      switch state {
      case .empty: Hierarchy()
      case .loading: View("spinner")
      case .failed:
        View("message")
        View("retry")
      case .loaded: Builder { View("list") }
      }
    }
    let expected: [State: [String]] = [
      .empty: [], .loading: ["spinner"], .failed: ["message", "retry"], .loaded: ["list"],
    ]
    #expect(root.children.map(\.name) == expected[state])
  }

  @Test("for repeats, nested and over nothing")
  func loops() {
    let root = View() {
      for row in 0..<2 {
        for column in ["a", "b"] { View("\(row)\(column)") }
      }
      for name in [String]() { View(name) }
    }
    #expect(root.children.map(\.name) == ["0a", "0b", "1a", "1b"])
  }

  @Test("#available, declarations and an empty block are allowed")
  func rest() {
    let root = View() {
      if #available(macOS 10.15, iOS 13, *) { View("new") }
      let view = View("declared")
      var names = ["x"]
      let _ = names.append("y")
      view
      for name in names { View(name) }
    }
    #expect(root.children.map(\.name) == ["new", "declared", "x", "y"])
    #expect(View() {}.children.isEmpty)
    #expect(View() { if false { View() } }.children.isEmpty)
  }

  @Test("A block contains custom elements")
  func ownElement() {
    struct Field: HierarchyElement {
      var name: String

      static func hierarchy(of field: Field, file: StaticString, line: UInt) -> Hierarchy<View> {
        Hierarchy {
          Label("label").with.text(field.name)
          View("input")
        }
      }
    }
    let form = View() {
      Field(name: "Street")
      [Field(name: "Town")]
    }
    #expect(form.children.map(\.name) == ["label", "input", "label", "input"])
  }
}
