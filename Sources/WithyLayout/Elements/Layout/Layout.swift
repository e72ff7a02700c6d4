public import Foundation

/// A container of your own, which takes part in layout like those of Withy.
///
/// ```swift
/// struct Cascade: Layout {
///   func sizeThatFits(
///     proposal: ProposedSize,
///     subviews: LayoutSubviews,
///     cache: inout Void
///   ) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(
///     in bounds: CGRect,
///     proposal: ProposedSize,
///     subviews: LayoutSubviews,
///     cache: inout Void
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let step = CGFloat(index) * 20
///       subview.place(
///         at: CGPoint(x: bounds.minX + step, y: bounds.minY + step),
///         proposal: .unspecified
///       )
///     }
///   }
/// }
///
/// desk.arrange(in: bounds) {
///   Cascade() {
///     letter
///     photo
///   }
/// }
/// ```
///
/// The methods are called as often as the engine needs, with the same answer to the same question. What
/// is worth remembering between them stands in a ``Cache``. In very deep layouts they are also called
/// with subviews whose sizes are still 0; what they then answer is thrown away, and so is the cache.
///
/// A layout that is `Equatable` keeps its cache in a `live` block while it is equal and nothing in it has
/// changed.
public protocol Layout {
  /// What the methods share; by default nothing.
  associatedtype Cache = Void

  /// The elements in the container.
  typealias Subviews = LayoutSubviews

  /// What is known of containers of the type; by default nothing.
  static var layoutProperties: LayoutProperties { get }

  /// Makes a cache.
  ///
  /// - Parameter subviews: The elements in the container.
  /// - Returns: A new cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when something in the container has changed; by default it is made anew.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The elements in the container.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Says what the container wants beside its edges; by default the largest that an element in it says.
  ///
  /// - Parameters:
  ///   - subviews: The elements in the container.
  ///   - cache: The cache.
  /// - Returns: What it says of its edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container, in points.
  ///
  /// A length that is negative or not a number, or infinite though no proposed one is, is reported
  /// and counts as 0.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The elements in it.
  ///   - cache: The cache.
  /// - Returns: The size that it takes.
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the elements in the container, with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// An element that is not placed stands in the middle, at the size that it takes for the
  /// container's proposal.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container. Its leading edge is at the left: placement from
  ///     right to left is mirrored later.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The elements in it.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Says where a horizontal guide of the container is.
  ///
  /// By default what the elements say counts: of several the mean.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The rectangle of the container, in which the elements have been placed.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The elements in it.
  ///   - cache: The cache.
  /// - Returns: The distance from the leading edge in points; `nil` if nothing is said.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Says where a vertical guide of the container is.
  ///
  /// By default what the elements say counts: of first baselines the first, of last ones the last, of
  /// others the mean.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The rectangle of the container, in which the elements have been placed.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The elements in it.
  ///   - cache: The cache.
  /// - Returns: The distance from the top edge in points; `nil` if nothing is said.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What is known of the containers of a ``Layout``.
public struct LayoutProperties: Sendable, Hashable {
  /// The axis along which a ``Spacer`` in the container grows; `nil`, the default, for both.
  public var stackOrientation: Axes?

  /// Creates properties.
  public init() {}
}

extension Layout where Cache == Void {
  /// Makes nothing.
  @inlinable
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No properties.
  @inlinable
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  @inlinable
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest spacing that an element says.
  @inlinable
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What the elements say of the guide.
  @inlinable
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews._combined(guide.guide, .horizontal)
  }

  /// What the elements say of the guide.
  @inlinable
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews._combined(guide.guide, .vertical)
  }

  /// Creates the container with elements in it.
  ///
  /// - Parameter content: A block of leaves, builders of leaves and elements.
  /// - Returns: The container, an element.
  @inlinable
  public func callAsFunction<Node: AnyObject>(
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    ModifiedElement(.layout(self, content().content))
  }
}

extension LayoutContent {
  /// Describes a container that a type lays out.
  @usableFromInline
  static func layout(_ layout: some Layout, _ content: LayoutContent) -> LayoutContent {
    let details = Details()
    details.layout = layout
    var style = Style(.layout)
    // The axis along which spacers grow in it; empty for both.
    if let axes = type(of: layout).layoutProperties.stackOrientation { style.traits = Traits(axes) }
    return content.inside(style, details)
  }
}
