import Foundation
import Testing
import Withy
import WithyLayout

/// A tree, and the frames that its leaves get.
struct Expectation: CustomTestStringConvertible {
  var testDescription: String
  var width: CGFloat = 100
  var height: CGFloat = 100
  var frames: [CGRect]
  var tree: @Sendable () -> any LayoutElement<Box>

  init(
    _ name: String,
    in size: (CGFloat, CGFloat) = (100, 100),
    _ frames: [CGRect],
    @LayoutBuilder<Box> _ tree: @escaping @Sendable () -> LayoutGroup<Box>
  ) {
    testDescription = name
    (width, height) = size
    self.frames = frames
    self.tree = tree
  }
}

/// A flexible leaf.
private var r: Shape { Shape() }
private func image(_ width: CGFloat, _ height: CGFloat) -> Picture { Picture(width, height) }

@Suite("Table of expected frames")
struct ExpectedFrameTests {
  @Test("Trees get the expected frames", arguments: stacks + frames + modifiers + overflows)
  func numbers(_ expected: Expectation) {
    let root = Box()
    let tree = expected.tree()
    func arrange<Element: LayoutElement<Box>>(_ element: Element) {
      root.arrange(in: area(expected.width, expected.height)) { element }
    }
    arrange(tree)
    #expect(root.children.count == expected.frames.count)
    for (child, frame) in zip(root.children, expected.frames) {
      #expect(child.frame.isClose(to: frame), "\(child.frame) is not \(frame)")
    }
  }

  static let stacks = [
    Expectation("HStack{R, R}", [frame(0, 0, 46, 100), frame(54, 0, 46, 100)]) {
      HStack {
        r; r
      }
    },
    Expectation(
      "HStack(20){R, R, R}",
      [frame(0, 0, 20, 100), frame(40, 0, 20, 100), frame(80, 0, 20, 100)]
    ) {
      HStack(spacing: 20) {
        r; r; r
      }
    },
    Expectation(
      "HStack(10){R.frame(minWidth 30, maxWidth 100), R.frame(width 10)}",
      [frame(0, 0, 80, 100), frame(90, 0, 10, 100)]
    ) {
      HStack(spacing: 10) {
        r.layout.frame(minWidth: 30, maxWidth: 100)
        r.layout.frame(width: 10)
      }
    },
    Expectation(
      "HStack{R.frame(30,20), R.frame(40,30)}",
      [frame(11, 40, 30, 20), frame(49, 35, 40, 30)]
    ) {
      HStack {
        r.layout.frame(width: 30, height: 20)
        r.layout.frame(width: 40, height: 30)
      }
    },
    Expectation(
      "HStack{R.frame(minWidth 20, maxWidth 40), R.frame(minWidth 30, maxWidth 50)}",
      [frame(1, 0, 40, 100), frame(49, 0, 50, 100)]
    ) {
      HStack {
        r.layout.frame(minWidth: 20, maxWidth: 40)
        r.layout.frame(minWidth: 30, maxWidth: 50)
      }
    },
    Expectation(
      "HStack{R.padding(10), R.padding(5)}",
      [frame(10, 10, 26, 80), frame(59, 5, 36, 90)]
    ) {
      HStack {
        r.layout.padding(10)
        r.layout.padding(5)
      }
    },
    Expectation(
      "HStack(.top){20×30, 30×20, 25×40}.frame(100, 100)",
      [frame(4.5, 30, 20, 30), frame(32.5, 30, 30, 20), frame(70.5, 30, 25, 40)]
    ) {
      HStack(alignment: .top) {
        image(20, 30); image(30, 20); image(25, 40)
      }
      .frame(width: 100, height: 100)
    },
    Expectation(
      "HStack(.bottom){20×30, 30×20, 25×40}.frame(100, 100)",
      [frame(4.5, 40, 20, 30), frame(32.5, 50, 30, 20), frame(70.5, 30, 25, 40)]
    ) {
      HStack(alignment: .bottom) {
        image(20, 30); image(30, 20); image(25, 40)
      }
      .frame(width: 100, height: 100)
    },
    Expectation(
      "VStack(5){R,R}.background(HStack(3){R,R})",
      [
        frame(0, 0, 48.5, 100), frame(51.5, 0, 48.5, 100), frame(0, 0, 100, 47.5),
        frame(0, 52.5, 100, 47.5),
      ]
    ) {
      VStack(spacing: 5) {
        r; r
      }.background {
        HStack(spacing: 3) {
          r; r
        }
      }
    },
    Expectation(
      "VStack(10){R, R, R}",
      [
        frame(0, 0, 100, 26.6667), frame(0, 36.6667, 100, 26.6667),
        frame(0, 73.3333, 100, 26.6667),
      ]
    ) {
      VStack(spacing: 10) {
        r; r; r
      }
    },
    Expectation(
      "VStack(0){R.fixedSize(), Spacer, R}",
      [frame(45, 0, 10, 10), frame(0, 18, 100, 82)]
    ) {
      VStack(spacing: 0) {
        r.layout.fixedSize()
        Spacer()
        r
      }
    },
    Expectation(
      "VStack{R.frame(minHeight 50), R.layoutPriority(1)} in 500",
      in: (500, 500),
      [frame(0, 0, 500, 50), frame(0, 58, 500, 442)]
    ) {
      VStack {
        r.layout.frame(minHeight: 50)
        r.layout.layoutPriority(1)
      }
    },
    Expectation(
      "HStack(0){R, R, R} in 300",
      in: (300, 100),
      [frame(0, 0, 100, 100), frame(100, 0, 100, 100), frame(200, 0, 100, 100)]
    ) {
      HStack(spacing: 0) {
        r; r; r
      }
    },
  ]

