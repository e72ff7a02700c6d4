extension String {
  /// A Boolean value indicating whether the string is a valid name of an element or an attribute.
  ///
  /// It must be a qualified name of XML 1.0: letters, digits, `-`, `.` and `_`, not beginning with
  /// a digit, `-` or `.`, with at most one colon between two such names.
  var isXMLName: Bool {
    let parts = unicodeScalars.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        part.first.map(\.startsXMLName) ?? false && part.allSatisfy(\.continuesXMLName)
      }
  }

  /// The string as a valid name: each character that is wrong is replaced by `_`, colons are left
  /// out, and `_` is put before a first character that cannot begin a name.
  var asXMLName: String {
    if isXMLName { return self }
    var name = ""
    for scalar in unicodeScalars where scalar != ":" {
      name.unicodeScalars.append(scalar.continuesXMLName ? scalar : "_")
    }
    return name.unicodeScalars.first?.startsXMLName == true ? name : "_" + name
  }

  /// The first character of the string that no XML 1.0 document can hold, even escaped; `nil` if
  /// there is none.
  var forbiddenXMLCharacter: Unicode.Scalar? {
    unicodeScalars.first { !$0.isXMLCharacter }
  }

  /// The string, with each character that XML cannot hold replaced by U+FFFD.
  var asXMLText: String {
    var text = self
    text.unicodeScalars = String.UnicodeScalarView(
      unicodeScalars.map { $0.isXMLCharacter ? $0 : "\u{FFFD}" }
    )
    return text
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether an XML 1.0 document can hold the character.
  var isXMLCharacter: Bool {
    switch value {
    case 0x20...0xFFFD, 0x9, 0xA, 0xD, 0x10000...: true
    default: false
    }
  }

  /// A Boolean value indicating whether the character can begin a name.
  var startsXMLName: Bool {
    switch value {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// A Boolean value indicating whether the character can occur in a name.
  var continuesXMLName: Bool {
    switch value {
    case 0x2D...0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsXMLName
    }
  }

  /// The character as named in reports: `U+0001`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
