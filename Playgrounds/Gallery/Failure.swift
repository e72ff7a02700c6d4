/// What went wrong, in words for the user.
struct Failure: Error, Equatable, CustomStringConvertible {
  /// One line.
  var description: String

  /// Creates a failure; what would break the line, in a name from outside, is shown as a symbol.
  init(_ message: String) {
    description = message.printable
  }
}
