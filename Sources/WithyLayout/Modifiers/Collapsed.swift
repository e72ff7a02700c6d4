extension LayoutElement {
  /// Removes the element from layout under a condition: it takes no space and adds no gap.
  ///
  /// ```swift
  /// badge.layout.collapsed(if: count == 0)
  /// ```
  ///
  /// Its leaves remain children of the arranged object, as the same objects, and get the frame
  /// `CGRect.zero`. They are not measured.
  @inlinable
  public func collapsed(if condition: Bool) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self).boxed(.plain(condition ? .collapsed : .group)))
  }
}

enum CollapsedRules: ElementRules {
  static func flatten(_ element: ElementDescription, in recordBuilder: inout RecordBuilder) {
    let start = recordBuilder.counts
    recordBuilder.read()
    recordBuilder.collapse(from: start)
  }
}