  static let frames = [
    Expectation("R.frame(maxWidth 5)", [frame(47.5, 0, 5, 100)]) { r.layout.frame(maxWidth: 5) },
    Expectation("R.frame(minWidth 80)", [frame(0, 0, 100, 100)]) { r.layout.frame(minWidth: 80) },
    Expectation("R.frame(minWidth 40, maxWidth 60)", [frame(20, 0, 60, 100)]) {
      r.layout.frame(minWidth: 40, maxWidth: 60)
    },
    Expectation("R.frame(60,40).frame(maxWidth 50)", [frame(20, 30, 60, 40)]) {
      r.layout.frame(width: 60, height: 40).frame(maxWidth: 50)
    },
    Expectation(
      "R.frame(10,10).frame(maxWidth ∞, alignment trailing)",
      [frame(90, 45, 10, 10)]
    ) {
      r.layout.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
    },
    Expectation("R.frame(min 0, max 0 on both axes)", [frame(50, 50, 0, 0)]) {
      r.layout.frame(minWidth: 0, maxWidth: 0, minHeight: 0, maxHeight: 0)
    },
    Expectation(
      "R.frame(minWidth 30, maxWidth 70, minHeight 20, maxHeight 80)",
      [frame(15, 10, 70, 80)]
    ) {
      r.layout.frame(minWidth: 30, maxWidth: 70, minHeight: 20, maxHeight: 80)
    },
    Expectation("R.frame(150,120)", [frame(-25, -10, 150, 120)]) {
      r.layout.frame(width: 150, height: 120)
    },
    Expectation("R.frame(80,60).frame(50,40)", [frame(10, 20, 80, 60)]) {
      r.layout.frame(width: 80, height: 60).frame(width: 50, height: 40)
    },
    Expectation(
      "R.frame(idealWidth 100, idealHeight 40).fixedSize()",
      [frame(0, 30, 100, 40)]
    ) {
      r.layout.frame(idealWidth: 100, idealHeight: 40).fixedSize()
    },
  ]

  static let modifiers = [
    Expectation("R.fixedSize()", [frame(45, 45, 10, 10)]) { r.layout.fixedSize() },
    Expectation("R.fixedSize(horizontal)", [frame(45, 0, 10, 100)]) {
      r.layout.fixedSize(horizontal: true, vertical: false)
    },
    Expectation("R.padding(60)", [frame(50, 50, 0, 0)]) { r.layout.padding(60) },
    Expectation("Spacer.background(R)", [frame(0, 0, 100, 100)]) { Spacer().background(r) },
    Expectation("Spacer.fixedSize().background(R)", [frame(46, 46, 8, 8)]) {
      Spacer().fixedSize().background(r)
    },
    Expectation("Spacer.background(R).fixedSize()", [frame(46, 46, 8, 8)]) {
      Spacer().background(r).fixedSize()
    },
    Expectation("R.aspectRatio(1.5, fill)", [frame(-25, 0, 150, 100)]) {
      r.layout.aspectRatio(1.5, contentMode: .fill)
    },
  ]

  static let overflows = [
    Expectation(
      "HStack(0){R.frame(maxWidth 100), R.frame(minWidth 100)} in 150 × 100",
      in: (150, 100),
      [frame(-12.5, 0, 75, 100), frame(62.5, 0, 100, 100)]
    ) {
      HStack(spacing: 0) {
        r.layout.frame(maxWidth: 100)
        r.layout.frame(minWidth: 100)
      }
    },
    Expectation(
      "VStack(0){R.frame(minHeight 5, maxHeight 100), R.frame(minHeight 80)} in 85",
      in: (100, 85),
      [frame(0, -18.75, 100, 42.5), frame(0, 23.75, 100, 80)]
    ) {
      VStack(spacing: 0) {
        r.layout.frame(minHeight: 5, maxHeight: 100)
        r.layout.frame(minHeight: 80)
      }
    },
  ]

  @Test(
    "A flexible frame raises each bound to at least the previous one",
    arguments: [
      (Bounds(min: -10), Bounds(min: 0)),
      (Bounds(min: 20, ideal: 10), Bounds(min: 20, ideal: 20)),
      (Bounds(ideal: 30, max: 20), Bounds(ideal: 30, max: 30)),
    ]
  )
  func creation(given: Bounds, same: Bounds) {
    #expect(given.dimensions == same.dimensions)
  }

  struct Bounds: Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    var dimensions: Dimensions {
      Shape().layout.frame(minWidth: min, idealWidth: ideal, maxWidth: max).dimensions
    }
  }
}
