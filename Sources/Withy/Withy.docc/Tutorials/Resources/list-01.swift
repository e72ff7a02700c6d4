import Withy

class Item {
  var title = ""
  var isDone = false
}
