import Foundation
import Withy
import WithyLayout

/// A container of a user: each element begins where the one before ends, on both axes.
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    subviews.reduce(into: CGSize.zero) {
      let size = $1.sizeThatFits(proposal)
      $0.width += size.width
      $0.height += size.height
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: proposal)
      let size = subview.sizeThatFits(proposal)
      point.x += size.width
      point.y += size.height
    }
  }
}

/// A container of a user whose elements are pinned to its edges, each by another corner, but for
/// the last one, which it does not place.
struct Pins: Layout {
  /// The points of the elements, in order.
  static let anchors: [UnitPoint] = [.topTrailing, .bottomLeading, .trailing, .top]

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 30))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    for (subview, anchor) in zip(subviews.dropLast(), Self.anchors) {
      let point = CGPoint(
        x: bounds.minX + bounds.width * anchor.x,
        y: bounds.minY + bounds.height * anchor.y
      )
      subview.place(at: point, anchor: anchor, proposal: .unspecified)
    }
  }
}

/// A custom layout that caches the ideal sizes and the spacing of its elements, reads how far they
/// are raised, and has guides and spacing preferences of its own.
struct Shelf: Layout {
  /// How far an element is raised above the board.
  enum Raise: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  struct Cache {
    var sizes: [CGSize]
    var gaps: [CGFloat]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: LayoutSubviews) -> Cache {
    let gaps = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .horizontal)
    }
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, gaps: gaps)
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
  {
    CGSize(
      width: cache.sizes.reduce(cache.gaps.reduce(0, +)) { $0 + $1.width },
      height: max(zip(subviews, cache.sizes).map { $0[Raise.self] + $1.height }.max() ?? 0, 0)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    var x = bounds.minX
    for (place, subview) in subviews.enumerated() {
      let y = bounds.maxY - subview[Raise.self]
      subview.place(at: CGPoint(x: x, y: y), anchor: .bottomLeading, proposal: .unspecified)
      x += cache.sizes[place].width + (place < cache.gaps.count ? cache.gaps[place] : 0)
    }
  }

  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    return ViewSpacing().union(first.spacing, edges: .leading)
      .union(last.spacing, edges: .trailing).union(.zero, edges: .bottom)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? { guide == .trailing ? bounds.width - 4 : nil }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide == .top ? 2 : guide == .lastTextBaseline ? bounds.height - 1 : nil
  }
}
