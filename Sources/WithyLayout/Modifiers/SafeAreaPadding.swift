public import Foundation

extension LayoutElement {
  /// Insets the safe area of the element at some edges.
  ///
  /// ```swift
  /// list.layout.safeAreaPadding(.horizontal, 20)
  /// ```
  ///
  /// It is like ``padding(_:_:file:line:)``, with the same parameters, but an element inside that
  /// ignores the safe area extends to the edges nevertheless, as a background does.
  public func safeAreaPadding(
    _ edges: Edges = .all,
    _ length: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.safeAreaPadding, edges, length, (file, line)))
  }

  /// Insets the safe area of the element at all edges.
  public func safeAreaPadding(
    _ length: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.safeAreaPadding, .all, length, (file, line)))
  }

  /// Insets the safe area of the element by a separate amount at each edge.
  public func safeAreaPadding(
    _ insets: EdgeInsets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.padding(.safeAreaPadding, insets, (file, line)))
  }
}
