// A class that has children, and one `live`.

import Withy

final class Part: Makeable, Nestable {
  var name = ""
  private(set) var children: [Part] = []

  func insert(_ child: Part, after sibling: Part?) {
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Part) { children.removeAll { $0 === child } }
}

let root = Part.make.name(CommandLine.arguments[0]).build()
let live = root.live { Part.make.name("child") }
print(root.name, root.children.count, live.update())
