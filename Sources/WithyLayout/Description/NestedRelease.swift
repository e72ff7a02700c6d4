import Foundation
import Withy

/// The release of closures that have captured one another.
///
/// How deep they are nested is not known before they are called. Beyond some levels they are freed
/// one after the other: recursion would overflow the stack.
enum NestedRelease {
  /// The number of nested releases on this thread.
  private static let depth = ThreadLocal()

  /// The number of levels that are freed recursively.
  private static let limit = 24

  private static let key = "WithyLayout.NestedRelease"

  /// The values still to be freed, of one thread.
  private final class Rest {
    var values: [Any] = []
  }

  /// Frees a value, now or once the outermost release reaches it.
  ///
  /// The value is moved out of an `inout` argument, so that nothing else retains it.
  static func release<Value>(_ value: inout Value, leaving nothing: Value) {
    let level = depth.word.map { Int(bitPattern: $0) } ?? 0
    if level == limit {
      let rest = Thread.current.threadDictionary[key] as? Rest ?? Rest()
      Thread.current.threadDictionary[key] = rest
      rest.values.append(value)
      replace(&value, by: nothing)
      return
    }
    depth.word = UnsafeMutableRawPointer(bitPattern: level + 1)
    replace(&value, by: nothing)
    if level == 0, let rest = Thread.current.threadDictionary[key] as? Rest {
      while rest.values.popLast() != nil {}
      Thread.current.threadDictionary[key] = nil
    }
    depth.word = UnsafeMutableRawPointer(bitPattern: level)
  }

  /// Replaces a value, and returns once the old one is freed.
  ///
  /// Inlined, optimised code frees it only after the level is reset, so that none is ever deep.
  @inline(never)
  private static func replace<Value>(_ value: inout Value, by nothing: Value) { value = nothing }
}
