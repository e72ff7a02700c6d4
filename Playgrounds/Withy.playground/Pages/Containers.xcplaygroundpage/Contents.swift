//: [Previous: Layout](@previous)
//:
//: # Containers
//:
//: Besides stacks, frames and padding, `WithyLayout` has features known from SwiftUI, flexbox and
//: `UIStackView`: grids with spanning cells, wrapping lines, weights, gaps, bars, relative lengths.
//: This page shows each of them with the resulting frames, and then how to write a custom
//: container.

import Foundation
import Withy
import WithyLayout

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: A tile has a fixed size, or takes any proposed size:

final class Tile: Nestable, Placeable, Configurable {
  private(set) var children: [Tile] = []
  private(set) var frame = CGRect.zero
  var natural: CGSize?

  init(_ width: CGFloat, _ height: CGFloat) { natural = CGSize(width: width, height: height) }
  init() {}

  func insert(_ child: Tile, after sibling: Tile?) {
    let index = children.firstIndex { $0 === sibling }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Tile) { children.removeAll { $0 === child } }

  func size(for proposal: ProposedSize) -> CGSize {
    natural ?? proposal.replacingUnspecifiedDimensions()
  }

  func place(in frame: CGRect) { self.frame = frame }

  /// Declaring the flexibility of a tile avoids measurements.
  var flexibility: Flexibility { natural == nil ? .full : .fixed }
}

/// Returns the frames of the tiles of a layout: x, y, width and height of each.
func frames(
  in width: CGFloat,
  _ height: CGFloat,
  safeArea: EdgeInsets = EdgeInsets(),
  @LayoutBuilder<Tile> _ content: () -> LayoutGroup<Tile>
) -> [String] {
  let sheet = Tile()
  sheet.arrange(
    in: CGRect(x: 0, y: 0, width: width, height: height),
    safeArea: safeArea,
    content
  )
  return sheet.children.map { tile in
    [tile.frame.minX, tile.frame.minY, tile.frame.width, tile.frame.height]
      .map { $0.formatted() }.joined(separator: " ")
  }
}

extension CGFloat {
  /// The number, without a fraction if it is whole.
  func formatted() -> String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

//: ## Remaining space in a stack
//:
//: Children with a `weight` share the remaining space in proportion, like `flex-grow`:

show(
  frames(in: 100, 10) {
    HStack(spacing: 0) {
      Tile(40, 10)
      Tile().layout.weight(1)
      Tile().layout.weight(2)
    }
  },
  is: ["0 0 40 10", "40 0 20 10", "60 0 40 10"]
)

//: A `relativeFrame` takes a fraction of the length of the nearest stack, scroll container or
//: bounds:

show(
  frames(in: 100, 10) {
    HStack(spacing: 0) {
      Tile().layout.relativeFrame(width: 0.3)
      Tile()
    }
  },
  is: ["0 0 30 10", "30 0 70 10"]
)

//: A `distribution` puts the remaining space between the children, and `spacing(after:)` sets a
//: single gap:

show(
  frames(in: 100, 10) {
    HStack(spacing: 0, distribution: .spaceEvenly) {
      Tile(20, 10)
      Tile(20, 10)
    }
  },
  is: ["20 0 20 10", "60 0 20 10"]
)
show(
  frames(in: 40, 10) {
    HStack(spacing: 2) {
      Tile(10, 10).layout.spacing(after: 6)
      Tile(10, 10)
      Tile(10, 10)
    }
  },
  is: ["1 0 10 10", "17 0 10 10", "29 0 10 10"]
)

//: ## Grids
//:
//: A column is as wide as its widest cell. A cell can span several columns with `gridCellColumns`,
//: be positioned by `gridCellAnchor`, and align its whole column by `gridColumnAlignment`. A cell
//: with unsized axes, such as a line between rows, does not widen the grid:

show(
  frames(in: 60, 60) {
    Grid(horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        Tile(10, 10).layout.gridColumnAlignment(.trailing)
        Tile(30, 10)
      }
      Tile().layout.frame(height: 1).gridCellUnsizedAxes(.horizontal)
      GridRow {
        Tile(20, 10)
        Tile(6, 6).layout.gridCellAnchor(.bottomTrailing)
      }
      GridRow { Tile(14, 5).layout.gridCellColumns(2) }
    }
  },
  is: [
    "13 14 10 10", "27 14 30 10", "3 26 54 1", "3 29 20 10", "51 33 6 6", "43 41 14 5",
  ]
)

