/// Nodes for each element of a collection, with the identity of the element.
///
/// In a `live` block the nodes of an element are kept while there is an element with its id,
/// wherever it stands:
///
/// ```swift
/// let live = list.live {
///   ForEach(items, id: \.id) { item in
///     Builder { Label() }.text(item.title)
///   }
/// }
/// ```
///
/// An element can have any number of nodes. Ids that occur twice are reported: the first element
/// keeps the id, the others are told apart by their position.
///
/// Elsewhere it is the nodes of all elements, in order.
public struct ForEach<Element, ID: Hashable, Node: AnyObject>: HierarchyElement {
  /// The elements and their ids.
  @usableFromInline let items: KeyedItems<Element, ID>

  /// How elements are compared, to pass over equal ones.
  @usableFromInline var areEqual: KeyedItems<Element, ID>.Comparison?

  @usableFromInline let content: (Element) -> Hierarchy<Node>

  /// Creates the nodes for each element of a sequence, identified by a property.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order of their nodes.
  ///   - id: The property that tells an element from the others.
  ///   - content: A block of children, called with each element. It is kept.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  @inline(__always)
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    @HierarchyBuilder<Node> content: @escaping (Element) -> Hierarchy<Node>
  ) {
    let elements = Array(elements)
    var ids: [ID] = []
    ids.reserveCapacity(elements.count)
    // A key path that is written where the loop is inlined is folded: no longer looked up.
    for element in elements { ids.append(element[keyPath: id]) }
    self.items = KeyedItems(elements: elements, ids: ids)
    self.content = content
  }

  /// Returns the hierarchy of the elements.
  ///
  /// Their blocks are called now, unless equal elements are to be passed over.
  @inlinable
  public static func hierarchy(
    of element: ForEach,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    let (items, content) = (element.items, element.content)
    let matching: ForEachElement<Node>.Matching = {
      items.matching($0, reports: $1, file: file, line: line)
    }
    if let areEqual = element.areEqual {
      return Hierarchy(
        _content: .forEach(
          ForEachElement(
            items: items,
            count: items.ids.count,
            matching: matching,
            evaluation: .onDemand { areEqual(items, $0, $1) },
            block: { content(items.elements[$0]) }
          )
        )
      )
    }
    let hierarchies = items.elements.map(content)
    return Hierarchy(
      _content: .forEach(
        ForEachElement(
          items: items,
          count: hierarchies.count,
          matching: matching,
          evaluation: .before { hierarchies[$0]._reconcile(by: $1, at: $2) },
          block: { hierarchies[$0] }
        )
      )
    )
  }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
  /// Creates the nodes for each element of a sequence, identified by its id.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order of their nodes.
  ///   - content: A block of children, called with each element. It is kept.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  @inline(__always)
  public init(
    _ elements: some Sequence<Element>,
    @HierarchyBuilder<Node> content: @escaping (Element) -> Hierarchy<Node>
  ) {
    self.init(elements, id: \.id, content: content)
  }
}

extension ForEach where Element: Equatable {
  /// Passes over elements that are equal to those of the pass before, without calling their blocks.
  ///
  /// Each element is observed on its own, like a ``Part``: it is evaluated when it is not equal, or
  /// when state that its block read has changed.
  @inlinable
  public func equatable() -> ForEach {
    var copy = self
    copy.areEqual = { $0.areEqual(to: $1, matching: $2, by: ==) }
    return copy
  }
}
