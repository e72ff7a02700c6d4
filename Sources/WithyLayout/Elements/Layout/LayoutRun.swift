import Foundation

/// A container that conforms to `Layout`, with its cache.
protocol LayoutRun: AnyObject {
  /// Whether something in the container has changed since the cache was last updated.
  var isStale: Bool { get set }

  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> CGSize

  func place(_ container: SizedRecord, _ subviews: LayoutSubviews)

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing

  /// Returns the explicit position of a guide of the container; `nil` if it sets none.
  func alignment(_ query: GuideQuery, _ subviews: LayoutSubviews) -> CGFloat?
}

extension Layout {
  var run: any LayoutRun { KnownLayoutRun(self) }
}

/// A container with a statically known layout type.
final class KnownLayoutRun<Known: Layout>: LayoutRun {
  @exclusivity(unchecked) var isStale = false

  let layout: Known

  /// The cache, while it is not in use.
  @exclusivity(unchecked) private var cache: Known.Cache?

  init(_ layout: Known) {
    self.layout = layout
  }

  /// Calls a method with the cache, created or updated first, and taken out during the call: a
  /// reentrant call gets a new one.
  func withCache<Result>(
    _ subviews: LayoutSubviews,
    _ body: (inout Known.Cache) -> Result
  ) -> Result {
    let isOld = cache != nil && isStale
    isStale = false
    var current = cache.take() ?? layout.makeCache(subviews: subviews)
    if isOld { layout.updateCache(&current, subviews: subviews) }
    let result = body(&current)
    cache = current
    return result
  }

  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(_ container: SizedRecord, _ subviews: LayoutSubviews) {
    let (bounds, proposal) = (container.bounds, container.proposal.proposed)
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func alignment(_ query: GuideQuery, _ subviews: LayoutSubviews) -> CGFloat? {
    let (bounds, proposal) = (query.record.bounds, query.proposal.proposed)
    return withCache(subviews) {
      query.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: query.guide),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$0
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: query.guide),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$0
        )
    }
  }
}

extension SizedRecord {
  fileprivate var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
