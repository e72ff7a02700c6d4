/// The result builder of blocks of constraints.
///
/// In a block stand constraints, groups of them such as `edges == other.edges`, arrays and optionals,
/// constraints of the platform's own, conditions, loops and declarations.
///
/// ```swift
/// @ConstraintBuilder var constraints: [Constraint] {
///   label.anchors.leading == card.anchors.leading + 16
///   if isCompact { label.anchors.width <= 200 }
///   for (view, next) in zip(rows, rows.dropFirst()) {
///     next.anchors.top == view.anchors.bottom + 8
///   }
/// }
/// ```
@resultBuilder
public enum ConstraintBuilder {
  /// Takes a constraint.
  public static func buildExpression(
    _ constraint: Constraint,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    [constraint.written(file: file, line: line)]
  }

  /// Takes several constraints.
  public static func buildExpression(
    _ constraints: [Constraint],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    constraints.map { $0.written(file: file, line: line) }
  }

  /// Takes a constraint, or none.
  public static func buildExpression(
    _ constraint: Constraint?,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    constraint.map { [$0.written(file: file, line: line)] } ?? []
  }

  /// Joins the statements of a block.
  public static func buildBlock(_ statements: [Constraint]...) -> [Constraint] {
    Array(statements.joined())
  }

  /// Gives an `if` without `else` its constraints, or none.
  public static func buildOptional(_ block: [Constraint]?) -> [Constraint] { block ?? [] }

  /// Gives an `if` or `switch` the constraints of one branch.
  public static func buildEither(first block: [Constraint]) -> [Constraint] { block }

  /// Gives an `if` or `switch` the constraints of the other branch.
  public static func buildEither(second block: [Constraint]) -> [Constraint] { block }

  /// Joins the rounds of a loop.
  public static func buildArray(_ rounds: [[Constraint]]) -> [Constraint] { Array(rounds.joined()) }

  /// Gives an `if #available` its constraints.
  public static func buildLimitedAvailability(_ block: [Constraint]) -> [Constraint] { block }
}
