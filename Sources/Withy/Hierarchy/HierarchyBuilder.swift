/// The result builder of blocks of children.
///
/// In a block stand nodes, builders of nodes, hierarchies, and arrays and optionals of them, with
/// `if`, `switch`, `for`, `#available` and declarations. A block has no limit of statements.
///
/// Every statement becomes a ``Hierarchy`` of the same type. That, and one variadic `buildBlock`,
/// is what the type checker is quickest with.
@resultBuilder
public enum HierarchyBuilder<Node: AnyObject> {
  /// Makes a hierarchy of an element: the only place where types differ.
  ///
  /// The element is evaluated here, at once and exactly once: a builder may be compared meanwhile.
  @inlinable
  public static func buildExpression<Element: HierarchyElement>(
    _ element: @autoclosure () -> Element,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Hierarchy<Node> where Element.Node == Node {
    Element._hierarchy(evaluating: element, file: file, line: line)
  }

  /// Does not compile: what stands in a block must belong to its tree.
  @available(
    *,
    unavailable,
    message:
      "only nodes of this tree, and builders of them, stand in a block; their class conforms to HierarchyNode with the same Node"
  )
  public static func buildExpression<Other>(_ other: Other) -> Hierarchy<Node> { Hierarchy() }

  /// Joins the statements of a block.
  @inlinable
  public static func buildBlock(_ statements: Hierarchy<Node>...) -> Hierarchy<Node> {
    statements.count == 1 ? statements[0] : Hierarchy(_content: .list(statements))
  }

  /// Gives an `if` without `else` its nodes, or none.
  @inlinable
  public static func buildOptional(_ block: Hierarchy<Node>?) -> Hierarchy<Node> {
    block ?? Hierarchy()
  }

  /// Gives an `if` or `switch` the nodes of one branch.
  @inlinable
  public static func buildEither(first block: Hierarchy<Node>) -> Hierarchy<Node> {
    block._branch(isSecond: false)
  }

  /// Gives an `if` or `switch` the nodes of the other branch.
  @inlinable
  public static func buildEither(second block: Hierarchy<Node>) -> Hierarchy<Node> {
    block._branch(isSecond: true)
  }

  /// Joins the rounds of a loop.
  @inlinable
  public static func buildArray(_ rounds: [Hierarchy<Node>]) -> Hierarchy<Node> {
    Hierarchy(_content: .list(rounds))
  }

  /// Gives an `if #available` its nodes, whose types do not matter outside.
  @inlinable
  public static func buildLimitedAvailability(_ block: Hierarchy<Node>) -> Hierarchy<Node> {
    block
  }
}
