import Foundation

/// The sizes of programs that differ only in how much of Withy they use.
///
/// They are built as a program of a user is: linked statically with Withy, dynamically with Swift.
/// Sizes depend on compiler and linker, so they are printed, never asserted.
enum BinarySize {
  /// The programs, by the names of their products.
  private static let programs = [
    ("size-plain", "without Withy"),
    ("size-chain", "a class that conforms, and a chain"),
    ("size-live", "one `live`"),
    ("size-layout", "one layout"),
  ]

  /// Builds the programs, and prints a table of them.
  static func printTable() throws {
    let modes = ["-O", "-Osize"]
    let folders = try modes.map { mode in
      try Executable.build(
        programs.map(\.0),
        ["-c", "release", "-Xswiftc", mode, "--scratch-path", ".build/size\(mode)"]
      )
    }
    let columns = modes.map { "code, `\($0)` | stripped file" }.joined(separator: " | ")
    print("\n| binary size, kB | \(columns) |\n|---|---|---|---|---|")
    for (product, name) in programs {
      let sizes = try folders.flatMap { folder in
        [
          try codeSize(of: "\(folder)/\(product)"), try strippedSize(of: "\(folder)/\(product)"),
        ]
      }
      let cells = sizes.map { (Double($0) / 1000).formatted(fraction: 0) }
      print("| \(name) | \(cells.joined(separator: " | ")) |")
    }
  }

  /// Returns the size of the section of machine code.
  private static func codeSize(of program: String) throws -> Int {
    let output = try Command.run("size", ["-A", "-d", program])
    let line = output.split(separator: "\n").first { $0.hasPrefix(".text ") }
    guard let size = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw Failure("size did not say how large the code is:\n\(output)")
    }
    return size
  }

  /// Returns the size of a file without symbols and debug information.
  private static func strippedSize(of program: String) throws -> Int {
    let copy = FileManager.default.temporaryDirectory.appending(path: "withy-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    _ = try Command.run("strip", ["-o", copy.path(), program])
    return try Data(contentsOf: copy).count
  }
}
