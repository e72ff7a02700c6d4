/// The result builder for blocks of children.
///
/// A block contains nodes, builders of nodes, hierarchies, and arrays and optionals of them, with
/// `if`, `switch`, `for`, `#available` and declarations. The number of statements is unlimited.
///
/// Every statement becomes a ``Hierarchy`` of the same type, and there is a single, variadic
/// `buildBlock`, which is fastest to type-check.
@resultBuilder
public enum HierarchyBuilder<Node: AnyObject> {
  /// Converts a statement to a hierarchy, erasing its type.
  ///
  /// The expression is evaluated here, immediately and exactly once; builders may be compared with
  /// a live tree meanwhile.
  @_alwaysEmitIntoClient
  public static func buildExpression<Element: HierarchyElement>(
    _ element: @autoclosure () -> Element,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Hierarchy<Node> where Element.Node == Node {
    Element._hierarchy(evaluating: element, file: file, line: line)
  }

  /// Joins the statements of a block.
  @_alwaysEmitIntoClient
  public static func buildBlock(_ statements: Hierarchy<Node>...) -> Hierarchy<Node> {
    statements.count == 1 ? statements[0] : Hierarchy(_content: .list(statements))
  }

  /// Returns the nodes of an `if` without `else`, or none.
  @_alwaysEmitIntoClient
  public static func buildOptional(_ block: Hierarchy<Node>?) -> Hierarchy<Node> {
    block ?? Hierarchy()
  }

  /// Returns the nodes of the first branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither(first block: Hierarchy<Node>) -> Hierarchy<Node> {
    block._branched(isSecond: false)
  }

  /// Returns the nodes of the second branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither(second block: Hierarchy<Node>) -> Hierarchy<Node> {
    block._branched(isSecond: true)
  }

  /// Joins the iterations of a loop.
  @_alwaysEmitIntoClient
  public static func buildArray(_ rounds: [Hierarchy<Node>]) -> Hierarchy<Node> {
    Hierarchy(_content: .list(rounds))
  }
}
