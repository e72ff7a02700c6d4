public import Withy

/// The result builder of blocks of layout.
///
/// In a block stand leaves, builders of leaves and elements, arrays and optionals of them, and
/// `ForEach`, with `if`, `switch`, `for`, `#available` and declarations. A block has no limit of
/// statements.
@resultBuilder
public enum LayoutBuilder<Node: AnyObject> {
  /// Describes a statement: the only place where types differ.
  @inlinable
  public static func buildExpression<Element: Arrangeable>(
    _ element: Element
  ) -> LayoutContent where Element.Node == Node {
    Element.layoutContent(of: element)
  }

  /// Does not compile: what stands in a block must be able to take part in its layout.
  @available(
    *,
    unavailable,
    message:
      "only leaves of this tree, builders of them and layout elements stand in a block of layout; a leaf's class conforms to Placeable with the same Node"
  )
  public static func buildExpression<Other>(_ other: Other) -> LayoutContent { .nothing }

  /// Joins the statements of a block.
  @inlinable
  public static func buildBlock(_ statements: LayoutContent...) -> LayoutContent {
    statements.count == 1 ? statements[0] : .joined(statements)
  }

  /// Gives an `if` without `else` its elements, or none.
  @inlinable
  public static func buildOptional(_ block: LayoutContent?) -> LayoutContent {
    block ?? .nothing
  }

  /// Gives an `if` or `switch` the elements of one branch.
  @inlinable
  public static func buildEither(first block: LayoutContent) -> LayoutContent {
    block.branched(isSecond: false)
  }

  /// Gives an `if` or `switch` the elements of the other branch.
  @inlinable
  public static func buildEither(second block: LayoutContent) -> LayoutContent {
    block.branched(isSecond: true)
  }

  /// Joins the rounds of a loop.
  @inlinable
  public static func buildArray(_ rounds: [LayoutContent]) -> LayoutContent {
    .joined(rounds)
  }

  /// Gives an `if #available` its elements, whose types do not matter outside.
  @inlinable
  public static func buildLimitedAvailability(_ block: LayoutContent) -> LayoutContent { block }

  /// Gives the block its type.
  @inlinable
  public static func buildFinalResult(_ block: LayoutContent) -> LayoutGroup<Node> {
    LayoutGroup(block)
  }
}
