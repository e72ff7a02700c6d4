public import Foundation

/// A container that arranges its children one above the other.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 8) {
///   icon.layout.frame(width: 20, height: 20)
///   title
///   Spacer()
/// }
/// ```
///
/// The stack proposes to each child an equal share of the remaining height, to children of the
/// highest priority first, and among those to the least flexible first. It may be larger than its
/// proposal.
@frozen
public struct VStack<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: How the children are aligned across the stack; by default by their centres.
  ///   - spacing: The gap between children, in points, as in ``HStack``.
  ///   - distribution: How the stack distributes the length that its children leave over, as in
  ///     ``HStack``.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    distribution: Distribution = .fill,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    self.content = content().content
      .inside(.stack(.verticalStack, alignment, spacing, distribution, (file, line)))
  }
}

enum VStackRules: StackRules {
  static var axis: Axis { .vertical }
}
