extension String {
  /// The string with every control character replaced by its symbol, such as a line feed by `␊`.
  ///
  /// A file name can contain almost any character; a picture, a line of text and XML cannot. A
  /// character that changes the writing direction, or has no width at the start of a text, becomes
  /// U+FFFD.
  var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map(\.printable)))
  }

  /// Formats a number of bytes for people: `812 bytes`, `1.2 kB`.
  static func size(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes) / 1000
    var units = ["kB", "MB", "GB", "TB"][...]
    while value >= 999.5, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    let tenths = Int((value * 10).rounded())
    let number = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value.rounded()))"
    return "\(number) \(units[units.startIndex])"
  }

  /// Returns a count with its noun: `1 file`, `12 files`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension Unicode.Scalar {
  /// The character, or a symbol if it cannot be shown.
  fileprivate var printable: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF:
      "\u{FFFD}"
    default: self
    }
  }
}
