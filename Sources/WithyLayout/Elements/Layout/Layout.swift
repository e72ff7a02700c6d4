public import Foundation

/// A container of your own, which takes part in layout like the built-in ones.
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
/// The engine calls the methods as often as it needs to; they must return the same result for the
/// same arguments. Data worth keeping between calls belongs in a ``Cache``.
///
/// If a layout is `Equatable`, a `live` block keeps its cache as long as the layout compares equal
/// and nothing in it has changed.
public protocol Layout {
  /// The data shared by the methods; by default nothing.
  associatedtype Cache = Void

  /// The elements in the container.
  typealias Subviews = LayoutSubviews

  /// The properties of all containers of this type; by default none are set.
  static var layoutProperties: LayoutProperties { get }

  /// Returns a new cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after something in the container has changed; by default recreates it.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the spacing preferences of the container; by default the union of its elements'
  /// preferences, and ``ViewSpacing/zero`` without elements.
  ///
  /// It is called once for each description, or direction, of the layout, and not again when only a
  /// leaf has changed: the preferences must not depend on the sizes of the elements.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container, in points.
  ///
  /// A length that is negative or not-a-number, or infinite although no proposed length is, is
  /// reported and counts as 0.
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the elements in the container with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// An element that is not placed is centred, at the size that it takes for the container's
  /// proposal.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container. Its leading edge is on the left: right-to-left
  ///     placement is mirrored later.
  ///   - proposal: The size proposed to the container.
  ///   - subviews: The elements in the container.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Returns the explicit position of a horizontal guide of the container.
  ///
  /// By default this is the mean of the elements' explicit guides; the edges and the centre are
  /// those of the container.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The rectangle of the container, in which the elements have been placed.
  ///   - proposal: The size proposed to the container.
  ///   - subviews: The elements in the container.
  ///   - cache: The cache.
  /// - Returns: The distance from the leading edge in points; `nil` for the default of the guide.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the explicit position of a vertical guide of the container, as that of a horizontal one;
  /// by default also the topmost first baseline and the lowest last baseline of the elements.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of all containers of a ``Layout`` type.
public struct LayoutProperties: Sendable, Hashable {
  /// The axis along which a ``Spacer`` in the container grows; `nil`, the default, for both.
  public var stackOrientation: Axis?

  /// Creates properties with their defaults.
  public init() {}
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  @inlinable
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The default properties.
  @inlinable
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Recreates the cache.
  @inlinable
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the elements' spacing preferences; zero without elements.
  @inlinable
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Combines the elements' explicit guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.combined(guide.guide, .horizontal)
  }

  /// Combines the elements' explicit guides.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.combined(guide.guide, .vertical)
  }

  /// Creates the container with elements in it.
  @inlinable
  public func callAsFunction<Node: AnyObject>(
    @LayoutBuilder<Node> _ content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    ModifiedElement(content().content.inside(.layout(self)))
  }
}

extension ElementDescription {
  @usableFromInline
  static func layout(_ layout: some Layout) -> ElementDescription {
    // Traits hold the axis along which spacers in it grow; empty for both.
    let axis = type(of: layout).layoutProperties.stackOrientation.map { Axes($0) } ?? []
    var spec = ElementSpec(.layout, traits: Traits(axis))
    if layout is GridLayout { spec.traits.insert(.isGrid) }
    return ElementDescription(spec, Details { $0.layout = layout })
  }
}
