/// The comparison of expressions with the tree while a block is evaluated.
///
/// This only makes passes cheap in which little has changed: it can be ignored by readers who are
/// not concerned with performance. How the expression `Label.make.text("a")` is processed:
///
/// 1. ``Evaluation`` is given the place of the block, and walks its content with a ``PlaceCursor``.
/// 2. `HierarchyBuilder.buildExpression` passes the expression on unevaluated. The builder requests
///    from the evaluation running on its thread the node that the expression is predicted to
///    describe: the next node that a builder of its class has described in the same line.
/// 3. The expression is evaluated, and its steps run with a patcher that compares each value with
///    the remembered one, without changing the object. The optimiser still sees the whole chain:
///    nothing is allocated.
/// 4. If the steps are the same, an ``UnchangedNode`` represents the expression in the hierarchy. A
///    value that has changed is noted in the memory of its step, if no other step shares its
///    property. From the first step on that differs otherwise, the steps are recorded, and replayed
///    by an ordinary builder. Nothing is evaluated twice.
/// 5. The walk over the hierarchy keeps such a node if it is at its place, and sets the noted
///    values. Anywhere else its description acts as a builder: a prediction may be wrong, and
///    decides nothing.
///
/// A node whose identity is unique in the tree is never expected: another place may claim it, which
/// must be decided.
///
/// Chains of properties, `always`, calls by reference, handlers and blocks of children are compared
/// like that:
///
/// - A block of children is evaluated inside the expression, and predicts the content of the same
///   node's block. It is unchanged if each expression in it describes an unchanged node at its
///   place.
/// - A new handler is not a change: it replaces the previous one as soon as the expression is
///   compared.
/// - The description of a part with an equal value is reused, with the new block.
/// - Leaves in a block of layout are compared like children. A layout is unchanged if its leaves and
///   its elements are.
/// - An actual value is compared while the expression is, and again by the walk if the pass has
///   made changes since. So is whether a path leads through an optional that is `nil`.
///
/// A chain with other steps is processed without prediction, as are all chains in unoptimised code,
/// in which factories cannot be recognised; the blocks of children in the chain still use it.
package enum Prediction {
  /// A Boolean value indicating whether live parents created from now on use prediction.
  ///
  /// This is the only switch. If it is off, every expression is processed without prediction, with
  /// the same result.
  @TaskLocal package static var isEnabled = true
}
