#if canImport(FoundationXML) || os(macOS)
  /// The font for measuring text.
  ///
  /// Lengths are in thousandths of the font size.
  struct Helvetica {
    static let lineHeight = 1200

    /// The distance of the baseline from the top of a line, at which capital letters, 718 high, are
    /// vertically centred.
    static let baseline = 959

    /// The widths of U+0020 to U+007E.
    let ascii: [Int]

    /// The widths of U+00A0 to U+00FF.
    let latin1: [Int]

    /// The widths of typographic symbols.
    let signs: [Unicode.Scalar: Int]

    /// Returns the width of a user-perceived character: that of its widest code point.
    ///
    /// Accents and joiners have no width, so an accented letter is as wide as the letter, and a
    /// family emoji as wide as a single one.
    func width(of character: Character) -> Int {
      character.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
    }

    private func width(of scalar: Unicode.Scalar) -> Int {
      switch scalar.value {
      case 0x20...0x7E: return ascii[Int(scalar.value) - 0x20]
      case 0xA0...0xFF: return latin1[Int(scalar.value) - 0xA0]
      default: break
      }
      if let width = signs[scalar] { return width }
      if scalar.isWide { return 1000 }
      let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let base, base != scalar { return width(of: base) }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
        return 0
      case .spaceSeparator: return ascii[0]
      case .mathSymbol, .otherSymbol: return 1000
      // Estimates for letters in other scripts.
      case .uppercaseLetter, .titlecaseLetter: return 722
      default: return 611
      }
    }
  }

  extension Unicode.Scalar {
    /// Whether the character is as wide as it is high: one of an East Asian script, or an emoji.
    fileprivate var isWide: Bool {
      switch value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
        true
      default: properties.isEmojiPresentation
      }
    }
  }
#endif
