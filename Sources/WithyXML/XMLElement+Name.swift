#if canImport(FoundationXML) || os(macOS)
  /// Elements with a name that is checked.
  extension XMLElement {
    /// Creates an element.
    ///
    /// ```swift
    /// let list = XMLElement("ul") {
    ///   XMLElement("li").with.text("One")
    ///   XMLElement("li").with.text("Two")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name, including any prefix. A name that XML does not allow is reported: each
    ///     wrong character is replaced by `_`, colons are left out, and `_` is put before a first
    ///     character that cannot begin a name.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    public convenience init(
      _ name: String,
      file: StaticString = #fileID,
      line: UInt = #line
    ) {
      let allowed = name.asXMLName
      if allowed != name {
        Diagnostics.reportName(name, "using <\(allowed)>", file: file, line: line)
      }
      self.init(name: allowed)
    }
  }
#endif
