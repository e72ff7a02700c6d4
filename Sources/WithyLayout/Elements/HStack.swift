public import Foundation

/// A container that arranges its children side by side.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline, spacing: 8) {
///   icon.layout.frame(width: 20, height: 20)
///   title
///   Spacer()
/// }
/// ```
///
/// The stack proposes to each child an equal share of the remaining width, to children of the
/// highest priority first, and among those to the least flexible first. It may be larger than its
/// proposal.
@frozen
public struct HStack<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: How the children are aligned across the stack; by default by their centres.
  ///   - spacing: The gap between children, in points. By default the gap follows from the spacing
  ///     preferences of the two neighbours, see ``ViewSpacing``: 0 beside a ``Spacer``, otherwise
  ///     the default spacing, 8. A value that is not finite is reported and counts as not given.
  ///   - distribution: How the stack distributes the length that its children leave over; by
  ///     default not at all: it is as long as they are.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - content: A block of leaves, builders of leaves and elements.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    distribution: Distribution = .fill,
    file: StaticString = #fileID,
    line: UInt = #line,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    self.content = content().content
      .inside(.stack(.horizontalStack, alignment, spacing, distribution, (file, line)))
  }
}

enum HStackRules: StackRules {
  static var axis: Axis { .horizontal }
}
