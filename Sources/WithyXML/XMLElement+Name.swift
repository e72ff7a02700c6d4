#if canImport(FoundationXML) || os(macOS)
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
    public convenience init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
      let allowed = name.asXMLName
      if allowed != name {
        Diagnostics.reportName(name, "using <\(allowed)>", file: file, line: line)
      }
      self.init(name: allowed)
    }
  }
#endif

extension String {
  /// A Boolean value indicating whether the string is a valid name of an element or an attribute.
  ///
  /// It must be a qualified name of XML 1.0: letters, digits, `-`, `.` and `_`, not beginning with
  /// a digit, `-` or `.`, with at most one colon between two such names.
  @usableFromInline var isXMLName: Bool {
    var (isAtStart, hasPrefix) = (true, false)
    for scalar in unicodeScalars {
      if scalar == ":" {
        if isAtStart || hasPrefix { return false }
        (isAtStart, hasPrefix) = (true, true)
      } else {
        if !(isAtStart ? scalar.startsXMLName : scalar.continuesXMLName) { return false }
        isAtStart = false
      }
    }
    return !isAtStart
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
}

extension Unicode.Scalar {
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
}

extension Diagnostics {
  @usableFromInline
  static func reportName(_ name: String, _ consequence: String, file: StaticString, line: UInt) {
    report("Invalid XML name \"\(name)\"; \(consequence)", file: file, line: line)
  }
}
