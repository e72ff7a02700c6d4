import TestSupport
import SmallStack
import Testing
import Withy

@Suite("Hierarchy")
struct HierarchyTests {
  class Panel: View {
    var hierarchy: Hierarchy<View> { Hierarchy { View("panel") } }
  }

  final class FramedPanel: Panel {
    override var hierarchy: Hierarchy<View> { super.hierarchy + Builder { View("frame") } }
  }

  @Test("A hierarchy is returned, joined and passed on")
  func value() {
    let panel = FramedPanel()
    let root = View() {
      View("first")
      panel.hierarchy + View("a") + [View("b"), View("c")] + View?.none + Hierarchy { View("d") }
    }
    #expect(root.children.map(\.name) == ["first", "panel", "frame", "a", "b", "c", "d"])
  }

  @Test("A hierarchy joined in a loop is nested and freed, however long")
  func longJoin() {
    var hierarchy = Hierarchy<Bag>()
    for index in 0..<200_000 { hierarchy = hierarchy + Builder<Bag> { Bag(index) } }
    #expect(Bag() { hierarchy }.children.map(\.number) == Array(0..<200_000))
    #expect(hierarchy.items.count == 200_000)
  }

  /// A node that takes many children in no time.
  final class Bag: Nestable, Makeable {
    let number: Int
    private(set) var children: [Bag] = []

    init(_ number: Int) { self.number = number }
    convenience init() { self.init(0) }
    func insert(_ child: Bag, after sibling: Bag?) { append(child) }
    func append(_ child: Bag) { children.append(child) }
    func remove(_ child: Bag) {}
  }

  @Test("Hierarchies that were joined are shared, listed and joined again")
  func sharedJoin() {
    var hierarchy = Hierarchy<View>()
    for index in 0..<40 { hierarchy = hierarchy + View("\(index)") }
    let (one, other) = (hierarchy + View("a"), hierarchy + View("b"))
    #expect(one.items.compactMap(\.node?.name) == (0..<40).map { "\($0)" } + ["a"])
    #expect((Hierarchy { View("c") } + other).items.compactMap(\.node?.name).last == "b")
    let root = View()
    let live = root.live {
      one; View("last")
    }
    #expect(root.children.map(\.name) == (0..<40).map { "\($0)" } + ["a", "last"])
    withExtendedLifetime(live) {}
  }

  /// The ways in which a hierarchy is put into another one.
  static let joins: [@Sendable (Hierarchy<Bag>) -> Hierarchy<Bag>] = [
    { inner in
      Hierarchy {
        inner
        Builder<Bag> { Bag() }
      }
    },
    { inner in
      Hierarchy {
        Builder<Bag> { Bag() }
        inner
      }
    },
    { inner in
      Hierarchy {
        if inner.items.isEmpty { Bag(1) } else { [Optional(inner)] }
        for _ in 0..<1 { Builder<Bag> { Bag() } }
      }
    },
    { inner in Hierarchy { inner } },
    { inner in Hierarchy { ForEach(0..<1) { _ in inner } } },
  ]

  @Test(
    "Hierarchies put into each other in a loop are nested, listed, kept and freed, up to the limit",
    arguments: 0..<5,
    [128, 1_000]
  )
  func deepJoin(_ index: Int, _ depth: Int) {
    onSmallStack {
      var hierarchy = Hierarchy<Bag>()
      let found = reports {
        // The third way adds an array and a list.
        for _ in 0..<(index == 2 ? depth / 2 : depth) { hierarchy = Self.joins[index](hierarchy) }
      }
      #expect(found.isEmpty == (depth == 128 || index == 3))
      // An element of a block is at most as deep as the limit.
      _ = reports { hierarchy = Hierarchy { hierarchy } }
      let count = hierarchy.items.count
      #expect(count > 0 || index > 2)
      #expect(Bag() { hierarchy }.children.count == count)
      #expect(count - Bag.make { hierarchy }.build().children.count <= 1)
      let root = Bag()
      let live = root.live { hierarchy }
      #expect(root.children.count == count && live.update() == Changes())
    }
  }

  @Test("A node keeps its identity while hierarchies around it are joined")
  func nested() {
    let root = View()
    var isOn = true
    let live = root.live {
      var hierarchy = Hierarchy<View> { Builder<View> { View("a") } }
      for index in 0..<40 {
        let inner = hierarchy
        hierarchy = Hierarchy {
          if isOn || index != 30 { inner } else { inner }
          Builder<View> { View("\(index)") }.count(isOn ? 1 : 2)
        }
      }
      return hierarchy
    }
    let before = root.children
    isOn = false
    live.update()
    // Objects in the changed branch are new, and all others are kept.
    #expect(root.children.map(\.name) == before.map(\.name))
    #expect(zip(root.children, before).filter { $0 === $1 }.count == 10)
    #expect(root.children.last?.count == 2)
  }

  @Test("A hierarchy of builders makes new nodes each time it is nested")
  func nestedTwice() {
    let hierarchy = Hierarchy<View> { Builder { View("a") } }
    let first = View() { hierarchy }
    let second = View() { hierarchy }
    #expect(first.children[0] !== second.children[0])
  }

