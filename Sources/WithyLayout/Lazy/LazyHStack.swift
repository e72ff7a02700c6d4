public import Foundation
public import Withy

/// A container that arranges rows side by side, and makes only those near the visible rectangle.
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
/// It is a ``LazyVStack`` along the horizontal axis.
public struct LazyHStack<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a lazy stack, with the parameters of
  /// ``LazyVStack/init(alignment:spacing:estimatedLength:file:line:content:)``; the estimated length is
  /// a width.
  public init<Element, ID: Hashable>(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    estimatedLength: CGFloat? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    content rows: () -> ForEach<Element, ID, LayoutGroup<Node>>
  ) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    let spec = LazySpec(.horizontal, alignment, nil, spacing, estimatedLength, (file, line))
    content = LazyRows(rows(), spec).content
  }
}
