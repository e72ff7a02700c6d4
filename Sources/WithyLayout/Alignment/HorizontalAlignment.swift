/// A guide for aligning elements horizontally: a distance from the leading edge.
///
/// ```swift
/// VStack(alignment: .leading) {
///   title
///   subtitle
/// }
/// ```
public struct HorizontalAlignment: Sendable, Hashable {
  let guide: Guide

  init(guide: Guide) { self.guide = guide }

  /// Creates an alignment with a guide of your own, which a type identifies.
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(type: id)) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(guide: .halves(0))

  /// The centre.
  public static let center = HorizontalAlignment(guide: .halves(1))

  /// The trailing edge.
  public static let trailing = HorizontalAlignment(guide: .halves(2))
}