//: ## Lines that wrap
//:
//: A `Flow` breaks its elements into lines, which are aligned at the start, in the centre, at the
//: end, or justified; with `.vertical`, it breaks them into columns:

show(
  frames(in: 50, 30) {
    Flow(lineAlignment: .end, spacing: 5) { for _ in 0..<3 { Tile(20, 10) } }
  },
  is: ["2.5 2.5 20 10", "27.5 2.5 20 10", "27.5 17.5 20 10"]
)
show(
  frames(in: 25, 25) {
    Flow(.vertical, spacing: 5) { for _ in 0..<3 { Tile(10, 10) } }
  },
  is: ["0 0 10 10", "0 15 10 10", "15 0 10 10"]
)

//: ## Safe areas
//:
//: The layout is arranged within the safe area of its bounds; an element with `ignoresSafeArea`
//: extends beyond it. A bar takes its place beside the rest:

show(
  frames(in: 100, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
    Tile().layout
      .safeAreaInset(edge: .bottom, spacing: 0) { Tile().layout.frame(height: 30) }
      .background { Tile().layout.ignoresSafeArea() }
  },
  is: ["0 0 100 100", "0 20 100 50", "0 70 100 30"]
)

//: ## Scrolling
//:
//: A `ScrollContainer` lets its content take any length, and reports that length:

var contentSize = CGSize.zero
show(
  frames(in: 20, 50) {
    ScrollContainer(contentSize: { contentSize = $0 }) {
      VStack(spacing: 10) { for _ in 0..<4 { Tile(20, 20) } }
    }
  },
  is: ["0 0 20 20", "0 30 20 20", "0 60 20 20", "0 90 20 20"]
)
show(contentSize, is: CGSize(width: 20, height: 110))

//: A screen shows only a few rows of a long list. A `LazyVStack` makes, measures and keeps those
//: near the rectangle of a `VisibleArea`, which a scroll view updates. The lengths of the others
//: are estimated by those measured so far, which is exact if all rows have the same length:

let visible = VisibleArea(CGRect(x: 0, y: 0, width: 20, height: 100))
let shelf = Tile(20, 100)
var madeRows = 0

let shelfLive = shelf.live {
  ScrollContainer(visible: visible, contentSize: { contentSize = $0 }) {
    LazyVStack(spacing: 0) {
      ForEach(0..<1_000_000) { _ in
        Builder { () -> Tile in
          madeRows += 1
          return Tile(20, 5)
        }
      }
    }
  }
}

show(madeRows, is: 25)
show(contentSize, is: CGSize(width: 100, height: 5_000_000))

//: Rows are made several at once, before they are seen:

visible.rect.origin.y = 5
show(madeRows, is: 25)
visible.rect.origin.y = 15
show(madeRows, is: 28)
visible.rect.origin.y = 2_500_000
show(madeRows, is: 58)
show(shelf.children.count, is: 30)
show(shelf.children[5].frame.minY, is: 2_500_000)

//: `LazyHStack` runs from leading to trailing, and `LazyVGrid` has columns.

//: ## Switches
//:
//: `collapsed(if:)` removes an element from the layout, with the gap beside it, but keeps its
//: object. `ViewThatFits` shows the first alternative that fits. `AnyLayout` changes the container and
//: keeps its content. `layoutDirection` sets the direction of a part, and `onGeometryChange`
//: reports the frame of an element:

