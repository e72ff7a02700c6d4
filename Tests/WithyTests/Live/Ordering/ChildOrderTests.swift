import TestSupport
import Testing
import Withy

/// The order of children: the operations on the tree, one by one.
@Suite("Order of live children", .bothWays) struct ChildOrderTests {
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
    live.update()
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

  @Test("A thousand shuffled rows take the fewest moves")
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

  @Test("Foreign children keep their positions")
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

  @Test("A new first node is inserted right before the next kept one, also behind a foreign child")
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

  @Test("A pass without changes does nothing to a thousand rows")
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

  @Test("Swapping two of 1,000 takes two moves, first to last of 5,000 one")
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

  /// A view that admits children while it is open.
  final class Closing: View {
    var isOpen = true

    override func admits(_ child: View, file: StaticString, line: UInt) -> Bool { isOpen }
  }

  @Test("A child that its parent would no longer admit is still moved")
  func movedThoughNotAdmitted() {
    let closing = Closing("closing")
    state.list = [1, 2, 3]
    let live = closing.live { ForEach(state.list, id: \.self) { View.make.title("\($0)") } }
    closing.isOpen = false
    state.list = [3, 1, 2, 4]
    #expect(live.update().moves == 1)
    #expect(closing.children.map(\.title) == ["3", "1", "2"])
    closing.isOpen = true
    live.update()
    #expect(closing.children.map(\.title) == ["3", "1", "2", "4"])
  }

  @Test("A refused node enters and leaves where the program has placed it itself")
  func refusedNodePlacedByProgram() {
    let closing = Closing("closing")
    closing.isOpen = false
    let view = View("view")
    var calls: [String] = []
    let live = closing.live {
      if state.isOn {
        view.with.onInsert { _ in calls.append("in") }.onRemove { _ in calls.append("out") }
      }
    }
    closing.isOpen = true
    closing.append(view)
    #expect(live.update() == Changes())
    #expect(calls == ["in"])
    state.isOn = false
    #expect(live.update() == Changes(removals: 1))
    #expect(calls == ["in", "out"])
  }
}
