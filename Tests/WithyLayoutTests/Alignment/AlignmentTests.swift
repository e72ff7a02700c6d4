import Foundation
import Testing
import Withy
import WithyLayout

/// A guide of one's own, a quarter down.
private enum Quarter: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    dimensions[VerticalAlignment.bottom] / 4
  }
}

/// A horizontal guide of one's own, at the trailing edge.
private enum Seam: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    dimensions[HorizontalAlignment.trailing]
  }
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

extension HorizontalAlignment {
  fileprivate static let seam = HorizontalAlignment(Seam.self)
}

@Suite("Alignment")
struct AlignmentTests {
  let root = Box()

  @Test(
    "A frame aligns on both axes",
    arguments: [
      (Alignment.topLeading, 0, 0), (.top, 45, 0), (.topTrailing, 90, 0), (.leading, 0, 40),
      (.center, 45, 40), (.trailing, 90, 40), (.bottomLeading, 0, 80), (.bottom, 45, 80),
      (.bottomTrailing, 90, 80),
    ] as [(Alignment, CGFloat, CGFloat)]
  )
  func frameAlignment(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let picture = Picture(10, 20)
    root.arrange(in: area(100, 100)) {
      picture.layout.frame(width: 100, height: 100, alignment: alignment)
    }
    #expect(picture.frame == frame(x, y, 10, 20))
    let other = Picture(10, 20)
    root.arrange(in: area(100, 100)) {
      ZStack(alignment: alignment) {
        Shape()
        other
      }
    }
    #expect(other.frame == picture.frame)
  }