  @Test("A hierarchy prints its structure without creating anything")
  func description() {
    let existing = View("existing") { View() }
    let hierarchy = Hierarchy<View> {
      existing
      Builder { () -> Label in
        Issue.record("a factory ran")
        return Label()
      }
      .text("a")
      .children {
        Builder { View() }
        existing.with.alpha(0).children { Builder { Label() } }
      }
      .children { Builder { View() } }
    }
    #expect(
      "\(hierarchy)" == """
        0 View
          0 View
        1 new Label
          0 new View
          1 View
            0 View
            1 new Label
          2 new View
        """
    )
    #expect(Hierarchy<View>().description == "")
  }

  @Test("A hierarchy lists its parent–child relations, parents first")
  func relations() {
    let root = View("root")
    let hierarchy = Hierarchy<View> {
      root.with {
        View("a") { View("b") }
        Builder { Label() }.children { View("c") }
      }
    }
    let relations = hierarchy.relations
    #expect(
      relations.map { $0.parent.node?.name ?? "\($0.parent.type)" } == ["root", "a", "Label"]
    )
    #expect(
      relations.map { $0.children.map { $0.node?.name ?? "\($0.type)" } } == [
        ["a", "Label"], ["b"], ["c"],
      ]
    )
    #expect(hierarchy.items.map { "\($0.type)" } == ["View"])
  }

  /// Hierarchies that nest in themselves without end, and the number of items that each has.
  static let endless: [(hierarchy: @Sendable () -> Hierarchy<View>, count: Int)] = [
    ({ endlessParts() }, 129), ({ endlessEnvironments() }, 65), ({ endlessChildren() }, 65),
    ({ endlessRows() }, 65),
  ]

  private static func endlessParts() -> Hierarchy<View> {
    Hierarchy {
      View.make
      Part { endlessParts() }
    }
  }

  private static func endlessEnvironments() -> Hierarchy<View> {
    Hierarchy {
      View.make
      Part { endlessEnvironments() }.environment(\.number, 1)
    }
  }

  private static func endlessChildren() -> Hierarchy<View> {
    Hierarchy { View.make.children { Part { endlessChildren() } } }
  }

  private static func endlessRows() -> Hierarchy<View> {
    Hierarchy {
      View.make
      Part { ForEach(0..<1) { _ in endlessRows() } }
    }
  }

  @Test("What nests without end is listed, related and printed as it is nested", arguments: 0..<4)
  func endless(_ index: Int) {
    onSmallStack {
      let (make, count) = Self.endless[index]
      let hierarchy = make()
      let root = View()
      #expect(reports { root { hierarchy } }.count == 1)
      let lines = root.hierarchyDescription.split(separator: "\n").dropFirst()
      let expected = lines.map { "\($0.dropFirst(2).dropLast(4))new View" }
      #expect(expected.count == count)
      #expect(hierarchy.description == expected.joined(separator: "\n"))
      let items = hierarchy.relations.flatMap(\.children)
      #expect(items.count + hierarchy.items.count == count)
    }
  }

  @Test("A tree prints itself with selected properties of the nodes that have them")
  func hierarchyDescription() {
    let tree = View("root") {
      Label("label").with.text("a \"b\"").title("t")
    }
    #expect(tree.hierarchyDescription == "0 View\n  0 Label")
    #expect(
      tree.hierarchyDescription([
        "text": \Label.text, "title": \View.title, "alpha": \View.alpha,
        "width": \View.frame.size.width,
      ]) == """
        0 View title: nil alpha: 1.0 width: 0
          0 Label text: "a \\"b\\"" title: "t" alpha: 1.0 width: 0
        """
    )
    #expect(Leaf().hierarchyDescription == "0 Leaf")
  }

  @Test("A parent that is no node of its own tree prints itself")
  func otherParent() {
    final class Table: Nestable {
      typealias Node = View
      var children: [View] = []
      func insert(_ child: View, after sibling: View?) { children.insert(child, at: 0) }
      func remove(_ child: View) {}
    }
    let table = Table()
    table { Label("label") }
    let messages = reports { #expect(table.hierarchyDescription == "0 Table\n  0 Label") }
    #expect(messages.isEmpty)
  }

  @Test("A node that a faulty adapter has put inside itself is printed once and marked")
  func cycle() {
    final class Broken: Nestable {
      typealias Node = Broken
      var children: [Broken] = []
      func insert(_ child: Broken, after sibling: Broken?) { children.append(child) }
      func remove(_ child: Broken) { children.removeAll { $0 === child } }
    }
    let (outer, inner) = (Broken(), Broken())
    outer { inner }
    inner {
      outer
      Broken()
    }
    #expect(
      outer.hierarchyDescription == """
        0 Broken
          0 Broken
            0 Broken (shown above)
            1 Broken
        """
    )
    #expect(Hierarchy<Broken> { outer }.relations.count == 2)
    inner.children = []
  }

  @Test("Nodes that are only created to be printed are not taken for each other")
  func createdNodes() {
    let hierarchy = Hierarchy<View> {
      for _ in 0..<20 { View.make { Part { View() { View() } } } }
    }
    let lines = (0..<20).flatMap { ["\($0) new View", "  0 View", "    0 View"] }
    #expect(hierarchy.description == lines.joined(separator: "\n"))
  }

  @Test("A deep tree prints itself")
  func deep() {
    var view = View()
    for _ in 0..<1_000 {
      let inner = view
      view = View() { inner }
    }
    #expect(view.hierarchyDescription.split(separator: "\n").count == 1_001)
  }
}
