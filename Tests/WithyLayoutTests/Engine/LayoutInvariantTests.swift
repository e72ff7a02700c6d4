import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Invariants of layout")
struct LayoutInvariantTests {
  /// Every kind of element, around a leaf that shrinks and grows.
  static var examples: [Tree] {
    let leaf = Tree.leaf(.opaque(60, 40))
    let other = Tree.leaf(.shape)
    return [
      leaf, other, .leaf(.picture(30, 20)), .leaf(.liquid(50, 20)), .spacer(nil), .spacer(30),
      .empty,
      .horizontal(.center, nil, [leaf, other]), .horizontal(.top, 3, [leaf, .spacer(nil), leaf]),
      .vertical(.leading, nil, [leaf, other]), .vertical(.center, 0, []),
      .depth(.center, [leaf, other]),
      .frame(50, nil, .center, leaf), .frame(50, 60, .center, other),
      .flexible((20, nil, nil), (nil, nil, 30), .center, leaf),
      .flexible((20, 30, 40), (0, nil, .infinity), .center, leaf),
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), leaf),
      .padding(EdgeInsets(top: -9, leading: -9, bottom: -9, trailing: -9), other),
      .fixedSize(true, false, leaf), .aspectRatio(2, .fit, leaf), .aspectRatio(nil, .fill, leaf),
      .background(other, .center, leaf), .overlay(leaf, .center, other), .offset(3, 4, leaf),
      .position(5, 6, leaf), .priority(2, leaf), .scroll(.vertical, leaf), .scroll(.both, other),
      .custom(.diagonal, [leaf, leaf]), .custom(.pins, [leaf, other]),
      .custom(.shelf, [leaf, other]),
      .any(.horizontal(.center, nil, [leaf, other])), .several([leaf, other]),
      .viewThatFits(.both, [leaf]), .guide(.horizontal(.leading), .constant(5), leaf),
      .raised(5, leaf), .cell(.columns(2), leaf),
      .grid(.center, nil, 3, [.row(nil, [leaf, other]), .row(.top, [other]), leaf]),
      .row(nil, [leaf, other]),
      .flow(Tree.Lines(alignment: .centerFirstTextBaseline, spacing: 4), [leaf, leaf]),
      .distributed(.horizontal, .spaceEvenly, .center, 3, [leaf, leaf]),
      .distributed(.vertical, .equalCentering, .leading, nil, [leaf, other]),
      .horizontal(
        .center,
        nil,
        [.gap(-3, leaf), .weight(2, other), .relative(0.5, nil, .center, leaf)]
      ),
      .horizontal(
        .center,
        4,
        [.share(Tree.Share(axes: .both, count: 3, span: 2, spacing: 4), .top, leaf), other]
      ),
      .relative(nil, 2, .top, other), .direction(.rightToLeft, leaf), .collapsed(true, leaf),
      .collapsed(false, leaf), .watched(1, leaf), .bar(.top, .center, nil, leaf, other),
      .ignoring(.all, other),
    ]
  }

  /// Proposals of all sorts, also such that nobody would make.
  private static let proposals: [ProposedSize] = {
    let lengths: [CGFloat?] = [nil, 0, 1e-9, 0.3, 7, 100, 1e7, .infinity]
    return lengths.flatMap { width in lengths.map { ProposedSize(width: width, height: $0) } }
  }()

  @Test(
    "Sizes are never negative or not-a-number, and finite for a finite proposal",
    arguments: Tree.Kind.allCases,
    seeds(passes: 200)
  )
  func sizes(kind: Tree.Kind, seed: UInt64) {
    for depth in 0..<4 {
      var maker = TreeMaker(seed: seed &* 10 &+ UInt64(depth))
      let tree = maker.tree(kind, depth)
      var sizes: [CGSize] = []
      #expect(reports { sizes = tree.sizes(for: Self.proposals) } == [])
      for (proposal, size) in zip(Self.proposals, sizes) {
        let isFinite = proposal.width != .infinity && proposal.height != .infinity
        let isSize = size.width >= 0 && size.height >= 0
        let isAllowed = isSize && (!isFinite || (size.width + size.height).isFinite)
        #expect(
          isAllowed,
          "seed \(seed): \(size) for \(proposal) of \(tree)"
        )
      }
    }
  }

  @Test(
    "The same proposal gives the same size, whatever was measured in between",
    arguments: Tree.Kind.allCases,
    seeds(passes: 200)
  )
  func sameSize(kind: Tree.Kind, seed: UInt64) {
    for depth in 0..<4 {
      var maker = TreeMaker(seed: seed &* 10 &+ UInt64(depth))
      let tree = maker.tree(kind, depth)
      let proposals = Self.proposals
      let sizes = tree.sizes(for: proposals + proposals.reversed())
      let turned = tree.sizes(for: proposals.reversed())
      let isSame = sizes == sizes.reversed() && turned == Array(sizes.suffix(proposals.count))
      #expect(isSame, "seed \(seed): \(tree)")
    }
  }

  @Test(
    "Random trees have finite frames, and the same ones every time",
    arguments: seeds(passes: 100)
  )
  func frames(seed: UInt64) {
    for number in 0..<10 {
      var maker = TreeMaker(seed: seed &* 100 &+ UInt64(number) &+ 300_000)
      let tree = maker.tree(depth: 6)
      let bounds = maker.bounds()
      var frames: [[CGRect]] = []
      let reports = reports {
        for _ in 0..<2 {
          let root = Box()
          root.arrange(in: bounds) { tree.element() }
          frames.append(root.children.map(\.frame))
        }
      }
      #expect(reports == [], "seed \(seed): \(tree)")
      #expect(frames[0] == frames[1], "seed \(seed): \(tree)")
      #expect(
        frames[0].allSatisfy {
          ($0.minX + $0.minY + $0.width + $0.height).isFinite && $0.width >= 0 && $0.height >= 0
        },
        "seed \(seed): \(tree)"
      )
    }
  }

  /// Kinds of elements that do not give what they are proposed to one element as a whole.
  private static let sharing: Set<Tree.Kind> = [
    .horizontal, .vertical, .grid, .row, .flow, .columns, .depth, .custom, .viewThatFits,
    .aspectRatio,
    .distributed, .relative, .share, .bar, .any, .several,
  ]

  /// Kinds of elements whose size depends on what is proposed.
  private static let flexible: Set<Tree.Kind> = [
    .grid, .row, .flow, .columns, .custom, .viewThatFits, .aspectRatio, .guide, .flexible,
    .position,
    .scroll, .shape, .resizable,
    .opaque, .liquid, .spacer, .distributed, .relative, .share, .weight, .bar, .any,
  ]

  /// It is promised where nothing is shared out.
  ///
  /// A stack that is larger than what it was proposed has more to share out then, and a ratio need
  /// not be that of the element in it.
  @Test(
    "Proposing an element its own size returns that size",
    arguments: [
      sharing, sharing.subtracting([.depth, .several]).union([.liquid, .guide]), flexible,
    ],
    seeds(passes: 100)
  )
  func ownSize(without: Set<Tree.Kind>, seed: UInt64) {
    let lengths: [CGFloat] = [0, 5, 40, 120, 500]
    let proposals = lengths.flatMap { width in
      lengths.map { ProposedSize(width: width, height: $0) }
    }
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 100 &+ UInt64(number), without: without)
      let tree = maker.tree(depth: number + 2)
      let sizes = tree.sizes(for: proposals)
      let again = tree.sizes(for: sizes.map { ProposedSize($0) })
      for (size, other) in zip(sizes, again) {
        #expect(size.isClose(to: other), "seed \(seed): \(other) for \(size) of \(tree)")
      }
    }
  }
}
