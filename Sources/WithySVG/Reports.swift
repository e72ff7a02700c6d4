extension Diagnostics {
  /// Returns whether a number is a valid length, finite and not negative, and reports it if not.
  static func isLength(
    _ number: CGFloat,
    _ name: String,
    file: StaticString,
    line: UInt
  ) -> Bool {
    if number >= 0, number.isFinite { return true }
    report("\(name): invalid length \(number); ignored", file: file, line: line)
    return false
  }
}
