//: [Previous: Update](@previous)
//:
//: # Handlers and cells
//:
//: Users press buttons and turn switches, and scroll through more rows than there are cells. This
//: page shows how to handle their actions, and how a cell shows one row after another.

import Foundation
import Withy

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: The classes of the page. A button counts how often its handler was set.

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
  var text = ""
}

final class Button: View {
  var title = ""
  var onTap: (() -> Void)? { didSet { writes += 1 } }
  var writes = 0
}

final class Switch: View {
  var isOn = false
  var onChange: ((Bool) -> Void)?

  /// Simulates a tap.
  func flip() {
    isOn.toggle()
    onChange?(isOn)
  }
}

//: ## Handlers
//:
//: `perform` sets a handler in a closure property. The handler receives the object first, which is
//: held weakly, so that it does not keep itself alive; then the arguments of the property.

let button = Button.make
  .title("Save")
  .onTap.perform { button in button.title = "Saved" }
  .build()

button.onTap?()
show(button.title, is: "Saved")

//: In a live block, a handler is set once. Later passes only replace the closure to call: nothing
//: is written, and a pass that changes nothing reports no changes.

var price = 3
var basket: [Int] = []
let shop = View()

let sales = shop.live {
  let price = price
  Button.make.title("Buy").onTap.perform { _ in basket.append(price) }
}

let buy = shop.children.compactMap { $0 as? Button }
buy[0].onTap?()
price = 4
show(sales.update(), is: Changes())
buy[0].onTap?()
show(basket, is: [3, 4])
show(buy[0].writes, is: 1)

//: If it were set like any property, `.onTap { … }`, it would be written in every pass, because
//: closures cannot be compared.

//: ## Owners
//:
//: A handler that uses the object that retains the tree names it as its owner. The owner is held
//: weakly, so a screen whose buttons call it is freed when nobody else retains it.

final class Screen: View {
  private(set) var taps = 0
  private var live: Live?

  func start() {
    live = self.live(in: self) { screen in
      Label.make.text("Taps: \(screen.taps)")
      Button.make.onTap.perform(with: screen) { screen, _ in screen.tap() }
    }
  }

  private func tap() {
    taps += 1
    live?.update()
  }
}

var screen: Screen? = Screen()
screen?.start()
for case let button as Button in screen?.children ?? [] { button.onTap?() }
show((screen?.children.first as? Label)?.text, is: "Taps: 1")

weak var trace = screen
screen = nil
show(trace == nil, is: true)

//: ## Cells
//:
//: A list shows a hundred thousand rows in a dozen cells. To reuse a cell for another row, pass its
//: `Live` to `live(reusing:id:)`. Its objects are kept, and only the differences are written.

struct Row {
  let id: Int
  var title: String
  var isDone = false
}

final class Cell: View {
  var live: Live?

  func show(_ row: Row) {
    live = live(reusing: live, id: row.id) {
      Label.make.text(row.title)
      Switch.make.isOn(row.isDone)
    }
  }

  var title: String? { children.compactMap { $0 as? Label }.first?.text }
  var flipper: Switch? { children.compactMap { $0 as? Switch }.first }
}

let cell = Cell()
cell.show(Row(id: 10, title: "Willow"))
let flipper = cell.flipper
show(cell.title, is: "Willow")

//: The user turns the switch on. The state does not know of it, and does not have to: showing the
//: same row again leaves the switch alone.

flipper?.flip()
cell.show(Row(id: 10, title: "Willow, white"))
show(cell.title, is: "Willow, white")
show(cell.flipper?.isOn, is: true)

//: For another row, every declared value is written again, so that the tick of row 10 does not
//: appear in row 215; the objects are kept.

cell.show(Row(id: 215, title: "Alder"))
show(cell.title, is: "Alder")
show(cell.flipper?.isOn, is: false)
show(cell.flipper === flipper, is: true)

//: ## Around a pass
//:
//: A pass can run inside a closure, which is how platforms animate. `didPass` is called after each
//: pass that changed something.

var log: [String] = []
var names = ["Osier"]
let list = View()
let live = list.live { for name in names { Label.make.text(name) } }
live.didPass = { log.append("\($0)") }

names.append("Aspen")
live.update(in: { apply in
  log.append("begin")
  apply()
  log.append("end")
})
show(log, is: ["begin", "end", "1 insertion, 1 property write"])

//: [Next: Layout](@next)
