//: [Previous: Identity](@previous)
//:
//: # Update
//:
//: A tree that is nested once is correct once. Then the state of the program changes, which
//: requires the most error-prone code: find the row, remove it, insert the new one, at which index,
//: and enable the button again.
//:
//: `parent.live { … }` keeps the block. When something has changed, it evaluates the block again,
//: and applies only the differences. The same expression that builds the tree keeps it up to date.

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

//: The classes of the page. A view has children. A label records what was written to it, so that we
//: can see when nothing was.

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

final class Label: View {
  var text = "" { didSet { record.append(text) } }
  var color = "black" { didSet { record.append(color) } }
  var record: [String] = []
}

extension View {
  var labels: [Label] { children.compactMap { $0 as? Label } }
  var texts: [String] { labels.map(\.text) }
}

//: ## Update, stop
//:
//: `live` evaluates the block immediately, and returns a `Live`, which must be retained as long as
//: the tree is to be kept up to date. `update()` evaluates the block again, and returns what it
//: did.

struct Mailbox {
  var name = "Inbox"
  var unread = 0
}

var mailbox = Mailbox()
let window = View()

let live = window.live {
  Label.make.text(mailbox.name)
  if mailbox.unread > 0 {
    Label.make.text("\(mailbox.unread) unread").color("red")
  }
}

show(window.texts, is: ["Inbox"])
show("\(live.lastChanges)", is: "1 insertion, 1 property write")

mailbox.unread = 12

show("\(live.update())", is: "1 insertion, 2 property writes")
show(window.texts, is: ["Inbox", "12 unread"])

mailbox.unread = 13

show("\(live.update())", is: "1 property write")
show(window.texts, is: ["Inbox", "13 unread"])

//: If nothing has changed, nothing is done. No setter is called, and the tree is not touched:

window.labels[0].record = []

show("\(live.update())", is: "nothing")
show(window.labels[0].record, is: [])

//: `Changes` are equal if their numbers are, so a test can check them in one line:

mailbox = Mailbox(name: "Archive")

show(live.update(), is: Changes(removals: 1, propertyWrites: 1))
show(window.texts, is: ["Archive"])

//: And for people there is a line for each operation:

mailbox.unread = 1
live.update()

show(
  live.lastChanges.debugDescription,
  is: """
    1 insertion, 2 property writes
      set String of Label at 1
      set String of Label at 1
      insert Label at 1 of View
    """
)

//: After `stop()`, the tree stays as it is. The same holds when the `Live` is freed.

live.stop()
mailbox.name = "Trash"

show("\(live.update())", is: "nothing")
show(window.texts, is: ["Archive", "1 unread"])

//: A block that uses the object that retains the `Live` would keep both alive.
//: `self.live(in:)` holds that object weakly, passes it to the block, and ends when it is freed:

final class Screen: Configurable {
  let view = View()
  var title = "Trees"
  private var live: Live?

  init() {
    live = self.live(in: view) { screen in
      Label.make.text(screen.title)
    }
  }

  func update() { live?.update() }
}

var screen: Screen? = Screen()
let isGone = { [weak screen] in screen == nil }
screen?.title = "Willows"
screen?.update()

show(screen?.view.texts, is: ["Willows"])

screen = nil

show(isGone(), is: true)

//: ## When a property is written
//:
//: A property is written when its *declared* value has changed, whatever its current value is. So a
//: value set by other code, such as a text that the user has typed, is left alone until the
//: declaration changes:

var draft = "Dear"
let field = Label()
let sheet = View()

let liveSheet = sheet.live {
  field.with.text(draft)
}

field.text = "Dear Ann, thank you"
liveSheet.update()

show(field.text, is: "Dear Ann, thank you")

draft = "Dear Bob"
liveSheet.update()

show(field.text, is: "Dear Bob")

//: A step that is no longer declared is undone: the property gets back its previous value.

var isUrgent = false
let subject = Label()
subject.text = "Lunch"
subject.color = "green"
let mail = View()

let liveMail = mail.live {
  subject.with.if(isUrgent) { $0.color("red").text.modify { $0 += "!" } }
}

isUrgent = true
liveMail.update()

show([subject.text, subject.color], is: ["Lunch!", "red"])

isUrgent = false

show("\(liveMail.update())", is: "2 property writes")
show([subject.text, subject.color], is: ["Lunch", "green"])

//: The same happens to an existing object when it leaves. (An object made by a factory is dropped
//: as it is: nobody sees it again.)

var showsSubject = true
let preview = View()

let livePreview = preview.live {
  if showsSubject { subject.with.color("blue") }
}

show(subject.color, is: "blue")

showsSubject = false
livePreview.update()

show(subject.color, is: "green")

//: If a property is declared twice, the last declaration wins, as in a build. The style below has
//: no visible effect, and is not written again as long as it does not change:

