/// The structure of a hierarchy for code and for people, without creating its objects.
extension Hierarchy {
  /// The nodes of the hierarchy, in order; each item provides its children.
  ///
  /// No objects are made: a builder provides the item of the node that it would make. What is nested
  /// deeper than the limit is left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var items: [HierarchyItem<Node>] { items(at: 0) }

  /// Returns the items of the hierarchy at a depth (see ``Depth``); none beyond the limit.
  func items(at depth: Int) -> [HierarchyItem<Node>] {
    if depth > Depth.limit { return [] }
    switch _content {
    case .node(let node): return [HierarchyItem(node)]
    case .builder(let builder): return [HierarchyItem(builder, at: depth)]
    case .unchanged(let node): return [HierarchyItem(node.builder, at: depth)]
    case .part(let part): return part.inEnvironment { part.block().items(at: depth + 1) }
    case .forEach(let element): return element.hierarchies.flatMap { $0.items(at: depth + 1) }
    case .list, .joined, .group:
      // The outermost list of a block is no level.
      return (_content.hierarchies ?? []).flatMap { $0.items(at: depth + $0._levelsInList) }
    }
  }

  /// The parent–child relations in the hierarchy, at any depth.
  ///
  /// ```swift
  /// for (parent, children) in card.hierarchy.relations {
  ///   print(parent.type, children.map(\.type))
  /// }
  /// ```
  ///
  /// Only parents that have children are listed, each before its descendants.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items inside the hierarchy.
  public var relations: [(parent: HierarchyItem<Node>, children: [HierarchyItem<Node>])] {
    var relations: [(parent: HierarchyItem<Node>, children: [HierarchyItem<Node>])] = []
    items.walk { parent, _, _, isRepeated in
      let children = isRepeated ? [] : parent.children
      if !children.isEmpty { relations.append((parent, children)) }
    }
    return relations
  }
}

extension Hierarchy: CustomStringConvertible {
  /// The structure of the hierarchy: an indented line for each node, with its position.
  ///
  /// ```
  /// 0 Stack
  ///   0 Label
  ///   1 new Button
  /// ```
  public var description: String {
    items.outline()
  }
}
