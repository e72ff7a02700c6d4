import Withy

/// The release of closures that have captured one another.
///
/// How deep they are nested is not known before they are called. Beyond some levels they are freed
/// one after the other: recursion would overflow the stack.
final class NestedRelease {
  /// The outermost release on this thread, which retains it.
  private static let outermost = ThreadLocal()

  /// The number of levels that are freed recursively.
  private static let limit = 24

  /// The number of nested releases, and the values still to be freed.
  private var level = 1
  private var rest: [Any] = []

  /// Frees a value, now or once the outermost release reaches it.
  ///
  /// The value is moved out of an `inout` argument, so that nothing else retains it.
  static func release<Value>(_ value: inout Value, leaving nothing: Value) {
    guard let word = outermost.word else {
      let release = NestedRelease()
      outermost.word = Unmanaged.passUnretained(release).toOpaque()
      replace(&value, by: nothing)
      while release.rest.popLast() != nil {}
      outermost.word = nil
      return
    }
    let release = Unmanaged<NestedRelease>.fromOpaque(word).takeUnretainedValue()
    if release.level == limit {
      release.rest.append(value)
      return replace(&value, by: nothing)
    }
    release.level += 1
    replace(&value, by: nothing)
    release.level -= 1
  }

  /// Replaces a value, and returns once the old one is freed.
  ///
  /// Inlined, optimised code frees it only after the level is reset, so that none is ever deep.
  @inline(never)
  private static func replace<Value>(_ value: inout Value, by nothing: Value) { value = nothing }
}
