public import Foundation

extension LayoutElement {
  /// Sets the position of a horizontal guide of the element.
  ///
  /// ```swift
  /// icon.layout.alignmentGuide(.leading) { $0[.leading] + 4 }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: A closure that returns the distance from the leading edge in points. If it
  ///     is not finite, it is reported and the guide is unchanged.
  /// - Returns: The element with the guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedElement<Node> {
    inside(.alignmentGuide((guide.guide, .horizontal, computeValue)))
  }

  /// Sets the position of a vertical guide of the element, a distance from the top edge in points,
  /// likewise.
  ///
  /// ```swift
  /// icon.layout.alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
  /// ```
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedElement<Node> {
    inside(.alignmentGuide((guide.guide, .vertical, computeValue)))
  }
}

extension ElementDescription {
  static func alignmentGuide(_ guide: Details.ExplicitGuide) -> ElementDescription {
    ElementDescription(ElementSpec(.alignmentGuide), Details { $0.guide = guide })
  }
}

enum AlignmentGuideRules: TransparentRules {
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    if recordBuilder.closeModifier(index, by: self) {
      recordBuilder.records[index].spec.traits.insert(.hasGuides)
    }
  }

  static func ownGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let index = query.index
    guard let own = engine.details(of: index)?.guide,
      own.guide == query.guide, own.axis == query.axis
    else { return nil }
    let value = own.value(ViewDimensions(query.record.record(index + 1), in: engine))
    if value.isFinite { return value }
    // An infinite size is measured but never placed, so its guides need not be finite.
    if query.size.width + query.size.height < .infinity {
      engine.report(index, "returned \(value) as a guide; ignored")
    }
    return nil
  }
}
