import Foundation

/// A row of a ``Grid``; elsewhere it is a ``HStack``.
@frozen
public struct GridRow<Node: AnyObject>: LayoutElement {
  @usableFromInline let content: LayoutContent

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How the cells are aligned in the height of the row; by default as in the grid.
  ///   - content: A block of leaves, builders of leaves and elements, each of which is a cell.
  @inlinable
  public init(
    alignment: VerticalAlignment? = nil,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = .gridRow(alignment, content().content)
  }

  /// Returns the description of the row.
  @inlinable
  public static func layoutContent(of element: GridRow) -> LayoutContent { element.content }
}

extension LayoutContent {
  /// Describes a row of a grid.
  @usableFromInline
  static func gridRow(_ alignment: VerticalAlignment?, _ content: LayoutContent) -> LayoutContent {
    var style = Style(.gridRow)
    let vertical = alignment ?? .center
    let details = style.align(Alignment(horizontal: .center, vertical: vertical)) ?? Details()
    details.rowAlignment = alignment
    return content.inside(style, details)
  }
}

/// A row of cells, which a grid lays out; elsewhere it is a stack.
enum GridRowRules: StackRules {
  static var isHorizontal: Bool { true }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    // A grid has filled the slots.
    if !engine.isInGrid(outer.index) {
      engine.complete(outer.index) { arrangeAll(outer, in: engine) }
    }
    engine.placeSlots(outer.index)
  }

  static func name(of index: Int, in engine: Engine) -> String { "GridRow" }
}
