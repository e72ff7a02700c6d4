import Withy

/// The children that a program does not describe, which a live tree leaves alone.
struct ForeignChildren<W: World> {
  /// All of them, also those that have been removed.
  private(set) var nodes: [W.Node] = []

  /// The parents that have some, or had, and their foreign children in order.
  private var parents: [(node: W.Node, children: [W.Base])] = []

  private let world: W

  /// Adds some children to the root of a world, and to two existing objects.
  init(in world: W) {
    self.world = world
    for (parent, count) in zip([world.root] + world.existing, [3, 1, 1]) {
      let added = (0..<count).map { _ in world.make(0) }
      for node in added { parent.append(W.base(node)) }
      nodes += added
      parents.append((parent, added.map(W.base)))
    }
  }

  /// Inserts, moves or removes one of them, as a program may between two passes.
  mutating func change(using generator: inout some RandomNumberGenerator) {
    let index = Int.random(in: parents.indices, using: &generator)
    let parent = parents[index].node
    let known = parents[index].children.randomElement(using: &generator)
    let choice = Int.random(in: 0..<3, using: &generator)
    if choice == 0, let known {
      parent.remove(known)
    } else {
      let child = choice == 1 ? known ?? makeChild() : makeChild()
      parent.insert(child, after: siblings(of: child, in: parent).randomElement(using: &generator))
    }
    parents[index].children = foreign(in: parent)
  }

  /// A Boolean value indicating whether all are where they were put.
  var areInPlace: Bool {
    parents.allSatisfy { foreign(in: $0.node).elementsEqual($0.children, by: ===) }
  }

  private mutating func makeChild() -> W.Base {
    let node = world.make(0)
    nodes.append(node)
    return W.base(node)
  }

  private func siblings(of child: W.Base, in parent: W.Node) -> [W.Base] {
    parent.children.filter { $0 !== child }
  }

  private func foreign(in parent: W.Node) -> [W.Base] {
    parent.children.filter { child in nodes.contains { W.base($0) === child } }
  }
}
