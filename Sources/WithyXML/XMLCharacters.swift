extension Diagnostics {
  /// Returns a string with the characters that XML cannot hold replaced, and reports them.
  @usableFromInline
  package static func repairing(_ text: String, file: StaticString, line: UInt) -> String {
    guard let forbidden = text.forbiddenXMLCharacter else { return text }
    let code = String(format: "U+%04X", forbidden.value)
    report("Invalid XML character \(code); replaced by U+FFFD", file: file, line: line)
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.isXMLCharacter ? $0 : "\u{FFFD}" })
    )
  }
}

extension String {
  /// The first character that no XML 1.0 document can hold, even escaped; `nil` if there is none.
  var forbiddenXMLCharacter: Unicode.Scalar? { unicodeScalars.first { !$0.isXMLCharacter } }

  /// Whether no XML comment can hold the text.
  var isForbiddenInXMLComment: Bool {
    // Characters would hide what a combining mark follows.
    utf8.contains("--".utf8) || utf8.last == UInt8(ascii: "-")
  }
}

extension Unicode.Scalar {
  /// Whether an XML 1.0 document can hold the character.
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x20...0xFFFD, 0x9, 0xA, 0xD, 0x10000...: true
    default: false
    }
  }
}
