import Withy

/// A node as plain as can be, so that what runs is the engine.
final class Leaf: Nestable, Configurable {
  typealias Node = Leaf

  let kind: Int
  var a = 0
  var b = 0
  var c = 0
  private(set) var children: [Leaf] = []
  private weak var parent: Leaf?

  init(kind: Int) {
    self.kind = kind
  }

  func insert(_ child: Leaf, after sibling: Leaf?) {
    guard child !== sibling else { return }
    child.parent?.remove(child)
    let place = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: place.map { $0 + 1 } ?? 0)
    child.parent = self
  }

  func remove(_ child: Leaf) {
    guard child.parent === self else { return }
    children.removeAll { $0 === child }
    child.parent = nil
  }
}
