public import Foundation

/// Empty space that grows along the stack it stands in; outside a stack on both axes.
///
/// ```swift
/// HStack {
///   title
///   Spacer()
///   badge
/// }
/// ```
///
/// It has the lowest priority: it gets what all others leave. It makes no node.
public struct Spacer<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a spacer.
  ///
  /// - Parameters:
  ///   - minLength: Its least length, in points; by default 8. One that is negative or not finite is
  ///     reported and counts as none given.
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  public init(minLength: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line) {
    var style = Style(.spacer)
    style.a = Mistake.length(minLength, "minLength", file, line).orElse(8)
    content = LayoutContent(.element(DescribedElement(style, content: .nothing)))
  }

  /// Returns the description of the spacer.
  @inlinable
  public static func layoutContent(of element: Spacer) -> LayoutContent { element.content }
}
