/// A class whose instances can be nodes of a tree.
///
/// The base class of a tree conforms, with itself as `Node`; its subclasses follow:
///
/// ```swift
/// extension UIView: HierarchyNode {
///   public typealias Node = UIView
/// }
/// ```
///
/// A class that names a ``HierarchyElement/Node`` that it does not derive from compiles. Its
/// instances are left out where they are nested, with a report.
///
/// Nodes stand bare in a block of children: every node is a ``HierarchyElement``. A node that can
/// have children conforms to ``Nestable``.
public protocol HierarchyNode: AnyObject, HierarchyElement {}

extension HierarchyNode {
  /// The hierarchy of one existing node.
  @inlinable
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
  /// Reports a class that claims to belong to a tree and does not.
  @usableFromInline
  package static func reportForeign(
    _ type: Any.Type,
    in node: Any.Type,
    file: StaticString,
    line: UInt
  ) {
    report(
      "\(type) names \(node) as its Node and does not derive from it; the object was left out",
      file: file,
      line: line
    )
  }
}
