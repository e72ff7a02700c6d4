public import Withy

extension ForEach {
  /// Creates layout elements for each element of a sequence, identified by a property.
  ///
  /// In a `live` block the leaves of an element and their cached sizes are kept as long as there is
  /// an element with its id.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   ForEach(items, id: \.id) { item in
  ///     HStack {
  ///       icon(of: item).layout.frame(width: 20, height: 20)
  ///       Label.make.text(item.title)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The property that identifies an element. Duplicate ids are reported in a `live` block:
  ///     the first element keeps the id, the others are identified by position.
  ///   - content: A block of leaves, builders of leaves and elements, called with each element.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  @inline(__always)
  @_disfavoredOverload
  public init<Node>(
    _ elements: any Sequence<Element>,
    id: KeyPath<Element, ID>,
    @LayoutBuilder<Node> content: @escaping (Element) -> LayoutGroup<Node>
  ) where Content == LayoutGroup<Node> {
    self.init(_elements: elements, id: id, content: content)
  }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
  /// Creates layout elements for each element of a sequence, identified by its id.
  @inlinable
  @inline(__always)
  @_disfavoredOverload
  public init<Node>(
    _ elements: any Sequence<Element>,
    @LayoutBuilder<Node> content: @escaping (Element) -> LayoutGroup<Node>
  ) where Content == LayoutGroup<Node> {
    self.init(_elements: elements, id: \.id, content: content)
  }
}

extension ForEach where Element == Int, ID == Int {
  /// Creates layout elements for each number of a range, which is its own id.
  @inlinable
  @inline(__always)
  @_disfavoredOverload
  public init<Node>(
    _ range: some _IntegerRange,
    @LayoutBuilder<Node> content: @escaping (Element) -> LayoutGroup<Node>
  ) where Content == LayoutGroup<Node> {
    self.init(_elements: range, id: \.self, content: content)
  }
}

extension ForEach: Arrangeable where Content: Arrangeable {
  /// Returns the description of the elements' contents, whose blocks are called now.
  @inlinable
  public static func layoutContent(of element: ForEach) -> LayoutContent<Node> {
    let (contents, expected) = element._contents {
      Content.layoutContent(of: $0).grouped.nested
    }
    let height = contents.reduce(0) { max($0, $1.height) }
    let items = element._withoutContent
    return LayoutContent(
      .nested { walk, _ in
        let hierarchies = walk.hierarchies(of: contents)
        if walk.isListing { return Hierarchy() }
        return items._hierarchy(
          of: hierarchies,
          expecting: expected,
          file: walk.source.file,
          line: walk.source.line
        )
      },
      height: 1 + height
    )
  }
}
