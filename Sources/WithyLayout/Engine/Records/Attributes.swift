import Foundation

/// What an element tells the container around it, by a modifier that makes no element of its own.
///
/// What is said is seen through the modifiers around it.
struct Attributes {
  /// The gap behind the element in a stack.
  var gapAfter: CGFloat?

  /// The proportion in which a stack shares what is left.
  var weight: CGFloat?

  /// The parts of the container's lengths that the element takes.
  var width: CGFloat?
  var height: CGFloat?

  /// The parts, if there is one.
  var parts: (width: CGFloat?, height: CGFloat?)? {
    width == nil && height == nil ? nil : (width, height)
  }

  /// What the element says as a cell of a grid.
  var cell = GridCell()

  /// What the element says for a type of the user's.
  var values: [ObjectIdentifier: Any] = [:]

  /// Adds what is said further outside, which counts more.
  mutating func add(_ outer: Attributes) {
    gapAfter = outer.gapAfter ?? gapAfter
    weight = outer.weight ?? weight
    width = outer.width ?? width
    height = outer.height ?? height
    cell.add(outer.cell)
    values.merge(outer.values) { $1 }
  }

  /// Whether two elements are known to say the same.
  func isSame(as other: Attributes) -> Bool {
    gapAfter == other.gapAfter && weight == other.weight && width == other.width
      && height == other.height
      && cell == other.cell && values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { isEqualValue(value, $0) } ?? false
      }
  }
}

/// Whether two values are known to be equal: those that cannot be compared are not.
func isEqualValue(_ a: Any, _ b: Any) -> Bool {
  func isEqual<Value: Equatable>(_ a: Value) -> Bool { a == b as? Value }
  return (a as? any Equatable).map { isEqual($0) } ?? false
}
