/// Frees the contents of deallocated nodes and parts in a loop instead of recursively.
///
/// Nodes hold their blocks of children, which hold nodes; parts hold parts. Freeing one inside the
/// other would overflow the stack for deep trees.
final class DeallocationQueue {
  private var things: [Any] = []
  private var isFreeing = false

  /// Takes a value that only the caller holds, and frees it now or when the running loop reaches
  /// it.
  ///
  /// The value is moved out of an `inout` argument, so that only the loop holds it.
  func take<Thing>(_ thing: inout Thing, leaving rest: Thing) {
    things.append(thing)
    thing = rest
    if isFreeing { return }
    isFreeing = true
    while things.popLast() != nil {}
    isFreeing = false
  }
}
