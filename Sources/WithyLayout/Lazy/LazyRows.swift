import Withy

/// The description of a lazy container, whose rows are described when they come near what is visible.
///
/// It is one object for each description, by which rows are told from those of another one: while it is the
/// same, those that stay are passed over.
final class LazyRows<Element, ID: Hashable, Node: AnyObject> {
  private let rows: ForEach<Element, ID, LayoutGroup<Node>>
  private let style: LazyStyle

  /// What the tree keeps of the container; `nil` outside `live`, where all rows are made.
  private var window: LazyWindow?

  /// Creates the description of rows.
  init(_ rows: ForEach<Element, ID, LayoutGroup<Node>>, _ style: LazyStyle) {
    self.rows = rows
    self.style = style
  }

  /// The description of the container: a part, which asks to be evaluated again when other rows come near.
  var content: LayoutContent {
    LayoutContent(
      .part(
        DescribedPart {
          self.described
        } makeHierarchy: { part, file, line in
          let hierarchy = Hierarchy<Node>(_remembering: { memory in
            self.remember(memory)
            return part.evaluate().hierarchy(in: Node.self, part.walk, file: file, line: line)
          })
          return Hierarchy(_following: hierarchy) { part.following($0) }
        }
      )
    )
  }

  /// Takes what the tree keeps, and brings it up to date.
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

  /// The rows that are made, laid out.
  private var described: LayoutContent {
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

  /// The description as a value, equal to itself.
  private struct Description: Equatable {
    let rows: LazyRows

    init(_ rows: LazyRows) { self.rows = rows }

    static func == (left: Description, right: Description) -> Bool { left.rows === right.rows }
  }
}

extension LazyStyle {
  /// One element of what a row describes: several stand as if they were rows.
  fileprivate func row(_ content: LayoutContent) -> LayoutContent {
    guard columns == nil else { return .depthStack(alignment, content) }
    var stack = Style(isHorizontal ? .horizontalStack : .verticalStack)
    if let spacing { stack.spacing = spacing }
    let details = stack.align(alignment)
    return content.inside(stack, details)
  }
}
