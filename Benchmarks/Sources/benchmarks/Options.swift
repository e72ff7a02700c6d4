/// The options of the driver.
struct Options {
  /// Whether to exit with an error if a row exceeds its limit, and to omit informative
  /// measurements.
  var checks = false

  /// Whether to measure a debug build, too.
  var unoptimised = false

  /// The prefix of the names of the rows to measure; `layout` includes the layout times, and
  /// `type-checking`, `mistakes` and `size` select those tables only.
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
