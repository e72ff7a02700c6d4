import TestSupport
import SmallStack
import Testing
import Withy

/// Trees as deep as the limit allows, on the smallest stack that a thread has.
@Suite("Deep live trees", .bothWays) struct DeepLiveTreeTests {
  /// The state that the nested blocks read.
  final class State {
    var number = 0
    var isOn = true
  }

  /// One way of putting a block into another.
  struct Way: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var levels = 1
    /// The number of nodes that remain of a tree that is nested too deep.
    var remaining: Int
    var wrap: @Sendable (State, @escaping () -> Hierarchy<View>) -> Hierarchy<View>
  }

  static let ways = [
    Way(testDescription: "children", remaining: 132) { state, inner in
      Hierarchy { Builder<View> { View() }.count(state.number).children { inner() } }
    },
    Way(testDescription: "children beside others", levels: 2, remaining: 323) { state, inner in
      Hierarchy {
        View.make
        Builder<View> { View() }.count(state.number).children {
          View.make
          if state.isOn { inner() } else { inner() }
          View.make
        }
        View.make
      }
    },
    Way(testDescription: "children after steps that come and go", remaining: 259) { state, inner in
      Hierarchy {
        Builder<View> { View() }.if(state.isOn) { $0.count(state.number) }.children { inner() }
        View.make
      }
    },
    Way(testDescription: "children in a scope", levels: 2, remaining: 68) { state, inner in
      Hierarchy {
        View.make.count(state.number)
          .companion.scope { $0.if(state.isOn) { $0.count(state.number) }.children { inner() } }
      }
    },
    Way(testDescription: "part", remaining: 131) { state, inner in
      Hierarchy {
        View.make.count(state.number)
        Part { inner() }
      }
    },
    Way(testDescription: "part that sets the environment", levels: 2, remaining: 67) {
      state,
      inner in
      Hierarchy {
        View.make.count(state.number)
        Part { inner() }.environment(\.number, state.number)
      }
    },
    Way(testDescription: "children in a part", levels: 2, remaining: 131) { state, inner in
      Hierarchy {
        Part(state.number) {
          View.make.count(state.number).children {
            View.make
            inner()
          }
        }
      }
    },
    Way(testDescription: "list", remaining: 131) { state, inner in
      Hierarchy {
        if state.isOn { inner() } else { inner() }
        View.make.count(state.number)
      }
    },
    Way(testDescription: "ForEach", remaining: 131) { state, inner in
      Hierarchy {
        ForEach(0..<1) { _ in
          inner()
          View.make.count(state.number)
        }
      }
    },
    Way(testDescription: "ForEach of equatable elements", levels: 2, remaining: 67) {
      state,
      inner in
      Hierarchy {
        ForEach([state.number], id: \.self) { number in
          inner()
          View.make.count(number)
        }.equatable()
      }
    },
    Way(testDescription: "ForEach of children", levels: 2, remaining: 131) { state, inner in
      Hierarchy {
        ForEach(0..<1) { _ in
          View.make.children {
            inner()
            View.make.count(state.number)
          }
        }
      }
    },
  ]

  /// Wraps a block a number of times.
  private static func nest(_ way: Way, _ times: Int, _ state: State) -> Hierarchy<View> {
    // Wrapped in a loop, because the blocks of a recursive function are on the stack as well.
    var hierarchy = Hierarchy<View> { Builder<View> { View("deepest") }.count(state.number) }
    for _ in 0..<times {
      let inner = hierarchy
      hierarchy = way.wrap(state) { inner }
    }
    return hierarchy
  }

  /// The number of nodes in a tree, and of those that have a name.
  private static func count(in root: View, _ name: String? = nil) -> Int {
    let own = name == nil || root.name == name ? 1 : 0
    let children = root.children + root.held.flatMap(\.children)
    return children.reduce(own) { $0 + count(in: $1, name) }
  }

  @Test("Trees as deep as the limit are made, updated and freed", arguments: ways)
  func limit(_ way: Way) {
    onSmallStack {
      let (root, state) = (View("root"), State())
      let times = 128 / way.levels
      var live: Live?
      #expect(reports { live = root.live { Self.nest(way, times, state) } } == [])
      #expect(Self.count(in: root, "deepest") == 1)
      let nodes = Self.count(in: root)
      #expect(live?.update() == Changes())
      (state.number, state.isOn) = (1, false)
      #expect(reports { live?.update() } == [])
      #expect(Self.count(in: root, "deepest") == 1 && Self.count(in: root) == nodes)
      live = nil
      let built = View("root") { Self.nest(way, times, state) }
      #expect(Self.count(in: built, "deepest") == 1 && Self.count(in: built) == nodes)
    }
  }

  @Test(
    "Levels beyond the limit are cut off and reported, and the outer levels remain",
    arguments: ways
  )
  func deeper(_ way: Way) {
    onSmallStack {
      let (root, state) = (View("root"), State())
      var times = 128 / way.levels + 1
      var live: Live?
      let found = reports {
        live = root.live {
          View("before")
          if times > 0 { Self.nest(way, times, state) }
          View("after")
        }
      }
      #expect(
        found.map(\.message) == [
          "More than 128 levels are nested; deeper ones are skipped"
        ]
      )
      #expect(Self.count(in: root, "deepest") <= 1)
      #expect(Self.count(in: root) == way.remaining)
      #expect([root.children.first?.name, root.children.last?.name] == ["before", "after"])
      let again = reports { live?.update() }
      #expect(again == found || again == [])
      (times, state.number) = (1, 1)
      #expect(reports { live?.update() } == [])
      let built = View {
        View("before")
        Self.nest(way, times, state)
        View("after")
      }
      #expect(
        root.hierarchyDescription(["count": \View.count])
          == built.hierarchyDescription(["count": \View.count])
      )
    }
  }

  @Test("A function that calls itself in its blocks keeps the outermost 128 levels")
  func recursion() {
    func level(_ number: Int, _ last: Int) -> Builder<View> {
      View.make.count(number).children { if number < last { level(number + 1, last) } }
    }
    let root = View("root")
    var last = 300
    let live = root.live { level(0, last) }
    for shown in [300, 10, 129, 127, 300] {
      last = shown
      let found = reports { live.update() }
      #expect(found.count == (shown > 127 ? 1 : 0))
      var (view, counts) = (root, [Int]())
      while let child = view.children.first { (view, counts) = (child, counts + [child.count]) }
      #expect(counts == Array(0...min(shown, 128)))
    }
  }

  @Test("Parts and blocks that nest without end are cut off", arguments: [true, false])
  func endless(isPart: Bool) {
    onSmallStack {
      func level() -> Hierarchy<View> {
        Hierarchy {
          View.make
          if isPart {
            Part { level() }
          } else {
            ForEach([1], id: \.self) { _ in View.make.children { Part { level() } } }.equatable()
          }
        }
      }
      for isLive in [true, false] {
        let root = View("root")
        var live: Live?
        let found = reports {
          if isLive { live = root.live { level() } } else { root { level() } }
        }
        #expect(found.count == 1 && Self.count(in: root) > 60)
        #expect(reports { live?.update() }.count == (isLive && isPart ? 1 : 0))
        #expect(live?.lastChanges.isEmpty != false)
      }
    }
  }

  @Test(
    "Blocks of parts and items that have captured one another are freed, however many there are",
    arguments: [true, false]
  )
  func capturedBlocks(isPart: Bool) {
    onSmallStack {
      var (inner, count) = (Hierarchy<View> { View.make }, 0)
      while count < 20_000 {
        let captured = inner
        inner = Hierarchy {
          if isPart {
            Part { captured }
          } else {
            ForEach([1], id: \.self) { _ in captured }.equatable()
          }
        }
        count += 1
      }
      inner = Hierarchy {}
      #expect(inner.items.isEmpty)
    }
  }

  @Test(
    "Parts in scopes are cut off at the limit, built and live alike",
    arguments: [64, 65, 5_000]
  )
  func partsInScopes(_ scopes: Int) {
    onSmallStack {
      func level(_ rest: Int) -> Hierarchy<View> {
        Hierarchy {
          if rest > 0 { View.make.companion.scope { $0.children { Part { level(rest - 1) } } } }
        }
      }
      let isTooDeep = scopes > 64
      for isLive in [true, false] {
        let root = View("root")
        var live: Live?
        let found = reports {
          if isLive { live = root.live { level(scopes) } } else { root { level(scopes) } }
        }
        let report = "More than 128 levels are nested; deeper ones are skipped"
        #expect(found.map(\.message) == (isTooDeep ? [report] : []))
        #expect(Self.count(in: root) == (isTooDeep ? 66 : 65))
        #expect(live?.update().isEmpty != false)
      }
    }
  }

  @Test("The nodes of many parts that are deep in others are put in order once")
  func manyDeepParts() {
    let root = CountingView("root")
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
    let live = root.live { level(120) }
    (root.reads, count) = (0, 2)
    #expect(live.update() == Changes(propertyWrites: 50))
    #expect(root.reads < 10)
    #expect(root.children.map(\.count) == Array(2..<52))
  }

  /// A value that counts how often it is compared.
  private struct Counted: Equatable {
    final class Count { var comparisons = 0 }
    let count: Count

    static func == (a: Counted, b: Counted) -> Bool {
      a.count.comparisons += 1
      return true
    }
  }

  @Test("In a pass that changes nothing each of the nested parts is evaluated once")
  func idlePass() {
    let (root, count) = (View("root"), Counted.Count())
    var evaluations = 0
    func level(_ depth: Int) -> Hierarchy<View> {
      evaluations += 1
      return Hierarchy {
        Part {
          if depth > 1 { level(depth - 1) }
          Part(Counted(count: count)) { View.make }
        }
      }
    }
    let live = root.live { level(100) }
    (evaluations, count.comparisons) = (0, 0)
    #expect(live.update() == Changes())
    #expect(evaluations == 100 && count.comparisons == 100)
  }

  @Test("What deep parts hold leaves with their block, and changes in its place")
  func deepPartsLeave() {
    let (root, panel, state) = (View("root"), View("panel"), State())
    func level(_ depth: Int) -> Hierarchy<View> {
      Hierarchy {
        Part {
          if depth > 1 { level(depth - 1) }
          for index in 0..<state.number { Builder<View> { View("\(depth) \(index)") } }
        }
      }
    }
    state.number = 1
    let live = root.live {
      panel.with.if(state.number > 0) { $0.children { level(60) } }
    }
    for number in [1, 1, 2, 2, 1, 3, 3] {
      state.number = number
      live.update()
      let expected = (1...60).flatMap { depth in (0..<number).map { "\(depth) \($0)" } }
      #expect(panel.children.map(\.name) == expected)
    }
    state.number = 0
    #expect(live.update() == Changes(removals: 180))
    #expect(panel.children.isEmpty)
  }
}
