import Foundation

/// A guide that an element sets for itself.
struct ExplicitGuide {
  /// Which guide it is, and on which axis.
  let guide: Guide
  let axis: Axes

  /// Returns its distance from the leading or top edge.
  let value: (ViewDimensions) -> CGFloat
}
