public import Withy

extension LayoutElement {
  /// Puts content behind the element.
  ///
  /// ```swift
  /// title.layout.padding(8).background { panel }
  /// ```
  ///
  /// The element is laid out as if it had no background. The background is proposed the size of the
  /// element and aligned with it; it may be larger. Its leaves come right before those of the
  /// element among the children, which is drawing order.
  ///
  /// - Parameters:
  ///   - alignment: How the content is aligned with the element; by default by their centres.
  ///   - content: A block of leaves, builders of leaves and elements; several form a ``ZStack``.
  /// - Returns: The element with a background.
  @inlinable
  public func background(
    alignment: Alignment = .center,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) -> ModifiedElement<Node> {
    background(content(), alignment: alignment)
  }

  /// Puts a leaf or an element behind the element.
  @inlinable
  public func background<Content: Arrangeable>(
    _ content: Content,
    alignment: Alignment = .center
  ) -> ModifiedElement<Node> where Content.Node == Node {
    ModifiedElement(
      Self.layoutContent(of: self)
        .boxed(.aligning(.background, by: alignment), Content.layoutContent(of: content))
    )
  }
}

enum BackgroundRules: PairRules {
  static var isBehind: Bool { true }
}
