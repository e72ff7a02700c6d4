/// A node described by a hierarchy: an existing one, or one that a builder will make.
///
/// ```swift
/// for item in card.hierarchy.items {
///   print(item.type, item.node == nil ? "is made" : "exists", item.children.count)
/// }
/// ```
public struct HierarchyItem<Node: AnyObject> {
  /// The class of the node; for a factory, the declared class.
  public let type: Any.Type

  /// The node, or `nil` if a factory makes it when the hierarchy is nested.
  public let node: Node?

  /// The blocks of children that a builder describes, with their depth and environment.
  private var blocks: [Hierarchy<Node>] = []
  private var depth = 0
  private let environment = EnvironmentValues._current

  /// A Boolean value indicating whether a builder describes children of the node.
  var isDescribed: Bool { !blocks.isEmpty }

  /// The children of the node: the existing ones, followed by those that a builder will append.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  public var children: [HierarchyItem] {
    let existing: [AnyObject] = (node as? any Nestable)?.children ?? []
    return existing.compactMap { $0 as? Node }.map(HierarchyItem.init)
      + environment.run { blocks.flatMap { $0.items(at: depth) } }
  }

  init(_ node: Node) {
    // Without the cast, an optimised build names `AnyObject` if that is `Node`.
    type = Swift.type(of: node as Any)
    self.node = node
  }

  init(_ builder: (inout NodeRequest<Node>) -> Void, at depth: Int) {
    var answer = NodeRequest<Node>.describe
    builder(&answer)
    let description = answer.description
    type = description?.type ?? Node.self
    node = description?.existing
    blocks = description?.blocks ?? []
    self.depth = depth + 1
  }
}
