//: [Previous: How it works](@previous)
//:
//: # How live works
//:
//: `live` keeps a tree equal to a block. This page builds a small version from scratch, in the
//: order of the stages of a pass: describe, match, patch, order, leave, and observe changes. It
//: ends with the real one, which does the same to the same tree.

import Foundation
import Observation
import Withy

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: The class of the page. A row records whatever is done to it.

class Row: Makeable, Nestable {
  var text = "" { didSet { history.append("\(oldValue) becomes \(text)") } }
  var size = 1 { didSet { history.append("\(text) is \(size) high") } }
  private(set) var children: [Row] = []
  private var history: [String] = []

  required init() { history.append("a row is made") }

  func insert(_ child: Row, after sibling: Row?) {
    let isMove = children.contains { $0 === child }
    history.append("\(child.text) is \(isMove ? "moved" : "inserted")")
    children.removeAll { $0 === child }
    children.insert(child, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Row) {
    history.append("\(child.text) is removed")
    children.removeAll { $0 === child }
  }

  /// Returns what was done to the row, and to those inside it, since the last call.
  func takeHistory() -> [String] {
    defer { history = [] }
    return children.flatMap { $0.takeHistory() } + history
  }
}

//: # Describe
//:
//: A block is evaluated again and again, so its result must be cheap, and evaluating it must have
//: no effect: it is a value that describes which rows there should be. *How it works* has shown how
//: a chain becomes a list of steps. Here a step is the minimum that can be compared: a property and
//: a value. (Withy keeps the type of the value. Here every value is a text or a number.)

enum MiniValue: Equatable {
  case text(String)
  case number(Int)
}

struct MiniStep {
  let property: PartialKeyPath<Row>
  let value: MiniValue
}

struct MiniRow {
  let id: Int
  var steps: [MiniStep] = []

  func text(_ text: String) -> MiniRow { adding(\.text, .text(text)) }
  func size(_ size: Int) -> MiniRow { adding(\.size, .number(size)) }

  private func adding(_ property: PartialKeyPath<Row>, _ value: MiniValue) -> MiniRow {
    MiniRow(id: id, steps: steps + [MiniStep(property: property, value: value)])
  }
}

//: Values are read and written through the key path of the step:

extension MiniStep {
  static func read(_ property: PartialKeyPath<Row>, of row: Row) -> MiniValue {
    switch row[keyPath: property] {
    case let text as String: .text(text)
    case let number as Int: .number(number)
    default: .number(0)
    }
  }

  static func write(
    _ value: MiniValue,
    to property: PartialKeyPath<Row>,
    of row: Row
  ) {
    switch (value, property) {
    case (.text(let text), let property as ReferenceWritableKeyPath<Row, String>):
      row[keyPath: property] = text
    case (.number(let number), let property as ReferenceWritableKeyPath<Row, Int>):
      row[keyPath: property] = number
    default: break
    }
  }
}

//: # Match and patch
//:
//: Between two passes, something must be recorded for each row. This is neither the description of
//: the tree nor a copy of the row, but the row itself and, for each step, the declared value and
//: the original value.
//:
//: The steps of a pass are compared with those of the previous one. A value that is declared as
//: before is *skipped*, without reading the row: reading a property of a view can be slow, and the
//: comparison would revert what a user has typed. A different value is written. And a step that is
//: gone restores the value from before it, the last step first.

final class MiniNode {
  let id: Int
  let row: Row
  private var remembered: [(step: MiniStep, before: MiniValue)] = []

  init(id: Int, row: Row) {
    (self.id, self.row) = (id, row)
  }

  func patch(_ steps: [MiniStep]) {
    for old in remembered.reversed() {
      if steps.contains(where: { $0.property == old.step.property }) { continue }
      MiniStep.write(old.before, to: old.step.property, of: row)
    }
    remembered = steps.map { step in
      guard let old = remembered.first(where: { $0.step.property == step.property }) else {
        let before = MiniStep.read(step.property, of: row)
        MiniStep.write(step.value, to: step.property, of: row)
        return (step, before)
      }
      if old.step.value != step.value {
        MiniStep.write(step.value, to: step.property, of: row)
      }
      return (step, old.before)
    }
  }
}

let node = MiniNode(id: 0, row: Row())

node.patch(MiniRow(id: 0).text("a").size(2).steps)
show(node.row.takeHistory(), is: ["a row is made", " becomes a", "a is 2 high"])

node.patch(MiniRow(id: 0).text("a").size(2).steps)
show(node.row.takeHistory(), is: [])

node.patch(MiniRow(id: 0).text("b").steps)
show(node.row.takeHistory(), is: ["a is 1 high", "a becomes b"])

//: Whether a row is the same one as before is decided before its steps are compared. Here it is
//: identified by its `id`, as in `ForEach`. Withy identifies most rows by their *place*: the second
//: statement, the first branch of an `if`, the third iteration of a loop. The tree of places has
//: the shape of the block, so the traversal needs no search. Only items that have moved are looked
//: up by id.
//:
//: # Order
//:
//: The rows are known, but their order may have changed. What is the minimum number of moves? Write
//: down, for each row in the new order, its current position:
//:
//: `a b c d e` becomes `b c d e a`: the positions are 1 2 3 4 0.
//:
//: Rows whose positions increase are in the right order among themselves, and can stay. So the
//: longest increasing subsequence stays, here 1 2 3 4, and all other rows are moved: one move,
//: whereas comparing position by position would find five changes.

func longestRising(_ numbers: [Int]) -> [Int] {
  // For each length, the subsequence of that length with the smallest last number.
  var runs: [[Int]] = []
  for number in numbers {
    let length = runs.firstIndex { ($0.last ?? number) >= number } ?? runs.count
    let run = (length == 0 ? [] : runs[length - 1]) + [number]
    if length == runs.count { runs.append(run) } else { runs[length] = run }
  }
  return runs.last ?? []
}

show(longestRising([1, 2, 3, 4, 0]), is: [1, 2, 3, 4])
show(longestRising([4, 3, 2, 1, 0]).count, is: 1)

//: (Withy stores one number per subsequence instead of the subsequences, so that 5,000 rows take a
//: fifth of a millisecond.)
//:
//: # A pass
//:
//: Now all of it together. Rows that are gone are removed last: until then, another place can claim
//: them, so that they stay.

@MainActor final class MiniLive {
  private let parent: Row
  private let block: () -> [MiniRow]
  private var nodes: [MiniNode] = []
  private var needsUpdate = false

