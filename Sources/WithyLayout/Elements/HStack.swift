public import Foundation

/// A container that puts its children side by side.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline, spacing: 8) {
///   icon.layout.frame(width: 20, height: 20)
///   title
///   Spacer()
/// }
/// ```
///
/// It proposes to each child an equal share of the width that is left, to those of the highest priority
/// first, and among them to the least flexible first. It may be larger than what it is proposed.
@frozen
public struct HStack<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: How the children are aligned across the stack; by default by their centres.
  ///   - spacing: The gap between children, in points. By default it is 8, and 0 beside a
  ///     ``Spacer`` that has no modifier. One that is not finite is reported and counts as none
  ///     given.
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = .stack(alignment, spacing, content().content, file, line)
  }

  /// Returns the description of the stack.
  @inlinable
  public static func layoutContent(of element: HStack) -> LayoutContent { element.content }
}

extension LayoutContent {
  /// Describes a stack.
  @usableFromInline
  static func stack(
    _ alignment: VerticalAlignment,
    _ spacing: CGFloat?,
    _ content: LayoutContent,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    var style = Style(.horizontalStack)
    if let spacing { style.a = Mistake.finite(spacing, "spacing", file, line) }
    let details = style.align(Alignment(horizontal: .center, vertical: alignment))
    return LayoutContent(.element(DescribedElement(style, details, content: content)))
  }
}
