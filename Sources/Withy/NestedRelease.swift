/// Frees blocks that have captured one another, recursively only up to a limit.
///
/// How deep blocks are nested is not known before they are called. Those beyond the limit are freed
/// one after the other: recursion would overflow the stack.
package enum NestedRelease {
  /// The number of nested releases on this thread.
  private static let level = ThreadLocal()

  /// The ``Postponed`` object of this thread, retained.
  private static let postponed = ThreadLocal()

  /// The number of levels that are freed recursively.
  private static let limit = 24

  /// What is still to be freed by the outermost release.
  private final class Postponed {
    var values: [Any] = []
  }

  /// Frees a value by a closure, now or once the outermost release on this thread ends.
  ///
  /// Not inlined: optimised code would free the value only after the level is reset.
  @inline(never)
  package static func release(_ value: @autoclosure () -> Any, _ free: () -> Void) {
    let outer = level.number
    if outer == limit { return postpone(value()) }
    level.number = outer + 1
    free()
    if outer == 0, let word = postponed.word {
      let postponed = Unmanaged<Postponed>.fromOpaque(word).takeRetainedValue()
      while postponed.values.popLast() != nil {}
      Self.postponed.word = nil
    }
    level.number = outer
  }

  private static func postpone(_ value: Any) {
    if postponed.word == nil {
      postponed.word = Unmanaged.passRetained(Postponed()).toOpaque()
    }
    guard let word = postponed.word else { return }
    Unmanaged<Postponed>.fromOpaque(word).takeUnretainedValue().values.append(value)
  }
}
