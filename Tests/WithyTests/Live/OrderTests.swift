import RandomTrees
import Testing
import Withy

/// The order of children: the operations on the tree, one by one.
@Suite("Order of live children", .bothWays) struct OrderTests {
  final class State {
    var list: [Int] = []
    var isOn = true
    var number = 0
  }

  let state = State()
  let recorder = View.Recorder()
  let root: View

  init() {
    root = View("root", recorder: recorder)
  }

  /// Runs a pass and returns the operations on the tree, without those that make nodes.
  ///
  /// The moves of `View.insert` remove first; these removals are left out.
  func pass(_ live: Live, _ change: () -> Void) -> [String] {
    change()
    recorder.operations = []
    let plan = live.plan()
    #expect(recorder.operations == [])
    let changes = live.update()
    #expect(changes == plan)
    var operations = recorder.operations.map { $0.replacing("root: ", with: "") }
    for (index, operation) in operations.enumerated().reversed() where index > 0 {
      let name = operation.split(separator: " ")[1]
      if operation.hasPrefix("insert"), operations[index - 1] == "remove \(name)" {
        operations.remove(at: index - 1)
      }
    }
    return operations.filter { !$0.contains("init") }
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let old: [Int]
    let new: [Int]
    let operations: [String]
    var testDescription: String { name }

    init(_ name: String, _ old: [Int], _ new: [Int], _ operations: [String]) {
      (self.name, self.old, self.new, self.operations) = (name, old, new, operations)
    }
  }

  @Test(
    "A list changes by the fewest operations",
    arguments: [
      Case("nothing", [1, 2, 3], [1, 2, 3], []),
      Case("append", [1, 2], [1, 2, 3], ["insert 3 after 2"]),
      Case("prepend", [1, 2], [3, 1, 2], ["insert 3 after nothing"]),
      Case("insert in the middle", [1, 2], [1, 3, 2], ["insert 3 after 1"]),
      Case("remove the first", [1, 2, 3], [2, 3], ["remove 1"]),
      Case("remove the last", [1, 2, 3], [1, 2], ["remove 3"]),
      Case("remove the middle", [1, 2, 3], [1, 3], ["remove 2"]),
      Case("swap", [1, 2, 3, 4], [1, 3, 2, 4], ["insert 3 after 1"]),
      Case(
        "swap the ends",
        [1, 2, 3, 4],
        [4, 2, 3, 1],
        ["insert 4 after 1", "insert 1 after 3"]
      ),
      Case(
        "reverse",
        [1, 2, 3, 4],
        [4, 3, 2, 1],
        ["insert 4 after nothing", "insert 3 after 4", "insert 2 after 3"]
      ),
      Case("first to last", [1, 2, 3], [2, 3, 1], ["insert 1 after 3"]),
      Case("last to first", [1, 2, 3], [3, 1, 2], ["insert 3 after nothing"]),
      Case(
        "rotate by two",
        [1, 2, 3, 4, 5],
        [3, 4, 5, 1, 2],
        ["insert 1 after 5", "insert 2 after 1"]
      ),
      Case(
        "replace all",
        [1, 2],
        [3, 4],
        ["insert 3 after 2", "insert 4 after 3", "remove 2", "remove 1"]
      ),
      Case("clear", [1, 2], [], ["remove 2", "remove 1"]),
      Case("from nothing", [], [1, 2], ["insert 1 after nothing", "insert 2 after 1"]),
      Case(
        "some of everything",
        Array(1...10),
        [11, 1, 5, 6, 2, 4, 3],
        [
          "insert 11 after nothing", "insert 5 after 1", "insert 6 after 5", "insert 4 after 2",
          "remove 10", "remove 9", "remove 8", "remove 7",
        ]
      ),
    ]
  )
  func keyedLists(_ example: Case) {
    state.list = example.old
    let live = root.live {
      ForEach(state.list, id: \.self) { id in Builder { View("\(id)", recorder: recorder) } }
    }
    #expect(pass(live) { state.list = example.new } == example.operations)
    #expect(root.children.map(\.name) == example.new.map { "\($0)" })
  }

