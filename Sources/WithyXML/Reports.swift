extension Diagnostics {
  /// Reports a name that XML does not allow.
  static func reportName(_ name: String, _ consequence: String, file: StaticString, line: UInt) {
    report("Invalid XML name \"\(name)\"; \(consequence)", file: file, line: line)
  }

  /// Returns a string with the characters that XML cannot hold replaced, and reports them.
  package static func repairing(_ text: String, file: StaticString, line: UInt) -> String {
    guard let forbidden = text.forbiddenXMLCharacter else { return text }
    report(
      "Invalid XML character \(forbidden.codePoint); replaced by U+FFFD",
      file: file,
      line: line
    )
    return text.asXMLText
  }
}
