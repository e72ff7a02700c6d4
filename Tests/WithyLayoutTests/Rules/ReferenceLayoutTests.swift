import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Reference implementation")
struct ReferenceLayoutTests {
  @Test(
    "Random trees get the frames of the reference, which caches nothing",
    arguments: seeds(passes: 10)
  )
  func frames(seed: UInt64) {
    for number in 0..<25 {
      var maker = TreeMaker(seed: seed &* 1000 &+ UInt64(number), refuses: true)
      let tree = maker.tree(depth: 4)
      let surroundings = Reference.Surroundings(
        bounds: maker.bounds(),
        safeArea: maker.safeArea(),
        direction: number.isMultiple(of: 3) ? .rightToLeft : .leftToRight,
        spacing: number.isMultiple(of: 5) ? 3 : 8
      )
      compare(tree, in: surroundings, number.isMultiple(of: 4) ? 3 : nil, "seed \(seed)")
    }
  }

  /// Compares the frames of a tree with those of the reference.
  private func compare(
    _ tree: Tree,
    in surroundings: Reference.Surroundings,
    _ scale: CGFloat?,
    _ name: String
  ) {
    let root = Box()
    var told: [Int: CGRect] = [:]
    root.arrange(
      in: surroundings.bounds,
      safeArea: surroundings.safeArea,
      layoutDirection: surroundings.direction,
      pixelScale: scale,
      defaultSpacing: surroundings.spacing
    ) { tree.element(told: { told[$0] = $1 }) { TreeLeaf($0) } }
    let reference = Reference(tree, in: surroundings)
    func isSame(_ frame: CGRect, _ other: CGRect) -> Bool {
      scale.map { frame.isRounded(from: other, scale: $0) } ?? frame.isClose(to: other)
    }
    // The reference omits collapsed elements and hidden alternatives.
    let expected = reference.frames.filter { $0 != .zero }
    let frames = root.children.map(\.frame).filter { $0 != .zero }
    #expect(
      frames.count == expected.count && zip(frames, expected).allSatisfy(isSame),
      "\(name) in \(surroundings): \(frames) is not \(expected): \(tree)"
    )
    let isTold = reference.told.allSatisfy { number, frame in
      told[number].map { isSame($0, frame) } ?? false
    }
    #expect(
      told.count == reference.told.count && isTold,
      "\(name) in \(surroundings): told \(told) and not \(reference.told): \(tree)"
    )
  }

  @Test(
    "More nested aspect ratios than are measured exactly get the frames of the reference",
    arguments: seeds(passes: 5)
  )
  func deepRatios(seed: UInt64) {
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 1000 &+ UInt64(number) &+ 900_000)
      var tree = maker.tree(depth: 0)
      for _ in 0..<6 {
        let children = [tree, maker.tree(depth: 0), maker.tree(depth: 0)]
        let stack = maker.stack(children.shuffled(using: &maker.numbers))
        tree = .aspectRatio(maker.ratio(), .fit, stack)
      }
      if number.isMultiple(of: 2) {
        let primary = Tree.aspectRatio(maker.ratio(), .fit, maker.tree(depth: 0))
        tree = .background(tree, .center, primary)
      }
      let outer = maker.stack([tree, maker.tree(depth: 0), .leaf(.shape)])
      compare(outer, in: Reference.Surroundings(bounds: maker.bounds()), nil, "seed \(seed)")
    }
  }

  @Test(
    "More nested elements than are aligned exactly get the frames of the reference",
    arguments: seeds(passes: 20)
  )
  func deepGuides(seed: UInt64) {
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 1000 &+ UInt64(number) &+ 300_000)
      var tree = maker.tree(depth: 0)
      for level in 0..<9 {
        let column = Tree.vertical(.center, nil, [.spacer(nil), .leaf(.liquid(30, 20))])
        let children = [tree, column]
        tree = maker.reproposing(children.shuffled(using: &maker.numbers), isGrid: level < 3)
        tree = .horizontal(.firstTextBaseline, nil, [tree, maker.tree(depth: 0)])
      }
      compare(tree, in: Reference.Surroundings(bounds: maker.bounds()), nil, "seed \(seed)")
    }
  }

  @Test(
    "Stacks of many children of any flexibility and priority get the frames of the reference",
    arguments: 0..<60 as Range<UInt64>
  )
  func large(seed: UInt64) {
    var maker = TreeMaker(seed: seed)
    let children = (0..<33 + Int(seed) * 4).map { _ -> Tree in
      let least = maker.numbers.number(0...20)
      let range = maker.numbers.number(300...2000) / 100
      let bounds = (min: least, ideal: nil as CGFloat?, max: least + range)
      let tree = Tree.flexible(bounds, (nil, nil, nil), .center, .leaf(.shape))
      return .priority(Double(seed.isMultiple(of: 2) ? 0 : Int(range) % 3), tree)
    }
    let tree = Tree.horizontal(.center, 1, children)
    let root = Box()
    let bounds = area(CGFloat(children.count) * 21, 100)
    root.arrange(in: bounds) { tree.element() }
    let expected = Reference(tree, in: bounds).frames
    #expect(zip(root.children.map(\.frame), expected).allSatisfy { $0.isClose(to: $1) })
  }

  @Test(
    "Random trees have the sizes of the reference",
    arguments: seeds(passes: 130)
  )
  func sizes(seed: UInt64) {
    for tree in 0..<25 {
      var maker = TreeMaker(seed: seed &* 1000 &+ UInt64(tree) &+ 500_000)
      let tree = maker.tree(depth: 4)
      let dimensions = tree.element().dimensions
      #expect(dimensions.minimum.isClose(to: Reference.size(tree, .zero)), "seed \(seed): \(tree)")
      #expect(
        dimensions.ideal.isClose(to: Reference.size(tree, .unspecified)),
        "seed \(seed): \(tree)"
      )
      #expect(
        dimensions.maximum.isClose(to: Reference.size(tree, .infinity)),
        "seed \(seed): \(tree)"
      )
    }
  }

  @Test(
    "Random trees in a container have the sizes of the reference",
    arguments: seeds(passes: 50)
  )
  func proposals(seed: UInt64) {
    let lengths: [CGFloat?] = [nil, 0, 7, 60, 300, .infinity]
    let proposals = lengths.flatMap { width in
      lengths.map { ProposedSize(width: width, height: $0) }
    }
    for number in 0..<5 {
      var maker = TreeMaker(seed: seed &* 1000 &+ UInt64(number) &+ 700_000)
      let tree = Tree.padding(EdgeInsets(), maker.tree(depth: 4))
      let sizes = tree.sizes(for: proposals)
      for (proposal, size) in zip(proposals, sizes) {
        let expected = Reference.size(tree, proposal, isShared: false)
        #expect(
          size.isClose(to: expected),
          "seed \(seed): \(size) is not \(expected) for \(proposal): \(tree)"
        )
      }
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

extension CGRect {
  /// Whether a frame is another one with its edges rounded to pixels.
  func isRounded(from other: CGRect, scale: CGFloat) -> Bool {
    func isRounded(_ edge: CGFloat, _ other: CGFloat) -> Bool {
      let pixels = edge * scale
      return abs(pixels - pixels.rounded()) < 0.001 && abs(edge - other) < 0.5 / scale + 0.001
    }
    return isRounded(minX, other.minX) && isRounded(minY, other.minY)
      && isRounded(maxX, other.maxX) && isRounded(maxY, other.maxY)
  }
}
