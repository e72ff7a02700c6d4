import Foundation

/// An element that has no place in a container: there is no gap beside it, and no child.
///
/// ```swift
/// func badge() -> some LayoutElement<View> {
///   isNew ? star.layout.padding(2) : EmptyElement().padding(0)
/// }
/// ```
///
/// A modifier of nothing is nothing, too.
@frozen
public struct EmptyElement<Node: AnyObject>: LayoutElement {
  /// Creates an empty element.
  @inlinable
  public init() {}

  /// Returns the description of nothing.
  @inlinable
  public static func layoutContent(of element: EmptyElement) -> LayoutContent { .nothing }
}

/// Nothing, where a part of two is missing.
enum EmptyRules: TerminalRules {
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize { .zero }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat { .nan }

  static func name(of index: Int, in engine: Engine) -> String { "EmptyElement" }
}
