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
    ModifiedElement(
      Self.layoutContent(of: self)._safeAreaPadded(edges, length, file, line)
    )
  }

  /// Insets the safe area of the element at all edges.
  ///
  /// - Parameters:
  ///   - length: The space in points. A value that is not finite is reported and counts as 16.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with the space around it.
  @inlinable
  public func safeAreaPadding(
    _ length: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    safeAreaPadding(.all, length, file: file, line: line)
  }

  /// Insets the safe area of the element by a separate amount at each edge.
  ///
  /// - Parameters:
  ///   - insets: The space at each edge in points. A value that is not finite is reported and
  ///     counts as 0.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with the space around it.
  @inlinable
  public func safeAreaPadding(
    _ insets: EdgeInsets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._safeAreaPadded(insets, file, line))
  }
}

extension LayoutContent {
  /// Describes an element whose safe area is inset by the same length at some edges.
  @usableFromInline
  consuming func _safeAreaPadded(
    _ edges: Edges,
    _ length: CGFloat?,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    let length = Validation.finite(length, "safeAreaPadding", file, line) ?? 16
    return _safeAreaPadded(EdgeInsets(edges, length), file, line)
  }

  /// Describes an element whose safe area is inset, as by empty bars.
  @usableFromInline
  consuming func _safeAreaPadded(
    _ insets: EdgeInsets,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    var content = self
    let lengths: [(edge: Edges, length: CGFloat)] = [
      (.top, insets.top), (.bottom, insets.bottom), (.leading, insets.leading),
      (.trailing, insets.trailing),
    ]
    for (edge, length) in lengths where length != 0 {
      let length = Validation.finite(length, "safeAreaPadding", file, line) ?? 0
      content = content._barred(edge, .center, length, .nothing, file, line)
    }
    return content
  }
}
