public import Foundation

/// The six sizes of an element, in points: its least, ideal and greatest width and height.
///
/// ```swift
/// let dimensions = title.layout.padding(8).dimensions
/// print(dimensions.ideal.width, dimensions.minimum.height)
/// ```
public struct Dimensions: Sendable, Hashable {
  /// What the element answers to ``ProposedSize/zero``.
  public var minimum: CGSize

  /// What the element answers to ``ProposedSize/unspecified``.
  public var ideal: CGSize

  /// What the element answers to ``ProposedSize/infinity``; infinite where it takes all there is.
  public var maximum: CGSize

  /// Creates the six sizes.
  ///
  /// - Parameters:
  ///   - minimum: The least width and height.
  ///   - ideal: The ideal width and height.
  ///   - maximum: The greatest width and height.
  public init(minimum: CGSize, ideal: CGSize, maximum: CGSize) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }
}
