/// Nodes for each element of a collection, with the identity of the element.
///
/// In a `live` block, the nodes of an element are kept while there is an element with its id, at
/// any position:
///
/// ```swift
/// let live = list.live {
///   ForEach(items, id: \.id) { item in
///     Label.make.text(item.title)
///   }
/// }
/// ```
///
/// An element can have any number of nodes. Ids that occur twice are reported: the first element
/// keeps the id, the others are identified by position.
///
/// Outside `live`, it represents the nodes of all elements, in order.
@frozen
public struct ForEach<Element, ID: Hashable, Content: HierarchyElement>: BlockElement {
  /// The base class of the nodes of the tree.
  public typealias Node = Content.Node

  /// The elements and their ids.
  @usableFromInline let items: KeyedItems<Element, ID>

  /// Compares elements, to skip equal ones; `nil` to evaluate all.
  @usableFromInline var areEqual: KeyedItems<Element, ID>.Comparison?

  @usableFromInline let content: (Element) -> Content

  /// Creates the content for each element of a sequence.
  @_alwaysEmitIntoClient
  @inline(__always)
  package init(
    _elements elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    content: @escaping (Element) -> Content
  ) {
    let elements = Array(elements)
    var ids: [ID] = []
    ids.reserveCapacity(elements.count)
    // A key path written where the loop is inlined is folded, and no longer looked up.
    for element in elements { ids.append(element[keyPath: id]) }
    self.items = KeyedItems(elements: elements, ids: ids)
    self.content = content
  }

  // Elements are passed as `any Sequence`, which the optimiser opens. For `some Sequence`, the
  // compiler would convert an array in two more ways, and examine the block in each of them, at
  // every level around a mistake.

  /// Creates the nodes for each element of a sequence, identified by a property.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order of their nodes.
  ///   - id: The property that identifies an element. Equal ids must have equal hashes, as everywhere
  ///     in Swift; the standard library may stop a program whose ids do not.
  ///   - content: A block of children, called now with each element; only ``equatable()`` retains
  ///     it.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init<Node>(
    _ elements: any Sequence<Element>,
    id: KeyPath<Element, ID>,
    @HierarchyBuilder<Node> content: @escaping (Element) -> Hierarchy<Node>
  ) where Content == Hierarchy<Node> {
    self.init(_elements: elements, id: id, content: content)
  }
}

extension ForEach: HierarchyElement where Content: _HierarchyContent {
  /// Returns the hierarchy of the elements.
  ///
  /// Their blocks are called now, unless equal elements are to be skipped.
  @_alwaysEmitIntoClient
  public static func hierarchy(
    of element: ForEach,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    let (items, content) = (element.items, element.content)
    func described(_ element: Element) -> Hierarchy<Node> {
      Content.hierarchy(of: content(element), file: file, line: line)
    }
    func limited(_ hierarchy: Hierarchy<Node>) -> Hierarchy<Node> {
      hierarchy._limited(to: Depth.limit - 1, file: file, line: line)
    }
    guard let areEqual = element.areEqual else {
      guard let evaluation = Evaluation.current else {
        return element._hierarchy(
          of: items.elements.map { limited(described($0)) },
          file: file,
          line: line
        )
      }
      let old = evaluation.beginItems()
      let matching = items.matching(old?.items, reportingAt: nil)
      var known: [AnyObject] = []
      known.reserveCapacity(items.elements.count)
      var hierarchies: [Hierarchy<Node>] = []
      var knownDepth = 0
      for index in items.elements.indices {
        evaluation.expectItem(at: matching.map { $0[index] } ?? index)
        let hierarchy = described(items.elements[index])
        if hierarchies.isEmpty, hierarchy._branch == 0,
          case .unchanged(let node) = hierarchy._content, hierarchy._knownDepth < Depth.limit
        {
          knownDepth = max(knownDepth, Int(hierarchy._knownDepth))
          known.append(node)
        } else if hierarchies.isEmpty, hierarchy._branch == 0,
          case .part(let part) = hierarchy._content, part.areEqual != nil
        {
          known.append(part)
        } else {
          if hierarchies.isEmpty { hierarchies.reserveCapacity(items.elements.count - index) }
          hierarchies.append(limited(hierarchy))
        }
      }
      evaluation.continueOuter()
      return element._hierarchy(
        of: hierarchies,
        after: known,
        knownDepth: knownDepth,
        expecting: (old?.items, matching),
        file: file,
        line: line
      )
    }
    return Hierarchy(
      _content: .forEach(
        ForEachElement(
          items: items,
          count: items.ids.count,
          source: (file, line),
          matching: { items.matching($0, reportingAt: $1) },
          evaluation: .onDemand { old, matching, source in
            assert(items.reportSameObject(as: old, matching, at: source))
            return areEqual(items, old, matching)
          } block: {
            limited(described(items.elements[$0]))
          }
        )
      )
    )
  }
}

