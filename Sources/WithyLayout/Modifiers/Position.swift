public import Foundation
public import Withy

extension LayoutElement {
  /// Puts the middle of the element at a point of the space that is proposed, all of which it takes.
  ///
  /// ```swift
  /// handle.layout.position(x: 40, y: 20)
  /// ```
  ///
  /// Where no length is proposed, the element's own is taken.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge in points.
  ///   - y: The distance from the top edge in points. A number that is not finite is reported and
  ///     counts as 0.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The space with the element in it.
  @inlinable
  public func position(
    x: CGFloat = 0,
    y: CGFloat = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._positioned(x, y, file, line))
  }

  /// Puts the middle of the element at a point of the space that is proposed, all of which it takes.
  ///
  /// - Parameters:
  ///   - position: The point. A coordinate that is not finite is reported and counts as 0.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The space with the element in it.
  @inlinable
  public func position(
    _ position: CGPoint,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    self.position(x: position.x, y: position.y, file: file, line: line)
  }
}

extension LayoutContent {
  /// Describes an element at a point.
  @usableFromInline
  consuming func _positioned(
    _ x: CGFloat,
    _ y: CGFloat,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    var style = Style(.position)
    style.x = Mistake.finite(x, "position(x:)", file, line).orElse(0)
    style.y = Mistake.finite(y, "position(y:)", file, line).orElse(0)
    return inside(style)
  }
}
