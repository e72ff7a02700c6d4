import Withy

class Item: Makeable, Nestable {
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
