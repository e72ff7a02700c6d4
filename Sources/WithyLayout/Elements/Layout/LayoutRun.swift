import Foundation

/// A container that a type lays out, with the cache of its own.
protocol LayoutRun: AnyObject {
  /// Whether something in the container has changed since the cache was made.
  var isStale: Bool { get set }

  /// The name of the type.
  var name: String { get }

  /// Whether the type lays out a grid, which places the cells of its rows.
  var isGrid: Bool { get }

  /// The size that the container takes when one is proposed to it.
  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> CGSize

  /// Places the elements in the bounds of the container.
  func place(_ bounds: CGRect, _ proposal: ProposedSize, _ subviews: LayoutSubviews)

  /// What the container wants beside its edges.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing

  /// Where a guide of the container is on an axis; `nil` if nothing is said of it.
  func alignment(
    _ guide: Guide,
    _ axis: Axes,
    _ bounds: CGRect,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat?
}

extension Layout {
  /// The container that this type lays out.
  var run: any LayoutRun { KnownLayoutRun(self) }
}

/// A container that a type lays out which is known.
final class KnownLayoutRun<Known: Layout>: LayoutRun {
  @exclusivity(unchecked) var isStale = false

  private let layout: Known

  /// The cache, while it is not in use.
  @exclusivity(unchecked) private var cache: Known.Cache?

  /// Creates a container without a cache.
  init(_ layout: Known) {
    self.layout = layout
  }

  var name: String {
    switch layout {
    case let lazy as LazyLayout: lazy.style.name
    case is GridLayout: "Grid"
    case is FlowLayout: "Flow"
    default: "\(Known.self)"
    }
  }

  var isGrid: Bool { layout is GridLayout }

  /// Hands the cache to a method, made or brought up to date before.
  ///
  /// It is not held meanwhile: a method that comes to be called inside another gets one of its own.
  private func with<Result>(
    _ subviews: LayoutSubviews,
    _ body: (inout Known.Cache) -> Result
  ) -> Result {
    var current: Known.Cache
    if let cache {
      current = cache
      if isStale { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isStale = false
    cache = nil
    let result = body(&current)
    // What is incomplete is thrown away; containers of Withy hold nothing that could be.
    let isIncomplete = subviews.engine.isIncomplete && !(Known.self is any BuiltInLayout.Type)
    cache = isIncomplete ? nil : current
    return result
  }

  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> CGSize {
    with(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(_ bounds: CGRect, _ proposal: ProposedSize, _ subviews: LayoutSubviews) {
    with(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    with(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func alignment(
    _ guide: Guide,
    _ axis: Axes,
    _ bounds: CGRect,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    with(subviews) {
      axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$0
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: guide),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$0
        )
    }
  }
}
