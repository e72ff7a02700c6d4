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

struct Product {
  let id: Int
  var name: String
  var isBought = false
}

var products = [Product(id: 1, name: "Milk"), Product(id: 2, name: "Bread")]
let list = Item.make.title("Shopping").build()

let live = list.live {
  ForEach(products, id: \.id) { product in
    Item.make.title(product.name).isDone(product.isBought)
  }
  if products.isEmpty { Item.make.title("Nothing to buy") }
}

products.swapAt(0, 1)
products[0].isBought = true
print(live.update())  // 1 move, 1 property write
