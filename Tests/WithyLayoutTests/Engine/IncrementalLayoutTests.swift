import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Incremental layout")
struct IncrementalLayoutTests {
  /// The frames of a tree that is arranged for the first time.
  private func fresh(
    _ tree: Tree,
    _ kinds: [Tree.Leaf],
    in bounds: CGRect,
    _ safeArea: EdgeInsets
  ) -> [CGRect] {
    let root = Box()
    var place = 0
    root.arrange(in: bounds, safeArea: safeArea) {
      tree.element { _ in
        place += 1
        return TreeLeaf(kinds[place - 1])
      }
    }
    return root.children.map(\.frame)
  }

  @Test(
    "After random changes of leaves, bounds and safe area, frames equal those of a new arrangement",
    arguments: seeds(passes: 60)
  )
  func incremental(seed: UInt64) {
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 100 &+ UInt64(number) &+ 70_000)
      let tree = maker.tree(depth: 4)
      let root = Box()
      var leaves: [TreeLeaf] = []
      var (area, safeArea) = (maker.bounds(), EdgeInsets())
      let arrangement = root.arrange(in: area) {
        tree.element {
          leaves.append(TreeLeaf($0))
          return leaves[leaves.count - 1]
        }
      }
      guard !leaves.isEmpty else { continue }
      for _ in 0..<12 {
        for _ in 0..<Int.random(in: 0...2, using: &maker.numbers) {
          let leaf = leaves[Int.random(in: leaves.indices, using: &maker.numbers)]
          leaf.leaf = leaf.leaf.changed(&maker.numbers)
          arrangement.changed(leaf)
        }
        if Bool.random(using: &maker.numbers) { area = maker.bounds() }
        if Int.random(in: 0..<4, using: &maker.numbers) == 0 { safeArea = maker.safeArea() }
        arrangement.arrange(in: area, safeArea: safeArea)
        let frames = leaves.map(\.frame)
        let expected = fresh(tree, leaves.map(\.leaf), in: area, safeArea)
        #expect(frames == expected, "seed \(seed): \(tree)")
      }
    }
  }

  @Test(
    "After random leaves were removed or put back, frames equal those of a new arrangement",
    arguments: seeds(passes: 60)
  )
  func removed(seed: UInt64) {
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 100 &+ UInt64(number) &+ 30_000)
      let (tree, area) = (maker.tree(depth: 4), maker.bounds())
      let (root, fresh) = (Box(), Box())
      let arrangement = root.arrange(in: area) { tree.element() }
      let leaves = root.children
      var gone: Set<Int> = []
      for _ in leaves.prefix(8) {
        let leaf = Int.random(in: leaves.indices, using: &maker.numbers)
        if gone.insert(leaf).inserted {
          root.remove(leaves[leaf])
        } else {
          gone.remove(leaf)
          root.append(leaves[leaf])
        }
        _ = reports {
          arrangement.arrange(in: area)
          let other = fresh.makeArrangement { tree.element() }
          let all = fresh.children
          for leaf in gone { fresh.remove(all[leaf]) }
          other.arrange(in: area)
          let isSame = leaves.indices.allSatisfy {
            gone.contains($0) || leaves[$0].frame == all[$0].frame
          }
          #expect(isSame, "seed \(seed), without \(gone): \(tree)")
          for leaf in fresh.children { fresh.remove(leaf) }
        }
      }
    }
  }

  @Test("Going from A to B and back gives the frames of A", arguments: seeds(passes: 80))
  func thereAndBack(seed: UInt64) {
    var maker = TreeMaker(seed: seed &+ 90_000)
    let tree = maker.tree()
    let root = Box()
    let (a, b) = (maker.bounds(), maker.bounds())
    let arrangement = root.arrange(in: a) { tree.element() }
    let first = root.children.map(\.frame)
    for width in 0..<5 {
      arrangement.arrange(in: b.insetBy(dx: 0, dy: CGFloat(width)))
      arrangement.arrange(in: a)
      #expect(root.children.map(\.frame) == first)
    }
  }

  @Test("The same bounds measure and place nothing")
  func repeated() {
    let root = Box()
    let leaves = (0..<3).map { Opaque(CGFloat($0) * 10, 20) }
    let arrangement = root.arrange(in: area(100, 100)) { HStack { leaves } }
    let asked = leaves.map(\.proposals.count)
    arrangement.arrange(in: area(100, 100))
    #expect(leaves.map(\.proposals.count) == asked)
    #expect(leaves.map(\.frames.count) == [1, 1, 1])
  }

  @Test("A moved origin measures nothing and moves every leaf once")
  func moved() {
    let root = Box()
    let leaves = (0..<3).map { _ in Opaque(10, 20) }
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack {
        leaves[0].layout.padding(3)
        leaves[1]
        leaves[2]
      }
    }
    let asked = leaves.map(\.proposals.count)
    let frames = leaves.map(\.frame)
    arrangement.arrange(in: CGRect(x: 5, y: 7, width: 100, height: 100))
    #expect(leaves.map(\.proposals.count) == asked)
    #expect(leaves.map(\.frame) == frames.map { $0.offsetBy(dx: 5, dy: 7) })
    #expect(leaves.map(\.frames.count) == [2, 2, 2])
  }

  @Test("A changed leaf is measured again, and no other leaf twice for the same proposal")
  func changedLeaf() {
    let root = Box()
    let (a, b) = (Opaque(10, 20), Opaque(30, 20))
    let arrangement = root.arrange(in: area(100, 100)) {
      VStack {
        HStack {
          a; b
        }; Shape()
      }
    }
    let before = a.proposals.count
    a.natural.width = 20
    arrangement.changed(a)
    arrangement.arrange(in: area(100, 100))
    #expect(a.frame.width == 20)
    #expect(a.proposals.count > before)
    #expect(Set(b.proposals).count == b.proposals.count)
  }

  @Test("A leaf that changes lays out what is around it, also with a background or an overlay")
  func changedPrimary() {
    for isBehind in [true, false] {
      let (leaf, other, mark) = (Opaque(10, 20), Opaque(10, 80), Shape())
      let arrangement = Box().arrange(in: area(100, 100)) {
        HStack(spacing: 0) {
          if isBehind { leaf.layout.background(mark) } else { leaf.layout.overlay(mark) }
          other
        }
      }
      leaf.natural.width = 30
      arrangement.changed(leaf)
      arrangement.arrange(in: area(100, 100))
      #expect(leaf.frame == frame(30, 40, 30, 20))
      #expect(mark.frame == leaf.frame)
      #expect(other.frame == frame(60, 10, 10, 80))
    }
  }

  @Test("Changes in a fixed frame, a background or an overlay have no effect around it")
  func changeStops() {
    let root = Box()
    let leaves = (0..<3).map { _ in Opaque(10, 20) }
    let other = Opaque(30, 20)
    let arrangement = root.arrange(in: area(300, 100)) {
      HStack {
        leaves[0].layout.frame(width: 40, height: 40)
        Shape().layout.background(leaves[1]).overlay(leaves[2])
        other
      }
    }
    let (asked, placed) = (other.proposals.count, other.frames.count)
    for leaf in leaves {
      leaf.natural = CGSize(width: 12, height: 12)
      arrangement.changed(leaf)
    }
    arrangement.arrange(in: area(300, 100))
    #expect(leaves.map(\.frame.width) == [12, 12, 12])
    #expect(other.proposals.count == asked)
    #expect(other.frames.count == placed)
  }

  @Test("changed() without a leaf measures all leaves again, and an unknown leaf is ignored")
  func allChanged() {
    let root = Box()
    let (a, b) = (Opaque(10, 20), Opaque(30, 20))
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack {
        a; b
      }
    }
    let asked = a.proposals.count
    arrangement.changed(Opaque(1, 1))
    arrangement.arrange(in: area(100, 100))
    #expect(a.proposals.count == asked)
    (a.natural.width, b.natural.width) = (20, 40)
    arrangement.changed()
    arrangement.arrange(in: area(100, 100))
    #expect([a.frame.width, b.frame.width] == [20, 40])
  }

  @Test("All leaves are measured again after an arrangement in which one has marked all as changed")
  func allChangedMeanwhile() {
    final class Marking: Opaque {
      var mark: (() -> Void)?

      override func answer(_ proposal: ProposedSize) -> CGSize {
        mark?()
        return natural
      }
    }
    let root = Box()
    let (a, b) = (Opaque(10, 20), Marking(30, 20))
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack {
        a; b
      }
    }
    b.mark = {
      b.mark = nil
      a.natural.width = 20
      arrangement.changed()
    }
    arrangement.changed(b)
    arrangement.arrange(in: area(100, 100))
    #expect(b.mark == nil)
    arrangement.arrange(in: area(100, 100))
    #expect(a.frame.width == 20)
  }

  /// A leaf, and how often it may be measured on average.
  struct Limit: Sendable {
    var leaf: Tree
    var most: Double
  }

  @Test(
    "The number of measurements of a leaf does not grow with depth",
    arguments: [13, 16, 20],
    [
      Limit(leaf: .leaf(.opaque(10, 10)), most: 14), Limit(leaf: .leaf(.liquid(10, 10)), most: 4),
      Limit(leaf: .leaf(.picture(10, 10)), most: 1),
      Limit(leaf: .frame(10, 10, .center, .leaf(.opaque(20, 20))), most: 1),
    ]
  )
  func evaluations(depth: Int, limit: Limit) {
    // A tree 20 deep and as wide has two million records: most branches of deep ones are cut short.
    func tree(_ level: Int, isHorizontal: Bool) -> Tree {
      if level == 0 { return limit.leaf }
      let inner = tree(level - 1, isHorizontal: !isHorizontal)
      let other = depth > 13 && level > 10 ? limit.leaf : inner
      return isHorizontal
        ? .horizontal(.center, nil, [inner, other]) : .vertical(.center, nil, [inner, other])
    }
    for isIdeal in [false, true] {
      let root = Box()
      let tree = tree(depth, isHorizontal: true)
      root.arrange(in: area(4000, 4000)) {
        if isIdeal { tree.element().fixedSize() } else { tree.element() }
      }
      let asked = root.children.reduce(0) { $0 + ($1.proposals.count) }
      #expect(Double(asked) / Double(root.children.count) <= limit.most)
    }
  }
}

extension Tree.Leaf {
  /// A leaf that depends on the same axes, of another size.
  func changed(_ numbers: inout SeededGenerator) -> Tree.Leaf {
    let (width, height) = (numbers.number(1...80), numbers.number(1...80))
    return switch self {
    case .shape, .opaque, .refused: .opaque(width, height)
    case .picture: .picture(width, height)
    case .scalable: .scalable(width, height)
    case .liquid: .liquid(width, height)
    }
  }
}
