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

  /// The engine that looks up guides, and the element in it.
  private let engine: Engine
  private let record: SizedRecord

  /// Whether these are the dimensions of an area for the element, with only default guides.
  private let isArea: Bool

  /// The custom guides whose defaults are being computed, each read by the one before.
  private var asked: [Guide] = []

  init(_ record: SizedRecord, isArea: Bool = false, in engine: Engine) {
    (width, height) = (record.size.width, record.size.height)
    (self.engine, self.record, self.isArea) = (engine, record, isArea)
  }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? defaultValue(of: guide.guide, .horizontal)
  }

  /// The distance of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? defaultValue(of: guide.guide, .vertical)
  }

  /// The distance of a guide from the leading edge; `nil` if nothing in the element sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitValue(of: guide.guide, .horizontal)
  }

  /// The distance of a guide from the top edge; `nil` if nothing in the element sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitValue(of: guide.guide, .vertical)
  }

  private func explicitValue(of guide: Guide, _ axis: Axis) -> CGFloat? {
    isArea ? nil : engine.explicitValue(guide, axis, of: record)
  }

  /// Returns the default value of a guide; 0, reported, if it depends on the guide itself.
  func defaultValue(of guide: Guide, _ axis: Axis) -> CGFloat {
    let (index, length) = (record.index, record.size[axis])
    // The leading edge of an infinite element is at 0, too.
    if let fraction = guide.fraction { return fraction > 0 ? length * fraction : 0 }
    guard case .custom(let custom) = guide else { return length }
    if asked.contains(guide) {
      engine.report(index, "has an alignment guide whose default value depends on itself; using 0")
      return 0
    }
    var inner = self
    inner.asked.append(guide)
    return custom.type.defaultValue(in: inner)
  }
}
