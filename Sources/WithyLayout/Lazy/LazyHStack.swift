public import Foundation
public import Withy

/// A container that puts rows side by side, and makes those that are near what is visible.
///
/// ```swift
/// let visible = VisibleArea()
/// let live = list.live {
///   ScrollContainer(.horizontal, visible: visible) {
///     LazyHStack {
///       ForEach(rows) { row in Label.make.text(row.title) }
///     }
///   }
/// }
/// visible.rect = CGRect(x: 4000, y: 0, width: 320, height: 480)
/// ```
///
/// It stands where a ``LazyVStack`` does. Which rows are made, measured and kept, and how long it is while some of
/// them were never met, follows the same rules, along the horizontal axis.
///
/// To each row it proposes its ideal width and the height that is proposed to the stack, as ``HStack`` does in
/// a ``ScrollContainer``. Rows stand `spacing` apart, whatever they say of their edges. Elements of one row stand
/// as rows do.
public struct LazyHStack<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a lazy stack.
  ///
  /// - Parameters:
  ///   - alignment: How rows are aligned across the stack; by default by their centres.
  ///   - spacing: The gap between rows, in points; by default the default spacing, 8. One that is not
  ///     finite is reported and counts as not given.
  ///   - estimatedLength: The width of a row as long as none was met, in points; by default it is found out
  ///     with the first few. One that is negative or not finite is reported and counts as not given.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - rows: A closure that returns the rows: one `ForEach`. Ids that occur twice among the rows that are
  ///     made are reported, as by any `ForEach`.
  /// - Complexity: O(*n*) for the ids of *n* rows; and by the rows that are near for all else.
  public init<Element, ID: Hashable>(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    estimatedLength: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    content rows: () -> ForEach<Element, ID, LayoutGroup<Node>>
  ) {
    let style = LazyStyle(
      isHorizontal: true,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing,
      estimate: estimatedLength,
      file,
      line
    )
    content = LazyRows(rows(), style).content
  }

  /// Returns the description of the stack, whose rows are described later.
  @inlinable
  public static func layoutContent(of element: LazyHStack) -> LayoutContent { element.content }
}
