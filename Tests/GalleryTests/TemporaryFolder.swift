import Foundation

/// A folder that is deleted after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("withy-gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes a file of a size, and the folders around it.
  func file(_ name: String, size: Int = 0) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(repeating: 0, count: size).write(to: url)
  }

  /// Makes a folder.
  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name,
      withIntermediateDirectories: true
    )
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }
}

/// Names that a file can have, and that ought to trouble a careless program.
let nastyNames = [
  "a<b>&\"c'.txt", "line\nfeed", "return\r", "tab\t", "bell\u{7}", "escape\u{1B}[31m", "del\u{7F}",
  "👩‍👩‍👧.png", "日本語", "e\u{301}", "\u{202E}rtl", "]]>", "<!-- -->", "&amp;", " space ", "--", "-o",
  "\u{FFFE}", "\u{FEFF}bom", "%20", "\\", "a.b.c", "..x", String(repeating: "x", count: 255),
]