  @Test(
    "First baselines are aligned, and an element without text has its bottom edge on the baseline"
  )
  func firstBaselines() {
    let frames = frames {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(20, 20)
        Text(10, 40)
        Picture(10, 10)
      }
    }
    #expect(frames == [frame(30, 45, 20, 20), frame(50, 30, 10, 40), frame(60, 50, 10, 10)])
  }

  @Test("In two lines of text, the first or the last baseline is aligned")
  func linesOfText() {
    let wrapped = Text(40, 20)
    let first = frames {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        wrapped.layout.frame(width: 20)
        Text(10, 20)
      }
    }
    #expect(first == [frame(35, 30, 20, 40), frame(55, 30, 10, 20)])
    let last = frames {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        wrapped.layout.frame(width: 20)
        Text(10, 20)
      }
    }
    #expect(last.suffix(2) == [frame(35, 30, 20, 40), frame(55, 50, 10, 20)])
  }

  @Test("A baseline is visible through every modifier and container")
  func nestedBaselines() {
    func baseline(@LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>) -> CGFloat {
      let (root, mark) = (Box(), Picture(10, 0))
      root.arrange(in: area(300, 300)) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          content().frame(width: 100, height: 100, alignment: .topLeading)
          mark
        }
        .frame(height: 300, alignment: .top)
      }
      return mark.frame.minY
    }
    let text = Text(40, 20)
    #expect(baseline { text } == 15)
    #expect(baseline { text.layout.padding(10) } == 25)
    #expect(baseline { text.layout.offset(y: 10) } == 15)
    #expect(baseline { text.layout.fixedSize() } == 15)
    #expect(baseline { text.layout.aspectRatio(contentMode: .fit) } == 15)
    #expect(baseline { text.layout.frame(minHeight: 40, maxHeight: 40, alignment: .bottom) } == 35)
    #expect(baseline { text.layout.background(Shape()).overlay(Shape()) } == 15)
    #expect(baseline { Shape().layout.background(text) } == 100)
    #expect(baseline { text.layout.position(x: 0, y: 50) } == 55)
    #expect(
      baseline {
        ViewThatFits {
          Picture(500, 10); text
        }
      } == 15
    )
    #expect(baseline { ViewThatFits {} } == 100)
    #expect(baseline { ScrollContainer { text } } == 100)
    #expect(
      baseline {
        VStack(spacing: 0) {
          Spacer(minLength: 6); text; Text(1)
        }
      } == 75
    )
    #expect(
      baseline {
        VStack(spacing: 0) {
          Picture(1, 6); text; Text(1)
        }
      } == 21
    )
    #expect(
      baseline {
        HStack(alignment: .top) {
          text; Text(1, 40)
        }
      } == 15
    )
    #expect(
      baseline {
        ZStack(alignment: .top) {
          text; Picture(1, 50)
        }
      } == 15
    )
    #expect(
      baseline {
        Diagonal() {
          Picture(1, 6); text
        }
      } == 21
    )
    #expect(
      baseline {
        GridRow {
          text; Picture(1, 60)
        }
      } == 35
    )
  }

  @Test("A frame aligned by its baseline has the baseline at its own bottom edge")
  func frameByBaseline() {
    let text = Text(40, 20)
    root.arrange(in: area(100, 100)) {
      text.layout.frame(width: 50, height: 50, alignment: .leadingFirstTextBaseline)
    }
    #expect(text.frame == frame(25, 60, 40, 20))
    #expect(Alignment.centerFirstTextBaseline != .centerLastTextBaseline)
    #expect(Alignment.trailingFirstTextBaseline != .trailingLastTextBaseline)
    #expect(Alignment.leadingLastTextBaseline.horizontal == .leading)
  }

  @Test("A custom guide aligns by its default, or by the value of an element")
  func customGuides() {
    let frames = frames {
      HStack(alignment: .quarter, spacing: 0) {
        Picture(10, 40)
        Picture(10, 20)
        Picture(10, 10).layout.alignmentGuide(.quarter) { $0.height }
      }
    }
    #expect(frames == [frame(35, 30, 10, 40), frame(45, 35, 10, 20), frame(55, 30, 10, 10)])
  }

  @Test("A custom horizontal guide aligns its elements")
  func horizontalGuides() {
    let frames = frames {
      VStack(alignment: .seam, spacing: 0) {
        Picture(40, 10)
        HStack(spacing: 0) {
          Picture(10, 10).layout.alignmentGuide(.seam) { $0.width }
          Picture(20, 10)
        }
      }
    }
    #expect(frames.map(\.minX) == [20, 50, 60])
  }

  @Test("Setting the guide of an edge moves the element; others are aligned as before")
  func explicitEdge() {
    let frames = frames {
      VStack(alignment: .leading, spacing: 0) {
        Picture(40, 10)
        Picture(20, 10).layout.alignmentGuide(.leading) { $0[.leading] - 10 }
      }
    }
    #expect(frames == [frame(30, 40, 40, 10), frame(40, 50, 20, 10)])
  }

  @Test("A ZStack aligns guides on both axes")
  func depth() {
    let background = Shape()
    let frames = frames {
      ZStack(alignment: Alignment(horizontal: .seam, vertical: .quarter)) {
        Picture(20, 40)
        Picture(10, 20).layout.alignmentGuide(.seam) { _ in 0 }
        Picture(60, 8).layout.layoutPriority(-1)
      }
      .background(background)
    }
    #expect(background.frame == frame(40, 30, 20, 40))
    #expect(
      frames == [
        background.frame, frame(40, 30, 20, 40), frame(60, 35, 10, 20), frame(0, 38, 60, 8),
      ]
    )
    #expect(ZStack<Box>(alignment: .leadingFirstTextBaseline) {}.dimensions.ideal == .zero)
  }

  @Test("A background is aligned with the guides of its primary element")
  func backgroundGuides() {
    let mark = Picture(10, 10)
    let frames = frames {
      Text(40, 20).layout.alignmentGuide(.trailing) { _ in 5 }
        .overlay(mark, alignment: .trailingFirstTextBaseline)
    }
    #expect(frames[1] == frame(25, 45, 10, 10))
  }

  @Test("ViewDimensions tell explicit guides from defaults")
  func dimensions() {
    var seen: [CGFloat?] = []
    let picture = Picture(40, 20).layout
      .alignmentGuide(.leading) { _ in 3 }
      .alignmentGuide(.top) { dimensions in
        seen = [
          dimensions[.leading], dimensions[explicit: HorizontalAlignment.leading],
          dimensions[.trailing], dimensions[explicit: .trailing], dimensions[.firstTextBaseline],
          dimensions[explicit: VerticalAlignment.center], dimensions.width,
        ]
        return 2
      }
    _ = frames {
      HStack(alignment: .top) {
        picture; Shape()
      }
    }
    #expect(seen == [3, 3, 40, nil, 20, nil, 40])
  }

  @Test("Explicit values of a custom guide in a container are averaged")
  func mean() {
    let frames = frames {
      VStack(alignment: .seam, spacing: 0) {
        HStack(spacing: 0) {
          Picture(20, 10).layout.alignmentGuide(.seam) { _ in 10 }
          Picture(20, 10).layout.alignmentGuide(.seam) { _ in 10 }
        }
        Picture(10, 10)
      }
    }
    #expect(frames.map(\.minX) == [30, 50, 40])
  }

  @Test("The guide of an edge set inside a container does not move the container's own edge")
  func innerEdges() {
    let vertical = frames(in: area(200, 60)) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          Picture(50, 20)
          Picture(50, 20).layout.alignmentGuide(.leading) { _ in 30 }
        }
        Picture(60, 20)
      }
    }
    #expect(vertical.map(\.minX) == [90, 60, 60])
    let horizontal = frames {
      HStack(alignment: .top, spacing: 0) {
        ZStack {
          Picture(10, 20).layout.alignmentGuide(.top) { _ in 5 }
          Picture(10, 20)
        }
        Diagonal()() { Picture(10, 20).layout.alignmentGuide(.top) { _ in 5 } }
        Picture(10, 20)
      }
    }
    #expect(horizontal.map(\.minY) == [40, 40, 40, 40])
    // A modifier, and a stack of one element, are no containers of their own.
    let single = frames {
      HStack(alignment: .top, spacing: 0) {
        VStack { Picture(10, 20).layout.alignmentGuide(.top) { _ in 5 }.padding(1) }
        Picture(10, 20)
      }
    }
    #expect(single.map(\.minY) == [38, 43])
  }

  @Test("A ZStack is as large as its largest child, wherever guides place the children")
  func depthSize() {
    let background = Shape()
    let frames = frames {
      ZStack(alignment: .topLeading) {
        Picture(40, 20)
        Picture(20, 40).layout.alignmentGuide(.leading) { _ in -30 }
      }
      .background(background)
    }
    #expect(frames == [frame(30, 30, 40, 40), frame(30, 30, 40, 20), frame(60, 30, 20, 40)])
  }

  @Test("The cross length of a stack includes the line on which its children are aligned")
  func lineAcross() {
    let background = Shape()
    let frames = frames {
      HStack(alignment: .quarter, spacing: 0) {
        Picture(10, 20).layout.alignmentGuide(.quarter) { _ in -10 }
        Picture(10, 10).layout.alignmentGuide(.quarter) { _ in -20 }
      }
      .background(background)
    }
    #expect(frames == [frame(40, 35, 20, 30), frame(40, 45, 10, 20), frame(50, 55, 10, 10)])
  }

  @Test("Different alignments are not equal")
  func identity() {
    #expect(
      Set([
        VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .quarter,
      ]).count == 6
    )
    #expect(VerticalAlignment.quarter == VerticalAlignment(Quarter.self))
    #expect(VerticalAlignment.quarter != VerticalAlignment(Seam.self))
  }
}
