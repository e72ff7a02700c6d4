public import Withy

extension LayoutElement {
  /// Puts content in front of the element, as ``background(alignment:content:)`` puts it behind.
  ///
  /// ```swift
  /// photo.layout.overlay(alignment: .topTrailing) { badge }
  /// ```
  ///
  /// Its leaves come right after those of the element among the children, which is drawing order.
  @inlinable
  public func overlay(
    alignment: Alignment = .center,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    overlay(content(), alignment: alignment)
  }

  /// Puts a leaf or an element in front of the element.
  @inlinable
  public func overlay<Content: Arrangeable>(
    _ content: Content,
    alignment: Alignment = .center
  ) -> ModifiedElement<Node> where Content.Node == Node {
    ModifiedElement(
      Self.layoutContent(of: self)
        .boxed(.aligning(.overlay, by: alignment), Content.layoutContent(of: content))
    )
  }
}

enum OverlayRules: PairRules {
  static var isBehind: Bool { false }
}
