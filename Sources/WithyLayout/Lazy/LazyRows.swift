import Withy

/// The description of a lazy container, whose rows are described when they come near the visible
/// rectangle.
///
/// There is one object per description. As long as it is the same, rows that stay are described
/// once, and skipped afterwards.
final class LazyRows<Element, ID: Hashable, Node: AnyObject> {
  private let rows: ForEach<Element, ID, LayoutGroup<Node>>
  private let spec: LazySpec

  /// The value of the parts of this description, which are skipped while it is the same.
  private let identity = Identity()

  /// The state kept by the live tree; `nil` outside `live`, where all rows are made.
  private var window: LazyWindow?

  /// The elements that are made, and the descriptions of their contents, which do not change.
  private var range = 0..<0
  private var contents: [LayoutContent<Node>] = []

  /// Creates the description of rows.
  init(_ rows: ForEach<Element, ID, LayoutGroup<Node>>, _ spec: LazySpec) {
    self.rows = rows
    self.spec = spec
  }

  /// The description of the container: a part that is evaluated again when other rows come near.
  var content: LayoutContent<Node> {
    let part = DescribedPart {
      self.remember(nil)
      return self.described
    } makeHierarchy: { describe in
      Hierarchy(_remembering: { memory in
        self.remember(memory)
        return describe(self.described)
      })
    }
    return LayoutContent(.part(part))
  }

  /// Takes the state that the live tree keeps, and updates it; `nil` outside `live`.
  private func remember(_ memory: PartMemory?) {
    guard let memory else { return window = nil }
    let window =
      memory.content as? LazyWindow
      ?? LazyWindow { [weak memory] in memory?.evaluateAgain() ?? false }
    self.window = window
    memory.content = window
    window.update(self, spec, rows._ids)
  }

  /// The description of the rows that are made, in a layout.
  private var described: LayoutContent<Node> {
    let count = rows._ids.count
    var layout = LazyLayout(spec: spec, window: window)
    layout.version = window?.version ?? 0
    let old = (range: range, contents: contents)
    range = 0..<count
    if let window {
      layout.range = window.range
      let (first, end) = (window.range.lowerBound, window.range.upperBound)
      range = min(first * window.columns, count)..<min(end * window.columns, count)
    }
    // Rows that stay are copied as a whole.
    let common = range.clamped(to: old.range)
    let kept = common.isEmpty ? range.lowerBound..<range.lowerBound : common
    contents =
      (range.lowerBound..<kept.lowerBound).map(content)
      + old.contents.dropFirst(max(kept.lowerBound - old.range.lowerBound, 0)).prefix(kept.count)
      + (kept.upperBound..<range.upperBound).map(content)
    return rows._elements(in: range).layoutContent(describedBy: contents, height: 1)
      .inside(.layout(layout))
  }

  /// Returns the description of an element, which is a part.
  private func content(at index: Int) -> LayoutContent<Node> {
    let part = Part._describing(identity) { [rows] in rows._content(at: index) }
    return spec.row(Part<LayoutGroup<Node>>.layoutContent(of: part))
  }

  /// A value that is equal only to itself.
  private final class Identity: Equatable {
    static func == (left: Identity, right: Identity) -> Bool { left === right }
  }
}

extension LazySpec {
  /// Wraps the contents of a row in one element: several are arranged like rows.
  fileprivate func row<Node>(_ content: LayoutContent<Node>) -> LayoutContent<Node> {
    guard items.isEmpty else { return content.inside(.depthStack(.center)) }
    var stack = ElementSpec(isHorizontal ? .horizontalStack : .verticalStack)
    if let spacing { stack.spacing = spacing }
    return content.inside(ElementDescription(stack, aligned: alignment))
  }
}
