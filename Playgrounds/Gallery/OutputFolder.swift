import Foundation
import WithySVG

/// The folder that documents are written to.
struct OutputFolder {
  /// Where it is.
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes a document, and makes the folder if it is missing.
  ///
  /// It is written beside and then renamed: where the disk is full, what was there before stays.
  ///
  /// - Returns: The path of the file.
  /// - Throws: A ``Failure`` if the folder cannot be made or written to.
  func write(_ document: XMLDocument, to name: String) throws(Failure) -> String {
    let file = path.hasSuffix("/") ? path + name : path + "/" + name
    let text = document.xmlString(options: [.nodePrettyPrint, .nodeCompactEmptyElement])
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw Failure("\(path) cannot be written to")
    }
    return file.printable
  }
}
