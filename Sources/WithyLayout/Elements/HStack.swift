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
  ///   - spacing: The gap between children, in points. By default it is what two neighbours say of the
  ///     edges that meet, see ``ViewSpacing``: 0 beside a ``Spacer``, and else the default spacing, 8. One
  ///     that is not finite is reported and counts as not given.
  ///   - distribution: Where the stack puts what its children leave; by default nowhere: it is as long
  ///     as they are.
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
    self.content = .stack(alignment, spacing, distribution, content().content, file, line)
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
    _ distribution: Distribution,
    _ content: LayoutContent,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutContent {
    var style = Style(.horizontalStack)
    if let spacing { style.spacing = Mistake.finite(spacing, "spacing", file, line) }
    if distribution != .fill { style.distribution = distribution }
    let details = style.align(Alignment(horizontal: .center, vertical: alignment))
    return content.inside(style, details)
  }
}

/// Children side by side.
enum HStackRules: PlainStackRules {
  static var isHorizontal: Bool { true }

  static func name(of index: Int, in engine: Engine) -> String { "HStack" }
}
