/// A horizontal and a vertical alignment.
///
/// ```swift
/// title.layout.frame(width: 300, height: 100, alignment: .bottomTrailing)
/// ```
public struct Alignment: Sendable, Hashable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  func guide(on axis: Axis) -> Guide {
    axis == .horizontal ? horizontal.guide : vertical.guide
  }

  /// The top leading corner.
  public static let topLeading = Alignment(.leading, .top)
  /// The middle of the top edge.
  public static let top = Alignment(.center, .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(.trailing, .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(.leading, .center)
  /// The centre.
  public static let center = Alignment(.center, .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(.trailing, .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(.center, .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(.trailing, .bottom)
  /// The first text baseline, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(.leading, .firstTextBaseline)
  /// The first text baseline, horizontally centred.
  public static let centerFirstTextBaseline = Alignment(.center, .firstTextBaseline)
  /// The first text baseline, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(.trailing, .firstTextBaseline)
  /// The last text baseline, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(.leading, .lastTextBaseline)
  /// The last text baseline, horizontally centred.
  public static let centerLastTextBaseline = Alignment(.center, .lastTextBaseline)
  /// The last text baseline, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(.trailing, .lastTextBaseline)
}