extension Builder where Base: Label {
  var quiet: Self { self.color("gray") }
}

var accent = "orange"
let styled = View()

let liveStyled = styled.live {
  Label.make.quiet.color(accent)
}

show(styled.labels[0].record, is: ["gray", "orange"])

accent = "purple"
liveStyled.update()

show(styled.labels[0].record, is: ["gray", "orange", "purple"])

//: Calls cannot be compared by their effect. `call { }` runs in every pass, `call(on:)` and a call
//: by reference when a value or an argument has changed, and `once` when the object is made:

extension Label {
  func note(_ text: String) { record.append(text) }
}

var size = 10
let calling = View()

let liveCalling = calling.live {
  Label.make
    .call { $0.note("called") }
    .call(on: size) { $0.note("size \($0.record.count)") }
    .call(Label.note, "argument \(size)")
    .once { $0.note("made") }
}

let caller = calling.labels[0]

show(caller.record, is: ["called", "size 1", "argument 10", "made"])

caller.record = []
liveCalling.update()

show(caller.record, is: ["called"])

caller.record = []
size = 12
liveCalling.update()

show(caller.record, is: ["called", "size 1", "argument 12"])

//: ## The order of children
//:
//: Nodes are inserted, removed and moved as little as possible. Nodes that stay in place relative
//: to each other are not touched. Moving the last of a thousand to the front is one move; swapping
//: two is two:

var numbers = Array(1...1000)
let list = View()

let liveList = list.live {
  ForEach(numbers, id: \.self) { number in
    Label.make.text("\(number)")
  }
}

numbers.insert(numbers.removeLast(), at: 0)

show("\(liveList.update())", is: "1 move")

numbers.swapAt(100, 900)

show("\(liveList.update())", is: "2 moves")

numbers.removeAll { $0 % 2 == 0 }
numbers.append(2000)

show("\(liveList.update())", is: "1 insertion, 500 removals, 1 property write")
show(list.texts == numbers.map { "\($0)" }, is: true)

//: Children that the block did not insert are never touched, and do not affect the order. A new
//: node is inserted right after the node before it:

numbers = [1, 3]
liveList.update()
list.insert(Label().with.text("by hand").build(), after: list.children[0])
list.append(Label().with.text("footer").build())

show(list.texts, is: ["1", "by hand", "3", "footer"])

numbers = [3, 5]

show("\(liveList.update())", is: "1 insertion, 1 removal, 1 property write")
show(list.texts, is: ["by hand", "3", "5", "footer"])

//: A node that moves from one parent to another is inserted there, without being removed first:

let traveller = Label().with.text("traveller").build()
var isOutside = true
let house = View()

let liveHouse = house.live {
  if isOutside { traveller }
  View.make.children {
    if !isOutside { traveller }
  }
}

isOutside = false

show("\(liveHouse.update())", is: "1 insertion")
show(traveller.parentNode === house.children[0], is: true)

//: ## Items that are equal
//:
//: Even a pass that changes nothing has to evaluate the block to find that out. For a long list,
//: `.equatable()` skips the items that are equal to those of the previous pass, without calling
//: their block:

struct Chore: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

var chores = (1...100).map { Chore(id: $0, title: "chore \($0)") }
var evaluated: [Int] = []
let board = View()

let liveBoard = board.live {
  ForEach(chores) { chore in
    let _ = evaluated.append(chore.id)
    Label.make.text(chore.title).color(chore.isDone ? "gray" : "black")
  }
  .equatable()
}

show(evaluated.count, is: 100)

evaluated = []
chores[41].isDone = true
chores.swapAt(0, 99)

show("\(liveBoard.update())", is: "2 moves, 1 property write")
show(evaluated, is: [42])

//: ## Parts
//:
//: `Part(value)` does that for any content: its block is skipped while the value is equal. A part
//: makes no node; its nodes are children like the others.

var clock = 0
var place = "Graz"
var evaluatedParts = 0
let station = View()

let liveStation = station.live {
  Label.make.text("\(clock) s")
  Part(place) {
    let _ = evaluatedParts += 1
    Label.make.text(place)
  }
}

for second in 1...60 {
  clock = second
  liveStation.update()
}

show(station.texts, is: ["60 s", "Graz"])
show(evaluatedParts, is: 1)

place = "Linz"
liveStation.update()

show(station.texts, is: ["60 s", "Linz"])
show(evaluatedParts, is: 2)

//: ## Entering and leaving
//:
//: `onInsert` is called when an object has entered the tree, and `onRemove` when it has left, both
//: at the end of the pass. Neither is called for an object that only moves.

var guests = ["Ann", "Bob"]
var events: [String] = []
let party = View()

let liveParty = party.live {
  ForEach(guests, id: \.self) { guest in
    Label.make
      .text(guest)
      .onInsert { events.append("\($0.text) came") }
      .onRemove { events.append("\($0.text) left") }
  }
}

