import Withy

/// The description of a lazy container, whose rows are described when they come near the visible
/// rectangle.
///
/// There is one object per description. As long as it is the same, and at the same place, rows that
/// stay are described once, and skipped afterwards.
final class LazyRows<Element, ID: Hashable, Node: AnyObject> {
  /// The rows, each in one element; none once they are released.
  private var rows: ForEach<Element, ID, LayoutGroup<Node>>?
  private let spec: LazySpec

  /// The elements of the container in a live tree, to which those of the rows belong.
  private var container: PartElements<Node>?

  private var range = 0..<0
  private var made: [Row] = []

  /// The description of a row's part, and the elements of it.
  private typealias Row = (part: AnyObject, elements: ElementList)

  /// The ids of these rows, none once one has occurred twice, and the items of the last hierarchy.
  private var ids: Set<ID>? = []
  private var items: AnyObject?

  init(_ rows: ForEach<Element, ID, LayoutGroup<Node>>, _ spec: LazySpec) {
    self.rows = rows._replacingContent { LayoutGroup(spec.row($1($0).content)) }
    self.spec = spec
  }

  deinit { NestedRelease.release(rows as Any) { rows = nil } }

  /// The description of the container: a part that is evaluated again when other rows come near;
  /// outside `live`, all rows are made.
  var content: LayoutContent<Node> {
    LayoutContent(
      .nested { [self] walk, describe in
        let container = PartElements<Node> { [rows, spec] in
          LayoutGroup(Optional.layoutContent(of: rows).inside(.layout(LazyLayout(spec: spec))))
        }
        let (depth, source) = (walk.depth, walk.source)
        let part = PartElement(output: container) { state in
          guard let state, let rows = self.rows else { return describe(container) }
          return self.hierarchy(of: rows, state, container, describe, depth: depth, source)
        }
        return container.hierarchy(of: part, in: walk)
      }
    )
  }

  /// Describes the rows that are near the visible rectangle, and returns their hierarchy.
  private func hierarchy(
    of rows: ForEach<Element, ID, LayoutGroup<Node>>,
    _ state: PartState,
    _ container: PartElements<Node>,
    _ describe: @escaping PartElements<Node>.Describe,
    depth: Int,
    _ source: SourcePlace
  ) -> Hierarchy<Node> {
    let window =
      state.content as? LazyWindow
      ?? LazyWindow { [weak state] in state?.evaluateAgain(waits: $0) ?? false }
    state.content = window
    window.update(self, spec, rows._ids)
    if container !== self.container {
      (self.container, range, made) = (container, 0..<0, [])
      (ids, items) = ([], nil)
    }
    container.removeAll()
    let old = items.map { (range: range, items: $0) }
    makeRows(in: window.elements, of: rows._ids) { index in
      let row = PartElements { rows._content(at: index) }
      row.use(in: container, depth: depth, source)
      return (PartElement(areEqual: { $0 === $1 }, output: row) { describe(row) }, row)
    }
    var layout = LazyLayout(spec: spec, window: window)
    (layout.range, layout.version) = (window.range, window.version)
    container.append(.begin(.layout(layout)))
    for row in made { container.append(.part(row.elements)) }
    container.append(.end)
    let described = rows._hierarchy(
      in: range,
      of: made.map(\.part),
      after: ids == nil ? nil : old,
      file: source.file,
      line: source.line
    )
    items = described.items
    return described.hierarchy
  }

  /// Makes the rows of a range, and keeps those that are there.
  private func makeRows(in new: Range<Int>, of ids: [ID], _ row: (_ index: Int) -> Row) {
    let old = range
    range = new
    made = new.map { old.contains($0) ? made[$0 - old.lowerBound] : row($0) }
    for index in new where !old.contains(index) {
      if self.ids?.insert(ids[index]).inserted == false { self.ids = nil }
    }
    for index in old where !new.contains(index) { self.ids?.remove(ids[index]) }
  }
}

extension LazySpec {
  /// Wraps the contents of a row in one element: several are arranged like rows.
  fileprivate func row<Node>(_ content: LayoutContent<Node>) -> LayoutContent<Node> {
    guard items.isEmpty else { return content.united }
    var stack = ElementSpec(axis == .horizontal ? .horizontalStack : .verticalStack)
    if let spacing { stack.spacing = spacing }
    return content.inside(ElementDescription(stack, aligned: alignment))
  }
}
