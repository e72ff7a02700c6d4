import Foundation
import Withy

/// The place in the source code that is named in diagnostics.
@usableFromInline typealias SourcePlace = (file: StaticString, line: UInt)

extension Diagnostics {
  static func report(_ message: String, at source: SourcePlace) {
    report(message, file: source.file, line: source.line)
  }
}

enum Validation {
  /// Returns a number if it is finite; `nil` if it is missing, or not finite, which is reported.
  static func finite(
    _ number: CGFloat?,
    _ name: @autoclosure () -> String,
    _ source: SourcePlace
  ) -> CGFloat? {
    guard let number, !number.isFinite else { return number }
    report(name(), number, source)
    return nil
  }

  /// Returns a length if it is finite and not negative; `nil` if it is missing, or invalid and
  /// reported.
  static func length(_ number: CGFloat?, _ name: String, _ source: SourcePlace) -> CGFloat? {
    guard let number, !(number >= 0 && number.isFinite) else { return number }
    report(name, number, source)
    return nil
  }

  /// Returns a number of columns; 1 if it is not between 1 and 10,000, which is reported.
  static func columns(_ count: Int, _ name: String, _ source: SourcePlace) -> Int {
    if 1...10_000 ~= count { return count }
    Diagnostics.report("\(name): \(count) is not between 1 and 10000; using 1", at: source)
    return 1
  }

  static func report(_ name: String, _ number: CGFloat, _ source: SourcePlace) {
    Diagnostics.report("\(name): invalid value \(number); ignored", at: source)
  }
}