  @Test("A thousand shuffled rows move as few as can be")
  func shuffle() {
    var generator = SeededGenerator(seed: 1)
    state.list = Array(0..<1_000)
    let live = root.live {
      ForEach(state.list, id: \.self) { id in Builder { View("\(id)") } }
    }
    state.list.shuffle(using: &generator)
    let changes = live.update()
    var ends: [Int] = []
    for id in state.list {
      let place = ends.firstIndex { $0 >= id } ?? ends.count
      if place == ends.count { ends.append(id) } else { ends[place] = id }
    }
    #expect(changes == Changes(moves: 1_000 - ends.count))
    #expect(root.children.map(\.name) == state.list.map { "\($0)" })
  }

  @Test("Children that are from elsewhere stay where they are")
  func foreignChildren() {
    state.list = [1, 2, 3]
    let live = root.live {
      ForEach(state.list, id: \.self) { id in Builder { View("\(id)", recorder: recorder) } }
    }
    let foreign = ["x", "y", "z"].map { View($0) }
    root.insert(foreign[0], after: nil)
    root.insert(foreign[1], after: root.children[2])
    root.append(foreign[2])
    #expect(pass(live) { state.list = [4, 3, 2, 5] }.contains { $0.contains("x") } == false)
    #expect(root.children.filter { Int($0.name) == nil }.isIdentical(to: foreign))
    #expect(root.children.compactMap { Int($0.name) } == [4, 3, 2, 5])
    #expect(pass(live) { state.list = [4, 3, 2, 5, 6] } == ["insert 6 after 5"])
    #expect(pass(live) { state.list = [] }.count == 5)
    #expect(root.children.isIdentical(to: foreign))
    #expect(pass(live) { state.list = [7] } == ["insert 7 after z"])
  }

