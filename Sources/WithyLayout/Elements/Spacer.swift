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
  ///   - minLength: Its least length, in points; by default the default spacing, 8. One that is negative
  ///     or not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  public init(minLength: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line) {
    var style = Style(.spacer)
    style.minLength = Mistake.length(minLength, "minLength", file, line)
    content = LayoutContent.nothing.inside(style)
  }

  /// Returns the description of the spacer.
  @inlinable
  public static func layoutContent(of element: Spacer) -> LayoutContent { element.content }
}
