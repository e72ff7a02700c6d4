import Testing
import Withy

@Suite("Trees in which only some classes have children") struct NestableTests {
  class Item: HierarchyNode, Configurable {
    typealias Node = Item
    fileprivate(set) weak var parent: Item?
  }

  final class Folder: Item, Nestable {
    private(set) var children: [Item] = []

    func insert(_ child: Item, after sibling: Item?) {
      (child.parent as? any Nestable<Item>)?.remove(child)
      let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
      children.insert(child, at: index.map { $0 + 1 } ?? 0)
      child.parent = self
    }

    func remove(_ child: Item) {
      children.removeAll { $0 === child }
      child.parent = nil
    }
  }

  final class Drawer: Item, Nestable {
    private(set) var children: [Item] = []

    func insert(_ child: Item, after sibling: Item?) {
      (child.parent as? any Nestable<Item>)?.remove(child)
      children = [child]
      child.parent = self
    }

    func remove(_ child: Item) {
      children = []
      child.parent = nil
    }
  }

  @Test("A node moves between parents of different classes")
  func moves() {
    let (root, folder, drawer) = (Folder(), Folder(), Drawer())
    let (letter, picture) = (Item(), Item())
    var isFiled = false
    let live = root.live {
      folder.with.children {
        letter
        if isFiled { picture }
      }
      drawer.with.children { if !isFiled { picture } }
    }
    for _ in 0..<3 {
      #expect(folder.children.isIdentical(to: isFiled ? [letter, picture] : [letter]))
      #expect(drawer.children.isIdentical(to: isFiled ? [] : [picture]))
      isFiled.toggle()
      #expect(live.update() == Changes(insertions: 1))
    }
  }
}
