//: [Previous: Nest](@previous)
//:
//: # Identity
//:
//: A block that is nested is evaluated once. A `live` block is kept: it is evaluated again when
//: something has changed, and the tree follows. The next page explains how. This one answers a
//: question that comes first: *which object is the same one next time?*
//:
//: It matters because an object that is kept keeps all its state, including what no block declares:
//: the text being typed, the scroll position, the focus, a running animation. An object that is
//: made again has lost it.

import Foundation
import Withy

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: The classes of the page. A view has children, as on the previous page:

class View: Makeable, Nestable {
  private(set) weak var parentNode: View?
  private(set) var children: [View] = []

  required init() {}

  func insert(_ child: View, after sibling: View?) {
    child.parentNode?.children.removeAll { $0 === child }
    child.parentNode = self
    let index = children.firstIndex { $0 === sibling }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: View) {
    children.removeAll { $0 === child }
    child.parentNode = nil
  }
}

//: A counter has a scale, which blocks declare, and a count, which they do not: that is its own
//: state.

final class Counter: View {
  var name = ""
  var scale = 1
  var count = 0
}

final class Label: View {
  var text = ""
}

extension View {
  /// The counters among the children.
  var counters: [Counter] { children.compactMap { $0 as? Counter } }
  var counts: [Int] { counters.map(\.count) }
  var scales: [Int] { counters.map(\.scale) }
  var names: [String] { counters.map(\.name) }

  /// Counts in each counter, as a user would, to a different number in each.
  func count() {
    for (index, counter) in counters.enumerated() { counter.count = index + 1 }
  }
}

//: How often a factory runs is counted, too:

var madeCount = 0

@MainActor func newCounter() -> Counter {
  madeCount += 1
  return Counter()
}

//: ## A counter that survives, and one that does not
//:
//: Here are two counters. Both have scale 2 when `isLarge` is true, and scale 1 when it is not. The
//: first is written with a conditional *value*, the second with a conditional *statement*:

var isLarge = false
let screen = View()

let live = screen.live {
  Counter.make(newCounter()).scale(isLarge ? 2 : 1)

  if isLarge {
    Counter.make(newCounter()).scale(2)
  } else {
    Counter.make(newCounter()).scale(1)
  }
}

screen.count()

show(screen.scales, is: [1, 1])
show(screen.counts, is: [1, 2])

isLarge = true
let growth = live.update()

show(screen.scales, is: [2, 2])
show(screen.counts, is: [1, 0])

//: The first counter was kept, and its scale was written. The second is a new one: the two branches
//: are two places, and the object in one is unrelated to the object in the other. The changes show
//: the same:

show("\(growth)", is: "1 insertion, 1 removal, 2 property writes")
show(madeCount, is: 3)

//: A branch that is no longer taken is forgotten. Going back makes a new counter again:

isLarge = false
live.update()

show(screen.counts, is: [1, 0])
show(madeCount, is: 4)

//: So write one statement for one object in two states, and two branches for two objects, which are
//: then never confused with each other. `.if` in a chain adds steps to the same object, and keeps
//: it as the ternary operator does:

var isBold = false
let heading = View()

let liveHeading = heading.live {
  Counter.make(newCounter()).if(isBold) { $0.scale(3) }
}

heading.count()
isBold = true
liveHeading.update()

show(heading.scales, is: [3])
show(heading.counts, is: [1])

//: A `switch` has a place for each of its cases, just as `if` and `else` are two:

enum Mode { case edit, read, present }

var mode = Mode.edit
let editor = View()

let liveEditor = editor.live {
  switch mode {
  case .edit: Counter.make(newCounter())
  case .read, .present: Counter.make(newCounter())
  }
}

editor.count()
mode = .read
liveEditor.update()

show(editor.counts, is: [0])

editor.count()
mode = .present
liveEditor.update()

show(editor.counts, is: [1])

//: ## An existing object is itself
//:
//: An existing object in the block, with or without steps, needs no place. It is the same one in
//: either branch, and moves from one parent to another with a single insertion. (The other
//: insertion here is that of the label.)

let one = Counter()
one.count = 7
var isFirst = true
let pair = View()

let livePair = pair.live {
  if isFirst { one } else { Label.make.text("gone below") }
  View.make.children {
    if !isFirst { one.with.scale(2) }
  }
}

isFirst = false

show("\(livePair.update())", is: "2 insertions, 2 property writes")
show(pair.children[1].children.first === one, is: true)
show(one.count, is: 7)

//: ## What a factory makes has a place
//:
//: `Label.make` is a factory. It runs when there is no object yet at its place, and not again:

var text = "a"
let form = View()
let before = madeCount