show(
  frames(in: 30, 10) {
    HStack(spacing: 10) {
      Tile(10, 10).layout.collapsed(if: true)
      Tile(10, 10)
      Tile(10, 10)
    }
  },
  is: ["0 0 0 0", "0 0 10 10", "20 0 10 10"]
)
show(
  frames(in: 30, 10) {
    ViewThatFits(in: .horizontal) {
      Tile(40, 10)
      Tile(20, 10)
    }
  },
  is: ["0 0 0 0", "5 0 20 10"]
)

func row(isWide: Bool) -> [String] {
  let layout =
    isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
  return frames(in: 20, 20) {
    layout {
      Tile(10, 10)
      Tile(10, 10)
    }
  }
}

show(row(isWide: true), is: ["0 5 10 10", "10 5 10 10"])
show(row(isWide: false), is: ["5 0 10 10", "5 10 10 10"])

var place = CGRect.zero
show(
  frames(in: 30, 10) {
    HStack(spacing: 0) {
      Tile(10, 10)
      Tile(20, 10).layout.onGeometryChange(for: CGRect.self) {
        $0.frame
      } action: {
        place = $0
      }
    }
    .layoutDirection(.rightToLeft)
  },
  is: ["20 0 10 10", "0 0 20 10"]
)
show(place, is: CGRect(x: 0, y: 0, width: 20, height: 10))

//: ## Parts
//:
//: In a `live` block, a `Part` of a layout is evaluated, observed and laid out separately, and
//: equal elements of a `ForEach` are skipped:

extension Tile: LayoutHost {
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 40) }
}

/// A tile whose length is given by a number.
func row(of count: Int) -> Builder<Tile> {
  Builder { Tile() }.natural(CGSize(width: count * 10, height: 10))
}

let list = Tile()
var (names, runs) = (["a", "bb"], 0)
let live = list.live {
  VStack(alignment: .leading, spacing: 0) {
    Part(names.count) { row(of: names.count) }
    ForEach(names, id: \.self) { name in
      let _ = (runs += 1)
      row(of: name.count)
    }
    .equatable()
  }
}
show(runs, is: 2)
names.append("ccc")
live.update()
show(runs, is: 3)
show(list.children.map(\.frame.width), is: [30, 10, 20, 30])

//: ## A waterfall
//:
//: Other containers are written as a `Layout`: two functions, one that returns the size and one
//: that places the elements. A waterfall puts each element into the column that is shortest so far.
//: Both functions need the positions, so a cache keeps them for the width for which they were
//: computed:

struct Waterfall: Layout {
  var columns = 2
  var gap: CGFloat = 5

  struct Cache {
    var width: CGFloat?
    var frames: [CGRect] = []
  }

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
  {
    let width = proposal.width ?? 100
    fill(&cache, width, subviews)
    return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    fill(&cache, bounds.width, subviews)
    for (subview, frame) in zip(subviews, cache.frames) {
      let origin = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: origin, proposal: ProposedSize(frame.size))
    }
  }

  private func fill(_ cache: inout Cache, _ total: CGFloat, _ subviews: LayoutSubviews) {
    guard cache.width != total else { return }
    let width = (total - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var ends = [CGFloat](repeating: 0, count: columns)
    cache = Cache(width: total)
    for subview in subviews {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = subview.sizeThatFits(ProposedSize(width: width, height: nil)).height
      let origin = CGPoint(x: CGFloat(column) * (width + gap), y: ends[column])
      cache.frames.append(CGRect(origin: origin, size: CGSize(width: width, height: height)))
      ends[column] += height + gap
    }
  }
}

show(
  frames(in: 45, 60) {
    Waterfall() {
      for height in [20, 10, 15, 25] as [CGFloat] { Tile().layout.frame(height: height) }
    }
  },
  is: ["0 5 20 20", "25 5 20 10", "25 20 20 15", "0 30 20 25"]
)

//: [Next: How it works](@next)
