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
/// It shares out its height as an ``HStack`` does its width.
@frozen
public struct VStack<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a stack, with the parameters of
  /// ``HStack/init(alignment:spacing:distribution:file:line:content:)``.
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
