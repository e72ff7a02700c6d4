import Foundation
import Testing
import Withy
import WithyLayout

@Suite("Custom layouts")
struct CustomLayoutTests {
  /// A container as one writes it for SwiftUI.
  struct EqualWidthHStack: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      let size = maximum(of: subviews)
      let spacing = spacing(between: subviews).reduce(0, +)
      return CGSize(width: size.width * CGFloat(subviews.count) + spacing, height: size.height)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      let (size, spacing) = (maximum(of: subviews), spacing(between: subviews))
      var x = bounds.minX + size.width / 2
      for index in subviews.indices {
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.midY),
          anchor: .center,
          proposal: ProposedViewSize(width: size.width, height: size.height)
        )
        x += size.width + spacing[index]
      }
    }

    private func maximum(of subviews: Subviews) -> CGSize {
      subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }

    private func spacing(between subviews: Subviews) -> [CGFloat] {
      subviews.indices.map { index in
        guard index < subviews.count - 1 else { return 0 }
        return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
      }
    }
  }

  /// A container that uses more names of SwiftUI.
  struct AnchoredStack: Layout {
    var axis: Axis = .horizontal
    var axes: Axis.Set = [.horizontal, .vertical]
    var anchor = UnitPoint.zero

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      axes.contains(Axis.Set(axis)) ? CGSize(width: length(of: subviews), height: 10) : .zero
    }

    /// The length of some elements with the gaps between them.
    private func length(of subviews: Subviews) -> CGFloat {
      guard let first = subviews.first else { return 0 }
      let rest = subviews.dropFirst()
      return first.sizeThatFits(.unspecified).width + length(of: rest) + gap(first, rest)
    }

    private func gap(_ first: LayoutSubview, _ rest: Subviews) -> CGFloat {
      rest.first.map { first.spacing.distance(to: $0.spacing, along: axis) } ?? 0
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for (index, subview) in zip(subviews.indices, subviews) {
        let before = subviews[..<index]
        let space = before.last.map { gap($0, subviews[index...]) } ?? 0
        let x = bounds.minX + length(of: before) + space
        subview.place(
          at: CGPoint(x: x, y: bounds.minY),
          anchor: anchor == UnitPoint() ? .topLeading : .center,
          proposal: .unspecified
        )
      }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      var spacing = ViewSpacing()
      for index in subviews.indices {
        var edges: Edge.Set = [.top, .bottom]
        if index == 0 { edges.formUnion(.leading) }
        if index == subviews.count - 1 { edges.formUnion(.trailing) }
        spacing.formUnion(subviews[index].spacing, edges: edges)
      }
      return spacing
    }

    /// The guides of all elements but the first.
    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? {
      BaselineStack().explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews[1...],
        cache: &cache
      )
    }

    /// A layout with the default guides.
    private struct BaselineStack: PartialLayout {}
  }

  @Test("A part of the elements of a custom layout is a collection of the same type")
  func slices() {
    let frames = frames {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        AnchoredStack() {
          Text(10, 40); Picture(20, 10); Text(10)
        }
        Picture(4, 0)
      }
    }
    #expect(frames.map(\.minX) == [20, 38, 66, 76])
    // The baseline is that of the last text, 15 below its top.
    #expect(frames.map(\.minY) == [42.5, 42.5, 42.5, 57.5])
  }

  @Test("A layout written for SwiftUI works unchanged")
  func movedOver() {
    let frames = frames {
      EqualWidthHStack() {
        Picture(20, 10); Picture(30, 20)
      }
    }
    #expect(frames == [frame(21, 45, 20, 10), frame(54, 40, 30, 20)])
  }

  @Test("A custom layout is proposed a size, proposes sizes, and places by anchors")
  func custom() {
    struct Corners: Layout {
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 40))
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        let anchors: [UnitPoint] = [
          .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
          .bottomTrailing,
        ]
        for (subview, anchor) in zip(subviews, anchors) {
          let point = CGPoint(x: bounds.width * anchor.x, y: bounds.height * anchor.y)
          subview.place(at: point, anchor: anchor, proposal: .unspecified)
        }
      }
    }
    let frames = frames {
      Corners() { for _ in 0..<10 { Picture(10, 20) } }.padding(10)
    }
    let expected: [CGRect] = [10, 40, 70].flatMap { y in
      [10, 45, 80].map { x in frame(x, y, 10, 20) }
    }
    #expect(Array(frames.prefix(9)) == expected)
    // An element that was not placed is centred.
    #expect(frames[9] == frame(45, 40, 10, 20))
    #expect(Corners() { Shape() }.dimensions.ideal == CGSize(width: 40, height: 40))
  }

  @Test("A custom layout reads priorities, dimensions and guides of its elements")
  func subviews() {
    var seen: [Double] = []
    let probe = Asking { subviews in
      let text = subviews[0].dimensions(in: ProposedSize(width: 20, height: nil))
      seen = [
        subviews[0].priority, subviews[1].priority, Double(subviews.count), Double(text.height),
        Double(text[.lastTextBaseline]),
        Double(subviews[1].sizeThatFits(ProposedSize(width: -1, height: .nan)).height),
      ]
    }
    _ = frames {
      probe {
        Text(40).layout.layoutPriority(2); Spacer()
      }
    }
    #expect(seen == [2, -.infinity, 2, 40, 35, 8])
  }

  @Test("A custom layout that places nothing has its elements in its centre")
  func unplaced() {
    struct Lazy: PartialLayout {
      func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      {
        CGSize(width: 50, height: 50)
      }
    }
    #expect(frames { Lazy() { Picture(10, 10) } } == [frame(45, 45, 10, 10)])
  }

  @Test("Spacers follow the declared axis of a layout")
  func orientation() {
    struct Upright: PartialLayout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
      }
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { subviews[0].sizeThatFits(.unspecified) }
    }
    let element = Upright()() { Spacer<Box>() }
    #expect(element.dimensions.ideal == CGSize(width: 0, height: 8))
  }

  enum Column: LayoutValueKey { static let defaultValue = 7 }

  @Test("A layout reads layout values, the direction, and the leaf of an element")
  func values() {
    let leaf = Picture(1, 1)
    var values: [Int] = []
    var leaves: [(any Placeable)?] = []
    var directions: Set<LayoutDirection> = []
    let asking = Asking { subviews in
      values = subviews.map { $0[Column.self] }
      leaves = subviews.map(\.leaf)
      directions.insert(subviews.layoutDirection)
    }
    func arrange(_ direction: LayoutDirection, _ own: LayoutDirection?) -> Set<LayoutDirection> {
      directions = []
      Box().arrange(in: area(10, 10), layoutDirection: direction) {
        let element = asking {
          leaf.layout.layoutValue(key: Column.self, value: 1)
            .layoutValue(key: Column.self, value: 2).padding(3)
          HStack {
            Picture(1, 1); Picture(1, 1)
          }
          Spacer()
        }
        if let own { element.layoutDirection(own) } else { element }
      }
      return directions
    }
    #expect(arrange(.leftToRight, nil) == [.leftToRight])
    #expect(values == [2, 7, 7])
    #expect(leaves.count == 3 && leaves[0] === leaf && leaves[1] == nil && leaves[2] == nil)
    #expect(arrange(.rightToLeft, nil) == [.rightToLeft])
    #expect(arrange(.rightToLeft, .leftToRight) == [.leftToRight])
    #expect(arrange(.leftToRight, .rightToLeft) == [.rightToLeft])
  }

  @Test("A layout value that may be nil has the default only where none is set")
  func optionalValues() {
    enum Rank: LayoutValueKey { static let defaultValue: Int? = 7 }
    var ranks: [Int?] = []
    let asking = Asking { subviews in ranks = subviews.map { $0[Rank.self] } }
    Box().arrange(in: area(10, 10)) {
      asking {
        Shape()
        Shape().layout.layoutValue(key: Column.self, value: 1)
        Shape().layout.layoutValue(key: Rank.self, value: nil)
        Shape().layout.layoutValue(key: Rank.self, value: 2)
      }
    }
    #expect(ranks == [7, 7, nil, 2])
  }

  @Test("A container of one element has no leaf of its own, unless it is that element")
  func leavesInContainers() {
    var leaves: [(any Placeable)?] = []
    let asking = Asking { subviews in leaves = subviews.map(\.leaf) }
    let (line, framed) = (Shape(), Shape())
    Box().arrange(in: area(10, 10)) {
      asking {
        Flow { Shape() }
        ScrollContainer { Shape() }
        ViewThatFits { Shape() }
        HStack(distribution: .equalSpacing) { Shape() }
        Divider { Shape() }
        Shape().layout.background { Shape() }
        ScrollContainer { Shape().layout.frame(width: 1, height: 1) }.padding(1)
        HStack { line }
        framed.layout.safeAreaPadding(1).offset(x: 1).frame(width: 1).frame(minWidth: 3)
      }
    }
    #expect(leaves.dropLast(2).allSatisfy { $0 == nil })
    #expect(leaves.count == 9 && leaves[7] === line && leaves[8] === framed)
  }

  @Test("A layout is measured again when the direction of its host changes")
  func changedDirection() {
    let panel = Panel(10, 10)
    var directions: [LayoutDirection] = []
    let asking = Asking { directions.append($0.layoutDirection) }
    let live = panel.live { asking { Picture(1, 1) } }
    live.layOut()
    #expect(directions == [.leftToRight])
    panel.layoutDirection = .rightToLeft
    live.layOut()
    #expect(directions == [.leftToRight, .rightToLeft])
  }

  /// Elements beside one another from a width on, and below one another in less.
  struct RowFrom: Layout {
    var width: CGFloat

    func sizeThatFits(
      proposal: ProposedSize,
      subviews: LayoutSubviews,
      cache: inout Void
    ) -> CGSize {
      let isRow = proposal.width ?? .infinity >= width
      return subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
        isRow
          ? CGSize(width: $0.width + $1.width, height: max($0.height, $1.height))
          : CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
      }
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedSize,
      subviews: LayoutSubviews,
      cache: inout Void
    ) {
      var corner = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: corner, proposal: .unspecified)
        if proposal.width ?? .infinity >= width {
          corner.x += size.width
        } else {
          corner.y += size.height
        }
      }
    }
  }

  @Test("A layout depends on the size that it is proposed, and takes only what it needs")
  func proposedSize() {
    let (root, first, second) = (Box(), Picture(40, 10), Picture(30, 20))
    let arrangement = root.makeArrangement {
      RowFrom(width: 100)() {
        first
        second
      }
      .padding(5)
    }
    #expect(arrangement.size(for: .unspecified) == CGSize(width: 80, height: 30))
    arrangement.arrange(in: area(110, 50))
    #expect([first.frame, second.frame] == [frame(20, 15, 40, 10), frame(60, 15, 30, 20)])
    arrangement.arrange(in: area(109, 50))
    #expect([first.frame, second.frame] == [frame(34.5, 10, 40, 10), frame(34.5, 20, 30, 20)])
  }

  @Test("A changed layout value lays out again, and an equal one reuses the sizes")
  func changedValue() {
    struct Shift: Layout, Equatable {
      func sizeThatFits(
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedSize,
        subviews: LayoutSubviews,
        cache: inout Void
      ) {
        let x = CGFloat(subviews[0][Column.self])
        subviews[0].place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
      }
    }
    let panel = Panel()
    let leaf = Picture(1, 1)
    var x = 3
    let live = panel.live {
      Shift()() { leaf.layout.layoutValue(key: Column.self, value: x) }
    }
    #expect(leaf.frame.minX == 3)
    live.update()
    #expect(leaf.frames.count == 1)
    x = 5
    live.update()
    #expect(leaf.frame.minX == 5)
  }
}
