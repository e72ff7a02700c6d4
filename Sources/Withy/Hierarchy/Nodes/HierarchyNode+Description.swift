/// The printed tree below a node.
extension HierarchyNode {
  /// A description of the tree from this node down: a line for each node with its position and
  /// class.
  ///
  /// ```
  /// 0 Stack
  ///   0 Label
  ///   1 Button
  /// ```
  public var hierarchyDescription: String {
    hierarchyDescription([:])
  }

  /// Returns a description of the tree from this node down: a line for each node with its position,
  /// class and chosen properties.
  ///
  /// ```swift
  /// print(card.hierarchyDescription(["text": \Label.text, "alpha": \View.alpha]))
  /// // 0 Stack alpha: 1.0
  /// //   0 Label text: "12 unread" alpha: 1.0
  /// ```
  ///
  /// A node that is inside itself, or a child of several parents, which a broken adapter can cause,
  /// is marked, and its content is only shown once.
  ///
  /// - Parameter properties: Names and properties, shown in this order on the nodes that have them.
  /// - Returns: The lines, joined; each is indented by two spaces per level.
  /// - Complexity: O(*n*) lines, where *n* is the number of nodes.
  public func hierarchyDescription(
    _ properties: KeyValuePairs<String, AnyKeyPath>
  ) -> String {
    [HierarchyItem<AnyObject>(self)].outline(properties)
  }
}
