import Observation
import Withy

@MainActor
class Item: @MainActor Makeable, @MainActor Nestable {
  var title = ""
  var isDone = false
  private(set) var children: [Item] = []
  private(set) weak var parentNode: Item?

  required init() {}

  func insert(_ child: Item, after sibling: Item?) {
    child.parentNode?.remove(child)
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parentNode = self
  }

  func remove(_ child: Item) {
    children.removeAll { $0 === child }
    child.parentNode = nil
  }
}

@MainActor @Observable final class Shopping {
  var names = ["Milk", "Bread"]
}

let shopping = Shopping()
let list = Item.make.title("Shopping").build()

let live = list.live {
  ForEach(shopping.names, id: \.self) { name in Item.make.title(name) }
}

shopping.names.append("Butter")
while list.children.count < 3 { await Task.yield() }  // the pass has a turn of its own
print(list.children.map(\.title))  // ["Milk", "Bread", "Butter"]
