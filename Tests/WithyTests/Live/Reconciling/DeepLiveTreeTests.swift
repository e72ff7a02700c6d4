import SmallStack
import Testing
import Withy

/// Trees as deep as users like, on the smallest stack that a thread has.
@Suite("Deep live trees", .bothWays) struct DeepLiveTreeTests {
  /// The number of views below a view, each the only child of the one above.
  private static func depth(of root: View) -> Int {
    var (depth, view) = (0, root)
    while let child = view.children.first {
      view = child
      depth += 1
    }
    return depth
  }

  /// Takes a deep tree of views apart, which would else be freed one view inside the other.
  private static func dismantle(_ root: View) {
    var view = root
    while let child = view.children.first {
      view.remove(child)
      view = child
    }
  }

  @Test("A tree 4,000 deep is described, created, updated and freed")
  func deepTree() {
    onSmallStack {
      let root = View("root")
      var number = 0
      var live: Live? = root.live {
        var hierarchy = Hierarchy<View> { Builder<View> { View() }.count(number) }
        for _ in 0..<3_999 {
          let inner = hierarchy
          hierarchy = Hierarchy { Builder<View> { View() }.children { inner } }
        }
        return hierarchy
      }
      #expect(Self.depth(of: root) == 4_000)
      number = 1
      #expect(live?.update() == Changes(propertyWrites: 1))
      #expect(live?.update() == Changes())
      Self.dismantle(root)
      live = nil
    }
  }

  @Test("A tree of parts 4,000 deep is created, updated and freed")
  func deepTreeOfParts() {
    onSmallStack {
      final class State { var number = 0 }
      let (root, state) = (View("root"), State())
      func level(_ depth: Int) -> Hierarchy<View> {
        Hierarchy {
          Part {
            Builder<View> { View() }.count(state.number).children {
              if depth > 1 { level(depth - 1) }
            }
          }
        }
      }
      var live: Live? = root.live { level(4_000) }
      #expect(Self.depth(of: root) == 4_000)
      state.number = 1
      #expect(live?.update() == Changes(propertyWrites: 4_000))
      Self.dismantle(root)
      live = nil
    }
  }

  @Test("Parts nested 1,000 deep are created, updated and freed")
  func deepParts() {
    onSmallStack {
      final class State { var number = 1 }
      let (root, state) = (View("root"), State())
      func level(_ depth: Int) -> Hierarchy<View> {
        Hierarchy {
          Part {
            if depth > 1 { level(depth - 1) }
            Builder<View> { View("\(depth)") }.count(state.number)
          }
        }
      }
      var live: Live? = root.live { level(1_000) }
      #expect(root.children.map(\.name) == (1...1_000).map { "\($0)" })
      state.number = 2
      #expect(live?.update() == Changes(propertyWrites: 1_000))
      #expect(live?.update() == Changes())
      live = nil
      #expect(root.children.count == 1_000)
    }
  }

  /// A view that counts how often its children are read.
  private final class ReadView: View {
    var reads = 0
    override var children: [View] {
      reads += 1
      return super.children
    }
  }

  @Test("The nodes of many deeply nested parts are ordered once")
  func manyDeepParts() {
    for depth in 28...34 {
      let root = ReadView("root")
      var count = 1
      func level(_ depth: Int) -> Hierarchy<View> {
        Hierarchy {
          if depth > 0 {
            Part { level(depth - 1) }
          } else {
            ForEach(0..<50) { row in Part { View.make.count(count + row) } }
          }
        }
      }
      let live = root.live { level(depth) }
      (root.reads, count) = (0, 2)
      #expect(live.update() == Changes(propertyWrites: 50))
      #expect(root.reads < 10)
      #expect(root.children.map(\.count) == Array(2..<52))
    }
  }

  @Test("A deep branch is removed and freed")
  func deepBranchLeaves() {
    onSmallStack {
      let root = View("root")
      var isOn = true
      let live = root.live {
        var hierarchy = Hierarchy<View> { Builder<View> { View() } }
        if isOn {
          for _ in 0..<3_999 {
            let inner = hierarchy
            hierarchy = Hierarchy { Builder<View> { View() }.children { inner } }
          }
        }
        return hierarchy
      }
      let top = root.children[0]
      isOn = false
      live.update()
      #expect(Self.depth(of: root) == 1)
      Self.dismantle(top)
    }
  }

  @Test("The contents of deep parts are removed with their block, and replaced in place")
  func deepPartsLeave() {
    final class State { var number = 1 }
    let (root, panel, state) = (View("root"), View("panel"), State())
    func level(_ depth: Int) -> Hierarchy<View> {
      Hierarchy {
        Part {
          if depth > 1 { level(depth - 1) }
          for index in 0..<state.number { Builder<View> { View("\(depth) \(index)") } }
        }
      }
    }
    let live = root.live {
      panel.with.if(state.number > 0) { $0.children { level(100) } }
    }
    for number in [1, 1, 2, 2, 1, 3, 3] {
      state.number = number
      live.update()
      let expected = (1...100).flatMap { depth in (0..<number).map { "\(depth) \($0)" } }
      #expect(panel.children.map(\.name) == expected)
    }
    state.number = 0
    #expect(live.update() == Changes(removals: 300))
    #expect(panel.children.isEmpty)
  }
}
