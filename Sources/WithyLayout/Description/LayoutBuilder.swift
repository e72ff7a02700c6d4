public import Withy

/// The result builder for blocks of layout.
///
/// A block contains leaves, builders of leaves and elements, arrays and optionals of them, and
/// `ForEach`, with `if`, `switch`, `for`, `#available` and declarations. The number of statements
/// is unlimited.
@resultBuilder
public enum LayoutBuilder<Node: AnyObject> {
  /// Describes a statement, erasing its type.
  ///
  /// The statement is passed unevaluated, so that it can be compared with a live tree.
  @inlinable
  public static func buildExpression<Element: Arrangeable>(
    _ element: @autoclosure () -> Element,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutContent<Node> where Element.Node == Node {
    Element._layoutContent(evaluating: element, file: file, line: line)
  }

  /// Joins the statements of a block.
  @inlinable
  public static func buildBlock(_ statements: LayoutContent<Node>...) -> LayoutContent<Node> {
    statements.count == 1 ? statements[0] : .joined(statements)
  }

  /// Returns the elements of an `if` without `else`, or none.
  @inlinable
  public static func buildOptional(_ block: LayoutContent<Node>?) -> LayoutContent<Node> {
    block ?? .nothing
  }

  /// Returns the elements of the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(first block: LayoutContent<Node>) -> LayoutContent<Node> {
    block.branched(isSecond: false)
  }

  /// Returns the elements of the second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(second block: LayoutContent<Node>) -> LayoutContent<Node> {
    block.branched(isSecond: true)
  }

  /// Joins the iterations of a loop.
  @inlinable
  public static func buildArray(_ rounds: [LayoutContent<Node>]) -> LayoutContent<Node> {
    .joined(rounds)
  }

  /// Wraps the block's description in its type.
  @inlinable
  public static func buildFinalResult(_ block: LayoutContent<Node>) -> LayoutGroup<Node> {
    LayoutGroup(block)
  }
}
