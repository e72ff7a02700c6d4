import Withy

/// The description of a part of a layout, whose tree has been forgotten.
///
/// It is what the engine flattens. A type of one's own gets it from the elements that it consists of:
///
/// ```swift
/// struct Card: LayoutElement {
///   typealias Node = View
///   var title: Label
///
///   static func layoutContent(of card: Card) -> LayoutContent {
///     ModifiedElement.layoutContent(of: card.title.layout.padding(8))
///   }
/// }
/// ```
@frozen
public struct LayoutContent {
  /// What a description consists of.
  @usableFromInline
  @frozen
  enum Form {
    /// An existing leaf.
    case leaf(any Placeable)

    /// A leaf that a builder makes when the layout is arranged.
    case builder(() -> any Placeable)

    /// A container, a spacer, or a modifier and what it modifies.
    case element(DescribedElement)

    /// A list in order, empty for nothing.
    case list([LayoutContent])
  }

  @usableFromInline var form: Form

  /// Creates a description.
  @inlinable
  init(_ form: Form) {
    self.form = form
  }

  /// The description of nothing.
  @inlinable static var nothing: LayoutContent { LayoutContent(.list([])) }

  /// Joins descriptions into one list, in which no lists stand.
  ///
  /// Lists in lists would have to be freed and walked by recursion.
  @inlinable
  static func joined(_ items: [LayoutContent]) -> LayoutContent {
    for item in items {
      if case .list = item.form { return spliced(items) }
    }
    return LayoutContent(.list(items))
  }

  /// Joins descriptions some of which are lists.
  @usableFromInline
  static func spliced(_ items: [LayoutContent]) -> LayoutContent {
    var all: [LayoutContent] = []
    for item in items {
      if case .list(let inner) = item.form { all += inner } else { all.append(item) }
    }
    return LayoutContent(.list(all))
  }

  /// The number of elements, and of those inside one another.
  var extent: (count: Int, height: Int) {
    switch form {
    case .leaf, .builder: return (1, 0)
    case .element(let element): return (element.count, element.height)
    case .list(let items):
      var extent = (count: 0, height: 0)
      for item in items {
        let (count, height) = item.extent
        extent = (extent.count + count, max(extent.height, height))
      }
      return extent
    }
  }
}

extension LayoutContent {
  /// The leaves as the nodes of a tree, those of builders made.
  func leaves<Node: AnyObject>(file: StaticString, line: UInt) -> Hierarchy<Node> {
    func hierarchy<Leaf: Placeable>(of leaf: Leaf) -> Hierarchy<Node> {
      let hierarchy = Leaf.hierarchy(of: leaf, file: file, line: line)
      return hierarchy as? Hierarchy<Node> ?? Hierarchy()
    }
    return Flattening(self) { _ in true }.leaves.reduce(Hierarchy()) { all, leaf in
      all + hierarchy(of: leaf)
    }
  }
}
