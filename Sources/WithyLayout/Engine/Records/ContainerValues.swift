import Foundation

/// The values that an element has for its container, from modifiers without a record of their own;
/// they show through the modifiers around the element.
struct ContainerValues {
  var gapAfter: CGFloat?

  /// The proportion of the remaining length that the element gets in a stack.
  var weight: CGFloat?

  /// The shares of the container's lengths that the element takes.
  var width: ContainerShare?
  var height: ContainerShare?

  var isRelative: Bool { width != nil || height != nil }

  /// The layout values for containers that conform to `Layout`, such as grids, by key type.
  var values: [ObjectIdentifier: Any] = [:]

  /// Adds the values of a modifier further out, which take precedence.
  mutating func add(_ outer: ContainerValues) {
    gapAfter = outer.gapAfter ?? gapAfter
    weight = outer.weight ?? weight
    width = outer.width ?? width
    height = outer.height ?? height
    values.merge(outer.values) { $1 }
  }

  /// Returns whether two elements are known to have the same values.
  func isSame(as other: ContainerValues) -> Bool {
    gapAfter == other.gapAfter && weight == other.weight && width == other.width
      && height == other.height && values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { areEqualValues(value, $0) } ?? false
      }
  }
}

/// The share of a container's length that an element takes: some equal columns with their gaps.
struct ContainerShare: Equatable {
  var span: CGFloat
  var count: CGFloat = 1
  var spacing: CGFloat = 0

  /// Returns the length of the share, at least 0.
  func length(of container: CGFloat) -> CGFloat {
    max(0, (container - spacing * (count - 1)) / count * span + spacing * (span - 1))
  }
}
