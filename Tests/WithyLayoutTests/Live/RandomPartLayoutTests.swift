import Foundation
import Observation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Layouts of which single parts are evaluated when state changes, with leaves that are left out.
@MainActor
@Suite("Random layouts with parts that update alone")
struct RandomPartLayoutTests {
  /// The state of a tree, of which each part reads another property.
  @Observable
  final class State {
    var trees: [Tree]
    var isRepeated = false
    var hasOther = false
    var isOpen = false
    var template: Tree

    init(_ maker: inout TreeMaker) {
      trees = (0..<2).map { _ in maker.tree(depth: 2) }
      template = maker.tree(depth: 2)
    }

    func change(_ maker: inout TreeMaker) {
      switch Int.random(in: 0..<6, using: &maker.numbers) {
      case 0: trees[0] = maker.tree(depth: 2)
      case 1: trees[1] = maker.tree(depth: 2)
      case 2: isRepeated.toggle()
      case 3: hasOther.toggle()
      case 4: isOpen.toggle()
      default: template = maker.tree(depth: 2)
      }
    }
  }

  /// The described tree, with existing leaves of its own.
  struct Screen {
    let state: State
    let root: Panel
    let shared = Picture(7, 9)
    let other = Box()

    @HierarchyBuilder<Box> func content() -> Hierarchy<Box> {
      Part { if state.hasOther { other } }
      VStack(alignment: .leading, spacing: 2) {
        shared
        Part { leaves(state.trees[0]) }
        Part(state.isOpen) { Part { leaves(state.trees[1]).padding(state.isOpen ? 3 : 0) } }
        Part {
          if state.isRepeated {
            root
            shared
          }
          Builder { Picture(5, 5) }
        }
        Part {
          Part(0) { Part(reading: \.margin) { leaves(state.template).padding($0) } }
        }
        .environment(\.margin, state.isOpen ? 2 : 0)
      }
      // One description at two places.
      let template = Builder { Panel(60, 60) }.children {
        HStack(spacing: 0) { Part { leaves(state.template) } }
      }
      template
      template.name("second")
    }

    private func leaves(_ tree: Tree) -> LayoutGroup<Box> { tree.element(leaf) }

    /// A leaf that is refused is another object than one that is not.
    @LayoutBuilder<Box> private func leaf(_ kind: Tree.Leaf) -> LayoutGroup<Box> {
      if kind == .refused {
        Builder { TreeLeaf(.refused) }
      } else {
        Builder { TreeLeaf(kind) }.leaf(kind)
      }
    }

    /// The frames in the tree, in order.
    func frames() -> [[CGRect]] {
      [root.children.map(\.frame)] + root.children.map { $0.children.map(\.frame) }
    }
  }

  @Test(
    "After every update of a part, frames equal those of a new layout",
    arguments: seeds(passes: 12)
  )
  func random(seed: UInt64) {
    var maker = TreeMaker(seed: seed, refuses: true)
    let state = State(&maker)
    let childLimit = maker.numbers.one(of: [nil, nil, 2, 3, 5])
    func makeScreen() -> Screen {
      let screen = Screen(state: state, root: Panel(200, 300))
      screen.root.childLimit = childLimit
      return screen
    }
    _ = reports {
      let screen = makeScreen()
      let live = screen.root.live { screen.content() }
      for pass in 0..<12 {
        state.change(&maker)
        live.updateChangedParts()
        let fresh = makeScreen()
        let other = fresh.root.live { fresh.content() }
        #expect(screen.frames() == fresh.frames(), "seed \(seed), pass \(pass)")
        withExtendedLifetime(other) {}
      }
    }
  }
}
