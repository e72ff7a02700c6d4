#if canImport(FoundationXML) || os(macOS)
  struct TextLines {
    struct Line {
      /// The text of the line, without spaces at its ends.
      var text: String

      /// The width in points.
      var width: CGFloat
      var endsInWord: Bool
    }

    /// The tolerance for the width of a line, since sums of lengths are not exact.
    static let tolerance: CGFloat = 0.001

    /// The lines, at least one.
    private(set) var lines: [Line] = []

    private(set) var isCut = false

    /// The width of the widest line.
    var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }

    /// Breaks a text into lines of a width in points, at most `mostLines`, after which the text is
    /// truncated with `…`.
    ///
    /// Any newline character ends a line. Adjacent spaces and tabs count as one space, and those at
    /// the ends of a line are ignored, as they are when drawn.
    init(_ text: String, width: CGFloat, mostLines: Int, font: Helvetica, size: CGFloat) {
      let room = size > 0 ? (width + Self.tolerance) * 1000 / size : .infinity
      let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { TextParagraph($0, font: font) }
      for (number, paragraph) in paragraphs.enumerated() where !isCut {
        for range in paragraph.lines(fitting: room) where !isCut {
          let isLast = range.upperBound == paragraph.count && number == paragraphs.count - 1
          isCut = lines.count == mostLines - 1 && !isLast
          var line =
            isCut
            ? paragraph.cut(from: range.lowerBound, fitting: room) : paragraph.line(range)
          line.width = line.width * size / 1000
          lines.append(line)
        }
      }
    }
  }

  /// The characters between two line feeds, measured in thousandths of the font size.
  private struct TextParagraph {
    private let characters: [Character]

    /// The width of the text before each character, and of the whole text.
    private let offsets: [Int]

    private let ellipsis: Int

    var count: Int { characters.count }

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
