import Foundation
import TestSupport
import Testing
import WithyLayout

/// Whether a greater length that is proposed never gives a smaller one.
///
/// This does not hold for every tree, nor do the rules require it. A search with random trees, a
/// hundred thousand of each set of kinds, gave the sets below. They exclude legitimate cases:
///
/// - The height of a text, and of all that holds one, for a rising *width*: it wraps less.
/// - A ratio makes each length out of the other. A text in it gets wider as the proposed height
///   rises, and so lower; and a stack in it or around it, which orders its children by how flexible
///   they are across its other length, gives their shares in another order.
/// - The height of a flow whose columns wrap, likewise, and the width of any other: an element that
///   is wider than the flow takes all of its width, and one that is not takes its ideal width,
///   which may be less when the sizes of the element jump.
/// - Alternatives: another one is shown where more is proposed.
/// - Weights, parts of a length, and bars: what one element gets more, others get less.
/// - Guides: their values are the user's, and may move children over one another. Custom layouts
///   set guides, too.
@Suite("Monotonic sizes")
struct MonotonicSizeTests {
  /// Some kinds of elements, and of what trees of them keep the promise.
  struct Promise: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var without: Set<Tree.Kind>
    var axes: Axes

    init(_ name: String, _ axes: Axes = .both, without: Set<Tree.Kind>) {
      testDescription = name
      self.without = without.union([.bar, .relative, .share, .weight])
      self.axes = axes
    }
  }

  private static let stacks: Set<Tree.Kind> = [
    .horizontal, .vertical, .distributed, .grid, .row, .any,
  ]
  private static let guides: Set<Tree.Kind> = [.guide, .custom, .any]

  static let promises = [
    Promise(
      "all that shares and bounds",
      without: guides.union([.aspectRatio, .viewThatFits, .flow, .columns])
    ),
    Promise("flows", .vertical, without: guides.union([.aspectRatio, .viewThatFits, .columns])),
    Promise(
      "ratios without texts and stacks",
      without: stacks.union(guides).union([.liquid, .viewThatFits, .flow, .columns])
    ),
    Promise(
      "guides that align nothing",
      without: stacks.union([.depth, .several, .aspectRatio, .viewThatFits, .flow, .columns])
    ),
  ]

  @Test(
    "The lengths of random trees never fall as the proposal on their axis rises",
    arguments: promises,
    seeds(passes: 100)
  )
  func randomTrees(promise: Promise, seed: UInt64) {
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 100 &+ UInt64(number), without: promise.without)
      let tree = maker.tree(depth: number + 2)
      if promise.axes.contains(.horizontal) { expectRise(tree, \.width, \.width, seed) }
      if promise.axes.contains(.vertical) { expectRise(tree, \.height, \.height, seed) }
    }
  }

  @Test(
    "The length of each kind of element never falls as the proposal rises",
    arguments: LayoutInvariantTests.examples
  )
  func examples(tree: Tree) {
    expectRise(tree, \.width, \.width, 0)
    expectRise(tree, \.height, \.height, 0)
  }

  @Test("A wider text is not higher")
  func text() {
    let proposals = Tree.lengths.map { ProposedSize(width: $0, height: nil) }
    let heights = Tree.leaf(.liquid(50, 20)).sizes(for: proposals).map(\.height)
    #expect(heights == heights.sorted(by: >))
    #expect(heights[0] == 1000)
  }

  /// Expects a length not to fall, whatever is proposed on the other axis.
  private func expectRise(
    _ tree: Tree,
    _ length: KeyPath<CGSize, CGFloat>,
    _ proposed: WritableKeyPath<ProposedSize, CGFloat?>,
    _ seed: UInt64
  ) {
    for other in [nil, 0, 30, 100, 400, .infinity] as [CGFloat?] {
      let proposals = Tree.lengths.map {
        var proposal = ProposedSize(width: other, height: other)
        proposal[keyPath: proposed] = $0
        return proposal
      }
      let lengths = tree.sizes(for: proposals).map { $0[keyPath: length] }
      #expect(
        zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 + 0.001 },
        "seed \(seed): \(lengths) beside \(other.map { "\($0)" } ?? "nil") of \(tree)"
      )
    }
  }
}
