import Foundation
import Testing
import Withy
import WithyLayout

@Suite("The reference")
struct ReferenceTests {
  @Test("Random trees get the frames that the rules without memory give", arguments: 0..<400)
  func frames(seed: Int) {
    for tree in 0..<25 {
      var numbers = Seeded(seed * 1000 + tree)
      let tree = Tree.random(&numbers, depth: 4)
      let bounds = CGRect(
        x: 0,
        y: 0,
        width: CGFloat(Int.random(in: 0...300, using: &numbers)),
        height: CGFloat(Int.random(in: 0...300, using: &numbers))
      )
      let root = Box()
      root.arrange(in: bounds) { tree.element() }
      let expected = Reference(tree, in: bounds).frames
      let frames = root.children.map(\.frame)
      let isSame = zip(frames, expected).allSatisfy { $0.isClose(to: $1) }
      #expect(frames.count == expected.count && isSame, "\(frames) is not \(expected): \(tree)")
    }
  }

  @Test("Random trees answer proposals with the sizes that the rules give", arguments: 0..<30)
  func sizes(seed: Int) {
    for tree in 0..<25 {
      var numbers = Seeded(seed * 1000 + tree + 500_000)
      let tree = Tree.random(&numbers, depth: 4)
      let dimensions = tree.element().dimensions
      #expect(dimensions.minimum.isClose(to: Reference.size(tree, .zero)), "\(tree)")
      #expect(dimensions.ideal.isClose(to: Reference.size(tree, .unspecified)), "\(tree)")
      #expect(dimensions.maximum.isClose(to: Reference.size(tree, .infinity)), "\(tree)")
    }
  }
}

extension CGSize {
  /// Whether two sizes are the same to a thousandth of a point.
  func isClose(to other: CGSize) -> Bool {
    (width == other.width || abs(width - other.width) < 0.001)
      && (height == other.height || abs(height - other.height) < 0.001)
  }
}
