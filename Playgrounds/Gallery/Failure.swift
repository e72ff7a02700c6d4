/// A description of an error for the user.
struct Failure: Error, Equatable, CustomStringConvertible {
  /// The description, a single line.
  var description: String

  /// Creates a failure; characters that would break the line are replaced by symbols.
  init(_ message: String) {
    description = message.printable
  }
}
