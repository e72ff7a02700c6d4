import Foundation

extension LayoutElement {
  /// Sets the priority with which a stack gives the element its share.
  ///
  /// ```swift
  /// HStack {
  ///   title.layout.layoutPriority(1)   // gets its width first
  ///   subtitle
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The priority; it is 0 without this modifier. Not-a-number is reported and counts as
  ///     0.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The element with the priority.
  @inlinable
  public func layoutPriority(
    _ value: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ModifiedElement<Node> {
    inside(.priority(value, (file, line)))
  }
}

extension ElementDescription {
  @usableFromInline
  static func priority(_ value: Double, _ source: SourcePlace) -> ElementDescription {
    if value.isNaN { Validation.report("layoutPriority", CGFloat(value), source) }
    return ElementDescription(ElementSpec(.priority, CGFloat(value).orElse(0)))
  }
}

extension ElementSpec {
  fileprivate var givenPriority: CGFloat { a }
}

/// The rules of a modifier that sets its element's priority and leaves no record.
enum PriorityRules: ElementRules {
  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    if recordBuilder.records.count > index + 1 {
      recordBuilder.records[index + 1].priority = recordBuilder.records[index].spec.givenPriority
    }
    recordBuilder.records.remove(at: index)
  }
}
