#if canImport(FoundationXML) || os(macOS)
  /// A text broken into lines.
  struct TextLines {
    /// A line.
    struct Line: Equatable {
      /// The text of the line, without spaces at its ends.
      var text: String

      /// The width in points.
      var width: CGFloat

      /// A Boolean value indicating whether the line ends inside a word.
      var endsInWord: Bool
    }

    /// The tolerance for the width of a line, since sums of lengths are not exact.
    static let tolerance: CGFloat = 0.001

    /// The lines, at least one.
    let lines: [Line]

    /// A Boolean value indicating whether the text was truncated.
    let isCut: Bool

    /// The width of the widest line.
    var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }

    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - text: The text. Any newline character ends a line. Adjacent spaces and tabs count as one space,
    ///     and those at the ends of a line are ignored, as they are when drawn.
    ///   - width: The width available for a line, in points.
    ///   - mostLines: The number of lines after which the text is truncated with `…`.
    ///   - font: The font.
    ///   - size: The font size.
    init(_ text: String, width: CGFloat, mostLines: Int, font: Helvetica, size: CGFloat) {
      let room = size > 0 ? (width + Self.tolerance) * 1000 / size : .infinity
      var lines: [Line] = []
      var isCut = false
      let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { TextParagraph($0, font: font) }
      for (number, paragraph) in paragraphs.enumerated() where !isCut {
        for range in paragraph.lines(fitting: room) {
          let isLast =
            range.upperBound == paragraph.count && number == paragraphs.count - 1
          if lines.count == mostLines - 1, !isLast {
            lines.append(paragraph.cut(from: range.lowerBound, fitting: room).scaled(to: size))
            isCut = true
            break
          }
          lines.append(paragraph.line(range).scaled(to: size))
        }
      }
      self.lines = lines
      self.isCut = isCut
    }
  }

  extension TextLines.Line {
    /// Returns the line with its width converted from thousandths of the font size to points.
    fileprivate func scaled(to size: CGFloat) -> Self {
      Self(text: text, width: width * size / 1000, endsInWord: endsInWord)
    }
  }
#endif
