import Foundation
import ReportRecorder
import Testing
import Withy
import WithyLayout

@Suite("The contract of layout")
struct ContractTests {
  private static let lengths: [CGFloat] = [0, 1, 5, 10, 33, 50, 80, 120, 200, 350, 1000, .infinity]

  /// Every kind of element, around a leaf that shrinks and grows.
  static var kinds: [Tree] {
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
      .custom([leaf, leaf]), .fitsFirst(.both, [leaf]),
    ]
  }

  /// Arranges a tree in a size that is proposed, and returns what it takes.
  private func size(_ tree: Tree, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    struct Asking: Layout {
      let proposal: ProposedSize
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedSize, subviews: LayoutSubviews) {}
    }
    let asking = Asking(proposal: ProposedSize(width: width, height: height))
    return (asking() { tree.element() }).dimensions.maximum
  }

  @Test("Sizes for rising proposals never fall", arguments: kinds.indices)
  func rising(kind: Int) {
    let tree = Self.kinds[kind]
    for other in Self.lengths {
      let widths = Self.lengths.map { size(tree, $0, other).width }
      #expect(widths == widths.sorted(), "\(tree)")
      let heights = Self.lengths.map { size(tree, other, $0).height }
      #expect(heights == heights.sorted(), "\(tree)")
    }
  }

  @Test("Random trees have no frame that is not finite, and the same ones twice", arguments: 0..<40)
  func random(seed: Int) {
    for number in 0..<10 {
      var numbers = Seeded(seed * 100 + number + 300_000)
      let tree = Tree.random(&numbers, depth: 6)
      let bounds = area(
        CGFloat(Int.random(in: 0...500, using: &numbers)),
        CGFloat(Int.random(in: 0...500, using: &numbers))
      )
      var frames: [[CGRect]] = []
      // A container that adds up its elements may answer infinity to 0: that is reported.
      _ = reports {
        for _ in 0..<2 {
          let root = Box()
          root.arrange(in: bounds) { tree.element() }
          frames.append(root.children.map(\.frame))
        }
      }
      #expect(frames[0] == frames[1])
      #expect(
        frames[0].allSatisfy {
          ($0.minX + $0.minY + $0.width + $0.height).isFinite && $0.width >= 0 && $0.height >= 0
        },
        "\(tree)"
      )
    }
  }

  @Test("Random stacks of flexible frames never fall for rising proposals", arguments: 0..<40)
  func risingStacks(seed: Int) {
    var numbers = Seeded(seed + 400_000)
    func leaf() -> Tree {
      let low = CGFloat(Int.random(in: 0...40, using: &numbers))
      let high = low + CGFloat(Int.random(in: 0...80, using: &numbers))
      return .flexible((low, nil, high), (low, nil, high), .center, .leaf(.shape))
    }
    func stack(_ depth: Int) -> Tree {
      if depth == 0 { return leaf() }
      let children = (0..<3).map { _ in stack(depth - 1) }
      return depth % 2 == 0 ? .horizontal(.center, nil, children) : .vertical(.center, 4, children)
    }
    let tree = stack(2)
    for other in [0, 100, 400] as [CGFloat] {
      let widths = Self.lengths.map { size(tree, $0, other).width }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 0.001 }, "\(widths)")
    }
  }
}
