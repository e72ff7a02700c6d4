/// A part of a `live` block that is evaluated and observed on its own.
///
/// A change of state that only the part reads evaluates the part, and not the enclosing block. If
/// it has a value, the part is skipped while the value is equal:
///
/// ```swift
/// let live = container.live {
///   Part { Label.make.text("\(clock.seconds) s") }  // runs alone, once a second
///   ForEach(items, id: \.id) { item in
///     Part(item) { Label.make.text(item.title) }    // runs where the item has changed
///   }
/// }
/// ```
///
/// Parts count as levels of nesting, of which there are at most 128, see ``Hierarchy``; a part that
/// is deeper is not evaluated.
///
/// A part makes no node: its nodes are children of the enclosing parent. Outside `live`, it
/// represents the nodes of its block.
@frozen
public struct Part<Content: HierarchyElement>: BlockElement {
  /// The base class of the nodes of the tree.
  public typealias Node = Content.Node

  /// The description of the part in a hierarchy.
  @usableFromInline package let _element: PartElement<Node>

  /// Creates a part that is evaluated with the enclosing block, and when state that it read
  /// changes.
  ///
  /// - Parameter block: A block of children. It is retained, and evaluated after the enclosing
  ///   block. In a tree whose owner is held weakly, capture the owner weakly here, too:
  ///   `Part { [weak screen] in if let screen { … } }`.
  @_alwaysEmitIntoClient
  public init<Node>(@HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>)
  where Content == Hierarchy<Node> {
    _element = PartElement(block: block)
  }

  /// Creates a part that is skipped while a value is equal.
  ///
  /// The part is evaluated when the value, or state that it read, has changed. State that is not
  /// observed belongs in the value, and is not to be read again in the block: if a setter has
  /// changed such state meanwhile, the part shows the new state, but is skipped while the value
  /// equals the old one.
  ///
  /// - Parameters:
  ///   - value: The value that the block depends on.
  ///   - block: A block of children. The latest one is retained, and evaluated after the enclosing
  ///     block. Capture an owner of the tree weakly.
  @_alwaysEmitIntoClient
  public init<Value: Equatable, Node>(
    _ value: Value,
    @HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>
  ) where Content == Hierarchy<Node> {
    _element =
      ValuePartElement.expected(value, block) ?? ValuePartElement(value: value, block: block)
  }

  @_alwaysEmitIntoClient
  package init(_element element: PartElement<Node>) {
    _element = element
  }
}

extension Part: HierarchyElement where Content: _HierarchyContent {
  /// Returns the hierarchy of the part.
  @_alwaysEmitIntoClient
  public static func hierarchy(
    of element: Part,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    Hierarchy(_part: element._element)
  }
}
