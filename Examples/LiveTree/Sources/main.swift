import Observation
import Withy

@MainActor class Component: @MainActor Makeable, @MainActor Nestable {
  var name = ""
  private(set) var children: [Component] = []
  private(set) weak var parentNode: Component?

  required init() {}

  func insert(_ child: Component, after sibling: Component?) {
    child.parentNode?.remove(child)
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parentNode = self
  }

  func remove(_ child: Component) {
    children.removeAll { $0 === child }
    child.parentNode = nil
  }
}

@MainActor @Observable final class Order { var wheels = 4 }

let order = Order()
let car = Component()
let live = car.live {
  Component.make.name("engine")
  for number in 1...order.wheels { Component.make.name("wheel \(number)") }
}

order.wheels = 3
while car.children.count > 4 { await Task.yield() }  // the pass has a turn of its own
print(car.hierarchyDescription(["name": \Component.name]))  // an engine and three wheels
