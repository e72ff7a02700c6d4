import Withy

/// The description of a lazy container, whose rows are described when they come near the visible
/// rectangle.
///
/// There is one object per description, and its identity tells whether the description has changed:
/// as long as it is the same, rows that stay are skipped.
final class LazyRows<Element, ID: Hashable, Node: AnyObject> {
  private let rows: ForEach<Element, ID, LayoutGroup<Node>>
  private let style: LazyStyle

  /// The state kept by the live tree; `nil` outside `live`, where all rows are made.
  private var window: LazyWindow?

  /// Creates the description of rows.
  init(_ rows: ForEach<Element, ID, LayoutGroup<Node>>, _ style: LazyStyle) {
    self.rows = rows
    self.style = style
  }

  /// The description of the container: a part that is evaluated again when other rows come near.
  var content: LayoutContent<Node> {
    let part = DescribedPart {
      self.described
    } makeHierarchy: { describe in
      Hierarchy(_remembering: { memory in
        self.remember(memory)
        return describe(self.described)
      })
    }
    return LayoutContent(.part(part))
  }

  /// Takes the state that the live tree keeps, and updates it.
  private func remember(_ memory: PartMemory?) {
    guard let memory else { return }
    let window =
      memory.content as? LazyWindow
      ?? LazyWindow { [weak memory] in memory?.evaluateAgain() ?? false }
    self.window = window
    if memory.isPlanning { return }
    memory.content = window
    window.update(self, style, rows._ids)
  }

  /// The description of the rows that are made, in a layout.
  private var described: LayoutContent<Node> {
    let count = rows._ids.count
    var layout = LazyLayout(style: style, window: window)
    layout.range = (window?.range ?? 0..<style.lines(of: count)).clamped(
      to: 0..<style.lines(of: count)
    )
    layout.version = window?.version ?? 0
    let elements = rows._elements(in: style.elements(of: layout.range, count: count))
    let parts = elements._replacingContent { [style] element, block in
      let part = Part(Description(self), _describing: { block(element) })
      return LayoutGroup(style.row(Part<LayoutGroup<Node>>.layoutContent(of: part)))
    }
    return .layout(layout, ForEach<Element, ID, LayoutGroup<Node>>.layoutContent(of: parts))
  }

  /// The description as a value that is equal only to itself.
  private struct Description: Equatable {
    let rows: LazyRows

    init(_ rows: LazyRows) { self.rows = rows }

    static func == (left: Description, right: Description) -> Bool { left.rows === right.rows }
  }
}

extension LazyStyle {
  /// Wraps the contents of a row in one element: several are arranged like rows.
  fileprivate func row<Node>(_ content: LayoutContent<Node>) -> LayoutContent<Node> {
    guard columns == nil else { return .depthStack(alignment, content) }
    var stack = Style(isHorizontal ? .horizontalStack : .verticalStack)
    if let spacing { stack.spacing = spacing }
    let details = stack.align(alignment)
    return content.inside(stack, details)
  }
}
