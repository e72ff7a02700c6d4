import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Modifiers")
struct ModifierTests {
  @Test("Padding applies to some edges, all edges, by default 16, and by insets")
  func padding() {
    #expect(frames { Shape().layout.padding() }.last == frame(16, 16, 68, 68))
    #expect(frames { Shape().layout.padding([.top, .leading], 10) }.last == frame(10, 10, 90, 90))
    #expect(frames { Shape().layout.padding(.vertical) }.last == frame(0, 16, 100, 68))
    #expect(frames { Shape().layout.padding(.horizontal, 1) }.last == frame(1, 0, 98, 100))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames { Shape().layout.padding(insets) }.last == frame(2, 1, 94, 96))
    #expect(frames { Shape().layout.padding(EdgeInsets()) }.last == frame(0, 0, 100, 100))
  }

  @Test(
    "Numbers around a leaf are stored without loss of precision",
    arguments: [0, 10, 0.5, 0.1, 1 / 3, 16_777_217, 1e-300, 1e300] as [CGFloat]
  )
  func exactNumbers(number: CGFloat) {
    let root = Box()
    let leaf = Shape("leaf")
    let arrangement = root.makeArrangement { leaf.layout.frame(width: number, height: 10) }
    #expect(arrangement.size(for: .zero) == CGSize(width: number, height: 10))
    let shape = Shape()
    #expect(
      shape.layout.frame(height: number).dimensions.ideal == CGSize(width: 10, height: number)
    )
    #expect(Spacer<Box>(minLength: number).dimensions.minimum.width == number)
    let insets = EdgeInsets(top: number, leading: 2, bottom: number, trailing: 2)
    let padded = shape.layout.fixedSize().padding(insets)
    #expect(shape.layout.padding(insets).dimensions.ideal == padded.dimensions.ideal)
    let moved = frames { Picture(1, 1).layout.offset(x: number, y: 0) }
    #expect(moved == [frame(49.5 + number, 49.5, 1, 1)])
  }

  @Test("Negative padding widens the proposal, and the size never falls below 0")
  func negativePadding() {
    #expect(frames { Shape().layout.padding(-10) }.last == frame(-10, -10, 120, 120))
    #expect(Picture(10, 10).layout.padding(-20).dimensions.ideal == .zero)
  }

  @Test(
    "An aspect ratio fits and fills",
    arguments: [
      (2, .fit, frame(0, 25, 100, 50)), (2, .fill, frame(-50, 0, 200, 100)),
      (nil, .fit, frame(0, 0, 100, 100)),
    ] as [(CGFloat?, ContentMode, CGRect)]
  )
  func aspectRatio(ratio: CGFloat?, mode: ContentMode, expected: CGRect) {
    #expect(frames { Shape().layout.aspectRatio(ratio, contentMode: mode) } == [expected])
  }

  @Test("An aspect ratio is given as a size, or taken from the ideal size")
  func otherRatios() {
    let size = CGSize(width: 4, height: 2)
    #expect(
      frames { Shape().layout.aspectRatio(size, contentMode: .fit) }.last == frame(0, 25, 100, 50)
    )
    let shape = Shape().layout.frame(idealWidth: 20, idealHeight: 10)
    #expect(frames { shape.scaledToFit() }.last == frame(0, 25, 100, 50))
    #expect(frames { shape.scaledToFill() }.last == frame(-50, 0, 200, 100))
    #expect(
      frames {
        Shape().layout.aspectRatio(2, contentMode: .fit).fixedSize(
          horizontal: true,
          vertical: false
        )
      }.last
        == frame(-50, 0, 200, 100)
    )
    #expect(Picture(0, 0).layout.scaledToFit().dimensions.maximum == .zero)
  }

  @Test(
    "An element that exactly fits is proposed its ideal size to the last bit",
    arguments: [(102.25, 21.5), (55, 45), (33.3, 7.1)]
  )
  func exactFit(width: CGFloat, height: CGFloat) {
    let text = Opaque(width, height)
    Box().arrange(in: area(200, 100)) {
      text.layout.scaledToFit().frame(width: width, height: height)
    }
    #expect(text.proposals.last == ProposedSize(width: width, height: height))
  }

  @Test("An offset moves only the drawing")
  func offset() {
    let frames = frames {
      HStack(spacing: 0) {
        Shape().layout.offset(x: 5, y: -5)
        Shape().layout.offset(CGSize(width: 1, height: 2))
      }
    }
    #expect(frames == [frame(5, -5, 50, 100), frame(51, 2, 50, 100)])
  }

  @Test("A position takes the proposed space and centres the element at a point")
  func position() {
    #expect(frames { Picture(10, 20).layout.position(x: 30, y: 40) }.last == frame(25, 30, 10, 20))
    #expect(
      frames { Picture(10, 20).layout.position(CGPoint(x: 5, y: 10)).fixedSize() }.last
        == frame(45, 40, 10, 20)
    )
  }

  @Test("Some modifiers keep the layout priority, and others do not")
  func priorities() {
    func width(_ element: some LayoutElement<Box>) -> CGFloat {
      let frames = Box()
      frames.arrange(in: area(100, 10)) {
        HStack(spacing: 0) {
          element
          TreeLeaf(.opaque(80, 10))
        }
      }
      return frames.children[0].frame.width
    }
    func leaf() -> ModifiedElement<Box> { TreeLeaf(.opaque(80, 9)).layout.layoutPriority(1) }
    #expect(width(leaf()) == 80)
    #expect(width(leaf().fixedSize(horizontal: false, vertical: true)) == 80)
    #expect(width(leaf().background(Shape())) == 80)
    #expect(width(leaf().overlay(Shape())) == 80)
    #expect(width(leaf().offset()) == 80)
    #expect(width(leaf().alignmentGuide(.top) { _ in 0 }) == 80)
    #expect(width(leaf().padding(0)) == 50)
    #expect(width(leaf().frame(height: 9)) == 50)
    #expect(width(leaf().frame(maxHeight: 9)) == 50)
    #expect(width(leaf().aspectRatio(80 / 9, contentMode: .fit)) == 50)
    #expect(width(ZStack { leaf() }) == 80)
    #expect(
      width(
        ZStack {
          leaf(); Picture(1, 1)
        }
      ) == 50
    )
    #expect(width(ScrollContainer { leaf().frame(height: 9) }) == 50)
  }

  @Test(
    "A scroll container scrolls along one axis, both, or none",
    arguments: [Axes.horizontal, .both, []]
  )
  func scroll(axes: Axes) {
    let frames = frames { ScrollContainer(axes) { Picture(300, 20) } }
    #expect(
      frames == [
        frame(axes.isEmpty ? -100 : 0, axes.contains(.vertical) ? 0 : 40, 300, 20)
      ]
    )
  }

  @Test(
    "The spacing beside a spacer is 0, through modifiers that show its edges, too; a given spacing applies"
  )
  func spacers() {
    func width(_ spacing: CGFloat?, _ spacer: some LayoutElement<Box>) -> CGFloat {
      HStack(spacing: spacing) {
        Picture(10, 10); spacer; Picture(10, 10)
      }.dimensions.ideal.width
    }
    #expect(width(nil, Spacer()) == 28)
    #expect(width(nil, Spacer(minLength: 0)) == 20)
    #expect(width(nil, HStack { Spacer(minLength: 0) }) == 20)
    #expect(width(4, Spacer(minLength: 0)) == 28)
    #expect(width(nil, Spacer(minLength: 0).padding(1)) == 38)
    #expect(width(nil, Spacer(minLength: 0).padding(.vertical, 1)) == 20)
    #expect(width(nil, Spacer(minLength: 0).layoutPriority(-1)) == 20)
    #expect(width(nil, Spacer(minLength: 0).background(Shape())) == 20)
    #expect(width(nil, Spacer(minLength: 0).position()) == 36)
    #expect(width(nil, EmptyElement()) == 28)
  }

  @Test("A spacer follows the nearest stack, and outside stacks both axes")
  func spacerAxes() {
    func ideal(_ element: some LayoutElement<Box>) -> CGSize { element.dimensions.ideal }
    #expect(ideal(Spacer()) == CGSize(width: 8, height: 8))
    #expect(ideal(VStack { HStack { Spacer().padding(0) } }) == CGSize(width: 8, height: 0))
    #expect(ideal(HStack { ZStack { Spacer() } }) == CGSize(width: 8, height: 8))
    #expect(ideal(HStack { ScrollContainer { Spacer() } }) == CGSize(width: 8, height: 8))
    let stack = Picture(1, 1).layout.overlay { Spacer() }
    #expect(
      ideal(
        HStack {
          stack; Spacer()
        }
      ) == CGSize(width: 9, height: 1)
    )
  }

  @Test("A modifier of an empty element, or with one, has no effect")
  func nothing() {
    let empty = LayoutGroup<Box> {}
    #expect(
      frames {
        HStack {
          empty.padding(9).background { empty }.overlay { empty }; Shape()
        }
      } == [area(100, 100)]
    )
    #expect(
      Shape().layout.background { empty }.overlay { empty }.dimensions.ideal
        == CGSize(width: 10, height: 10)
    )
    #expect(empty.overlay(Picture(10, 10)).dimensions.maximum == .zero)
  }

  @Test("Whatever is in a background or an overlay, it leaves the layout around as it is")
  func neutralContent() {
    final class Square: Shape {
      override func answer(_ proposal: ProposedSize) -> CGSize {
        CGSize(width: proposal.height ?? 10, height: proposal.height ?? 10)
      }
    }
    let ratios = (0..<4).reduce(LayoutGroup<Box> { Shape() }) { inner, _ in
      LayoutGroup { inner.aspectRatio(1, contentMode: .fit) }
    }
    let results = [
      LayoutGroup<Box> { Square() },
      LayoutGroup { Square().layout.background(ratios) },
      LayoutGroup { Square().layout.overlay(ratios) },
    ].map { element in
      frames(in: area(300, 100)) {
        HStack(spacing: 0) {
          element
          Shape().layout.layoutPriority(1)
        }
      }
    }
    #expect(results[0] == [area(100, 100), frame(100, 0, 200, 100)])
    #expect(results[1] == [area(100, 100)] + results[0])
    #expect(results[2] == [area(100, 100), area(100, 100), frame(100, 0, 200, 100)])
  }

  @Test("Several elements in place of one are stacked in depth")
  func several() {
    let frames = frames {
      LayoutGroup {
        Picture(10, 10); Picture(30, 20)
      }.padding(10).background {
        Shape(); Picture(2, 2)
      }
    }
    #expect(
      frames == [
        frame(25, 30, 50, 40), frame(49, 49, 2, 2), frame(45, 45, 10, 10), frame(35, 40, 30, 20),
      ]
    )
  }
}
