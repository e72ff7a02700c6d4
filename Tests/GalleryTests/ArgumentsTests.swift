import Testing

@testable import gallery

@Suite struct ArgumentsTests {
  @Test("Without arguments, the current folder is drawn")
  func none() throws {
    let arguments = try Arguments([])
    #expect(arguments.path == ".")
    #expect(arguments.output == nil)
    #expect(!arguments.wantsHelp)
  }

  @Test(
    "The path and the output folder are accepted in any order and spelling",
    arguments: [
      ["a b", "--output", "out"], ["--output", "out", "a b"], ["-o", "out", "a b"],
      ["--output=out", "a b"], ["--output=out", "--", "a b"],
    ]
  )
  func pathAndOutput(words: [String]) throws {
    let arguments = try Arguments(words)
    #expect(arguments.path == "a b")
    #expect(arguments.output == "out")
  }

  @Test("A path after -- may begin with a dash")
  func dashes() throws {
    #expect(try Arguments(["--", "--output"]).path == "--output")
  }

  @Test("--help requests help", arguments: ["--help", "-h"])
  func help(word: String) throws {
    #expect(try Arguments([word]).wantsHelp)
    #expect(try Gallery.run([word]) == Arguments.help)
  }

  @Test(
    "An invalid argument gives a one-line error",
    arguments: [
      (["--frob"], "unknown option --frob; see gallery --help"),
      (["-x"], "unknown option -x; see gallery --help"),
      (["--output"], "--output needs a folder"),
      (["a", "--output"], "--output needs a folder"),
      (["a", "b"], "there is more than one path: b"),
      ([""], "a path cannot be empty"),
      (["--output", ""], "a path cannot be empty"),
      (["--a\nb"], "unknown option --a␊b; see gallery --help"),
    ]
  )
  func mistakes(words: [String], message: String) {
    #expect(throws: Failure(message)) { try Arguments(words) }
  }
}
