import Observation
import TestSupport
import Testing
import Withy

@Observable
private final class Switches {
  var isFirstOn = true
  var isSecondOn = false
}

/// Each row of the table of identities: what is the same object at the next pass.
@Suite("Identity", .bothWays) struct IdentityTests {
  /// The state of a block.
  final class State {
    var isOn = true
    var number = 0
    var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    var name: String?
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  let state = State()
  let root = View("root")

  /// Runs a pass between two looks at the children, and returns both.
  func pass(_ live: Live, _ change: () -> Void) -> (before: [View], after: [View]) {
    let before = root.children
    change()
    live.update()
    return (before, root.children)
  }

  @Test("An existing object keeps its identity, bare or with steps, at any position")
  func existing() {
    let (a, b) = (View("a"), View("b"))
    let live = root.live {
      if state.isOn {
        a
        b.with.alpha(0.5)
      } else {
        b
        Builder { View("c") }
        a.with.alpha(0.1)
      }
    }
    let (before, after) = pass(live) { state.isOn = false }
    #expect(before.isIdentical(to: [a, b]))
    #expect(after[0] === b && after[1].name == "c" && after[2] === a)
  }

  @Test("An object from a factory is kept at its position, and the factory does not run again")
  func factory() {
    var made = 0
    func make() -> View {
      made += 1
      return View()
    }
    let live = root.live { Builder { make() }.count(state.number) }
    let (before, after) = pass(live) { state.number = 1 }
    #expect(after.isIdentical(to: before))
    #expect(after[0].count == 1)
    #expect(made == 1)
  }

  @Test("A factory of another class at the same position creates a new object")
  func factoryOfAnotherClass() {
    func node() -> Hierarchy<View> {
      state.isOn ? Hierarchy { Builder { View() } } : Hierarchy { Builder { Label() } }
    }
    let live = root.live { node() }
    let (before, after) = pass(live) { state.isOn = false }
    #expect(after[0] is Label && after[0] !== before[0])
  }

  @Test("An object with an identity in the tree goes to another parent, with text and children")
  func identityInTree() {
    func card(_ item: Item) -> Builder<Label> {
      Label.make.text(item.title).identity(item.id, in: .tree).children { View.make.count(item.id) }
    }
    let live = root.live {
      View.make {
        ForEach(state.items.filter { $0.id % 2 == 1 || !state.isOn }) { card($0) }
      }
      View.make {
        Part { ForEach(state.items.filter { $0.id % 2 == 0 && state.isOn }) { card($0) } }
      }
    }
    func cards() -> [[View]] { root.children.map(\.children) }
    let before = cards()
    let inner = before[1][0].children[0]
    (before[1][0] as? Label)?.text = "typed"
    state.isOn = false
    #expect(live.update() == Changes(insertions: 1))
    #expect(cards()[0].isIdentical(to: [before[0][0], before[1][0], before[0][1]]))
    #expect(cards()[1].isEmpty)
    #expect((before[1][0] as? Label)?.text == "typed")
    #expect(before[1][0].children.isIdentical(to: [inner]))
    state.isOn = true
    #expect(live.update() == Changes(insertions: 1))
    #expect(cards()[1].isIdentical(to: before[1]))
    state.items = []
    live.update()
    state.items = [Item(id: 2)]
    live.update()
    #expect(cards()[1].count == 1 && cards()[1][0] !== before[1][0])
  }

  @Test("Identities among siblings and in the tree are different ones")
  func scopes() {
    let live = root.live {
      if state.isOn { View.make.identity(1) }
      View.make { View.make.identity(1, in: .tree) }
      if !state.isOn { View.make.identity(1, in: .tree) }
    }
    let before = root.children
    let inner = before[1].children[0]
    #expect(before[0] !== inner)
    #expect(reports { _ = pass(live) { state.isOn = false } }.count == 1)
    #expect(root.children.count == 2 && root.children[0].children[0] === inner)
  }

  @MainActor
  @Test("A part that alone describes an object which another part still has makes another one")
  func identityInParts() {
    let switches = Switches()
    let live = root.live {
      Part { if switches.isFirstOn { View.make.identity(1, in: .tree) } }
      Part { if switches.isSecondOn { View.make.identity(1, in: .tree) } }
    }
    let before = root.children
    switches.isSecondOn = true
    #expect(reports { live.updateChangedParts() }.count == 1)
    #expect(root.children.count == 2 && root.children[0] === before[0])
    switches.isSecondOn = false
    live.updateChangedParts()
    (switches.isFirstOn, switches.isSecondOn) = (false, true)
    #expect(reports { live.updateChangedParts() } == [])
    #expect(root.children.isIdentical(to: before))
  }

