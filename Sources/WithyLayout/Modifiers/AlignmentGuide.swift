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

/// An element that sets a guide.
enum AlignmentGuideRules: TransparentRules {
  static func close(_ index: Int, in flattening: inout Flattening) {
    if flattening.closeModifier(index, by: self) {
      flattening.records[index].style.traits.insert(.hasGuides)
    }
  }

  static func ownGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let index = query.index
    guard let own = engine.details[Int(engine.records[index].details)].guide,
      own.guide == query.guide, own.axis == query.axis
    else { return nil }
    let value = own.value(ViewDimensions(query.record.record(index + 1), in: engine))
    if value.isFinite { return value }
    // Of an infinite size, which is measured and never placed, it can be nothing else.
    if query.size.width + query.size.height < .infinity {
      engine.report(index, "gave a guide of \(value); the guide is left as it is")
    }
    return nil
  }
}
