/// A class whose instances can be nodes of a tree.
///
/// The base class of a tree conforms, with itself as `Node`; its subclasses inherit the
/// conformance:
///
/// ```swift
/// extension UIView: HierarchyNode {
///   public typealias Node = UIView
/// }
/// ```
///
/// A class that declares a ``HierarchyElement/Node`` from which it does not derive still compiles.
/// Its instances are reported and left out when they are nested.
///
/// Every node is a ``HierarchyElement`` and can be written as such in a block of children. A node
/// that can have children conforms to ``Nestable``.
public protocol HierarchyNode: AnyObject, HierarchyElement {}

extension HierarchyNode {
  /// Returns the hierarchy of an existing node.
  @_alwaysEmitIntoClient
  public static func hierarchy(
    of element: Self,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    guard let node = element as? Node else {
      Diagnostics.reportForeign(Self.self, in: Node.self, file: file, line: line)
      return Hierarchy()
    }
    return Hierarchy(_content: .node(node))
  }
}

extension Diagnostics {
  /// Reports a class that declares a node type from which it does not derive.
  @usableFromInline
  package static func reportForeign(
    _ type: Any.Type,
    in node: Any.Type,
    file: StaticString,
    line: UInt
  ) {
    report(
      "\(type) declares \(node) as its Node but does not derive from it; skipped",
      file: file,
      line: line
    )
  }
}
