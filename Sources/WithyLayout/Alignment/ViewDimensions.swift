public import Foundation

/// The size of an element and its alignment guides, in points.
///
/// ```swift
/// icon.layout.alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
/// ```
public struct ViewDimensions {
  /// The width.
  public let width: CGFloat

  /// The height.
  public let height: CGFloat

  /// What the element says of a guide on an axis; `nil` if it says nothing.
  let explicit: (Guide, Axes) -> CGFloat?

  /// Creates dimensions whose guides are asked for when they are needed.
  init(_ size: CGSize, explicit: @escaping (Guide, Axes) -> CGFloat? = { _, _ in nil }) {
    self.width = size.width
    self.height = size.height
    self.explicit = explicit
  }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.guide.defaultValue(in: self, length: width)
  }

  /// The distance of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.guide.defaultValue(in: self, length: height)
  }

  /// The distance of a guide from the leading edge; `nil` if nothing in the element says one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.guide, .horizontal)
  }

  /// The distance of a guide from the top edge; `nil` if nothing in the element says one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.guide, .vertical)
  }
}
