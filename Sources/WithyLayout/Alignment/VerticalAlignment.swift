/// A guide for aligning elements vertically: a distance from the top edge.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///   price
///   currency
/// }
/// ```
public struct VerticalAlignment: Sendable, Hashable {
  let guide: Guide

  init(guide: Guide) { self.guide = guide }

  /// Creates an alignment with a guide of your own, which a type identifies.
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(type: id)) }

  /// The top edge.
  public static let top = VerticalAlignment(guide: .halves(0))

  /// The centre.
  public static let center = VerticalAlignment(guide: .halves(1))

  /// The bottom edge.
  public static let bottom = VerticalAlignment(guide: .halves(2))

  /// The baseline of the first text; the bottom edge if there is no text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)

  /// The baseline of the last text; the bottom edge if there is no text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}
