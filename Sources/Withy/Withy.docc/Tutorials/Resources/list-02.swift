import Withy

class Item: Makeable {
  var title = ""
  var isDone = false

  required init() {}
}

let milk = Item.make.title("Milk").isDone(true).build()
