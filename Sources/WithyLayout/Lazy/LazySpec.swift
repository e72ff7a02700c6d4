import Foundation

/// The given properties of a lazy container.
struct LazySpec: Equatable {
  /// The axis along which lines follow each other.
  var axis: Axis

  /// The columns of a grid; empty for a stack.
  var items: [GridItem] = []

  /// How the elements of a stack are aligned across, or the columns of a grid.
  var alignment: Alignment

  /// The gap between lines, in points; `nil` for the default spacing.
  var spacing: CGFloat?

  /// The length to assume for a line until one has been measured, in points; `nil` if none is
  /// given.
  var estimate: CGFloat?

  var name: String { "Lazy\(axis == .horizontal ? "H" : "V")\(items.isEmpty ? "Stack" : "Grid")" }

  /// Creates the spec of a stack, or of a grid of columns; invalid numbers are reported and count as
  /// not given.
  init(
    _ axis: Axis,
    alignment: Alignment,
    items: [GridItem]? = nil,
    spacing: CGFloat?,
    estimate: CGFloat?,
    _ source: SourcePlace
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = Validation.finite(spacing, "spacing", source)
    self.estimate = Validation.length(estimate, "estimatedLength", source)
    guard let items else { return }
    self.items = items.map { $0.validated(source) }
    if items.isEmpty {
      let name = axis == .horizontal ? "rows" : "columns"
      Diagnostics.report(
        "\(name): the list is empty; using one flexible item",
        at: source
      )
      self.items = [GridItem()]
    }
  }
}