  init(_ parent: Row, _ block: @escaping () -> [MiniRow]) {
    (self.parent, self.block) = (parent, block)
    update()
  }

  func update() {
    // Describe.
    let described = observed(block)
    // Match, and patch.
    let former = nodes
    nodes = described.map { description in
      let known = former.first { $0.id == description.id }
      let node = known ?? MiniNode(id: description.id, row: Row())
      node.patch(description.steps)
      return node
    }
    // Order: a row that does not stay goes right after the previous one.
    let places = nodes.compactMap { node in former.firstIndex { $0 === node } }
    let staying = longestRising(places)
    var previous: Row?
    for node in nodes {
      let place = former.firstIndex { $0 === node }
      if !(place.map(staying.contains) ?? false) { parent.insert(node.row, after: previous) }
      previous = node.row
    }
    // Leave.
    for node in former where !nodes.contains(where: { $0 === node }) { parent.remove(node.row) }
  }
}

//: # Observe changes
//:
//: Who calls `update()`? `withObservationTracking` records which `Observable` state is read while
//: the block is evaluated, and calls back once, when any of it is *about* to change. So the pass
//: cannot run immediately. It is scheduled, and runs at the end of the turn, however much changes
//: in the meantime: a thousand changes, one pass. (`Live` schedules it on the actor on which it was
//: made. Here the turn ends when the page says so.)

extension MiniLive {
  private func observed(_ block: () -> [MiniRow]) -> [MiniRow] {
    needsUpdate = false
    return withObservationTracking(block) { [weak self] in
      MainActor.assumeIsolated { self?.needsUpdate = true }
    }
  }

  func endTurn() {
    if needsUpdate { update() }
  }
}

//: Here is some state, and a list that depends on it:

@MainActor @Observable final class Store {
  var names = [(id: 1, name: "milk"), (id: 2, name: "bread"), (id: 3, name: "tea")]
  var isLarge = false
}

let store = Store()
let list = Row()

let mini = MiniLive(list) {
  store.names.map { item in
    let row = MiniRow(id: item.id).text(item.name)
    return store.isLarge ? row.size(2) : row
  }
}

func texts(of row: Row) -> [String] { row.children.map(\.text) }

show(texts(of: list), is: ["milk", "bread", "tea"])
_ = list.takeHistory()

//: Nothing has changed, so nothing is done.

mini.update()
show(list.takeHistory(), is: [])

//: Two changes and one pass, with one move and one write:

store.names.append(store.names.removeFirst())
store.names[0].name = "rye bread"
show(list.takeHistory(), is: [])

mini.endTurn()
show(list.takeHistory(), is: ["bread becomes rye bread", "milk is moved"])

//: And a step that is no longer declared is undone.

store.isLarge = true
mini.endTurn()
show(list.children.map(\.size), is: [2, 2, 2])

store.isLarge = false
store.names.removeLast()
_ = list.takeHistory()
mini.endTurn()
show(list.takeHistory(), is: ["rye bread is 1 high", "tea is 1 high", "milk is removed"])

//: # The real one
//:
//: Withy adds the details: every property of every class, with its type; overlapping steps; nested
//: children, in one traversal; existing objects, which move between parents; parts that are
//: evaluated separately; state changed on other threads; and reports of mistakes with file and
//: line. It counts what it did:

let real = Row()
let live = real.live {
  ForEach(store.names, id: \.id) { item in
    Row.make.text(item.name).if(store.isLarge) { $0.size(2) }
  }
}

show(texts(of: real), is: texts(of: list))

store.names.append((id: 4, name: "salt"))
store.names.swapAt(0, 2)
let changes = live.update()
mini.endTurn()

show(texts(of: real), is: ["salt", "tea", "rye bread"])
show(texts(of: real), is: texts(of: list))
show("\(changes.insertions) \(changes.moves) \(changes.propertyWrites)", is: "1 1 1")
