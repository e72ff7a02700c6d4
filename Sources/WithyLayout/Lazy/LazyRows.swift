import Withy

/// The description of a lazy container, whose rows are described when they come near the visible
/// rectangle.
///
/// There is one object per description. As long as it is the same, and at the same place, rows that
/// stay are described once, and skipped afterwards.
final class LazyRows<Element, ID: Hashable, Node: AnyObject> {
  /// The rows, each in one element.
  private let rows: ForEach<Element, ID, LayoutGroup<Node>>
  private let spec: LazySpec

  /// The elements of the container in a live tree, to which those of the rows belong.
  private var container: PartElements?

  /// The rows that are made.
  private var range = 0..<0
  private var made: [Row] = []

  /// The description of a row's part, and the elements of it.
  private typealias Row = (part: AnyObject, elements: PartElements)

  /// The ids of these rows, and the items of the last hierarchy; there are no ids once one has
  /// occurred twice.
  private var ids: Set<ID>? = []
  private var items: AnyObject?

  /// Creates the description of rows.
  init(_ rows: ForEach<Element, ID, LayoutGroup<Node>>, _ spec: LazySpec) {
    self.rows = rows._replacingContent { LayoutGroup(spec.row($1($0).content)) }
    self.spec = spec
  }

  /// The description of the container: a part that is evaluated again when other rows come near.
  ///
  /// Outside `live`, all rows are made.
  var content: LayoutContent<Node> {
    let all = { ForEach.layoutContent(of: self.rows).inside(.layout(LazyLayout(spec: self.spec))) }
    let part = DescribedPart(all) { walk, container, describe in
      Hierarchy(_remembering: { memory in
        guard let memory else { return describe(all(), container) }
        return self.hierarchy(memory, walk, container, describe)
      })
    }
    return LayoutContent(.part(part))
  }

  /// Describes the rows that are near the visible rectangle, and returns their hierarchy.
  private func hierarchy(
    _ memory: PartMemory,
    _ walk: LayoutWalk<Node>,
    _ container: PartElements,
    _ describe: @escaping DescribedPart<Node>.Describe
  ) -> Hierarchy<Node> {
    let window =
      memory.content as? LazyWindow
      ?? LazyWindow { [weak memory] in memory?.evaluateAgain() ?? false }
    memory.content = window
    window.update(self, spec, rows._ids)
    if container !== self.container {
      (self.container, range, made) = (container, 0..<0, [])
      (ids, items) = ([], nil)
    }
    let list = container.begin()
    let old = items.map { (range: range, items: $0) }
    makeRows(in: window.elements) { [rows] index in
      let row = PartElements(in: list)
      return (Hierarchy._part { describe(rows._content(at: index).content, row) }, row)
    }
    var layout = LazyLayout(spec: spec, window: window)
    (layout.range, layout.version) = (window.range, window.version)
    list.append(.begin(.layout(layout)))
    for row in made { list.append(.part(row.elements)) }
    list.append(.end)
    let described = rows._hierarchy(
      in: range,
      of: made.map(\.part),
      after: ids == nil ? nil : old,
      file: walk.source.file,
      line: walk.source.line
    )
    items = described.items
    return described.hierarchy
  }

  /// Makes the rows of a range, and keeps those that are there.
  private func makeRows(in new: Range<Int>, _ row: (_ index: Int) -> Row) {
    let (old, ids) = (range, rows._ids)
    var kept = new.clamped(to: old)
    if kept.isEmpty {
      kept = new.lowerBound..<new.lowerBound
      made = []
    } else {
      made.removeLast(old.upperBound - kept.upperBound)
      made.removeFirst(kept.lowerBound - old.lowerBound)
    }
    for index in new where !kept.contains(index) {
      if self.ids?.insert(ids[index]).inserted == false { self.ids = nil }
    }
    for index in old where !kept.contains(index) { self.ids?.remove(ids[index]) }
    made.insert(contentsOf: (new.lowerBound..<kept.lowerBound).map(row), at: 0)
    made.append(contentsOf: (kept.upperBound..<new.upperBound).map(row))
    range = new
  }
}

extension LazySpec {
  /// Wraps the contents of a row in one element: several are arranged like rows.
  fileprivate func row<Node>(_ content: LayoutContent<Node>) -> LayoutContent<Node> {
    guard items.isEmpty else { return content.inside(.aligning(.depthStack, by: .center)) }
    var stack = ElementSpec(isHorizontal ? .horizontalStack : .verticalStack)
    if let spacing { stack.spacing = spacing }
    return content.inside(ElementDescription(stack, aligned: alignment))
  }
}
