import WithySVG

/// The folder that documents are written to.
struct OutputFolder {
  /// The path of the folder.
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes a document, as HTML if that is its name's extension, and creates the folder if it is
  /// missing.
  ///
  /// The document is written to a temporary file, which is then renamed: if the disk is full, the
  /// old file remains.
  ///
  /// - Returns: The path of the file.
  /// - Throws: A ``Failure`` if the folder cannot be created or written to.
  func write(_ document: XMLDocument, to name: String) throws(Failure) -> String {
    let file = path.hasSuffix("/") ? path + name : path + "/" + name
    let text =
      name.hasSuffix(".html")
      ? document.htmlString()
      : document.xmlString(options: [.nodePrettyPrint, .nodeCompactEmptyElement])
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw Failure("\(path) cannot be written to")
    }
    return file.printable
  }
}
