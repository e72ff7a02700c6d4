import Testing

@testable import gallery

@Suite struct ArgumentsTests {
  @Test("Without arguments the current folder is drawn")
  func none() throws {
    let arguments = try Arguments([])
    #expect(arguments.path == ".")
    #expect(arguments.output == nil)
    #expect(!arguments.wantsHelp)
  }

  @Test(
    "A path and a folder to write to are read, in any order and spelling",
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

  @Test("A path may begin with a dash after two dashes")
  func dashes() throws {
    #expect(try Arguments(["--", "--output"]).path == "--output")
  }

  @Test("Help is asked for", arguments: ["--help", "-h"])
  func help(word: String) throws {
    #expect(try Arguments([word]).wantsHelp)
    #expect(try Gallery.run([word]) == Arguments.help)
  }

  @Test(
    "What cannot be understood is said in one line",
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
