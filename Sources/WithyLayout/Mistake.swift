import Foundation
import Withy

/// Validation of the numbers that users write.
enum Mistake {
  /// Returns a finite number, or not-a-number for one that is not given or not finite; the latter is
  /// reported.
  static func finite(
    _ number: CGFloat?,
    _ name: String,
    _ file: StaticString,
    _ line: UInt
  ) -> CGFloat {
    guard let number else { return .nan }
    if number.isFinite { return number }
    report(name, number, file, line)
    return .nan
  }

  /// Returns a length, finite and not negative, or not-a-number for one that is not given or is
  /// invalid; the latter is reported.
  static func length(
    _ number: CGFloat?,
    _ name: String,
    _ file: StaticString,
    _ line: UInt
  ) -> CGFloat {
    guard let number else { return .nan }
    if number >= 0, number.isFinite { return number }
    report(name, number, file, line)
    return .nan
  }

  /// Returns a number of columns, or 1 for one that is not between 1 and 10,000, which is reported.
  static func columns(
    _ count: Int,
    _ name: String,
    _ file: StaticString,
    _ line: UInt
  ) -> Int {
    if 1...10_000 ~= count { return count }
    report(name, CGFloat(count), file, line)
    return 1
  }

  /// Reports a number that does not count.
  static func report(_ name: String, _ number: CGFloat, _ file: StaticString, _ line: UInt) {
    Diagnostics.report("\(name): \(number) counts as not given", file: file, line: line)
  }
}
