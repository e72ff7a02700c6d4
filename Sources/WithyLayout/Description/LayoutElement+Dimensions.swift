import Foundation
import Withy

/// The size of an element without a parent.
extension LayoutElement {
  /// The minimum, ideal and maximum size of the element: its sizes for proposals of 0, `nil` and
  /// infinity.
  ///
  /// Nothing is nested or placed. To measure a builder in the element, the engine makes an object.
  ///
  /// ```swift
  /// let height = form().dimensions.ideal.height
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var dimensions: Dimensions {
    let source: SourcePlace = (#fileID, #line)
    let elements = ElementList()
    let walk = LayoutWalk<Node>(to: elements, source)
    let leaves = walk.nest(Self.layoutContent(of: self), in: elements) { _ in true }
    return Dimensions(Engine(RecordBuilder(elements, of: leaves, unit: 8), source).size(for:))
  }
}
