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
  ///
  /// - Parameters:
  ///   - horizontal: The alignment on the horizontal axis.
  ///   - vertical: The alignment on the vertical axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first text baseline, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The first text baseline, horizontally centred.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The first text baseline, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The last text baseline, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The last text baseline, horizontally centred.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The last text baseline, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