extension ForEach {
  /// Returns the same elements, each with other content.
  @_alwaysEmitIntoClient
  package func _replacingContent(
    _ content: @escaping (Element, @escaping (Element) -> Content) -> Content
  ) -> ForEach {
    let old = self.content
    return ForEach(_items: items) { content($0, old) }
  }

  /// The same elements without content, for a description that does not retain the block.
  @_alwaysEmitIntoClient package var _withoutContent: ForEach<Element, ID, Hierarchy<Node>> {
    ForEach<Element, ID, Hierarchy<Node>>(_items: items) { _ in Hierarchy() }
  }

  @usableFromInline
  init(_items items: KeyedItems<Element, ID>, content: @escaping (Element) -> Content) {
    self.items = items
    self.content = content
  }

  /// Returns descriptions of the elements' contents, whose blocks are called now, and the earlier
  /// items with which the elements were compared for that, with the result.
  @_alwaysEmitIntoClient
  package func _contents<Description>(
    _ describe: (Content) -> Description
  ) -> (descriptions: [Description], expected: (items: AnyObject?, matching: [Int?]?)) {
    guard let evaluation = Evaluation.current else {
      return (items.elements.map { describe(content($0)) }, (nil, nil))
    }
    let old = evaluation.beginItems()
    let matching = items.matching(old?.items, reportingAt: nil)
    let descriptions = items.elements.indices.map { index in
      evaluation.expectItem(at: matching.map { $0[index] } ?? index)
      return describe(content(items.elements[index]))
    }
    evaluation.continueOuter()
    return (descriptions, (old?.items, matching))
  }

  /// Returns the hierarchy of the elements: of the first by `known`, unchanged nodes or parts that
  /// may be skipped, with `knownDepth` levels, and of the others by `hierarchies`; `expected` are
  /// the earlier items with which the elements were compared already, with the result.
  @_alwaysEmitIntoClient
  package func _hierarchy(
    of hierarchies: [Hierarchy<Node>],
    after known: [AnyObject] = [],
    knownDepth: Int = 0,
    expecting expected: (items: AnyObject?, matching: [Int?]?) = (nil, nil),
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    Hierarchy(
      _content: .forEach(
        ForEachElement(
          items: items,
          count: known.count + hierarchies.count,
          source: (file, line),
          matching: { [items] old, source in
            if old != nil && old === expected.items && !items.hasRepeatedIDs {
              return expected.matching
            }
            return items.matching(old, reportingAt: source)
          },
          evaluation: .before(known: known, hierarchies) { $0[$1]._reconcile(by: $2, at: $3) }
        )
      ),
      depth: hierarchies.reduce(knownDepth) { max($0, $1._depth) } + 1
    )
  }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
  /// Creates the nodes for each element of a sequence, identified by its id.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order of their nodes.
  ///   - content: A block of children, called now with each element; only ``equatable()`` retains
  ///     it.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init<Node>(
    _ elements: any Sequence<Element>,
    @HierarchyBuilder<Node> content: @escaping (Element) -> Hierarchy<Node>
  ) where Content == Hierarchy<Node> {
    self.init(elements, id: \.id, content: content)
  }
}

extension ForEach where Element == Int, ID == Int {
  /// Creates the nodes for each number of a range, which is its own id.
  ///
  /// ```swift
  /// ForEach(0..<3) { row in Label.make.text("row \(row)") }
  /// ```
  ///
  /// - Parameters:
  ///   - range: A range or a closed range of integers. For other ranges, give `id: \.self`.
  ///   - content: A block of children, called now with each number; only ``equatable()`` retains
  ///     it.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init<Node>(
    _ range: some _IntegerRange,
    @HierarchyBuilder<Node> content: @escaping (Element) -> Hierarchy<Node>
  ) where Content == Hierarchy<Node> {
    self.init(range, id: \.self, content: content)
  }
}

extension ForEach where Element: Equatable {
  /// Skips elements that are equal to those of the previous pass, without calling their blocks.
  ///
  /// Each element is observed on its own, like a ``Part``: it is evaluated if it is not equal, or
  /// if state that its block read has changed. Whatever else the block depends on, such as the element
  /// of another `ForEach` around it, must not change. The block is retained.
  ///
  /// An element that is an object equals itself, whatever has changed in it: its row remains as it
  /// was unless the object is `Observable`. A debug build reports this once.
  @_alwaysEmitIntoClient
  public func equatable<Node>() -> ForEach where Content == Hierarchy<Node> {
    var copy = self
    copy.areEqual = { $0.areEqual(to: $1, matching: $2, by: ==) }
    return copy
  }
}
