public import Foundation

/// A parent that provides the rectangle in which the layouts of its `live` blocks are arranged.
///
/// A view class usually has such a property already and conforms in one line:
///
/// ```swift
/// extension View: LayoutHost {}
///
/// let live = card.live {
///   VStack(alignment: .leading) {
///     title.with.text(state.title)
///     ForEach(state.tags, id: \.self) { Label.make.text($0) }
///   }
/// }
/// ```
///
/// After every pass the engine reads the bounds, and places the leaves if anything has changed. If
/// only the bounds have changed, call `Live/layOut()`. In any other parent a layout has its ideal
/// size, at the origin.
///
/// On a platform that resizes its objects after the pass, a host can defer the arrangement:
///
/// ```swift
/// final class Screen: View, LayoutHost {
///   var layout: HostedLayout?
///
///   func setNeedsArrangement(_ layout: HostedLayout) {
///     self.layout = layout
///     if layout.hasChanged { setNeedsLayout() }
///   }
///   override func layoutSubviews() { layout?.arrange() }
///   override func sizeThatFits(_ size: CGSize) -> CGSize {
///     layout?.size(for: ProposedSize(size)) ?? .zero
///   }
/// }
/// ```
///
/// A host that is itself a leaf of a layout around it can be as large as its own layout:
///
/// ```swift
/// final class Card: View, LayoutHost {
///   var layout: HostedLayout?
///
///   func setNeedsArrangement(_ layout: HostedLayout) {
///     self.layout = layout
///     layout.arrange()
///   }
///   override func size(for proposal: ProposedSize) -> CGSize {
///     layout?.size(for: proposal) ?? .zero
///   }
///   override func place(in frame: CGRect) {
///     super.place(in: frame)
///     layout?.arrange()
///   }
/// }
/// ```
public protocol LayoutHost: AnyObject {
  /// The rectangle to arrange in, in the coordinates of the object, in points.
  ///
  /// A coordinate of the origin that is not finite counts as 0, and a length that is not finite as
  /// the ideal one; both are reported.
  var bounds: CGRect { get }

  /// The rectangle to arrange in if it is not ``bounds``, for example because the children are in
  /// another object inside this one, or can be scrolled; by default ``bounds``.
  var layoutBounds: CGRect { get }

  /// The layout direction; by default left to right.
  var layoutDirection: LayoutDirection { get }

  /// The number of pixels per point, for rounding the edges of frames; `nil`, the default, for no
  /// rounding.
  var pixelScale: CGFloat? { get }

  /// The insets that cover the edges of the bounds, in points; by default none. The layout is
  /// arranged in the rest, and measured without them. A length that is not finite counts as 0.
  var safeArea: EdgeInsets { get }

  /// The default gap between the children of stacks and the default minimum length of spacers, in
  /// points; by default 8. It is read in each pass. A value that is negative or not finite is
  /// reported and counts as 8.
  var defaultSpacing: CGFloat { get }

  /// Requests that a layout be arranged; by default arranges it at once.
  ///
  /// The engine calls this method at the end of each pass for the container of the block, if there
  /// are layouts anywhere in its live tree; and when the container is arranged, for every node of
  /// the tree that contains layouts. For a node that is new in the tree, it is also called at the end
  /// of the pass, so that the size of the node can be that of its layout; arranging has no effect
  /// during that call.
  ///
  /// - Parameter layout: The layout of this object's children, to be arranged now or later. It may
  ///   be stored until the next pass provides a new one.
  func setNeedsArrangement(_ layout: HostedLayout)
}

extension LayoutHost {
  /// The bounds.
  public var layoutBounds: CGRect { bounds }

  /// Left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// No scale: edges are not rounded.
  public var pixelScale: CGFloat? { nil }

  /// No insets.
  public var safeArea: EdgeInsets { EdgeInsets() }

  /// 8 points.
  public var defaultSpacing: CGFloat { 8 }

  /// Arranges at once.
  public func setNeedsArrangement(_ layout: HostedLayout) { layout.arrange() }
}
