#if canImport(FoundationXML) || os(macOS)
  /// Strings in blocks, as text nodes.
  extension HierarchyBuilder where Node == XMLNode {
    /// Makes a text node from a string, as ``XMLText`` does.
    ///
    /// ```swift
    /// XMLElement("li") {
    ///   "Milk, "
    ///   XMLElement("b") { "2" }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text. A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - file: The file named in diagnostics; by default the file of the block.
    ///   - line: The line named in diagnostics; by default the line of the block.
    /// - Returns: The description of a text node, which is made anew in every build.
    public static func buildExpression(
      _ text: String,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Hierarchy<XMLNode> {
      XMLText.hierarchy(of: XMLText(text, file: file, line: line), file: file, line: line)
    }
  }
#endif