  @Test("An identity is unique among siblings, at any position")
  func explicitIdentity() {
    let live = root.live {
      for item in state.items { Builder { View() }.identity(item.id).count(item.id) }
      if state.isOn {
        Builder { View() }.identity("x")
      } else {
        View("other")
        Builder { View() }.identity("x")
      }
    }
    let (before, after) = pass(live) {
      state.items.reverse()
      state.isOn = false
    }
    #expect(after[0] === before[2] && after[1] === before[1] && after[2] === before[0])
    #expect(after[4] === before[3])
    #expect(after.map(\.count) == [3, 2, 1, 0, 0])
  }

  @Test("An identity applies to one class")
  func identityOfAClass() {
    let live = root.live {
      if state.isOn { Builder { View() }.identity(1) } else { Builder { Label() }.identity(1) }
    }
    let (before, after) = pass(live) { state.isOn = false }
    #expect(after[0] !== before[0])
  }

  @Test("An identity is another one in the tree than among siblings, also in one line")
  func identityOfAScope() {
    let live = root.live { View.make.identity(1, in: state.isOn ? .siblings : .tree) }
    for isOn in [false, true] {
      let (before, after) = pass(live) { state.isOn = isOn }
      #expect(after[0] !== before[0])
      #expect(live.update() == Changes())
    }
  }

  @Test("Equal values of different types are different identities")
  func identityOfAType() {
    let live = root.live {
      let rows = [
        View.make.identity(1), View.make.identity(Int?.some(1)), View.make.identity(1 as Int8),
        View.make.identity(AnyHashable(1)),
      ]
      for row in state.isOn ? rows : rows.reversed() { row }
    }
    var (before, after): ([View], [View]) = ([], [])
    #expect(reports { (before, after) = pass(live) { state.isOn = false } } == [])
    #expect(after.isIdentical(to: before.reversed()))
  }

  @Test("An identity is ignored for an existing object, and in a build")
  func identityOfExisting() {
    let a = View("a")
    let live = root.live { a.with.identity(state.number) }
    let (before, after) = pass(live) { state.number = 1 }
    #expect(before.isIdentical(to: [a]) && after.isIdentical(to: [a]))
    #expect(Builder { View("b") }.identity(1).build().name == "b")
    let described = Hierarchy { Builder { View("c") }.identity(1) }
    #expect(View() { described }.children.map(\.name) == ["c"])
  }

  @Test(
    "The items of a ForEach are identified by their ids, with all their nodes, nested ones, too"
  )
  func forEach() {
    let live = root.live {
      ForEach(state.items, id: \.id) { item in
        Builder { View() }.count(item.id)
        Builder { Label() }.children {
          ForEach(0..<item.id, id: \.self) { _ in Builder { View() } }
        }
      }
    }
    let (before, after) = pass(live) {
      state.items = [state.items[2], Item(id: 4), state.items[0]]
    }
    #expect(after.count == 6)
    #expect([after[0], after[1]].isIdentical(to: [before[4], before[5]]))
    #expect([after[4], after[5]].isIdentical(to: [before[0], before[1]]))
    #expect(after.map(\.children.count) == [0, 3, 0, 4, 0, 1])
  }

  @Test("A ForEach of Identifiable elements needs no key path, and may be empty")
  func identifiable() {
    let live = root.live {
      ForEach(state.items) { item in Builder { View() }.count(item.id) }
    }
    let (before, after) = pass(live) { state.items.swapAt(0, 2) }
    #expect(after.isIdentical(to: before.reversed()))
    state.items = []
    #expect(live.update() == Changes(removals: 3))
    #expect(live.update().isEmpty)
  }

  @Test("A branch creates new objects; a ternary in a value keeps the object")
  func branches() {
    let live = root.live {
      Builder { View() }.alpha(state.isOn ? 1 : 0.5)
      if state.isOn { Builder { View() } } else { Builder { View() } }
    }
    let (before, after) = pass(live) { state.isOn = false }
    #expect(after[0] === before[0] && after[0].alpha == 0.5)
    #expect(after[1] !== before[1])
  }

  @Test("Elements after an if without else are kept when its branch appears and disappears")
  func optional() {
    let live = root.live {
      if state.isOn { Builder { View("a") } }
      if let name = state.name { Builder { View("b") }.title(name) }
      Builder { View("c") }
    }
    let (before, after) = pass(live) {
      state.isOn = false
      state.name = "x"
    }
    #expect(before.map(\.name) == ["a", "c"] && after.map(\.name) == ["b", "c"])
    #expect(after[1] === before[1])
    let (_, last) = pass(live) { state.name = "y" }
    #expect(last[0] === after[0] && last[0].title == "y")
  }

  @Test("Each case of a switch has its own objects", arguments: 0..<5, 0..<5)
  func switches(first: Int, second: Int) {
    state.number = first
    let live = root.live {
      switch state.number {
      case 0: Builder { View() }
      case 1: Builder { View() }
      case 2: Builder { View() }
      case 3: Builder { View() }
      default: Builder { View() }
      }
    }
    let (before, after) = pass(live) { state.number = second }
    #expect((after[0] === before[0]) == (first == second))
  }

