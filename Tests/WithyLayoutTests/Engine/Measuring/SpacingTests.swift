import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

@Suite("Spacing")
struct SpacingTests {
  @Test("Spacing preferences alone decide on the spacing of an element")
  func comparedSpacing() {
    struct Comparing: PartialLayout {
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        #expect(subviews.map(\.spacing) == [.zero, ViewSpacing()])
        #expect(Set(subviews.map(\.spacing)) == [.zero, ViewSpacing()])
      }
    }
    Box().arrange(in: area(10, 10)) {
      Comparing()() {
        Spacer(); Shape()
      }
    }
  }

  @Test("Spacing of a subview has the default gap of its layout, on either side and in a union")
  func defaultGap() {
    struct Distances: PartialLayout {
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        let (own, none) = (subviews[0].spacing, ViewSpacing())
        #expect(own.distance(to: none, along: .horizontal) == 3)
        #expect(none.distance(to: own, along: .vertical) == 3)
        #expect(own.union(none).distance(to: none, along: .vertical) == 3)
        #expect(none.union(own).distance(to: none, along: .horizontal) == 3)
        #expect(none.distance(to: none, along: .horizontal) == 8)
      }
    }
    Box().arrange(in: area(10, 10), defaultSpacing: 3) { Distances()() { Shape() } }
  }

  @Test("Frames around a spacer show the spacing preferences of its ends")
  func framedSpacer() {
    let frames = frames {
      HStack {
        Picture(10, 10); Spacer().frame(width: 20); Picture(10, 10)
      }
    }
    #expect(frames.map(\.minX) == [30, 60])
  }

  @Test("An edge that is padded has no spacing preference, and the others have that of the child")
  func paddedEdges() {
    func column(_ edges: Edges) -> [CGFloat] {
      frames {
        VStack {
          Picture(10, 10)
          VStack(spacing: 0) {
            Spacer(minLength: 20); Picture(10, 10); Spacer(minLength: 20)
          }
          .padding(edges, 5)
          Picture(10, 10)
        }
        .fixedSize()
      }
      .map(\.minY)
    }
    // The spacers prefer no space beside them.
    #expect(column(.leading) == [15, 45, 75])
    #expect(column(.top) == [8.5, 51.5, 81.5])
    #expect(column(.bottom) == [8.5, 38.5, 81.5])
  }

  @Test("A frame with a length on one axis shows the spacing of its child on the other one")
  func framedOnOneAxis() {
    func row(width: CGFloat? = nil, height: CGFloat? = nil) -> [CGFloat] {
      frames {
        HStack {
          HStack(spacing: 0) {
            Picture(10, 10); Spacer(minLength: 30)
          }
          .frame(width: width, height: height)
          Picture(10, 10)
        }
        .fixedSize()
      }
      .map(\.minX)
    }
    func column(width: CGFloat? = nil, height: CGFloat? = nil) -> [CGFloat] {
      frames {
        VStack {
          VStack(spacing: 0) {
            Picture(10, 10); Spacer(minLength: 30)
          }
          .frame(width: width, height: height)
          Picture(10, 10)
        }
        .fixedSize()
      }
      .map(\.minY)
    }
    // The spacer prefers no space beside it.
    #expect(row(height: 20) == [25, 65])
    #expect(column(width: 20) == [25, 65])
    #expect(row(width: 40) == [21, 69])
    #expect(column(height: 40) == [21, 69])
    func flexibleRow(minWidth: CGFloat? = nil, minHeight: CGFloat? = nil) -> [CGFloat] {
      frames {
        HStack {
          HStack(spacing: 0) {
            Picture(10, 10); Spacer(minLength: 30)
          }
          .frame(minWidth: minWidth, minHeight: minHeight)
          Picture(10, 10)
        }
        .fixedSize()
      }
      .map(\.minX)
    }
    #expect(flexibleRow(minHeight: 20) == [25, 65])
    #expect(flexibleRow(minWidth: 40) == [21, 69])
  }

  @Test("A frame shows no spacing of a stack with an overlay, nor of a spacer with padding")
  func framedOthers() {
    let frames = frames {
      HStack {
        Picture(10, 10)
        HStack(spacing: 0) {
          Picture(5, 5); Spacer(minLength: 0)
        }
        .overlay(Picture(1, 1)).frame(width: 20)
        Spacer().padding(0).frame(width: 20)
        Picture(10, 10)
      }
    }
    #expect(frames.map(\.minX) == [8, 26, 35.5, 82])
  }

  @Test("An observed spacer in a frame has the spacing of one that is not observed")
  func observedSpacer() {
    let frames = frames {
      HStack {
        Picture(10, 10)
        Spacer().onGeometryChange(for: CGFloat.self, of: \.size.width) { (_: CGFloat) in }
          .frame(width: 20)
        Picture(10, 10)
      }
    }
    #expect(frames.map(\.minX) == [30, 60])
  }

  @Test("The spacing preferences of the last child are those of the stack")
  func innerStack() {
    let frames = frames {
      HStack {
        HStack(spacing: 0) {
          Shape(); Spacer(minLength: 30)
        }
        Shape()
      }
    }
    #expect(frames.map(\.maxX) == [20, 100])
    #expect(frames[1].width == 50)
  }

  @Test("An empty container in a stack has no spacing beside it")
  func emptyContainers() {
    let empty: [LayoutGroup<Box>] = [
      LayoutGroup { VStack {} }, LayoutGroup { HStack(spacing: 3) {} }, LayoutGroup { ZStack {} },
      LayoutGroup { VStack { ForEach(0..<0) { _ in Picture(1, 1) } } }, LayoutGroup { Grid {} },
      LayoutGroup { Flow {} }, LayoutGroup { PartialContainer()() {} },
    ]
    for container in empty {
      let frames = frames {
        HStack {
          Picture(10, 10); container; Picture(10, 10)
        }
      }
      #expect(frames.map(\.minX) == [40, 50])
    }
    // Inside modifiers as well, except where a length is given.
    let modified = frames {
      VStack {
        Picture(10, 10); VStack {}.padding(.horizontal, 3); HStack {}.frame(height: 4)
        Picture(10, 10)
      }
    }
    #expect(modified.map(\.minY) == [34, 56])
  }

  @Test(
    "Safe area padding and an empty bar show the spacing of their element, as padding does",
    arguments: [
      (Edges.top, 5, [8, 8], 0), (.leading, 5, [13, 8], 13), (.bottom, 5, [8, 8], 0),
      (.trailing, 5, [8, 13], 13), (.bottom, 0, [8, 8], 0),
    ] as [(Edges, CGFloat, [CGFloat], CGFloat)]
  )
  func safeAreaPadding(_ edge: Edges, length: CGFloat, around: [CGFloat], empty: CGFloat) {
    func gaps(_ element: ModifiedElement<Box>) -> [CGFloat] {
      let frames = frames {
        HStack {
          Picture(10, 10); element; Picture(10, 10)
        }
      }
      return zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    }
    func barred(_ element: some LayoutElement<Box>) -> ModifiedElement<Box> {
      switch edge {
      case .top: element.safeAreaInset(edge: .top, spacing: length) {}
      case .leading: element.safeAreaInset(edge: .leading, spacing: length) {}
      case .bottom: element.safeAreaInset(edge: .bottom, spacing: length) {}
      default: element.safeAreaInset(edge: .trailing, spacing: length) {}
      }
    }
    let leaf = Builder { Picture(10, 10) }.layout
    #expect(gaps(leaf.padding(edge, length)) == around)
    #expect(gaps(leaf.safeAreaPadding(edge, length)) == around)
    #expect(gaps(barred(leaf)) == around)
    // An empty stack prefers no space beside it.
    #expect(gaps(VStack {}.padding(edge, length)) == [empty])
    #expect(gaps(VStack {}.safeAreaPadding(edge, length)) == [empty])
    #expect(gaps(barred(VStack {})) == [empty])
  }

  /// A custom layout without spacing preferences.
  struct PartialContainer: PartialLayout {}

  @Test("A spacer has no spacing preferences across its axis")
  func spacerAcross() {
    let frames = frames {
      HStack {
        VStack { Spacer() }; Shape()
      }
    }
    #expect(frames == [frame(8, 0, 92, 100)])
  }

  @Test("The spacing between two elements is the larger preference; no preference adds nothing")
  func larger() {
    let says = ViewSpacing.zero
    let nothing = ViewSpacing()
    #expect(says.distance(to: nothing, along: .horizontal) == 0)
    #expect(nothing.distance(to: says, along: .vertical) == 0)
    #expect(nothing.distance(to: nothing, along: .vertical) == 8)
    #expect(Set([says, .zero, nothing, ViewSpacing()]).count == 2)
    var top = ViewSpacing()
    top.formUnion(says, edges: .top)
    #expect(top.distance(to: nothing, along: .vertical) == 8)
    #expect(nothing.distance(to: top, along: .vertical) == 0)
    #expect(nothing.union(says) == says)
    #expect(nothing.union(says, edges: []) == nothing)
  }

  @Test("A custom layout has its own spacing preferences, and reads those of its elements")
  func ownSpacing() {
    struct Close: PartialLayout {
      func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .zero }
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
        return CGSize(width: gap, height: 10)
      }
    }
    func width(_ spacing: CGFloat) -> CGFloat {
      let root = Box()
      let first = Picture(1, 1)
      root.arrange(in: area(100, 100), defaultSpacing: spacing) {
        HStack(alignment: .top) {
          first
          Close() {
            Shape(); Shape()
          }
          Picture(1, 1)
        }
      }
      return root.children[3].frame.minX - first.frame.minX - 1
    }
    #expect(width(8) == 8)
    #expect(width(3) == 3)
  }

  @Test("The spacing preferences of a custom layout may depend on the direction")
  func spacingByDirection() {
    struct Directed: PartialLayout {
      func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        subviews.layoutDirection == .rightToLeft ? .zero : ViewSpacing()
      }
    }
    let (first, second) = (Shape(), Shape())
    let arrangement = Box().arrange(in: area(100, 10), layoutDirection: .rightToLeft) {
      HStack {
        Directed() { first }
        second
      }
    }
    #expect(second.frame == area(100, 10))
    withExtendedLifetime(arrangement) {}
  }

  @Test("The default spacing is an argument, and applies to spacers as well")
  func defaultSpacing() {
    func xs(_ spacing: CGFloat) -> [CGFloat] {
      let root = Box()
      root.arrange(in: area(100, 10), defaultSpacing: spacing) {
        HStack {
          Picture(10, 10)
          Picture(10, 10)
          Spacer().fixedSize()
          Flow {
            Picture(10, 10); Picture(10, 10)
          }
          Grid {
            GridRow {
              Picture(10, 10); Picture(10, 10)
            }
          }
        }
      }
      let start = root.children[0].frame.minX
      return root.children.map { $0.frame.minX - start }
    }
    #expect(xs(1) == [0, 11, 22, 33, 44, 55])
    #expect(xs(0) == [0, 10, 20, 30, 40, 50])
    let wrong = reports { #expect(xs(-1) == xs(8)) }
    #expect(wrong.map(\.message) == ["defaultSpacing: invalid value -1.0; ignored"])
  }

  @Test("A host sets the default spacing of its layouts")
  func hostSpacing() {
    let terminal = Panel(20, 1)
    terminal.defaultSpacing = 1
    let live = terminal.live {
      HStack {
        Picture(4, 1); Picture(5, 1)
      }
    }
    #expect(terminal.children.map(\.frame.minX) == [5, 10])
    terminal.defaultSpacing = 2
    live.update()
    #expect(terminal.children.map(\.frame.minX) == [4.5, 10.5])
  }
}
