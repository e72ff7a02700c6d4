import Withy

/// The parents of objects, recorded when their steps settle.
final class Ties<W: World> {
  /// The parent that one step has recorded.
  final class Tie {
    weak var node: W.Base?
    var parent: ObjectIdentifier?
  }

  private let root: W.Node
  private var ties: [ObjectIdentifier: Tie] = [:]

  /// Creates the ties of a tree.
  init(root: W.Node) {
    self.root = root
  }

  /// Adds a step that notes the parent of its object.
  func tie(_ builder: Builder<W.Node>) -> Builder<W.Node> {
    builder.settling(Tie.self) { _ in
    } state: {
      Tie()
    } settle: { [self] node, tie in
      let parent = parents[ObjectIdentifier(node)]
      let isNew = tie.node == nil
      if tie.parent == parent && !isNew { return 0 }
      (tie.node, tie.parent) = (W.base(node), parent)
      ties[ObjectIdentifier(tie)] = tie
      return 1
    } undo: { [self] _, tie in
      ties[ObjectIdentifier(tie)] = nil
      return 1
    }
  }

  /// The failure: a step has recorded another parent than that of its object.
  var mistake: String? {
    let parents = self.parents
    let wrong = ties.values.first { tie in
      guard let parent = tie.node.flatMap({ parents[ObjectIdentifier($0)] }) else { return false }
      return tie.parent != parent
    }
    return wrong.map { _ in "a step has not settled" }
  }

  /// The parents of all nodes of the tree.
  private var parents: [ObjectIdentifier: ObjectIdentifier] {
    var parents: [ObjectIdentifier: ObjectIdentifier] = [:]
    var nodes = [W.base(root)]
    while let node = nodes.popLast() {
      for child in W.children(of: node) {
        parents[ObjectIdentifier(child)] = ObjectIdentifier(node)
        nodes.append(child)
      }
    }
    return parents
  }
}