  @Test("Nested conditions keep their branches apart", arguments: 0..<8, 0..<8)
  func nestedBranches(first: Int, second: Int) {
    state.number = first
    func bit(_ index: Int) -> Bool { state.number & 1 << index != 0 }
    let live = root.live {
      if bit(0) {
        if bit(1) { Builder { View() } } else { Builder { View() } }
      } else if bit(1) {
        Builder { View() }
      } else {
        if bit(2) { Builder { View() } } else { Builder { View() } }
      }
    }
    let (before, after) = pass(live) { state.number = second }
    let isSame =
      first & 3 == second & 3 && (first & 3 != 0 || first & 4 == second & 4)
    #expect((after[0] === before[0]) == isSame)
  }

  @Test(
    "Conditions nested at any depth keep their branches apart",
    arguments: [1, 31, 32, 33, 100]
  )
  func deepBranches(depth: Int) {
    let live = root.live {
      (0..<depth).reduce(Hierarchy<View> { Builder { View() } }) { hierarchy, index in
        // The innermost condition changes, and the others stay.
        index == 1 || index == 0 && state.number == 1
          ? HierarchyBuilder.buildEither(second: hierarchy)
          : HierarchyBuilder.buildEither(first: hierarchy)
      }
    }
    for number in [0, 1, 1, 0] {
      let isSame = number == state.number
      let (before, after) = pass(live) { state.number = number }
      #expect((after[0] === before[0]) == isSame)
    }
  }

  @Test("The iterations of a loop are identified by index")
  func loop() {
    let live = root.live {
      for item in state.items { Builder { View() }.count(item.id) }
    }
    let (before, after) = pass(live) { state.items.removeFirst() }
    #expect(after.isIdentical(to: Array(before[..<2])))
    #expect(after.map(\.count) == [2, 3])
  }

  @Test("A hierarchy from a property is identified by its position")
  func property() {
    var buttons: Hierarchy<View> {
      Hierarchy {
        Builder { View("a") }
        if state.isOn { Builder { View("b") } }
      }
    }
    let live = root.live {
      buttons
      Hierarchy { Builder { View("c") } } + Builder { View("d") }
    }
    let (before, after) = pass(live) { state.isOn = false }
    #expect(after.isIdentical(to: [before[0], before[2], before[3]]))
  }

  @Test("What is joined has a place of its own, whatever number of nodes comes before it")
  func joined() {
    var spinner: Hierarchy<View> { Hierarchy { if state.isOn { View.make } } }
    var rows: Hierarchy<View> { Hierarchy { for _ in 0..<state.number { View.make } } }
    let live = root.live { spinner + rows + state.items.map { _ in View() } + View.make }
    for number in [0, 3, 1] {
      let (before, after) = pass(live) {
        state.isOn.toggle()
        state.number = number
        state.items.removeFirst()
      }
      #expect(after.last === before.last)
    }
  }

  @Test("Arrays of builders are identified by index, and arrays of nodes by object")
  func arrays() {
    let views = [View("a"), View("b")]
    let live = root.live {
      state.isOn ? views : views.reversed()
      state.items.map { item in Builder { View() }.count(item.id) }
    }
    let (before, after) = pass(live) {
      state.isOn = false
      state.items.removeLast()
    }
    #expect(after.isIdentical(to: [before[1], before[0], before[2], before[3]]))
  }

  @Test("Existing objects and factories mix at one position")
  func mixed() {
    let a = View("a")
    func node() -> Hierarchy<View> {
      switch state.number {
      case 0: Hierarchy { a }
      case 1: Hierarchy { Builder { View("new") } }
      case 2: Hierarchy { a.with.alpha(0.5) }
      default: Hierarchy { Hierarchy { a } + Builder { View("new") } }
      }
    }
    let live = root.live { node() }
    var names: [[String]] = []
    for number in [1, 2, 3, 0] {
      state.number = number
      live.update()
      names.append(root.children.map(\.name))
    }
    #expect(names == [["new"], ["a"], ["a", "new"], ["a"]])
    #expect(root.children[0] === a && a.alpha == 1)
  }

  @Test("A ForEach over a range needs no ids", arguments: [0, 1, 3])
  func ranges(count: Int) {
    var count = count
    let live = root.live {
      ForEach(0..<count) { View.make.title("open \($0)") }
      ForEach(1..<3) { number in
        View.make.title("closed \(number)")
        if number > 1 { View.make }
      }
    }
    #expect(root.children.count == count + 3)
    let first = root.children[0]
    count += 2
    #expect(live.update().insertions == 2)
    #expect(root.children[0] === first || count == 2)
    #expect(
      root.children.map(\.title) == (0..<count).map { "open \($0)" } + [
        "closed 1", "closed 2", nil,
      ]
    )
  }
}
