import Foundation
import SmallStack
import Testing
import Withy
import WithyLayout

@Suite("Deeply nested layouts")
struct DeepLayoutTests {
  private static let depth = 10_000

  /// One way of putting an element into another.
  struct Wrapping: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var wrap: @Sendable (LayoutGroup<Box>) -> LayoutGroup<Box>

    init(
      _ name: String,
      @LayoutBuilder<Box> _ wrap: @escaping @Sendable (LayoutGroup<Box>) -> LayoutGroup<Box>
    ) {
      testDescription = name
      self.wrap = wrap
    }
  }

  static let wrappings = [
    Wrapping("padding") { $0.padding(0) },
    Wrapping("frame") { $0.frame(width: 30) },
    Wrapping("flexible frame") { $0.frame(maxWidth: 50) },
    Wrapping("ratio") { $0.aspectRatio(contentMode: .fit) },
    Wrapping("background") { $0.background(Shape()) },
    Wrapping("overlay") { Shape().layout.overlay($0) },
    Wrapping("guide") { $0.alignmentGuide(.top) { $0.height / 2 } },
    Wrapping("scroll") { inner in ScrollContainer { inner } },
    Wrapping("ZStack") { inner in ZStack { inner } },
    Wrapping("stacks of two") { inner in
      HStack {
        VStack {
          inner; Spacer(minLength: 0)
        }
        EmptyElement()
      }
    },
    Wrapping("stacks of one") { inner in HStack { inner } },
    Wrapping("fits first") { inner in ViewThatFits { inner } },
    Wrapping("layout") { inner in Diagonal() { inner } },
    Wrapping("group") { $0 },
    Wrapping("group of two") { inner in
      inner
      EmptyElement()
    },
  ]

  /// Ways whose descriptions retain closures that retain what is inside.
  static let closures = [
    Wrapping("ForEach") { inner in ForEach(0..<1) { _ in inner } },
    Wrapping("lazy stack") { inner in LazyVStack { ForEach(0..<1) { _ in inner } } },
    Wrapping("lazy grid") { inner in LazyVGrid(columns: 1) { ForEach(0..<1) { _ in inner } } },
    Wrapping("part") { inner in Part { inner } },
  ]

  @Test("2,000 nested blocks are described, placed and freed", arguments: closures)
  func blocks(_ wrapping: Wrapping) {
    onSmallStack {
      let leaf = Opaque(10, 10)
      var group = LayoutGroup<Box> { leaf }
      for _ in 0..<2000 { group = wrapping.wrap(group) }
      let root = Box()
      root.arrange(in: area(100, 100)) { group }
      #expect(leaf.frames.count == 1)
      group = LayoutGroup { leaf }
      root.remove(leaf)
    }
  }

  /// Ways that make records which are taken away again, or that look at what is around.
  static let flatWrappings = [
    Wrapping("bars") { inner in inner.safeAreaInset(edge: .top) { EmptyElement() } },
    Wrapping("weights in stacks") { inner in
      HStack {
        inner.weight(1)
        Spacer(minLength: 0)
      }
    },
    Wrapping("parts of containers") { $0.relativeFrame(width: 1) },
    Wrapping("what ignores the safe area") { $0.ignoresSafeArea() },
  ]

  @Test(
    "10,000 nested elements are described, measured, placed, changed and freed",
    arguments: wrappings + flatWrappings
  )
  func deep(_ wrapping: Wrapping) {
    onSmallStack {
      let leaf = Opaque(10, 10)
      var group = LayoutGroup<Box> { leaf }
      for _ in 0..<Self.depth { group = wrapping.wrap(group) }
      let root = Box()
      let arrangement = root.arrange(in: area(100, 100)) { group }
      #expect(leaf.frames.count == 1)
      #expect(leaf.frame.minX.isFinite)
      leaf.natural.width = 5
      arrangement.changed(leaf)
      arrangement.arrange(in: area(90, 100))
      #expect(leaf.frames.count == 2)
      #expect(!arrangement.layoutDescription.isEmpty)
      group = LayoutGroup { leaf }
    }
  }

  @Test("Elements shared by two deep descriptions survive the release of one of them")
  func shared() {
    let leaf = Opaque(10, 10)
    var group = LayoutGroup<Box> { leaf }
    for _ in 0..<1000 { group = LayoutGroup { group.padding(0) } }
    let shared = group
    for _ in 0..<1000 { group = LayoutGroup { group.padding(0) } }
    group = LayoutGroup { leaf }
    #expect(shared.dimensions.ideal == CGSize(width: 10, height: 10))
  }
}