let liveForm = form.live {
  Label.make.text(text)
  Counter.make(newCounter())
}

for letter in ["b", "c", "d"] {
  text = letter
  liveForm.update()
}

show(madeCount - before, is: 1)
show((form.children[0] as? Label)?.text, is: "d")

//: A place is the statement that contains the factory, not the number of nodes before it. An `if`
//: above has its own place, whether its condition holds or not:

var showsTitle = false
let page = View()

let livePage = page.live {
  if showsTitle { Label.make.text("Title") }
  Counter.make(newCounter())
}

page.count()
showsTitle = true

show("\(livePage.update())", is: "1 insertion, 1 property write")
show(page.children.map { "\(type(of: $0))" }, is: ["Label", "Counter"])
show(page.counts, is: [1])

//: The class is part of the place: the class that the builder is declared to make. If that changes,
//: a new object is made:

var isCounted = true
let slot = View()

let liveSlot = slot.live {
  isCounted ? Hierarchy { Counter.make(newCounter()) } : Hierarchy { Label.make }
}

slot.count()
liveSlot.update()

show(slot.counts, is: [1])

isCounted = false
liveSlot.update()
isCounted = true
liveSlot.update()

show(slot.counts, is: [0])

//: ## Places in a loop
//:
//: In a `for` loop, the place is the number of the iteration. That suits objects without an
//: identity, such as the lines of a grid. For items it is wrong as soon as their order changes: the
//: name moves to the first counter, and the count stays where it was.

var words = ["oak", "elm"]
let lines = View()

let liveLines = lines.live {
  for word in words {
    Counter.make(newCounter()).name(word)
  }
}

lines.count()

show(lines.names, is: ["oak", "elm"])
show(lines.counts, is: [1, 2])

words = ["elm", "oak"]

show("\(liveLines.update())", is: "2 property writes")
show(lines.names, is: ["elm", "oak"])
show(lines.counts, is: [1, 2])

//: An array of builders works like such a loop.
//:
//: ## An item has an id
//:
//: `ForEach` takes the identity from the item. Each counter now follows its tree, wherever it
//: moves, even if its name changes:

struct Tree: Identifiable {
  let id: Int
  var name: String
}

var trees = [Tree(id: 1, name: "oak"), Tree(id: 2, name: "elm"), Tree(id: 3, name: "ash")]
let forest = View()

let liveForest = forest.live {
  ForEach(trees) { tree in
    Counter.make(newCounter()).name(tree.name)
  }
}

forest.count()
trees.swapAt(0, 2)
trees[0].name = "ash tree"

show("\(liveForest.update())", is: "2 moves, 1 property write")
show(forest.names, is: ["ash tree", "elm", "oak"])
show(forest.counts, is: [3, 2, 1])

trees.remove(at: 1)
trees.append(Tree(id: 4, name: "yew"))
liveForest.update()

show(forest.names, is: ["ash tree", "oak", "yew"])
show(forest.counts, is: [3, 1, 0])

//: For items that are not `Identifiable`, name the property: `ForEach(words, id: \.self)`. Choose
//: one that stays the same when the item changes. A name that the user can edit is not an identity,
//: and neither is an index.
//:
//: The block of an item has its own places: an item can have any number of nodes, and conditions.
//:
//: ## An identity by hand
//:
//: `.identity(_:)` sets the identity of the object made by a factory, among its siblings in the
//: block. Then even a loop can be reordered:

let named = View()
words = ["oak", "elm"]

let liveNamed = named.live {
  for word in words {
    Counter.make(newCounter()).name(word).identity(word)
  }
}

named.count()
words = ["elm", "oak"]

show("\(liveNamed.update())", is: "1 move")
show(named.counts, is: [2, 1])

//: And a counter can survive a change of branch after all, if the program declares that it is the
//: same:

let kept = View()
isLarge = false

let liveKept = kept.live {
  if isLarge {
    Label.make.text("large")
    Counter.make(newCounter()).scale(2).identity("the counter")
  } else {
    Counter.make(newCounter()).scale(1).identity("the counter")
  }
}

kept.count()
isLarge = true
liveKept.update()

show(kept.scales, is: [2])
show(kept.counts, is: [1])

//: ## Summary
//:
//: - `titleLabel`, `titleLabel.with…`: the object itself
//: - `Row.make…`: its place and class
//: - `.identity(x)` on a factory: `x`, among its siblings
//: - an item of `ForEach`: its id
//: - `if`, `else`, `switch`: the branch, so another one makes new objects
//: - `.scale(isOn ? 2 : 1)`, `.if(isOn) { … }`: not affected by the condition
//: - a `for` loop: the number of the iteration
//:
//: [Next: Update](@next)
