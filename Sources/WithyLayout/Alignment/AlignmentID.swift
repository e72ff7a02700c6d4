public import Foundation

/// A type that names an alignment guide of your own and gives its default.
///
/// ```swift
/// enum Seam: AlignmentID {
///   static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 3 }
/// }
/// extension VerticalAlignment { static let seam = VerticalAlignment(Seam.self) }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns where the guide is in an element that does not say.
  ///
  /// - Parameter dimensions: The size of the element, and its other guides.
  /// - Returns: The distance from the leading or top edge, in points.
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat
}
