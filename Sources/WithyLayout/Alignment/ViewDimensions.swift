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

  /// Reports a mistake.
  private let report: (String) -> Void

  /// The guides whose defaults are being computed, each by the default of the one before.
  private var asked: [Guide] = []

  /// Creates dimensions whose guides are asked for when they are needed.
  init(
    _ size: CGSize,
    report: @escaping (String) -> Void,
    explicit: @escaping (Guide, Axes) -> CGFloat? = { _, _ in nil }
  ) {
    self.width = size.width
    self.height = size.height
    self.report = report
    self.explicit = explicit
  }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? defaultValue(of: guide.guide, .horizontal)
  }

  /// The distance of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? defaultValue(of: guide.guide, .vertical)
  }

  /// The distance of a guide from the leading edge; `nil` if nothing in the element says one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.guide, .horizontal)
  }

  /// The distance of a guide from the top edge; `nil` if nothing in the element says one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.guide, .vertical)
  }

  /// Where a guide is of which nothing in the element says anything.
  ///
  /// A guide whose default asks for the guide itself is at the edge.
  func defaultValue(of guide: Guide, _ axis: Axes) -> CGFloat {
    if asked.contains(guide) {
      report("has a guide whose default asks for the guide itself; 0 is taken")
      return 0
    }
    var inner = self
    if case .custom = guide { inner.asked.append(guide) }
    return guide.defaultValue(in: inner, length: axis == .horizontal ? width : height)
  }
}
