#if canImport(FoundationXML) || os(macOS)
  import Foundation

  /// The font that texts are measured with.
  ///
  /// Lengths are in thousandths of the font's size.
  struct Helvetica {
    /// The height of a line.
    static let lineHeight = 1200

    /// The distance of the baseline from the top of a line: capital letters, which are 718 high,
    /// stand in its middle.
    static let baseline = 959

    /// The width of letters of other scripts, an estimate.
    private static let (otherCapital, otherLetter) = (722, 611)

    /// The widths that are known.
    private let widths: HelveticaWidths

    /// Creates the font, regular or bold.
    init(isBold: Bool) {
      widths = isBold ? .bold : .regular
    }

    /// Returns the width of a character as the reader sees it: that of the widest in it.
    ///
    /// Accents and joiners have no width, so a letter with an accent is as wide as the letter, and a
    /// family of emoji as wide as one of them.
    func width(of character: Character) -> Int {
      character.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
    }

    /// Returns the width of one code point.
    private func width(of scalar: Unicode.Scalar) -> Int {
      if let width = widths.width(of: scalar) { return width }
      if scalar.isWide { return 1000 }
      let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let base, base != scalar { return width(of: base) }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
        return 0
      case .spaceSeparator: return widths.ascii[0]
      case .mathSymbol, .otherSymbol: return 1000
      case .uppercaseLetter, .titlecaseLetter: return Self.otherCapital
      default: return Self.otherLetter
      }
    }
  }

  extension Unicode.Scalar {
    /// A Boolean value indicating whether the character is as wide as high: one of the scripts of
    /// East Asia, or an emoji.
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
