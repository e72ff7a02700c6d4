/// The result builder for blocks of constraints.
///
/// A block contains constraints, groups of them such as `edges == other.edges`, arrays and
/// optionals, constraints of the platform, conditions, loops and declarations.
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
  /// Adds several constraints.
  public static func buildExpression(
    _ constraints: [Constraint],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    constraints.map { $0.written(file: file, line: line) }
  }

  /// Adds a constraint, if there is one.
  public static func buildExpression(
    _ constraint: Constraint?,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    buildExpression(constraint.map { [$0] } ?? [], file: file, line: line)
  }

  /// Joins the statements of a block.
  public static func buildBlock(_ statements: [Constraint]...) -> [Constraint] {
    Array(statements.joined())
  }

  /// Returns the constraints of an `if` without `else`, or none.
  public static func buildOptional(_ block: [Constraint]?) -> [Constraint] { block ?? [] }

  /// Returns the constraints of the first branch of an `if` or `switch`.
  public static func buildEither(first block: [Constraint]) -> [Constraint] { block }

  /// Returns the constraints of the second branch of an `if` or `switch`.
  public static func buildEither(second block: [Constraint]) -> [Constraint] { block }

  /// Joins the iterations of a loop.
  public static func buildArray(_ rounds: [[Constraint]]) -> [Constraint] { Array(rounds.joined()) }
}
