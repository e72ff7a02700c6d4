/// An expression in a block of children.
///
/// Nodes and builders, hierarchies, and arrays and optionals of elements are elements. A type of
/// your own becomes one by giving the nodes it stands for:
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
public protocol HierarchyElement<Node> {
  /// The base class of the nodes of the tree.
  associatedtype Node: AnyObject

  /// Returns the nodes that an element stands for.
  ///
  /// It is a static method, so that it does not show among the members of the classes of a tree.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - file: The file in which it stands, for reports.
  ///   - line: The line in which it stands, for reports.
  /// - Returns: The nodes, made or still to be made.
  static func hierarchy(of element: Self, file: StaticString, line: UInt) -> Hierarchy<Node>

  /// Evaluates an expression of a block, once, and returns the nodes that the element stands for.
  ///
  /// It is for builders, which a live tree compares while they are evaluated. There is nothing to implement.
  static func _hierarchy(
    evaluating element: () -> Self,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node>
}

extension HierarchyElement {
  /// Evaluates an expression of a block, once, and returns the nodes that the element stands for.
  @inlinable
  public static func _hierarchy(
    evaluating element: () -> Self,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    hierarchy(of: element(), file: file, line: line)
  }
}

extension Hierarchy: HierarchyElement {
  /// Returns the hierarchy itself.
  @inlinable
  public static func hierarchy(
    of element: Hierarchy,
    file: StaticString,
    line: UInt
  ) -> Hierarchy {
    switch element._content {
    case .list, .joined: element._asElement()
    default: element
    }
  }
}

extension Builder: HierarchyElement where Base: HierarchyNode {
  /// The base class of the nodes of the tree.
  public typealias Node = Base.Node

  /// Returns the hierarchy of the one node that the builder makes when the hierarchy is nested.
  @inlinable
  public static func hierarchy(
    of element: Builder,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Base.Node> {
    Hierarchy(_content: .builder { element._answer(&$0, line: line) })
  }
}

extension Optional: HierarchyElement where Wrapped: HierarchyElement {
  /// The base class of the nodes of the tree.
  public typealias Node = Wrapped.Node

  /// Returns the hierarchy of the element, or an empty one.
  @inlinable
  public static func hierarchy(
    of element: Wrapped?,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Wrapped.Node> {
    guard let element else { return Hierarchy() }
    return Wrapped.hierarchy(of: element, file: file, line: line)
  }
}

extension Array: HierarchyElement where Element: HierarchyElement {
  /// The base class of the nodes of the tree.
  public typealias Node = Element.Node

  /// Returns the hierarchies of the elements, joined.
  @inlinable
  public static func hierarchy(
    of element: [Element],
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Element.Node> {
    Hierarchy(_content: .list(element.map { Element.hierarchy(of: $0, file: file, line: line) }))
  }
}
