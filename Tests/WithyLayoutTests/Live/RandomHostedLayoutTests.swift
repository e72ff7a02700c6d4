import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

/// Layouts whose leaves, in optimised code, are compared with the tree while they are described, since
/// their factories capture nothing.
@Suite("Random layouts in the nodes of a live block")
struct RandomHostedLayoutTests {
  /// The content of a block.
  private struct State {
    /// What arranges the elements of a row, if anything in it does.
    enum Host: CaseIterable { case none, panel, card }

    struct Row {
      let id: Int
      var tree: Tree
      let host: Host
      var leaf: Tree.Leaf
    }

    private(set) var rows: [Row] = []
    private(set) var isOn = false
    private(set) var spacing: CGFloat? = 4

    private var lastID = 0

    init(_ maker: inout TreeMaker) {
      for index in 0..<4 { addRow(&maker, at: index) }
    }

    /// Makes a row, which replaces one at the same index.
    private mutating func addRow(_ maker: inout TreeMaker, at index: Int) {
      lastID += 1
      let row = Row(
        id: lastID,
        tree: maker.tree(depth: 2),
        host: maker.numbers.one(of: Host.allCases),
        leaf: Self.leaf(&maker)
      )
      rows.replaceSubrange(index..<min(index + 1, rows.count), with: [row])
    }

    private static func leaf(_ maker: inout TreeMaker) -> Tree.Leaf {
      maker.numbers.one(of: [
        .shape, .picture(5, 9), .scalable(8, 4), .opaque(20, 30), .liquid(30, 4),
      ])
    }

    mutating func change(_ maker: inout TreeMaker) {
      let row = rows.indices.randomElement(using: &maker.numbers) ?? 0
      switch Int.random(in: 0..<8, using: &maker.numbers) {
      case 0: rows.shuffle(using: &maker.numbers)
      case 1: addRow(&maker, at: row)
      case 2: rows[row].tree = maker.tree(depth: 2)
      case 3: isOn.toggle()
      case 4: spacing = maker.numbers.one(of: [nil, 0, 4])
      default: rows[row].leaf = Self.leaf(&maker)
      }
    }

    @HierarchyBuilder<Box> var content: Hierarchy<Box> {
      VStack(alignment: .leading, spacing: spacing) {
        if isOn { Self.leaf(rows[0].leaf) }
        ForEach(rows, id: \.id) { row in
          switch row.host {
          case .none: element(row)
          case .panel: host(row)
          case .card: card(row)
          }
        }
        Builder { TreeLeaf(.shape, says: true) }.leaf(rows[1].leaf).layout.padding(2)
      }
      if isOn { host(rows[2]) }
    }

    /// A leaf with a layout of its own.
    private func host(_ row: Row) -> Builder<Panel> {
      Builder { Panel(60, 60) }.children { element(row).padding(isOn ? 1 : 0) }
    }

    /// A leaf that is as large as its layout, with another one in it.
    private func card(_ row: Row) -> Builder<Card> {
      Card.make.children {
        HStack(spacing: 2) {
          element(row)
          if isOn { Card.make.children { element(row) } }
        }
      }
    }

    @LayoutBuilder<Box> private func element(_ row: Row) -> LayoutGroup<Box> {
      HStack(spacing: 2) {
        row.tree.element(Self.leaf)
        Self.leaf(row.leaf)
      }
    }

    private static func leaf(_ kind: Tree.Leaf) -> Builder<TreeLeaf> {
      Builder { TreeLeaf(.shape, says: true) }.leaf(kind)
    }
  }

  @Test(
    "After every pass, frames equal those of a new live parent",
    arguments: seeds(passes: 20)
  )
  func random(seed: UInt64) {
    var maker = TreeMaker(seed: seed)
    var state = State(&maker)
    let panel = Panel(200, 300)
    let live = panel.live { state.content }
    for pass in 0..<20 {
      state.change(&maker)
      if pass.isMultiple(of: 5) { panel.defaultSpacing = maker.numbers.one(of: [3, 8]) }
      live.update()
      let fresh = Panel(200, 300)
      fresh.defaultSpacing = panel.defaultSpacing
      let other = fresh.live { state.content }
      #expect(frames(in: panel) == frames(in: fresh), "seed \(seed), pass \(pass)")
      let first = frames(in: fresh)
      other.changed()
      other.layOut()
      #expect(frames(in: fresh) == first, "seed \(seed), pass \(pass)")
      #expect(live.update().isEmpty, "seed \(seed), pass \(pass)")
    }
  }

  private func frames(in box: Box) -> [CGRect] {
    box.children.flatMap { [$0.frame] + frames(in: $0) }
  }
}