  @Test(
    "A first node goes right before the next one that stays, also behind a child from elsewhere"
  )
  func insertFirst() {
    let header = View("header")
    root.append(header)
    state.list = [1]
    let live = root.live {
      ForEach(state.list, id: \.self) { id in Builder { View("\(id)", recorder: recorder) } }
    }
    #expect(
      pass(live) { state.list = [2, 3, 1] } == ["insert 2 after header", "insert 3 after 2"]
    )
  }

  @Test("Several blocks of one parent know of each other")
  func severalBlocks() {
    let live = root.live {
      Builder { View("box", recorder: recorder) }
        .children { if state.isOn { Builder { View("a", recorder: recorder) } } }
        .children { ForEach(state.list, id: \.self) { id in Builder { View("\(id)") } } }
        .children { if !state.isOn { Builder { View("z") } } }
    }
    state.list = [1]
    live.update()
    let box = root.children[0]
    state.isOn = false
    live.update()
    #expect(box.children.map(\.name) == ["1", "z"])
    state.list = [1, 2]
    live.update()
    #expect(box.children.map(\.name) == ["1", "2", "z"])
    state.isOn = true
    live.update()
    #expect(box.children.map(\.name) == ["a", "1", "2"])
  }

  @Test("A plan puts the children of one parent in order more than once, as a pass does")
  func planOfBlocks() {
    var (first, between, second) = ([1], "a", [5])
    let panel = View("panel")
    let live = root.live {
      panel.with
        .children { ForEach(first, id: \.self) { View.make.count($0) } }
        .title(between)
        .children { ForEach(second, id: \.self) { View.make.count($0) } }
    }
    (first, between, second) = ([2, 1, 3], "b", [6, 5])
    let plan = live.plan()
    #expect(plan == Changes(insertions: 3, propertyWrites: 4))
    #expect(live.update() == plan)
    #expect(panel.children.map(\.count) == [2, 1, 3, 6, 5])
  }

  @Test("Several live parents of one object keep their nodes in the order in which they were made")
  func severalLiveParents() {
    func children(_ prefix: String, _ isOn: @escaping () -> Bool) -> Live {
      root.live {
        if isOn() { ForEach(state.list, id: \.self) { id in Builder { View("\(prefix)\(id)") } } }
      }
    }
    let box = View("box")
    var (hasFirst, hasSecond, hasThird) = (false, true, false)
    state.list = [1]
    let first = children("a") { hasFirst }
    let second = children("b") { hasSecond }
    let third = children("c") { hasThird }
    root.append(box)
    let all = [first, second, third]
    func names(_ a: Bool, _ b: Bool, _ c: Bool, _ list: [Int] = [1]) -> [String] {
      (hasFirst, hasSecond, hasThird, state.list) = (a, b, c, list)
      for live in all { #expect(live.plan() == live.update()) }
      return root.children.map(\.name)
    }
    #expect(names(true, true, false) == ["a1", "b1", "box"])
    #expect(names(true, true, true) == ["a1", "b1", "c1", "box"])
    #expect(names(false, false, true) == ["c1", "box"])
    #expect(names(false, true, true) == ["b1", "c1", "box"])
    // All of the first are others, so that none of it stays.
    #expect(names(true, true, true, [2]) == ["a2", "b2", "c2", "box"])
    #expect(names(true, false, false) == ["a1", "box"])
    #expect(names(true, false, true) == ["a1", "c1", "box"])
    root.remove(box)
    #expect(names(true, true, false) == ["a1", "b1"])
    #expect(names(true, true, true) == ["a1", "b1", "c1"])
    withExtendedLifetime(all) {}
  }

  @Test("Live parents of one object that have gone are forgotten by the others")
  func goneLiveParent() {
    var first: Live? = root.live { if state.isOn { Builder { View("a") } } }
    let second = root.live { if !state.isOn { Builder { View("b") } } }
    #expect(root.children.map(\.name) == ["a"])
    first = nil
    state.isOn = false
    second.update()
    #expect(root.children.map(\.name) == ["a", "b"] && first == nil)
  }

  @Test("Several conditional blocks that come at once are in order")
  func conditionalBlocks() {
    let live = root.live {
      Builder { View("box") }.if(!state.isOn) { box in
        box.children { ForEach(state.list, id: \.self) { id in Builder { View("\(id)") } } }
          .children { Builder { View("z") } }
      }
    }
    let box = root.children[0]
    state.isOn = false
    #expect(live.update() == Changes(insertions: 1))
    state.list = [1]
    #expect(live.update() == Changes(insertions: 1))
    #expect(box.children.map(\.name) == ["1", "z"])
  }

  @Test("Conditional children come in their place, and leave")
  func conditionalChildren() {
    let c = View("c")
    let live = root.live {
      Builder { View("box") }
        .children { Builder { View("a") } }
        .if(state.isOn) { box in
          box.children {
            Builder { View("b") }
            c.with.alpha(0.5)
          }
        }
        .children { Builder { View("d") } }
    }
    let box = root.children[0]
    let before = box.children
    state.isOn = false
    #expect(live.plan() == Changes(removals: 2, propertyWrites: 1))
    #expect(live.update() == Changes(removals: 2, propertyWrites: 1))
    #expect(box.children.isIdentical(to: [before[0], before[3]]))
    #expect(c.alpha == 1 && c.parent == nil)
    state.isOn = true
    #expect(live.update() == Changes(insertions: 2, propertyWrites: 1))
    #expect(box.children.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test("A node that changes its parent in one pass is one insertion", arguments: [true, false])
  func changeOfParent(isForward: Bool) {
    let child = View("child", recorder: recorder)
    state.isOn = isForward
    let live = root.live {
      Builder { View("first", recorder: recorder) }.children {
        if state.isOn { child.with.alpha(0.5) }
      }
      Builder { View("second", recorder: recorder) }.children {
        if !state.isOn { child.with.alpha(0.5) }
      }
    }
    recorder.operations = []
    state.isOn.toggle()
    #expect(live.plan() == Changes(insertions: 1))
    #expect(live.update() == Changes(insertions: 1))
    let (from, to) = isForward ? ("first", "second") : ("second", "first")
    #expect(recorder.operations == ["\(from): remove child", "\(to): insert child after nothing"])
    #expect(child.alpha == 0.5)
  }

  @Test("A node that changes its block in one parent moves", arguments: [true, false])
  func changeOfBlockInParent(isForward: Bool) {
    let e = View("e")
    state.isOn = isForward
    let live = root.live {
      Builder { View("box") }
        .children { if state.isOn { e } }
        .children { Builder { View("m") } }
        .children { if !state.isOn { e } }
    }
    state.isOn.toggle()
    #expect(live.plan() == Changes(moves: 1))
    #expect(live.update() == Changes(moves: 1))
    #expect(root.children[0].children.map(\.name) == (isForward ? ["m", "e"] : ["e", "m"]))
  }

  @Test("A node moves from the second block of a parent that stays")
  func changeOfBlock() {
    let e = View("e")
    let live = root.live {
      Builder { View("A") }.children { if !state.isOn { e } }
      Builder { View("B") }
        .children { if !state.isOn { Builder { View("c") } } }
        .children { if state.isOn { e } }
    }
    state.isOn = false
    #expect(live.plan() == Changes(insertions: 2))
    #expect(live.update() == Changes(insertions: 2))
    #expect(root.children.map { $0.children.map(\.name) } == [["e"], ["c"]])
  }

  @Test("An existing object that leaves gets back its values and gives up its children")
  func existingLeaves() {
    let panel = View("panel", recorder: recorder)
    let label = View("label", recorder: recorder)
    let live = root.live {
      if state.isOn {
        panel.with.alpha(0.5).title("p").children {
          label.with.alpha(0.1)
          Builder { View("new", recorder: recorder) }
        }
      }
    }
    recorder.operations = []
    state.isOn = false
    #expect(live.plan() == Changes(removals: 3, propertyWrites: 3))
    #expect(live.update() == Changes(removals: 3, propertyWrites: 3))
    #expect(
      recorder.operations == [
        "root: remove panel", "panel: title = nil", "panel: alpha = 1.0",
        "panel: remove new", "panel: remove label", "label: alpha = 1.0",
      ]
    )
    state.isOn = true
    live.update()
    #expect(panel.children.map(\.name) == ["label", "new"])
  }

  @Test("What a factory has made is dropped as it is")
  func factoryLeaves() {
    let live = root.live {
      if state.isOn {
        Builder { View("a", recorder: recorder) }.alpha(0.5).children {
          Builder { View("b", recorder: recorder) }.alpha(0.2)
        }
      }
    }
    #expect(pass(live) { state.isOn = false } == ["remove a"])
  }

  @Test("A pass in which nothing has changed does nothing to a thousand rows")
  func nothing() {
    state.list = Array(0..<1_000)
    let live = root.live {
      ForEach(state.list, id: \.self) { id in
        Builder { View("\(id)", recorder: recorder) }.title("\(id)").alpha(0.5).frame.size.width(3)
      }
    }
    recorder.operations = []
    #expect(live.update() == Changes())
    #expect(recorder.operations == [])
  }

  @Test("Swapping two of a thousand is two moves, first to last of five thousand is one")
  func fewMoves() {
    state.list = Array(0..<5_000)
    let live = root.live {
      ForEach(state.list, id: \.self) { _ in Builder { View() } }
    }
    state.list.append(state.list.removeFirst())
    #expect(live.update() == Changes(moves: 1))
    state.list = Array(0..<1_000)
    live.update()
    state.list.swapAt(10, 900)
    #expect(live.update() == Changes(moves: 2))
  }
}
