public import Foundation
public import Withy

extension LayoutElement {
  /// Says where a horizontal guide of the element is.
  ///
  /// ```swift
  /// icon.layout.alignmentGuide(.leading) { $0[.leading] + 4 }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: A closure that returns the distance from the leading edge in points. One that
  ///     is not finite is reported, and the guide is left where it is.
  /// - Returns: The element with the guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedElement<Node> {
    let guide = ExplicitGuide(guide: guide.guide, axis: .horizontal, value: computeValue)
    return ModifiedElement(Self.layoutContent(of: self).guided(guide))
  }

  /// Says where a vertical guide of the element is.
  ///
  /// ```swift
  /// icon.layout.alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: A closure that returns the distance from the top edge in points. One that is
  ///     not finite is reported, and the guide is left where it is.
  /// - Returns: The element with the guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedElement<Node> {
    let guide = ExplicitGuide(guide: guide.guide, axis: .vertical, value: computeValue)
    return ModifiedElement(Self.layoutContent(of: self).guided(guide))
  }
}

extension LayoutContent {
  /// Describes an element with a guide.
  func guided(_ guide: ExplicitGuide) -> LayoutContent {
    let details = Details()
    details.guide = guide
    return inside(Style(.alignmentGuide), details)
  }
}
