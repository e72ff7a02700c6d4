#if canImport(FoundationXML) || os(macOS)
  /// A text in a drawing, which wraps at words to fit the width proposed to it.
  ///
  /// ```swift
  /// SVGText.make(.init("Supple enough to weave")).fontSize(14).isBold(true).fill("darkgreen").layout
  ///   .frame(maxWidth: 120)
  /// ```
  ///
  /// Its size is computed from the widths of a single font, Helvetica, regular or bold, which Arial
  /// and Liberation Sans share; no font needs to be installed. The widths are exact for Latin
  /// letters, including accented ones, digits and typographic symbols. In other scripts, East Asian
  /// characters and emoji are as wide as they are high, a letter is 0.611 times the font size wide,
  /// and a capital letter 0.722 times. Kerning is ignored. The height of a line is 1.2 times the
  /// font size.
  ///
  /// The ideal size is that of a single line, or of the lines separated by line feeds. If there is
  /// less space, the text breaks at spaces; a word too wide for a line of its own starts a new line
  /// and breaks anywhere. Adjacent spaces and tabs count as one space, as they do when drawn.
  ///
  /// Where none of these fonts is found, a line is drawn with the length that was measured, by the
  /// attribute `textLength`, unless `font-family` is set to other fonts.
  ///
  /// Only `text` is measured, not any other content after it.
  public final class SVGText: XMLElement, SVGElement, FrameDependent {
    /// The font size in points if no attribute sets one.
    private static let defaultSize: CGFloat = 16

    /// The fonts that have the widths by which the text is measured, and any font in their place.
    private static let fonts = "Helvetica, Arial, 'Liberation Sans', sans-serif"

    /// The maximum number of lines, after which the text is truncated with `…`; `nil`, the default,
    /// for no limit.
    ///
    /// A value less than 1 counts as 1.
    public var lineLimit: Int?

    /// The text, as long as it is displayed in lines.
    private var original = ""

    /// The elements of the lines, if there are several.
    private var lineElements: [XMLElement] = []

    private var isHidden = false

    /// Creates a black text.
    ///
    /// - Parameters:
    ///   - text: The text. A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - fontSize: The font size in points; by default 16. A value that is negative or not finite
    ///     is ignored and reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    public init(
      _ text: String,
      fontSize: CGFloat = 16,
      file: StaticString = #fileID,
      line: UInt = #line
    ) {
      super.init(name: "text", uri: nil)
      let isLength = Diagnostics.isLength(fontSize, "fontSize", file: file, line: line)
      self[attribute: "font-family"] = Self.fonts
      self[attribute: "font-size"] = (isLength ? fontSize : Self.defaultSize).svg
      self.text = Diagnostics.repairing(text, file: file, line: line)
    }

    #if os(macOS)
      /// Creates an element of a kind, for internal use by Foundation; use the other initializer.
      public override init(kind: XMLNode.Kind, options: XMLNode.Options = []) {
        super.init(kind: kind, options: options)
      }
    #endif

    /// The font size in points, from the attribute `font-size`; 16 if the attribute is missing or
    /// not a length.
    ///
    /// A value that is negative or not finite is ignored and reported.
    public var fontSize: CGFloat {
      get { length("font-size") ?? Self.defaultSize }
      set { setLength("font-size", "fontSize", newValue) }
    }

    /// A Boolean value indicating whether the font is bold, from the attribute `font-weight`.
    public var isBold: Bool {
      get {
        let weight = self[attribute: "font-weight"] ?? ""
        return weight == "bold" || weight == "bolder" || Int(weight) ?? 0 >= 600
      }
      set { self[attribute: "font-weight"] = newValue ? "bold" : nil }
    }

    /// The horizontal axis, since the height follows from the width.
    public var proposalAxes: Axes { .horizontal }

    /// The text takes no more than the proposed width, except by rounding, nor than it needs.
    public var flexibility: Flexibility { .text }

    /// Returns the size of the text for a proposed width.
    ///
    /// The width is that of the widest line, but never more than the proposed width, even if a
    /// single character is wider.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func size(for proposal: ProposedSize) -> CGSize {
      let room = proposal.width.flatMap { $0.isNaN ? nil : Swift.max($0, 0) } ?? .infinity
      let lines = lines(in: room)
      let width = lines.width <= room + TextLines.tolerance ? lines.width : room
      return CGSize(width: width, height: CGFloat(lines.lines.count) * lineHeight)
    }

    /// Returns the baselines of the first and the last line.
    public func textBaselines(in size: CGSize) -> TextBaselines? {
      let first = points(Helvetica.baseline)
      let count = lines(in: size.width).lines.count
      return TextBaselines(first: first, last: first + CGFloat(count - 1) * lineHeight)
    }

    /// Writes the start of the first baseline to the attributes `x` and `y`, and the lines, if
    /// there are several or the text is truncated, to `tspan` elements.
    ///
    /// The lines are always broken from the whole text, whatever width it was placed at before. If
    /// `text-anchor` is `middle` or `end`, they are aligned by their centres or ends. The frame
    /// `CGRect.zero` hides the text by the attribute `display`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func place(in frame: CGRect) {
      guard isShown(in: frame, &isHidden) else { return }
      let lines = linesPlaced(in: frame.size)
      let anchor = self[attribute: "text-anchor"]
      let part: CGFloat = anchor == "middle" ? 0.5 : anchor == "end" ? 1 : 0
      let baseline = frame.minY + points(Helvetica.baseline)
      self[attribute: "x"] = (frame.minX + frame.width * part).svg
      self[attribute: "y"] = baseline.svg
      guard lines.lines.count > 1 || lines.isCut else {
        if let heldText { text = heldText }
        return setLength(children.count == 1 ? lines.width : 0, of: self)
      }
      setLength(0, of: self)
      splitLines(lines.lines.count)
      let space = points(font.width(of: " "))
      for (index, (line, element)) in zip(lines.lines, lineElements).enumerated() {
        let isInside = line.endsInWord || index == lines.lines.count - 1
        // The space is invisible, but separates words when the text is copied.
        element.text = isInside ? line.text : line.text + " "
        setLength(isInside ? line.width : line.width + space, of: element)
        element[attribute: "x"] = (frame.minX + (frame.width - line.width) * part).svg
        element[attribute: "y"] = (baseline + CGFloat(index) * lineHeight).svg
        // Each line starts at its `x`, so that the space does not affect its alignment.
        element[attribute: "text-anchor"] = part > 0 ? "start" : nil
      }
    }
  }

  extension SVGText: XMLTextHolder {
    private var font: Helvetica { isBold ? .bold : .regular }

    /// The height of a line in points.
    private var lineHeight: CGFloat { points(Helvetica.lineHeight) }

    /// Returns a length of the font in points.
    private func points(_ thousandths: Int) -> CGFloat { fontSize * CGFloat(thousandths) / 1000 }

    /// Has a line drawn with the length that was measured, whatever font is found; 0 for its own.
    private func setLength(_ length: CGFloat, of line: XMLElement) {
      let isKnown = length > 0 && self[attribute: "font-family"] == Self.fonts
      line[attribute: "textLength"] = isKnown ? length.svg : nil
      line[attribute: "lengthAdjust"] = isKnown ? "spacingAndGlyphs" : nil
    }

    /// Breaks the text into lines that fit a width.
    private func lines(in width: CGFloat) -> TextLines {
      let most = Swift.max(lineLimit ?? .max, 1)
      return TextLines(text, width: width, mostLines: most, font: font, size: fontSize)
    }

    /// Breaks the text into lines for a frame.
    ///
    /// A frame whose edges were rounded to pixels can be up to a point too narrow. That must not
    /// cause more lines than the frame has room for.
    private func linesPlaced(in size: CGSize) -> TextLines {
      let lines = lines(in: size.width)
      let room = lineHeight > 0 ? (size.height / lineHeight).rounded() : .infinity
      guard CGFloat(lines.lines.count) > room || lines.isCut else { return lines }
      let wider = self.lines(in: size.width + 1)
      let isBetter = wider.lines.count < lines.lines.count || lines.isCut && !wider.isCut
      return isBetter && CGFloat(wider.lines.count) <= room ? wider : lines
    }

    package var heldText: String? {
      guard let first = lineElements.first, first.parent === self else { return nil }
      return original
    }

    /// Adds or removes line elements until there is a given number.
    private func splitLines(_ count: Int) {
      if heldText == nil {
        original = text
        text = ""
      }
      while lineElements.count > count { lineElements.removeLast().detach() }
      while lineElements.count < count {
        let element = XMLElement(name: "tspan")
        insert(element, after: lineElements.last)
        lineElements.append(element)
      }
    }

    package func releaseText() {
      for element in lineElements where element.parent === self { element.detach() }
      lineElements = []
    }
  }

  extension Builder where Base == SVGText {
    /// Sets the font size.
    ///
    /// ```swift
    /// SVGText("Hello").with.fontSize(24)
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size in points. If it is negative or not finite, no step is added, which is
    ///     reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with this step added.
    public func fontSize(
      _ size: CGFloat,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      guard Diagnostics.isLength(size, "fontSize", file: file, line: line) else { return self }
      return self[dynamicMember: \.fontSize](size)
    }
  }
#endif
