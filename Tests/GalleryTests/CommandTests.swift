import Testing
import WithySVG

@testable import gallery

/// The program as the user runs it.
@Suite struct CommandTests {
  @Test("The command writes its documents, and prints their paths, contents and the time taken")
  func writes() throws {
    let folder = try TemporaryFolder()
    try folder.file("in/a & b.txt", size: 1234)
    let output = folder.path + "/out/side"
    let names = ["Card.svg", "Folders.svg", "Living.html", "Welcome.html", "Willow.svg"]
    let run = try gallery([folder.path + "/in", "--output", output])
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: output).sorted()
        == names
    )
    for name in names {
      #expect(run.output.contains("\(output)/\(name), "))
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(name)"))
      if name.hasSuffix(".html") {
        #expect(data.starts(with: Data("<!DOCTYPE html><html lang=\"en\"><head>".utf8)))
      } else {
        #expect(XMLParser(data: data).parse())
      }
    }
    #expect(run.output.hasPrefix("0 XMLDocument\n  0 XMLElement name: \"html\""))
    #expect(
      run.output.contains("\n  nothing changed                     nothing\nAfter each it equals ")
    )
    #expect(run.output.contains("Reading took "))
  }

  @Test("Without --output, a folder is created in the current one, and reused")
  func defaults() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 {
      let run = try gallery([], in: folder.path)
      #expect(run.status == 0)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Withy Gallery"]
    )
  }

  @Test("An error is one line on standard error, with exit status 1")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    try folder.file("file")
    let (file, missing) = (folder.path + "/file", folder.path + "/missing")
    let mistakes = [
      ([missing], "there is nothing at \(missing)"),
      ([file], "\(file) is not a folder"),
      (["--frob"], "unknown option --frob; see gallery --help"),
      ([folder.path, "--output", file], "\(file) cannot be written to"),
      ([folder.path + "/a\nb"], "there is nothing at \(folder.path)/a␊b"),
    ]
    for (words, message) in mistakes {
      let run = try gallery(words)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.error == "gallery: \(message)\n")
    }
  }

  @Test("If a picture cannot be written completely, the previous one is kept")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    try folder.folder("in")
    let output = folder.path + "/out"
    #expect(try gallery([folder.path + "/in", "--output", output]).status == 0)
    let before = try contents(of: output)
    try folder.file("in/new")
    // A limit on the size of files stops a write in its middle, as a full disk does.
    let run = try shell(
      // The coverage runtime writes a file, too, and would fail.
      #"trap "" XFSZ; ulimit -f 8; LLVM_PROFILE_FILE=/dev/null exec "$0" "$@""#,
      [gallery.path, folder.path + "/in", "--output", output]
    )
    #expect(run.status == 1)
    #expect(run.error == "gallery: \(output) cannot be written to\n")
    #expect(try contents(of: output) == before)
  }

  /// The files in a folder.
  private func contents(of folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
      }
    )
  }

  @Test("Help is printed to standard output")
  func help() throws {
    let run = try gallery(["--help"])
    #expect(run.status == 0)
    #expect(run.output == Arguments.help + "\n")
    #expect(run.error == "")
  }

  /// The results of a run of the program.
  private struct Run {
    var status: Int32
    var output: String
    var error: String
  }

  /// The program that was built with these tests.
  private let gallery: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return products.appendingPathComponent("gallery")
  }()

  /// Runs the program.
  private func gallery(_ words: [String], in folder: String? = nil) throws -> Run {
    try run(gallery, words, in: folder)
  }

  /// Runs a command of a shell, to which the words are passed as `$0`, `$1` and so on.
  private func shell(_ command: String, _ words: [String]) throws -> Run {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", command] + words, in: nil)
  }

  /// Runs a program.
  private func run(_ program: URL, _ words: [String], in folder: String?) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // Neither fills its pipe while the other is read: standard error holds one line.
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: String(decoding: outputData, as: UTF8.self),
      error: String(decoding: errorData, as: UTF8.self)
    )
  }
}
