import Foundation

/// The given properties of a lazy container.
struct LazySpec: Equatable {
  /// Whether lines follow each other from leading to trailing instead of downwards.
  var isHorizontal: Bool

  /// The number of elements in a line of a grid; `nil` for a stack, whose lines are aligned by
  /// guides.
  var columns: Int?

  /// How the elements are aligned in their lines.
  var alignment: Alignment

  /// The gaps between lines and between the elements of a line, in points; `nil` for the default
  /// spacing.
  var spacing: CGFloat?
  var columnSpacing: CGFloat?

  /// The length to assume for a line until one has been measured, in points; `nil` if none is
  /// given.
  var estimate: CGFloat?

  /// The name of the container.
  var name: String {
    columns == nil ? isHorizontal ? "LazyHStack" : "LazyVStack" : "LazyVGrid"
  }

  /// The number of elements in a line.
  var width: Int { columns ?? 1 }

  /// Returns the number of lines that a number of elements fill.
  func lines(of count: Int) -> Int { (count + width - 1) / width }

  /// Returns the indices of the elements in a range of lines.
  func elements(of lines: Range<Int>, count: Int) -> Range<Int> {
    min(lines.lowerBound * width, count)..<min(lines.upperBound * width, count)
  }

  /// Creates the spec of a stack; invalid numbers are reported and count as not given.
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
    let spacing = Validation.finite(spacing, "spacing", file, line)
    self.spacing = spacing.isNaN ? nil : spacing
    let length = Validation.length(estimate, "estimatedLength", file, line)
    self.estimate = length.isNaN ? nil : length
  }
}
