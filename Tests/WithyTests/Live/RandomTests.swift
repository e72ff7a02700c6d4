import RandomTrees
import Testing
import Withy

/// Views for random programs.
private class ViewWorld: World {
  let root = View("root")
  let existing: [View]

  required init(existing: Int) {
    self.existing = (0..<existing).map { View("existing \($0)") }
  }

  func make(_ kind: Int) -> View {
    switch kind {
    case 0: View("a")
    case 1: View("b")
    default: Label("c")
    }
  }

  class var propertyCount: Int { 7 }
  class var hasOptionals: Bool { false }

  static func set(_ property: Int, to value: Int, on builder: Builder<View>) -> Builder<View> {
    switch property {
    case 0: builder.alpha(Double(value))
    case 1: builder.title("title \(value)")
    case 2: builder.frame(Frame(x: value))
    case 3: builder.frame.size.width(value)
    case 4: builder.frame.x(value)
    case 5: builder.layer.radius(Double(value))
    case 6: builder.border(value.isMultiple(of: 2) ? Border(width: value) : nil)
    default: builder.border.ifPresent.width(value)
    }
  }

  static func modify(_ property: Int, on builder: Builder<View>) -> Builder<View> {
    switch property {
    case 0: builder.alpha.modify { $0 += 1 }
    case 1: builder.title.modify { $0 = ($0 ?? "") + "!" }
    case 2, 3: builder.frame.size.width.modify { $0 += 1 }
    case 4: builder.frame.modify { $0.x += 1 }
    case 5: builder.layer.radius.modify { $0 += 1 }
    default: builder.count.modify { $0 += 1 }
    }
  }

  static func describe(_ node: View) -> String {
    "\(type(of: node)) \(node.name) \(node.alpha) \(node.title ?? "-") \(node.frame) "
      + "\(node.layer.radius) \(node.border?.width ?? -1) \(node.count)"
  }

  static func base(_ node: View) -> View { node }

  static func children(of node: View) -> [View] { node.children }
}

/// Views with a property behind an optional, too.
private final class OptionalViewWorld: ViewWorld {
  override static var propertyCount: Int { 8 }
  override static var hasOptionals: Bool { true }
}

@Suite("Random descriptions") struct RandomTests {
  @Test("After every pass the tree is the one built from nothing, by the fewest operations")
  func treeEqualsFresh() throws {
    for seed in seeds(passes: 80) {
      try RandomTest(ViewWorld.self, seed: seed, passes: 40).run()
      try RandomTest(OptionalViewWorld.self, seed: seed, passes: 40).run()
    }
  }
}
