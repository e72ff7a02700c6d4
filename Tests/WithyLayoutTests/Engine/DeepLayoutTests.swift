import Foundation
import TestSupport
import SmallStack
import Testing
import Withy
import WithyLayout

@Suite("Deeply nested layouts")
struct DeepLayoutTests {
  /// One way of putting an element into another.
  struct Wrapping: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The number of levels that it adds.
    var levels: Int

    var wrap: @Sendable (LayoutGroup<Box>) -> LayoutGroup<Box>

    init(
      _ name: String,
      levels: Int = 1,
      @LayoutBuilder<Box> _ wrap: @escaping @Sendable (LayoutGroup<Box>) -> LayoutGroup<Box>
    ) {
      testDescription = name
      self.levels = levels
      self.wrap = wrap
    }

    /// Returns a leaf inside a number of elements, at least, and of others in these.
    func group(
      around leaf: Opaque,
      levels count: Int = 126,
      inner innerCount: Int = 0
    ) -> LayoutGroup<Box> {
      let inner = (0..<innerCount).reduce(LayoutGroup<Box> { leaf }) { group, _ in
        LayoutGroup { ZStack { group } }
      }
      return (0..<count / levels).reduce(inner) { group, _ in wrap(group) }
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
    Wrapping("stacks of two", levels: 2) { inner in
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
    Wrapping("group of two") { inner in
      inner
      EmptyElement()
    },
    Wrapping("bars", levels: 3) { inner in inner.safeAreaInset(edge: .top) { EmptyElement() } },
    Wrapping("weights in stacks", levels: 2) { inner in
      HStack {
        inner.weight(1)
        Spacer(minLength: 0)
      }
    },
    Wrapping("parts of containers", levels: 2) { $0.relativeFrame(width: 1) },
    Wrapping("elements that ignore the safe area") { $0.ignoresSafeArea() },
    Wrapping("ForEach") { inner in ForEach(0..<1) { _ in inner } },
    Wrapping("lazy stack", levels: 4) { inner in LazyVStack { ForEach(0..<1) { _ in inner } } },
    Wrapping("lazy grid", levels: 4) { inner in
      LazyVGrid(columns: [GridItem()]) { ForEach(0..<1) { _ in inner } }
    },
    Wrapping("part", levels: 2) { inner in Part { inner } },
  ]

  @Test("128 nested elements are measured, placed and changed", arguments: wrappings)
  func limit(_ wrapping: Wrapping) {
    onSmallStack {
      let reports = reports {
        let (leaf, root) = (Opaque(10, 10), Box())
        let arrangement = root.arrange(in: area(100, 100)) { wrapping.group(around: leaf) }
        #expect(leaf.frames.count == 1, "\(wrapping)")
        #expect(leaf.frame.minX.isFinite)
        leaf.natural.width = 5
        arrangement.changed(leaf)
        arrangement.arrange(in: area(90, 100))
        #expect(leaf.frames.count == 2)
        #expect(!arrangement.layoutDescription.isEmpty)
      }
      #expect(reports.isEmpty, "\(wrapping)")
    }
  }

  @Test("A bar at an element that is nested too deep is skipped, and covers no safe area")
  func barTooDeep() {
    let (leaf, bar, back, root) = (Opaque(10, 10), Shape(), Shape(), Box())
    let deep = (0..<128).reduce(LayoutGroup<Box> { leaf }) { inner, _ in
      LayoutGroup { inner.padding(1) }
    }
    let reports = reports {
      root.arrange(in: area(100, 100)) {
        ZStack {
          back.layout.ignoresSafeArea()
          deep.safeAreaInset(edge: .top) { bar }
        }
      }
    }
    #expect(reports.map(\.message) == ["More than 128 levels are nested; deeper ones are skipped"])
    #expect(root.children.map(\.frame) == [area(100, 100)])
  }

  @Test(
    "More than 128 nested elements are skipped and reported",
    arguments: wrappings,
    0..<4
  )
  func tooDeep(_ wrapping: Wrapping, innerCount: Int) {
    onSmallStack {
      let reports = reports {
        let (leaf, other, root) = (Opaque(10, 10), Opaque(20, 20), Box())
        root.arrange(in: area(100, 100)) {
          HStack(spacing: 0) {
            wrapping.group(around: leaf, levels: 10_000, inner: innerCount)
            other
          }
        }
        #expect(root.children.last === other && !root.children.contains { $0 === leaf })
        #expect(other.frame.size == CGSize(width: 20, height: 20))
      }
      #expect(
        reports.first?.message
          == "More than 128 levels are nested; deeper ones are skipped"
      )
    }
  }
}
