public import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``, or as many of them as fit.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 4)]) {
///   ForEach(photos) { photo in Picture.make.image(photo.thumbnail).layout.frame(height: 80) }
/// }
/// ```
public struct GridItem: Sendable, Equatable {
  /// The length of a column across, or of several columns.
  public enum Size: Sendable, Equatable {
    /// One column of a given length, in points.
    case fixed(CGFloat)

    /// One column that shares what the fixed ones leave with the others, between two lengths in
    /// points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many columns as fit into the share of one flexible column, of equal lengths between two
    /// in points; at least one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size

  /// The gap to the next column in points; `nil` for the default spacing.
  public var spacing: CGFloat?

  /// How elements are aligned in the column and in their line; `nil` for their centres.
  public var alignment: Alignment?

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The same column with valid numbers; others are reported.
  func validated(_ source: SourcePlace) -> GridItem {
    func length(_ length: CGFloat, _ name: String, or other: CGFloat) -> CGFloat {
      if length == .infinity, other == .infinity { return length }
      return Validation.length(length, name, source) ?? other
    }
    var item = self
    switch size {
    case .fixed(let size): item.size = .fixed(length(size, "fixed", or: 10))
    case .flexible(let minimum, let maximum):
      item.size = .flexible(
        minimum: length(minimum, "flexible(minimum:)", or: 10),
        maximum: length(maximum, "flexible(maximum:)", or: .infinity)
      )
    case .adaptive(let minimum, let maximum):
      item.size = .adaptive(
        minimum: length(minimum, "adaptive(minimum:)", or: 10),
        maximum: length(maximum, "adaptive(maximum:)", or: .infinity)
      )
    }
    item.spacing = Validation.finite(spacing, "spacing", source)
    return item
  }
}
