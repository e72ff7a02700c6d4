public import Foundation

extension LayoutElement {
  /// Insets the safe area of the element at some edges.
  ///
  /// ```swift
  /// list.layout.safeAreaPadding(.horizontal, 20)
  /// ```
  ///
  /// It is like ``padding(_:_:file:line:)``, but an element inside that ignores the safe area
  /// extends to the edges nevertheless, as a background does.
  ///
  /// - Parameters:
  ///   - edges: The edges; by default all four.
  ///   - length: The space in points; by default 16. A value that is not finite is reported and
  ///     counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with the space around it.
  @inlinable
  public func safeAreaPadding(
    _ edges: Edges = .all,
    _ length: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.safeAreaPadding, edges, length, (file, line)))
  }

  /// Insets the safe area of the element at all edges.
  @inlinable
  public func safeAreaPadding(
    _ length: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.safeAreaPadding, .all, length, (file, line)))
  }

  /// Insets the safe area of the element by a separate amount at each edge.
  @inlinable
  public func safeAreaPadding(
    _ insets: EdgeInsets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.safeAreaPadding, insets, (file, line)))
  }
}
