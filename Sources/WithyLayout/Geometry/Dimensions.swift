public import Foundation

/// The six sizes of an element, in points: its minimum, ideal and maximum width and height.
///
/// ```swift
/// let dimensions = title.layout.padding(8).dimensions
/// print(dimensions.ideal.width, dimensions.minimum.height)
/// ```
public struct Dimensions: Sendable, Hashable {
  /// The size that the element takes for ``ProposedSize/zero``.
  public var minimum: CGSize

  /// The size that the element takes for ``ProposedSize/unspecified``.
  public var ideal: CGSize

  /// The size that the element takes for ``ProposedSize/infinity``; infinite if it takes any
  /// length.
  public var maximum: CGSize

  /// Creates the six sizes.
  public init(minimum: CGSize, ideal: CGSize, maximum: CGSize) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  init(_ size: (ProposedSize) -> CGSize) {
    self.init(minimum: size(.zero), ideal: size(.unspecified), maximum: size(.infinity))
  }
}
