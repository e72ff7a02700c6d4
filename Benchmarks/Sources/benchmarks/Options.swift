/// What the driver is asked for.
struct Options {
  /// Exits with an error where a row is over its budget, and leaves out what is only informative.
  var checks = false

  /// Measures a debug build, too.
  var unoptimised = false

  /// How the names of the rows begin that are measured; `layout` for the times of layout, too, and
  /// `type-checking` for these alone.
  var only = ""

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checks = true
      case "--unoptimised": unoptimised = true
      case "--only": only = rest.popFirst() ?? ""
      default:
        throw Failure(
          """
          unknown option \(argument)
          usage: benchmarks [--check] [--unoptimised] [--only BEGINNING-OF-A-NAME]
          """
        )
      }
    }
  }
}
