import Foundation

/// A guide that an element sets explicitly.
struct ExplicitGuide {
  /// The guide and its axis.
  let guide: Guide
  let axis: Axes

  /// Returns the guide's distance from the leading or top edge.
  let value: (ViewDimensions) -> CGFloat
}
