/// What nodes that are freed leave behind, which is freed by a loop.
///
/// Nodes hold their blocks of children, which hold nodes. Freed one inside the other, deep trees would
/// overflow the stack.
final class Remains {
  private var steps: [[RememberedStep]] = []
  private var isFreeing = false

  /// Frees the steps of a node, now or when the loop that is running gets to them.
  func free(_ steps: [RememberedStep]) {
    self.steps.append(steps)
    if isFreeing { return }
    isFreeing = true
    while self.steps.popLast() != nil {}
    isFreeing = false
  }
}
