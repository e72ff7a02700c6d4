// A class that has children and a size, and one layout.

import Foundation
import WithyLayout

final class Part: Makeable, Nestable, Placeable {
  var name = ""
  var frame = CGRect.zero
  private(set) var children: [Part] = []

  func insert(_ child: Part, after sibling: Part?) {
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Part) { children.removeAll { $0 === child } }

  func size(for proposal: ProposedSize) -> CGSize { CGSize(width: name.count, height: 1) }
  func place(in frame: CGRect) { self.frame = frame }
}

let root = Part.make.name(CommandLine.arguments[0]).build()
root.arrange(in: CGRect(x: 0, y: 0, width: 80, height: 20)) {
  HStack { Part.make.name("child") }
}
print(root.name, root.children.map(\.frame))
