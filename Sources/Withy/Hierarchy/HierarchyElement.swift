/// An expression in a block, of children or of layout, which belongs to a tree.
///
/// Conform to ``HierarchyElement``, which says what an expression adds to a block of children.
public protocol BlockElement<Node> {
  /// The base class of the nodes of the tree.
  associatedtype Node: AnyObject
}

/// An expression that can be an element of a block of children.
///
/// Nodes, builders, hierarchies, and arrays and optionals of elements conform. A type of your own
/// conforms by returning its nodes:
///
/// ```swift
/// struct Field: HierarchyElement {
///   var name: String
///
///   static func hierarchy(
///     of field: Field, file: StaticString, line: UInt
///   ) -> Hierarchy<View> {
///     Hierarchy {
///       Label.make.text(field.name)
///       TextField.make
///     }
///   }
/// }
///
/// form {
///   Field(name: "Street")
///   Field(name: "Town")
/// }
/// ```
public protocol HierarchyElement<Node>: BlockElement {
  /// The base class of the nodes of the tree, inferred from the description.
  associatedtype Node

  /// Returns the nodes of an element.
  ///
  /// The method is static so that it does not appear among the members of the tree's classes.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - file: The file of the element, for reports.
  ///   - line: The line of the element, for reports; 0 if it is an operand of `+`.
  /// - Returns: The nodes, made or yet to be made.
  static func hierarchy(of element: Self, file: StaticString, line: UInt) -> Hierarchy<Node>

  /// Evaluates an expression of a block, once, and returns the nodes of the element; only builders
  /// implement this, to be compared with a live tree while they are evaluated.
  static func _hierarchy(
    evaluating element: () -> Self,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node>
}

extension HierarchyElement {
  /// Evaluates an expression of a block, once, and returns the nodes of the element.
  @_alwaysEmitIntoClient
  public static func _hierarchy(
    evaluating element: () -> Self,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    hierarchy(of: element(), file: file, line: line)
  }
}

/// The content of a ``ForEach`` or ``Part`` in a block of children; only ``Hierarchy`` conforms.
///
/// Otherwise the compiler would also examine the block of a `ForEach` as one of layout, at every
/// level: a mistake two levels deep took four times as long.
public protocol _HierarchyContent: HierarchyElement {}

extension Hierarchy: _HierarchyContent {
  /// Returns the hierarchy itself.
  @_alwaysEmitIntoClient
  public static func hierarchy(
    of element: Hierarchy,
    file: StaticString,
    line: UInt
  ) -> Hierarchy {
    if element._levelsInList == 0 { return element }
    var limited = element._limited(to: Depth.limit, file: file, line: line)
    limited._knownDepth = UInt32(truncatingIfNeeded: limited._depth)
    return limited
  }
}

extension Builder: BlockElement, HierarchyElement where Base: HierarchyNode {
  /// The base class of the nodes of the tree.
  public typealias Node = Base.Node

  /// Returns the hierarchy of the node that the builder makes when the hierarchy is nested.
  @_alwaysEmitIntoClient
  public static func hierarchy(
    of element: Builder,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Base.Node> {
    Hierarchy(
      _content: .builder { element._answer(&$0, line: line) },
      depth: element._sealed?.depth ?? 0
    )
  }
}

extension Optional: BlockElement where Wrapped: BlockElement {
  /// The base class of the nodes of the tree.
  public typealias Node = Wrapped.Node
}

extension Optional: HierarchyElement where Wrapped: HierarchyElement {
  /// Returns the hierarchy of the element, or an empty one.
  @_alwaysEmitIntoClient
  public static func hierarchy(
    of element: Wrapped?,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Wrapped.Node> {
    guard let element else { return Hierarchy() }
    return Wrapped.hierarchy(of: element, file: file, line: line)
  }
}

extension Array: BlockElement where Element: BlockElement {
  /// The base class of the nodes of the tree.
  public typealias Node = Element.Node
}

extension Array: HierarchyElement where Element: HierarchyElement {
  /// Returns the hierarchies of the elements, joined.
  @_alwaysEmitIntoClient
  public static func hierarchy(
    of element: [Element],
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Element.Node> {
    Hierarchy(_content: .list(element.map { Element.hierarchy(of: $0, file: file, line: line) }))
  }
}
