import Withy

/// The objects of one run.
final class LeafWorld: World {
  let root = Leaf(kind: 0)
  let existing: [Leaf]

  init(existing: Int) {
    self.existing = (0..<existing).map { Leaf(kind: 10 + $0) }
  }

  func make(_ kind: Int) -> Leaf { Leaf(kind: kind) }

  static let properties = [[0, 1, 2]]

  static func set(_ property: Int, to value: Int, on builder: Builder<Leaf>) -> Builder<Leaf> {
    switch property {
    case 0: builder.a(value)
    case 1: builder.b(value)
    default: builder.c(value)
    }
  }

  static func modify(_ property: Int, on builder: Builder<Leaf>) -> Builder<Leaf> {
    switch property {
    case 0: builder.a.modify { $0 += 1 }
    case 1: builder.b.modify { $0 += 1 }
    default: builder.c.modify { $0 += 1 }
    }
  }

  static func describe(_ node: Leaf) -> String { "\(node.kind) \(node.a) \(node.b) \(node.c)" }

  static func base(_ node: Leaf) -> Leaf { node }

  static func children(of node: Leaf) -> [Leaf] { node.children }
}
