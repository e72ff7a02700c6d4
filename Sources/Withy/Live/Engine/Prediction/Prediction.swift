/// The prediction of the node that each expression describes, so that expressions are compared with
/// the tree while a block is evaluated.
///
/// This only makes passes cheap in which little has changed; readers who are not concerned with
/// performance can ignore it. The expression `Label.make.text("a")` is processed as follows:
///
/// 1. While the block is evaluated, ``Evaluation`` walks the places of its content with a
///    ``PlaceCursor``.
/// 2. The builder takes from the cursor the node that the expression is predicted to describe: the
///    next one that a builder of this class has described in the same line.
/// 3. The steps of the expression run with an ``ExpressionPatcher``, which compares them with the
///    recorded ones. The optimiser still sees the whole chain: nothing is allocated.
/// 4. If all are the same, an ``UnchangedDescription`` represents the expression in the hierarchy. A
///    changed value is noted in the record of its step, if no other step shares its property. If a
///    step differs otherwise, all steps are collected, for an ordinary builder to replay.
/// 5. The walk keeps such a node if it is at its place, and sets the noted values. Anywhere else
///    its description acts as a builder: a prediction may be wrong, and decides nothing. Only hooks
///    and handlers are replaced at once; nodes that leave get theirs back.
///
/// A node whose identity is unique in the tree is never expected: another place may claim it.
/// Chains with steps that have to act on the object, such as `modify`, are processed without
/// prediction, as are all chains in unoptimised code, in which factories cannot be recognised.
package enum Prediction {
  /// Whether a `Live` created from now on uses prediction, which changes no result.
  @TaskLocal package static var isEnabled = true
}
