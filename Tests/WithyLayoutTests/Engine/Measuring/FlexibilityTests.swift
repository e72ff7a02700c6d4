import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Flexibility of leaves")
struct FlexibilityTests {
  @Test("The presets describe their kinds of leaves")
  func presets() {
    func lengths(_ flexibility: Flexibility) -> [Flexibility.Length] {
      [flexibility.horizontal, flexibility.vertical]
    }
    #expect(lengths(.unknown) == [.unknown, .unknown])
    #expect(lengths(.fixed) == [.fixed, .fixed])
    #expect(lengths(.text) == [.upToIdeal, .unknown])
    #expect(lengths(.full) == [.full, .full])
    #expect(lengths(.scalable) == [.scalable, .scalable])
  }

  /// A leaf of fixed size that declares it.
  final class Fixed: Opaque {
    override var flexibility: Flexibility { .fixed }
  }

  @Test("What a stack reserves for a lower priority follows a leaf that has changed")
  func changedMinimum() {
    let (leaf, shape) = (Fixed(10, 10), Shape())
    let arrangement = Box().arrange(in: area(100, 20)) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          leaf; Fixed(5, 5)
        }
        .layoutPriority(-1)
        shape
      }
    }
    #expect(shape.frame == frame(10, 0, 90, 20))
    leaf.natural.width = 40
    arrangement.changed(leaf)
    arrangement.arrange(in: area(100, 20))
    #expect(shape.frame == frame(40, 0, 60, 20))
  }

  @Test("A leaf of fixed size is not measured again for another proposal")
  func fixed() {
    let leaf = Fixed(10, 10)
    let arrangement = Box().arrange(in: area(100, 100)) { leaf }
    for bounds in [area(200, 100), area(200, 200)] { arrangement.arrange(in: bounds) }
    #expect(leaf.proposals.count == 1)
  }

  /// Trees around a random one, to measure it in all ways.
  private static let roots: [@Sendable (Tree) -> Tree] = [
    { $0 },
    { .fixedSize(true, true, $0) },
    { .fixedSize(true, false, $0) },
    { .fixedSize(false, true, $0) },
    { .horizontal(.center, 0, [$0, .leaf(.shape)]) },
    { .vertical(.center, 3, [.leaf(.picture(20, 20)), $0]) },
  ]

  @Test(
    "Random trees get the same frames with and without declared flexibility",
    arguments: seeds(passes: 20)
  )
  func frames(seed: UInt64) {
    for number in 0..<10 {
      var maker = TreeMaker(seed: seed &* 1000 &+ UInt64(number) &+ 250_000)
      let inner = maker.tree()
      let (bounds, safeArea) = (maker.bounds(), maker.safeArea())
      for (place, root) in Self.roots.enumerated() {
        let tree = root(inner)
        func frames(_ says: Bool) -> [CGRect] {
          let root = Box()
          root.arrange(in: bounds, safeArea: safeArea) {
            tree.element { TreeLeaf($0, says: says) }
          }
          return root.children.map(\.frame)
        }
        let (said, unsaid) = (frames(true), frames(false))
        let isSame = said.count == unsaid.count && zip(said, unsaid).allSatisfy(isSame)
        #expect(isSame, "seed \(seed), root \(place): \(said) is not \(unsaid): \(tree)")
      }
    }
  }

  @Test(
    "Random trees have the same sizes with and without declared flexibility",
    arguments: seeds(passes: 50)
  )
  func sizes(seed: UInt64) {
    for number in 0..<10 {
      var maker = TreeMaker(seed: seed &* 1000 &+ UInt64(number) &+ 350_000)
      let tree = maker.tree()
      let said = tree.element { TreeLeaf($0, says: true) }.dimensions
      let unsaid = tree.element { TreeLeaf($0) }.dimensions
      #expect(said.minimum.isClose(to: unsaid.minimum), "seed \(seed): \(tree)")
      #expect(said.ideal.isClose(to: unsaid.ideal), "seed \(seed): \(tree)")
      #expect(said.maximum.isClose(to: unsaid.maximum), "seed \(seed): \(tree)")
    }
  }

  @Test(
    "After random changes, all frames equal those of a new arrangement",
    arguments: seeds(passes: 60)
  )
  func changes(seed: UInt64) {
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 100 &+ UInt64(number) &+ 450_000)
      let tree = maker.tree(depth: 4)
      let root = Box()
      var leaves: [TreeLeaf] = []
      var area = maker.bounds()
      let arrangement = root.arrange(in: area) {
        tree.element {
          leaves.append(TreeLeaf($0, says: true))
          return leaves[leaves.count - 1]
        }
      }
      guard !leaves.isEmpty else { continue }
      for _ in 0..<8 {
        let leaf = leaves[Int.random(in: leaves.indices, using: &maker.numbers)]
        // The flexibility of a leaf does not change.
        switch leaf.leaf {
        case .shape, .refused: break
        case .picture(let width, let height): leaf.leaf = .picture(width + 3, height + 2)
        case .scalable(let width, let height): leaf.leaf = .scalable(width + 3, height + 2)
        case .opaque(let width, let height): leaf.leaf = .opaque(width + 3, height + 2)
        case .liquid(let width, let height): leaf.leaf = .liquid(width + 3, height + 2)
        }
        arrangement.changed(leaf)
        if Bool.random(using: &maker.numbers) { area = maker.bounds() }
        arrangement.arrange(in: area)
        let other = Box()
        var kinds = leaves.map(\.leaf)[...]
        other.arrange(in: area) { tree.element { _ in TreeLeaf(kinds.removeFirst()) } }
        // Those that are collapsed are no children.
        let expected = other.children.map(\.frame)
        let isSame = zip(leaves.map(\.frame), expected).allSatisfy(isSame)
        #expect(isSame && leaves.count == expected.count, "seed \(seed): \(tree)")
      }
    }
  }

  @Test("A stack that guides make longer has that length", arguments: [true, false])
  func guides(says: Bool) {
    let root = Box()
    let shape = TreeLeaf(.shape, says: says)
    root.arrange(in: area(100, 70)) {
      VStack(spacing: 0) {
        HStack(alignment: .top) {
          TreeLeaf(.picture(10, 40), says: says).layout.alignmentGuide(.top) { _ in 20 }
          TreeLeaf(.opaque(10, 40), says: says)
        }
        shape.layout.frame(minHeight: 30, maxHeight: 40)
      }
    }
    #expect(shape.frame.height == 35)
  }

  @Test("A padded fixed frame has its own length on one axis, and that of its content on the other")
  func paddedFrames() {
    let root = Box()
    let leaves = [TreeLeaf(.shape, says: true), TreeLeaf(.shape, says: true)]
    let rest = TreeLeaf(.shape, says: true)
    root.arrange(in: area(100, 50)) {
      HStack(spacing: 0) {
        leaves[0].layout.frame(width: 30).padding(5)
        leaves[1].layout.frame(height: 30).padding(5)
        rest
      }
    }
    #expect(leaves.map(\.frame) == [frame(5, 5, 30, 40), frame(45, 10, 20, 30)])
    #expect(rest.frame == frame(70, 0, 30, 50))
  }

  /// A modifier around a picture of 40 × 20 in 100 × 100, and the frame that the picture gets.
  struct Scaling: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let frame: CGRect
    let tree: Tree

    init(_ name: String, _ frame: CGRect, _ modify: (Tree) -> Tree) {
      testDescription = name
      self.frame = frame
      tree = modify(.leaf(.scalable(40, 20)))
    }
  }

  private static let bounded: Tree.Range = (nil, nil, .infinity)
  private static let neutral: Tree.Range = (nil, nil, nil)

  @Test(
    "A scalable picture takes what an aspect ratio or a frame with bounds proposes",
    arguments: [
      Scaling("bare", frame(30, 40, 40, 20)) { $0 },
      Scaling("fitting its own ratio", frame(0, 25, 100, 50)) { .aspectRatio(nil, .fit, $0) },
      Scaling("filling its own ratio", frame(-50, 0, 200, 100)) { .aspectRatio(nil, .fill, $0) },
      Scaling("fitting another ratio", frame(0, 0, 100, 100)) { .aspectRatio(1, .fit, $0) },
      Scaling("in a frame with bounds on both axes", frame(0, 0, 100, 100)) {
        .flexible(bounded, bounded, .center, $0)
      },
      Scaling("in a frame with a bound on one axis", frame(0, 40, 100, 20)) {
        .flexible(bounded, neutral, .center, $0)
      },
      Scaling("in a frame with a fixed length", frame(30, 40, 40, 20)) {
        .frame(80, 60, .center, $0)
      },
      Scaling("of a fixed size in such a frame", frame(30, 40, 40, 20)) {
        .flexible(bounded, bounded, .center, .frame(80, 60, .center, $0))
      },
      Scaling("with a ratio in a fixed frame", frame(10, 30, 80, 40)) {
        .frame(80, 60, .center, .aspectRatio(nil, .fit, $0))
      },
      Scaling("at its ideal size", frame(30, 40, 40, 20)) {
        .fixedSize(true, true, .flexible(bounded, bounded, .center, $0))
      },
      Scaling("padded in such a frame", frame(10, 10, 80, 80)) {
        let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return .flexible(bounded, bounded, .center, .padding(insets, $0))
      },
      Scaling("in a container in such a frame", frame(30, 40, 40, 20)) {
        .flexible(bounded, bounded, .center, .depth(.center, [$0, .empty]))
      },
      Scaling("before a background, in such a frame", frame(0, 0, 100, 100)) {
        .flexible(bounded, bounded, .center, .background(.empty, .center, $0))
      },
    ]
  )
  func scaling(_ scaling: Scaling) {
    let root = Box()
    root.arrange(in: area(100, 100)) { scaling.tree.element() }
    #expect(root.children.map(\.frame) == [scaling.frame])
    // Only its ideal size is measured.
    #expect(root.children.flatMap(\.proposals).allSatisfy { $0 == .unspecified })
  }

  @Test("A background or overlay picture in a scaled element keeps its own size")
  func companions() {
    let root = Box()
    let pictures = (0..<2).map { _ in TreeLeaf(.scalable(40, 20)) }
    root.arrange(in: area(100, 100)) {
      Shape().layout
        .background(pictures[0])
        .overlay(pictures[1])
        .aspectRatio(1, contentMode: .fit)
    }
    #expect(pictures.map(\.frame) == [frame(30, 40, 40, 20), frame(30, 40, 40, 20)])
  }

  /// Whether two frames are the same, or both `nil`.
  private func isSame(_ frame: CGRect, _ other: CGRect) -> Bool {
    frame == other || frame.isClose(to: other)
  }

  /// A tree of stacks that lie across each other.
  private static func stacks(_ leaf: Tree.Leaf, wide: Int, deep: Int) -> Tree {
    (0..<deep).reduce(.leaf(leaf)) { tree, level in
      let children = Array(repeating: tree, count: wide)
      return level.isMultiple(of: 2)
        ? .vertical(.leading, 2, children) : .horizontal(.top, 2, children)
    }
  }

  @Test(
    "A leaf is measured the minimum number of times in a first layout",
    arguments: [
      (Tree.Leaf.picture(20, 10), 1),
      (.shape, 0),
      (.liquid(60, 10), 2),
    ],
    [(10, 4), (2, 13)]
  )
  func asks(_ leaf: (kind: Tree.Leaf, count: Int), _ shape: (wide: Int, deep: Int)) {
    let root = Box()
    let tree = Self.stacks(leaf.kind, wide: shape.wide, deep: shape.deep)
    root.arrange(in: area(1000, 800)) { tree.element { TreeLeaf($0, says: true) } }
    let counts = Set(root.children.map { ($0 as? TreeLeaf)?.proposals.count ?? -1 })
    #expect(counts == [leaf.count])
  }

  /// A leaf that declares a wrong flexibility.
  private final class Liar: Shape {
    let said: Flexibility

    init(_ said: Flexibility) { self.said = said }

    override var flexibility: Flexibility { said }
    override func answer(_ proposal: ProposedSize) -> CGSize { CGSize(width: 30, height: 30) }
  }

  /// A leaf of 30 × 10 points that follows proposals as it says.
  final class Honest: Shape {
    let said: Flexibility

    init(_ said: Flexibility) { self.said = said }

    override var flexibility: Flexibility { said }
    override func answer(_ proposal: ProposedSize) -> CGSize {
      func length(
        _ flexibility: Flexibility.Length,
        _ proposed: CGFloat?,
        _ ideal: CGFloat
      ) -> CGFloat {
        switch flexibility {
        case .full: proposed ?? ideal
        case .upToIdeal: min(proposed ?? ideal, ideal)
        default: ideal
        }
      }
      return CGSize(
        width: length(said.horizontal, proposal.width, 30),
        height: length(said.vertical, proposal.height, 10)
      )
    }
  }

  @Test(
    "A leaf that keeps to its flexibility is not reported",
    arguments: [
      (Flexibility(horizontal: .full, vertical: .unknown), CGSize(width: 100, height: 10)),
      (Flexibility(horizontal: .unknown, vertical: .full), CGSize(width: 30, height: 80)),
      (Flexibility(horizontal: .upToIdeal, vertical: .unknown), CGSize(width: 30, height: 10)),
      (Flexibility(horizontal: .unknown, vertical: .upToIdeal), CGSize(width: 30, height: 10)),
      (Flexibility(horizontal: .upToIdeal, vertical: .full), CGSize(width: 30, height: 80)),
      (Flexibility(horizontal: .full, vertical: .upToIdeal), CGSize(width: 100, height: 10)),
    ]
  )
  func honest(_ flexibility: Flexibility, size: CGSize) {
    let leaf = Honest(flexibility)
    let found = reports {
      let arrangement = Box().arrange(in: area(20, 5)) { leaf }
      arrangement.arrange(in: area(100, 80))
    }
    #expect(leaf.frame.size == size)
    #expect(found == [])
  }

  #if DEBUG
    @Test(
      "A leaf whose size contradicts its flexibility is reported once",
      arguments: [
        Flexibility(horizontal: .full, vertical: .unknown),
        Flexibility(horizontal: .unknown, vertical: .full),
        Flexibility(horizontal: .upToIdeal, vertical: .unknown),
        Flexibility(horizontal: .unknown, vertical: .upToIdeal),
      ]
    )
    func lies(_ flexibility: Flexibility) {
      let root = Box()
      let line: UInt = #line + 2
      let reports = reports {
        root.arrange(in: area(20, 20)) { Liar(flexibility).layout.padding(2) }
      }
      let message = "Liar returned the size 30.0 × 30.0, which contradicts its flexibility"
      #expect(reports == [Report(message, line: line)])
    }
  #endif
}
