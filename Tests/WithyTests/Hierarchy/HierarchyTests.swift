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
    var hierarchy = Hierarchy<View>()
    for index in 0..<2_000 { hierarchy = hierarchy + Builder { View("\(index)") } }
    #expect(View() { hierarchy }.children.count == 2_000)
  }

  @Test("A hierarchy of builders makes new nodes each time it is nested")
  func nestedTwice() {
    let hierarchy = Hierarchy<View> { Builder { View("a") } }
    let first = View() { hierarchy }
    let second = View() { hierarchy }
    #expect(first.children[0] !== second.children[0])
  }

  @Test("It prints its structure without making anything")
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

  @Test("It lists its parent–child relations, parents first")
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

  @Test("A tree prints itself with chosen properties of the nodes that have them")
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

  @Test("A node that a broken adapter put inside itself is printed once and marked")
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
            0 Broken (inside itself)
            1 Broken
        """
    )
    #expect(Hierarchy<Broken> { outer }.relations.count == 2)
    inner.children = []
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
