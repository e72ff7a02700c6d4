#if canImport(FoundationXML) || os(macOS)
  /// The characters between two line feeds, measured in thousandths of the font size.
  struct TextParagraph {
    private let characters: [Character]

    /// The width of the text before each character, and of the whole text.
    private let offsets: [Int]

    private let ellipsis: Int

    /// The number of characters.
    var count: Int { characters.count }

    /// Measures a paragraph.
    init(_ text: Substring, font: Helvetica) {
      let words = text.split { $0 == " " || $0 == "\t" }
      characters = Array(words.joined(separator: " "))
      offsets = characters.reduce(into: [0]) { offsets, character in
        offsets.append(offsets[offsets.count - 1] + font.width(of: character))
      }
      ellipsis = font.width(of: "…")
    }

    /// Returns the ranges of the lines, at least one, that fit a width.
    ///
    /// A line breaks at a space, which belongs to neither line. A word too wide for a line of its
    /// own breaks between any two characters; a single character always fits.
    func lines(fitting room: CGFloat) -> [Range<Int>] {
      var lines: [Range<Int>] = []
      var start = 0
      var space: Int?
      var index = 0
      while index < count {
        if characters[index] == " " {
          space = index
        } else if index > start, CGFloat(offsets[index + 1] - offsets[start]) > room {
          let end = space ?? index
          lines.append(start..<end)
          start = space.map { $0 + 1 } ?? index
          space = nil
          index = start
          continue
        }
        index += 1
      }
      lines.append(start..<count)
      return lines
    }

    /// Returns a range of the text as a line.
    func line(_ range: Range<Int>) -> TextLines.Line {
      TextLines.Line(
        text: String(characters[range]),
        width: CGFloat(offsets[range.upperBound] - offsets[range.lowerBound]),
        endsInWord: range.upperBound < count && characters[range.upperBound] != " "
      )
    }

    /// Returns a line with as much text from a character on as fits together with `…` at the end.
    func cut(from start: Int, fitting room: CGFloat) -> TextLines.Line {
      var end = start
      while end < count, CGFloat(offsets[end + 1] - offsets[start] + ellipsis) <= room { end += 1 }
      if end > start, characters[end - 1] == " " { end -= 1 }
      var line = line(start..<end)
      line.text += "…"
      line.width += CGFloat(ellipsis)
      return line
    }
  }
#endif
