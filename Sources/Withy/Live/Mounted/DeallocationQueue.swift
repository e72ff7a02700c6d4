/// What nodes and parts that are freed leave behind, which is freed by a loop.
///
/// Nodes hold their blocks of children, which hold nodes; parts hold parts. Freed one inside the other,
/// deep trees would overflow the stack.
final class DeallocationQueue {
  private var things: [Any] = []
  private var isFreeing = false

  /// Takes what only the caller holds, and frees it now or when the loop that is running gets to it.
  ///
  /// It is taken and not passed, so that nobody but the loop holds it.
  func take<Thing>(_ thing: inout Thing, leaving rest: Thing) {
    things.append(thing)
    thing = rest
    if isFreeing { return }
    isFreeing = true
    while things.popLast() != nil {}
    isFreeing = false
  }
}
