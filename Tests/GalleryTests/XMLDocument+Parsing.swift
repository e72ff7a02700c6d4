import WithySVG

extension XMLDocument {
  /// Returns a parsed document that is never freed.
  ///
  /// On Linux the names of a parsed document's nodes are in a dictionary that is freed with the document;
  /// an element freed later looks into it, and crashes where another thread has that memory by then.
  static func parsing(_ text: String) throws -> XMLDocument {
    try Unmanaged.passRetained(XMLDocument(xmlString: text, options: .nodePreserveWhitespace))
      .takeUnretainedValue()
  }
}
