/// The structure of a hierarchy for code and for people, without creating its objects.
extension Hierarchy {
  /// The nodes of the hierarchy, in order; each item provides its children.
  ///
  /// No objects are made: a builder provides the item of the node that it would make.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var items: [HierarchyItem<Node>] {
    switch _content {
    case .node(let node): [HierarchyItem(node)]
    case .builder(let builder): [HierarchyItem(builder)]
    case .unchanged(let node): [HierarchyItem(node.builder)]
    case .part(let part): part.inEnvironment { part.block().items }
    case .list, .joined, .forEach, .group: (_content.hierarchies ?? []).flatMap(\.items)
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
    items.walk { parent, position in
      let children = position.isRepeated ? [] : parent.children
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
