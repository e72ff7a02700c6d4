/// The comparison of expressions with the tree while a block is evaluated.
///
/// It is what makes a pass cheap in which little has changed, and nothing else: whoever does not care for speed
/// need not enter this folder. The way of an expression `Label.make.text("a")` through it:
///
/// 1. ``Evaluation`` is told where the block stands, and walks what stands there by a ``PlaceCursor``.
/// 2. `HierarchyBuilder.buildExpression` hands the expression over without having evaluated it. The builder asks the
///    evaluation that runs on its thread for the node that the expression is expected to describe: the next one
///    that a factory of its class has made, and that an expression in its line has described.
/// 3. The expression is evaluated, and its steps run with a patcher that compares each value with the
///    remembered one, and touches nothing of the object. The optimiser still sees the whole chain: nothing is allocated.
/// 4. If all is the same, an ``UnchangedNode`` stands for the expression in the hierarchy. From the first step that
///    is not, they are recorded, and replayed by a builder like any other. Nothing is evaluated twice.
/// 5. The walk over the hierarchy keeps an unchanged node that stands at its place. Anywhere else its
///    description acts as a builder: an expectation may be wrong, and decides nothing.
///
/// Chains of properties, `always`, calls by reference, handlers and blocks of children are compared like that:
///
/// - A block of children is evaluated inside the expression, and expects what stands in the block of the same node. It
///   is as it was if each expression in it describes an unchanged node at its place.
/// - A new handler is no change: it replaces the one before as soon as the expression is compared.
/// - The description of a part with an equal value is used again, with the new block.
/// - An actual value is compared while the expression is, and again by the walk where the pass has done something since.
///
/// A chain with other steps takes the long way, as all do where there is no optimisation that lets a factory be known at a
/// glance; the blocks of children in it do not.
package enum Prediction {
  /// A Boolean value indicating whether live parents that are made from now on work like that.
  ///
  /// It is the one switch. With it off, every expression takes the long way, to the same tree.
  @TaskLocal package static var isEnabled = true
}
