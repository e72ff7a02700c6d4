import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Number of measurements")
struct MeasurementCountTests {
  /// One way of putting a leaf and an element into another, at a level.
  struct Nesting: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var nest: @Sendable (Tree, Tree, Int) -> Tree

    init(_ name: String, _ nest: @escaping @Sendable (_ leaf: Tree, _ inner: Tree, Int) -> Tree) {
      testDescription = name
      self.nest = nest
    }

    /// The element of a depth around a leaf.
    func tree(_ depth: Int, _ leaf: Tree.Leaf) -> Tree {
      (0..<depth).reduce(.leaf(leaf)) { nest(.leaf(leaf), $0, $1) }
    }
  }

  /// A stack that is horizontal on every second level.
  private static func stack(_ level: Int, _ children: [Tree]) -> Tree {
    level.isMultiple(of: 2)
      ? .horizontal(.center, nil, children) : .vertical(.center, nil, children)
  }

  static let nestings = [
    Nesting("scaledToFit") { leaf, inner, _ in
      .aspectRatio(nil, .fit, .horizontal(.center, nil, [leaf, inner]))
    },
    Nesting("scaledToFill") { leaf, inner, _ in
      .aspectRatio(nil, .fill, .vertical(.center, nil, [leaf, inner]))
    },
    Nesting("scaledToFit by turns") { .aspectRatio(nil, .fit, stack($2, [$0, $1])) },
    Nesting("given ratios") {
      .aspectRatio($2.isMultiple(of: 3) ? 1.5 : 0.7, .fit, stack($2, [$1, $0]))
    },
    Nesting("ratios in relative frames") { leaf, inner, _ in
      let ratio = Tree.aspectRatio(1.5, .fit, inner)
      return .horizontal(.center, nil, [leaf, .relative(0.6, nil, .center, ratio)])
    },
    Nesting("grids of one") { _, inner, _ in .grid(.center, nil, nil, [inner]) },
    Nesting("grids of a row of one") { _, inner, _ in
      .grid(.center, nil, nil, [.row(nil, [inner])])
    },
    Nesting("grids of a row") { leaf, inner, _ in
      .grid(.center, nil, nil, [.row(nil, [leaf, inner])])
    },
    Nesting("grids of rows") { leaf, inner, _ in
      .grid(.center, nil, nil, [.row(nil, [leaf]), .row(nil, [inner])])
    },
    Nesting("grids of a row and another element") {
      .grid(.topLeading, 3, 5, $2.isMultiple(of: 2) ? [.row(.bottom, [$0, $1]), $0] : [$0, $1])
    },
    Nesting("grids of baselines") { leaf, inner, _ in
      .grid(
        .center,
        nil,
        nil,
        [.row(.firstTextBaseline, [leaf, inner]), .row(nil, [leaf])]
      )
    },
    Nesting("grids in ratios") { leaf, inner, _ in
      .aspectRatio(1.2, .fit, .grid(.center, nil, nil, [.row(nil, [leaf, inner])]))
    },
    Nesting("frames with bounds") {
      .flexible((5, 30, 100), (nil, nil, 90), .center, stack($2, [$0, $1]))
    },
    Nesting("flows") { leaf, inner, _ in .flow(Tree.Lines(), [leaf, inner]) },
    Nesting("guides") { leaf, inner, _ in
      .horizontal(.firstTextBaseline, nil, [guided(leaf), inner])
    },
    Nesting("stacks in depth") { leaf, inner, _ in .depth(.center, [leaf, inner]) },
    Nesting("stacks in depth with guides") { leaf, inner, _ in
      let alignment = Alignment(horizontal: .center, vertical: .firstTextBaseline)
      return .depth(alignment, [inner, guided(leaf)])
    },
    Nesting("frames with a maximum") { _, inner, level in
      let isWidth = level.isMultiple(of: 4)
      return .flexible((nil, nil, isWidth ? 90 : nil), (nil, nil, 50), .center, inner)
    },
    Nesting("fixed widths") { .frame(50 + CGFloat($2), nil, .center, stack($2, [$0, $1])) },
  ]

  /// A leaf whose guide depends on its size.
  private static func guided(_ leaf: Tree) -> Tree {
    let baseline = TreeGuide.vertical(.firstTextBaseline)
    return .guide(baseline, .guide(baseline, plus: 3), leaf)
  }

  static let leaves: [Tree.Leaf] = [
    .opaque(30, 20), .liquid(30, 20), .picture(30, 20), .scalable(30, 20), .shape,
  ]

  @Test(
    "A leaf is measured at most 20 times on average, at any depth",
    arguments: nestings,
    leaves
  )
  func depths(nesting: Nesting, leaf: Tree.Leaf) {
    for depth in [4, 6, 14, 40] {
      let asked = asked(nesting, depth, leaf)
      #expect(asked <= 20, "\(depth) deep")
    }
  }

  @Test(
    "In two kinds of elements by turns, a leaf is measured at most nine times for each level",
    arguments: nestings.indices,
    [Tree.Leaf.opaque(30, 20), .liquid(30, 20)]
  )
  func turns(first: Int, leaf: Tree.Leaf) {
    let nestings = Self.nestings
    for second in nestings.indices.dropFirst(first + 1) {
      let nesting = Nesting("by turns") {
        nestings[$2.isMultiple(of: 2) ? first : second].nest($0, $1, $2 / 2)
      }
      let asked = asked(nesting, 40, leaf)
      #expect(asked <= 360, "\(nestings[first]) and \(nestings[second])")
    }
  }

  /// How often the leaves of a nesting are measured on average, at first or in new bounds.
  private func asked(_ nesting: Nesting, _ depth: Int, _ leaf: Tree.Leaf) -> Double {
    [area(1000, 700), area(60, 40)].flatMap { bounds in
      let root = Box()
      let arrangement = root.arrange(in: bounds) { nesting.tree(depth, leaf).element() }
      func asked() -> Double {
        let asks = root.children.reduce(0) { $0 + $1.proposals.count }
        for child in root.children { child.proposals = [] }
        return Double(asks) / Double(root.children.count)
      }
      let fresh = asked()
      arrangement.arrange(in: bounds.insetBy(dx: 5, dy: 3))
      return [fresh, asked()]
    }.max() ?? 0
  }

  @Test(
    "New bounds together with a changed leaf need no more measurements than each alone",
    arguments: [Tree.Leaf.opaque(12, 10), .liquid(12, 10)],
    [true, false]
  )
  func together(leaf: Tree.Leaf, isIdeal: Bool) {
    func tree(_ level: Int) -> Tree {
      guard level > 0 else { return .leaf(leaf) }
      return Self.stack(level, (0..<10).map { _ in tree(level - 1) })
    }
    /// The number of measurements after a few arrangements and then one more.
    func asks(bounds isOther: Bool, leaf isChanged: Bool, growth: CGFloat) -> Int {
      let root = Box()
      var leaves: [TreeLeaf] = []
      func area(_ step: Int) -> CGRect { frame(0, 0, 4000 + 10 * CGFloat(step), 3000) }
      let element = tree(3).element {
        leaves.append(TreeLeaf($0))
        return leaves[leaves.count - 1]
      }
      let arrangement = root.arrange(in: area(0)) {
        if isIdeal { element.fixedSize() } else { element }
      }
      func change(_ place: Int) {
        leaves[place].leaf =
          if case .liquid = leaf { .liquid(12 + growth, 10) } else { .opaque(12 + growth, 10) }
        arrangement.changed(leaves[place])
      }
      for step in 1...5 {
        change(step * 37)
        arrangement.arrange(in: area(step))
      }
      for leaf in leaves { leaf.proposals = [] }
      if isChanged { change(500) }
      arrangement.arrange(in: area(isOther ? 6 : 5))
      return leaves.reduce(0) { $0 + $1.proposals.count }
    }
    for growth in [0, 1, 9] as [CGFloat] {
      let bounds = asks(bounds: true, leaf: false, growth: growth)
      let changed = asks(bounds: false, leaf: true, growth: growth)
      let both = asks(bounds: true, leaf: true, growth: growth)
      #expect(both <= bounds + changed, "grown by \(growth)")
      if isIdeal {
        #expect(bounds == 0)
        #expect(both == changed, "grown by \(growth)")
      }
    }
  }

  @Test("A frame whose bounds give its range is not measured for it")
  func bounds() {
    let text = TreeLeaf(.liquid(90, 20), says: true)
    let other = Opaque(40, 10)
    Box().arrange(in: area(100, 60)) {
      HStack(spacing: 0) {
        text.layout.frame(maxWidth: 20)
        other.layout.frame(minWidth: 30, maxWidth: 50)
        Picture(10, 10)
      }
    }
    #expect(text.proposals == [.unspecified, ProposedSize(width: 20, height: nil)])
    #expect(
      other.proposals == [ProposedSize(width: 50, height: 60), ProposedSize(width: 50, height: 10)]
    )
    #expect([text, other].map(\.frame.width) == [20, 40])
  }

  @Test(
    "A leaf in nested frames with room in their bounds is measured no more often at any depth",
    arguments: [3, 5, 10, 20]
  )
  func boundsAtAnyDepth(depth: Int) {
    let root = Box()
    let nesting = Nesting("frames with wide bounds") {
      .flexible((5, 30, 10_000), (nil, nil, 9000), .center, Self.stack($2, [$0, $1]))
    }
    root.arrange(in: area(50_000, 40_000)) { nesting.tree(depth, .opaque(80, 200)).element() }
    #expect(root.children.map(\.proposals.count).max() == 6)
  }

  @Test("Old sizes for lengths that have changed are discarded")
  func changes() {
    let root = Box()
    let (a, b) = (Opaque(1, 10), Text(200, 10))
    let arrangement = root.arrange(in: area(100, 100)) {
      HStack(spacing: 0) {
        a; b
      }
    }
    func asks(width: CGFloat) -> Int {
      b.proposals = []
      a.natural.width = width
      arrangement.changed(a)
      arrangement.arrange(in: area(100, 100))
      return b.proposals.count
    }
    let first = [asks(width: 2), asks(width: 3), asks(width: 2)]
    #expect(first == [1, 1, 0])
    for width in 4..<44 { #expect(asks(width: CGFloat(width)) == 1) }
    let last = [asks(width: 2), asks(width: 43)]
    #expect(last == [1, 0])
  }
}
