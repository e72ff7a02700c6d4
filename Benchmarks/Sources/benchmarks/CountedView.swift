import AllocationCounter
import Kit

/// A view that counts the operations on all views of its class.
final class CountedView: View {
  /// The numbers of operations on views.
  struct Counts: Equatable {
    /// The number of times that a property was set.
    var setterCalls = 0

    /// The number of insertions, moves and removals.
    var treeOperations = 0

    /// Returns the operations since the last call.
    static func take() -> Counts {
      Counts(
        setterCalls: operation_count_take(counted_setter_call),
        treeOperations: operation_count_take(counted_tree_operation)
      )
    }

    /// Adds to the number of operations on a tree.
    static func addTreeOperations(_ count: Int) {
      operation_count_add(counted_tree_operation, count)
    }
  }

  /// Makes a view for a probe, which counts only if the probe does.
  static func make() -> View { operation_count_has_begun() == 1 ? CountedView() : View() }

  override var title: String { didSet { countSetterCall() } }
  override var tag: Int { didSet { countSetterCall() } }
  override var alpha: Double { didSet { countSetterCall() } }

  override func append(_ child: View) {
    countInsertion(of: child)
    super.append(child)
  }

  override func insert(_ child: View, after sibling: View?) {
    countInsertion(of: child)
    super.insert(child, after: sibling)
  }

  override func removeFromParent() {
    if parent != nil { Counts.addTreeOperations(1) }
    super.removeFromParent()
  }

  private func countSetterCall() {
    operation_count_add(counted_setter_call, 1)
  }

  /// Counts an insertion, which includes the removal of a child that moves.
  private func countInsertion(of child: View) {
    if child.parent == nil { Counts.addTreeOperations(1) }
  }
}
