public import Withy

extension LayoutElement {
  /// Puts content in front of the element.
  ///
  /// ```swift
  /// photo.layout.overlay(alignment: .topTrailing) { badge }
  /// ```
  ///
  /// The element is laid out as if it had no overlay. The overlay is proposed the size of the
  /// element and aligned with it; it may be larger. Its leaves come right after those of the
  /// element among the children, which is drawing order.
  ///
  /// - Parameters:
  ///   - alignment: How the content is aligned with the element; by default by their centres.
  ///   - content: A block of leaves, builders of leaves and elements; several form a ``ZStack``.
  /// - Returns: The element with an overlay.
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
