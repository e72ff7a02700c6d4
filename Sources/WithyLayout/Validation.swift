import Foundation
import Withy

/// Validates numbers passed by users.
enum Validation {
  /// Returns a number if it is finite; `nil` if it is missing, or not finite, which is reported.
  static func finite(
    _ number: CGFloat?,
    _ name: String,
    _ file: StaticString,
    _ line: UInt
  ) -> CGFloat? {
    guard let number, !number.isFinite else { return number }
    report(name, number, file, line)
    return nil
  }

  /// Returns a length if it is finite and not negative; `nil` if it is missing, or invalid, which is
  /// reported.
  static func length(
    _ number: CGFloat?,
    _ name: String,
    _ file: StaticString,
    _ line: UInt
  ) -> CGFloat? {
    guard let number, !(number >= 0 && number.isFinite) else { return number }
    report(name, number, file, line)
    return nil
  }

  /// Returns a number of columns; 1 if it is not between 1 and 10,000, which is reported.
  static func columns(
    _ count: Int,
    _ name: String,
    _ file: StaticString,
    _ line: UInt
  ) -> Int {
    if 1...10_000 ~= count { return count }
    Diagnostics.report(
      "\(name): \(count) is not between 1 and 10000; using 1",
      file: file,
      line: line
    )
    return 1
  }

  /// Reports a number that is ignored.
  static func report(_ name: String, _ number: CGFloat, _ file: StaticString, _ line: UInt) {
    Diagnostics.report("\(name): invalid value \(number); ignored", file: file, line: line)
  }
}
