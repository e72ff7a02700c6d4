/// Ranges of elements, for lazy containers, which describe only those that are near.
extension ForEach {
  /// Returns the hierarchy of a range of the elements, each of which is a part.
  ///
  /// `parts` are the descriptions of their parts, and `old` the range of the same elements that was
  /// described before, with the items that were returned; `nil` if there are none, or if an id occurs
  /// twice in both ranges together.
  package func _hierarchy(
    in range: Range<Int>,
    of parts: [AnyObject],
    after old: (range: Range<Int>, items: AnyObject)?,
    file: StaticString,
    line: UInt
  ) -> (hierarchy: Hierarchy<Node>, items: AnyObject) {
    let items = KeyedItems(
      elements: Array(items.elements[range]),
      ids: Array(items.ids[range])
    )
    items.hasRepeatedIDs = old == nil
    let matching = old.map { old in
      range.map { old.range.contains($0) ? $0 - old.range.lowerBound : nil }
    }
    let hierarchy = ForEach(_items: items, content: content)
      ._hierarchy(
        of: [],
        after: parts,
        expecting: (old?.items, old?.range == range ? nil : matching),
        file: file,
        line: line
      )
    return (hierarchy, items)
  }

  /// Returns the content of the element at an index, whose block is called now.
  package func _content(at index: Int) -> Content { content(items.elements[index]) }

  /// The ids of the elements, in order.
  package var _ids: [ID] { items.ids }
}
