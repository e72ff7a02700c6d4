import Foundation

/// How a lazy container stands: what its description says.
struct LazyStyle: Equatable {
  /// Whether its lines follow each other from leading to trailing, and not downwards.
  var isHorizontal: Bool

  /// The number of elements in a line; `nil` for a stack, whose lines are aligned by their guides.
  var columns: Int?

  var alignment: Alignment

  /// The gap between lines, and between the elements of a line, in points; `nil` for the default spacing.
  var spacing: CGFloat?
  var columnSpacing: CGFloat?

  /// The length of a line, as long as none was measured, in points; `nil` if it is not known.
  var estimate: CGFloat?

  /// The name of the container.
  var name: String {
    columns == nil ? isHorizontal ? "LazyHStack" : "LazyVStack" : "LazyVGrid"
  }

  /// The number of elements in a line.
  var width: Int { columns ?? 1 }

  /// The number of lines of a number of elements.
  func lines(of count: Int) -> Int { (count + width - 1) / width }

  /// The elements in some lines.
  func elements(of lines: Range<Int>, count: Int) -> Range<Int> {
    min(lines.lowerBound * width, count)..<min(lines.upperBound * width, count)
  }

  /// Creates the style of a stack; numbers that are invalid are reported and count as not given.
  init(
    isHorizontal: Bool,
    alignment: Alignment,
    spacing: CGFloat?,
    estimate: CGFloat?,
    _ file: StaticString,
    _ line: UInt
  ) {
    self.isHorizontal = isHorizontal
    self.alignment = alignment
    let spacing = Mistake.finite(spacing, "spacing", file, line)
    self.spacing = spacing.isNaN ? nil : spacing
    let length = Mistake.length(estimate, "estimatedLength", file, line)
    self.estimate = length.isNaN ? nil : length
  }
}
