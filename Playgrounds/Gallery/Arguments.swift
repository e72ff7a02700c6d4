/// The arguments on the command line.
struct Arguments: Equatable {
  /// The folder to draw.
  var path = "."

  /// The folder to write to; `nil` for a new one in the current folder.
  var output: String?

  /// A Boolean value indicating whether the user asked for help.
  var wantsHelp = false

  /// The help text.
  static let help = """
    gallery draws pictures and pages with Withy.

    usage: gallery [PATH] [--output FOLDER]

      PATH             the folder to draw; without it the current folder
      --output FOLDER  the folder to write to, made if it is missing;
                       without it "Withy Gallery" in the current folder
      --help           show this
    """

  /// Reads the arguments, without the name of the program.
  ///
  /// - Throws: A ``Failure`` for an unknown option, a missing folder and a second path.
  init(_ words: [String]) throws(Failure) {
    var words = words[...]
    var path: String?
    var optionsEnded = false
    while let word = words.popFirst() {
      switch word {
      case _ where optionsEnded || !word.hasPrefix("-"):
        guard path == nil else { throw Failure("there is more than one path: \(word)") }
        path = word
      case "--":
        optionsEnded = true
      case "--help", "-h":
        wantsHelp = true
      case "--output", "-o":
        guard let folder = words.popFirst() else { throw Failure("\(word) needs a folder") }
        output = folder
      case _ where word.hasPrefix("--output="):
        output = String(word.dropFirst("--output=".count))
      default:
        throw Failure("unknown option \(word); see gallery --help")
      }
    }
    if let path { self.path = path }
    if self.path.isEmpty || output?.isEmpty == true { throw Failure("a path cannot be empty") }
  }
}
