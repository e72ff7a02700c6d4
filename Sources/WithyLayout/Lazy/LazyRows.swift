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

  /// The rows that are made, the descriptions of their parts, and the elements of these.
  private var range = 0..<0
  private var parts: [AnyObject] = []
  private var elements: [PartElements] = []

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
      (self.container, range, parts, elements) = (container, 0..<0, [], [])
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
    list.begin(.layout(layout))
    for row in elements { list.append(row) }
    list.end()
    let described = rows._hierarchy(
      in: range,
      of: parts,
      after: ids == nil ? nil : old,
      file: walk.file,
      line: walk.line
    )
    items = described.items
    return described.hierarchy
  }

  /// Makes the rows of a range, and keeps those that are there.
  private func makeRows(
    in new: Range<Int>,
    _ row: (_ index: Int) -> (part: AnyObject, elements: PartElements)
  ) {
    let (old, ids) = (range, rows._ids)
    let common = new.clamped(to: old)
    let kept = common.isEmpty ? new.lowerBound..<new.lowerBound : common
    for index in new where !kept.contains(index) {
      if self.ids?.insert(ids[index]).inserted == false { self.ids = nil }
    }
    for index in old where !kept.contains(index) { self.ids?.remove(ids[index]) }
    let before = (new.lowerBound..<kept.lowerBound).map(row)
    let after = (kept.upperBound..<new.upperBound).map(row)
    let start = max(kept.lowerBound - old.lowerBound, 0)
    parts = before.map(\.part) + parts.dropFirst(start).prefix(kept.count) + after.map(\.part)
    elements =
      before.map(\.elements) + elements.dropFirst(start).prefix(kept.count)
      + after.map(\.elements)
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
