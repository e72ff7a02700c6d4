import Foundation

/// A row of a ``Grid``; outside a grid it acts as an ``HStack``.
@frozen
public struct GridRow<Node: AnyObject>: BuiltInElement {
  @usableFromInline let content: LayoutContent<Node>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How the cells are aligned within the height of the row; by default as in the
  ///     grid.
  ///   - content: A block of leaves, builders of leaves and elements, each of which becomes a cell.
  @inlinable
  public init(
    alignment: VerticalAlignment? = nil,
    @LayoutBuilder<Node> content: () -> LayoutGroup<Node>
  ) {
    self.content = content().content.inside(.gridRow(alignment))
  }
}

extension ElementDescription {
  @usableFromInline
  static func gridRow(_ vertical: VerticalAlignment?) -> ElementDescription {
    guard let vertical else { return .plain(.gridRow) }
    var spec = ElementSpec(.gridRow)
    let alignment = Alignment(horizontal: .center, vertical: vertical)
    let details = spec.align(alignment) ?? Details { $0.alignment = alignment }
    return ElementDescription(spec, details)
  }
}

/// The rules of a row of cells, which its grid lays out; outside a grid it is a stack.
enum GridRowRules: StackRules {
  static var axis: Axis { .horizontal }

  static func isSuperfluous(_ spec: ElementSpec, in surroundings: Surroundings) -> Bool {
    !surroundings.isInGrid
  }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    // A grid has placed the cells already.
    if engine.records[outer.index].spec.traits.contains(.isInGrid) { return }
    placeArranged(outer, in: engine)
  }
}