show(events, is: ["Ann came", "Bob came"])

events = []
guests = ["Cid", "Bob"]
liveParty.update()

show(events, is: ["Ann left", "Cid came"])

events = []
guests = ["Bob", "Cid"]
liveParty.update()

show(events, is: [])

//: ## Observed state
//:
//: So far the page has called `update()`. State of the `Observation` framework needs no call: the
//: block is evaluated again when state that it has read changes. Several changes in one turn of the
//: actor cause a single pass.

@Observable final class Account {
  var name = "Ann"
  var unread = 0
}

let account = Account()
let menu = View()
var menuPasses = 0
var badgePasses = 0

let liveMenu = menu.live {
  let _ = menuPasses += 1
  Label.make.text(account.name)
  Part {
    let _ = badgePasses += 1
    Label.make.text("\(account.unread)")
  }
}

show(menu.texts, is: ["Ann", "0"])

//: The pass runs on the actor that called `live`, here the main actor, once it is free. An app
//: returns to its run loop after every event. A page has to run the loop itself, which it does
//: until a condition holds, but not forever:

func wait(until condition: () -> Bool) {
  let end = Date(timeIntervalSinceNow: 10)
  while !condition() && Date() < end {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
  }
}

account.name = "Bob"
account.name = "Cid"

show(menu.texts, is: ["Ann", "0"])

wait { menuPasses > 1 }

show(menu.texts, is: ["Cid", "0"])
show([menuPasses, badgePasses], is: [2, 2])
show("\(liveMenu.lastChanges)", is: "1 property write")

//: A `Part` is observed separately. The badge reads the number of messages, and the block around it
//: does not, so only the badge is evaluated:

account.unread = 5
wait { badgePasses > 2 }

show(menu.texts, is: ["Cid", "5"])
show([menuPasses, badgePasses], is: [2, 3])

//: State that is read inside calls, hooks and factories is not observed, because they do not run
//: while the block is evaluated. Without an actor, no state is observed.
//:
//: ## Values for everything below
//:
//: A part sets a value for everything in it, and the parts inside read it, at any depth:

struct ThemeKey: EnvironmentKey { static let defaultValue = "light" }

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

var theme = "dark"
let themed = View()
let liveThemed = themed.live {
  Part {
    ForEach(["oak", "elm"], id: \.self) { name in
      Part(reading: \.theme) { theme in Label.make.text("\(name), \(theme)") }
    }
    .equatable()
  }
  .environment(\.theme, theme)
}

show(themed.children.map { ($0 as? Label)?.text }, is: ["oak, dark", "elm, dark"])

theme = "light"
show(liveThemed.update(), is: Changes(propertyWrites: 2))

//: ## Mistakes
//:
//: Mistakes that only show at run time are reported, with file and line, and with what was done
//: instead. The tree stays valid, and nothing is lost.

var reports: [String] = []
Diagnostics.handler = { message, _, _ in
  MainActor.assumeIsolated { reports.append(message) }
}

/// Nests an invalid block, and returns the texts of its labels.
@MainActor func texts(@HierarchyBuilder<View> of block: @escaping () -> Hierarchy<View>) -> [String]
{
  let view = View()
  reports = []
  view.live(block).stop()
  return view.texts
}

let doubled = ["oak", "elm", "oak"]

show(
  texts { ForEach(doubled, id: \.self) { name in Label.make.text(name) } },
  is: ["oak", "elm", "oak"]
)
show(
  reports,
  is: [
    "Duplicate ids in a ForEach: oak; the first element keeps its id, the others are matched by position"
  ]
)

show(
  texts { for name in doubled { Label.make.text(name).identity(name) } },
  is: ["oak", "elm", "oak"]
)
show(
  reports,
  is: ["Duplicate identity oak: the first object keeps it; the others are matched by position"]
)

let twin = Label().with.text("twin").build()

show(
  texts {
    twin
    Label.make.text("between")
    twin
  },
  is: ["twin", "between"]
)
show(reports, is: ["Label occurs twice in this live tree; only the first is kept"])

let loop = View()
reports = []
let liveLoop = loop.live { loop }

show(loop.children.count, is: 0)
show(reports, is: ["View cannot be its own descendant; skipped"])

//: A pass that is requested during a pass runs after it. A pass that always requests another one
//: causes an endless loop, which is stopped after a hundred passes:

var echo: Live?
var echoes = 0
let wall = View()

echo = wall.live {
  Label.make.call { _ in
    echoes += 1
    echo?.update()
  }
}

reports = []
echoes = 0
echo?.update()

show(echoes, is: 101)
show(reports, is: ["Update loop: 100 passes in a row each triggered the next; stopped"])

//: [Next: Handlers and cells](@next)
