public import Foundation

/// A type that identifies an alignment guide of your own and provides its default.
///
/// ```swift
/// enum Seam: AlignmentID {
///   static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 3 }
/// }
/// extension VerticalAlignment { static let seam = VerticalAlignment(Seam.self) }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in an element that does not set it.
  ///
  /// - Parameter dimensions: The size of the element, and its other guides.
  /// - Returns: The distance from the leading or top edge, in points.
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat
}
