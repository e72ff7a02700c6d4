public import Foundation

/// A parent that says in which rectangle the layouts of its `live` blocks are arranged.
///
/// A class of views has such a property already, and adopts the protocol in a line:
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
/// After every pass the bounds are asked for, and where anything has changed leaves get their frames.
/// When only the bounds have changed, `Live/layOut()` lets them follow. In any other parent a
/// layout has its ideal size, and stands at the origin.
///
/// Where a platform resizes its objects after the pass, a host asks to be laid out later instead:
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
public protocol LayoutHost: AnyObject {
  /// The rectangle to arrange in, in the coordinates of the object, in points.
  ///
  /// A coordinate of its origin that is not finite counts as 0, and a length that is not finite as the
  /// ideal one; both are reported.
  var bounds: CGRect { get }

  /// The direction of lines; by default from left to right.
  var layoutDirection: LayoutDirection { get }

  /// The number of pixels in a point, to round the edges of frames to; by default `nil`: they are not
  /// rounded.
  var pixelScale: CGFloat? { get }

  /// What covers the edges of the bounds, in points: the layout is arranged in what is left; by default
  /// nothing. A length that is not finite counts as 0.
  var safeArea: EdgeInsets { get }

  /// The gap between the children of stacks that say none, and the least length of spacers, in points; by
  /// default 8. It is asked for in each pass. One that is negative or not finite is reported and counts
  /// as 8.
  var defaultSpacing: CGFloat { get }

  /// Asks for a layout to be arranged; by default at once.
  ///
  /// It is called at the end of each pass: of the container of the block, if the block has layouts or
  /// something inside it has, and of nodes of the live tree in which layouts stand when the container
  /// is arranged.
  ///
  /// - Parameter layout: The layout of the children of this object, which is to be arranged now or
  ///   later. It can be kept, until the next pass brings another one.
  func setNeedsArrangement(_ layout: HostedLayout)
}

extension LayoutHost {
  /// From left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// No scale: edges are not rounded.
  public var pixelScale: CGFloat? { nil }

  /// Nothing.
  public var safeArea: EdgeInsets { EdgeInsets() }

  /// 8 points.
  public var defaultSpacing: CGFloat { 8 }

  /// Arranges at once.
  public func setNeedsArrangement(_ layout: HostedLayout) { layout.arrange() }
}
