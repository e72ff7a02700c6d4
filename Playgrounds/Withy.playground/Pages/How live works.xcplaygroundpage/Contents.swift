//: [Previous: How it works](@previous)
//:
//: # How live works
//:
//: `live` keeps a tree equal to a block. This page builds a small one from nothing, in the order in
//: which a pass goes: describe, match, patch, order, leave, and hear of changes. It ends with the
//: real one, which does the same to the same tree.

import Foundation
import Observation
import Withy

/// Prints a result, and ends the page if it is not the one shown.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: The class of the page. A row notes whatever is done to it.

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

  /// Returns what was done to the row, and to those in it, since the last call.
  func takeHistory() -> [String] {
    defer { history = [] }
    return children.flatMap { $0.takeHistory() } + history
  }
}

//: # Describe
//:
//: A block is evaluated again and again, so what it gives must be cheap, and must touch nothing: a
//: value that says which rows there should be. *How it works* has shown how a chain becomes a list
//: of steps. Here a step is the least that can be compared: a property and a value. (Withy keeps the
//: type of the value. Here every value is a text or a number.)

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

//: Values are read and written through the key path that the step holds:

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
//: Between two passes something must be remembered of each row. It is not the description of the
//: tree, and not a copy of the row. It is the row itself, and for each step what was declared and
//: what had been there before.
//:
//: The steps of a pass meet those of the last one. A value that was declared before is *passed over*,
//: without a look at the row: to read a property of a view may be slow, and would take back what a
//: user has typed. Another value is written. And a step that is gone gives back what was there before
//: it, the last one first.

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

//: That a row is the same one as before is decided before its steps are looked at. Here its `id` says
//: so, as in `ForEach`. Withy knows most rows by their *place*: the second statement, the first branch
//: of an `if`, the third round of a loop. The tree of places has the shape of the block, so that the
//: walk needs no search. Only where items have moved are they looked up by id.
//:
//: # Order
//:
//: The rows are known; some may stand in another order. What is the least that has to be moved? Write
//: down, for each row of the new order, where it stands now:
//:
//: `a b c d e` becomes `b c d e a`: the rows stand at 1 2 3 4 0.
//:
//: Rows whose numbers rise are in the right order among themselves, and can stay. So the longest run
//: of rising numbers stays, not necessarily side by side, here 1 2 3 4, and all others are moved: one
//: move, where comparing position by position would find five changes.

func longestRising(_ numbers: [Int]) -> [Int] {
  // For each length, the run of that length that ends lowest.
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

//: (Withy keeps one number for each run and not the runs, so that 5,000 rows take a fifth of a
//: millisecond.)
//:
//: # A pass
//:
//: Now all of it together. Rows that are gone are removed last: until then, another place might have
//: claimed them, and they might come back.

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
    // Order: whoever does not stay goes right behind the row before.
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

//: # Hear of changes
//:
//: Who calls `update()`? `withObservationTracking` notes which `Observable` state is read while the
//: block is evaluated, and calls back once, when the first of it is *about* to change. So the pass
//: cannot run there and then. It is asked for, and runs at the end of the turn, however much changes
//: meanwhile: a thousand changes, one pass. (`Live` asks the actor on which it was made. Here the turn
//: ends when the page says so.)

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

//: Here is some state, and a list that follows it:

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

//: Nothing has changed: nothing is done.

mini.update()
show(list.takeHistory(), is: [])

//: Two changes and one pass, with one move and one write:

store.names.append(store.names.removeFirst())
store.names[0].name = "rye bread"
show(list.takeHistory(), is: [])

mini.endTurn()
show(list.takeHistory(), is: ["bread becomes rye bread", "milk is moved"])

//: And what was only declared for a while goes back by itself.

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
//: What Withy adds is in the parts: every property of every class, with its type; steps that overlap;
//: children in children, in one walk; objects that exist, and move between parents; parts that are
//: evaluated alone; state of other threads; and reports with file and line where something cannot be.
//: It counts what it did:

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
