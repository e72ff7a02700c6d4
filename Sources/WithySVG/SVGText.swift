#if canImport(FoundationXML) || os(macOS)
  #if canImport(FoundationXML)
    public import FoundationXML
  #endif
  public import Foundation
  public import Withy
  public import WithyLayout
  package import WithyXML

  /// A text of a drawing, which wraps by words to the width that is proposed to it.
  ///
  /// ```swift
  /// SVGText.make(.init("Supple enough to weave")).fontSize(14).isBold(true).fill("darkgreen").layout
  ///   .frame(maxWidth: 120)
  /// ```
  ///
  /// Its size comes from the widths of one font, Helvetica, regular or bold, whose widths Arial and
  /// Liberation Sans share; no font has to be installed. They are exact for Latin letters, also with
  /// accents, digits and the signs of typography. Of other scripts, those of East Asia and emoji are
  /// as wide as high, and a letter counts as 0.611 of the font's size, a capital one as 0.722. Pairs of
  /// letters are not drawn closer together. A line is 1.2 times as high as the font's size.
  ///
  /// The ideal size is that of one line, or of those that line feeds make. In less room the text breaks
  /// at spaces; a word that is too wide for a line alone begins one and breaks anywhere. Spaces and
  /// tabs side by side count as one, as they are drawn.
  ///
  /// Only `text` is measured, not what stands behind it.
  public final class SVGText: XMLElement, SVGElement {
    /// The size of the font where no attribute says it, in points.
    private static let defaultSize: CGFloat = 16

    /// The greatest number of lines, after which the text is cut off with `…`; `nil`, the default, for
    /// as many as it needs.
    ///
    /// A number less than 1 counts as 1.
    public var lineLimit: Int?

    /// The text, while it stands in lines.
    private var original = ""

    /// The elements of the lines, if there are several.
    private var lineElements: [XMLElement] = []

    private var isHidden = false

    /// Creates a text, black.
    ///
    /// - Parameters:
    ///   - text: The text. A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - fontSize: The size of the font in points; by default 16. One that is negative or not finite
    ///     is left out and reported.
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
      self[attribute: "font-family"] = "Helvetica, Arial, 'Liberation Sans', sans-serif"
      self[attribute: "font-size"] = (isLength ? fontSize : Self.defaultSize).svg
      self.text = Diagnostics.repairing(text, file: file, line: line)
    }

    #if os(macOS)
      /// Creates an element of a kind, which Foundation does inside; use the other initializer.
      public override init(kind: XMLNode.Kind, options: XMLNode.Options = []) {
        super.init(kind: kind, options: options)
      }
    #endif

    /// The size of the font in points, from the attribute `font-size`; 16 where it says no length.
    ///
    /// A size that is negative or not finite is left out and reported.
    public var fontSize: CGFloat {
      get { length("font-size") ?? Self.defaultSize }
      set { setLength("font-size", "fontSize", newValue) }
    }

    /// A Boolean value indicating whether the font is bold, from the attribute `font-weight`.
    public var isBold: Bool {
      get {
        guard let weight = self[attribute: "font-weight"] else { return false }
        return weight == "bold" || weight == "bolder" || Int(weight).map { $0 >= 600 } ?? false
      }
      set { self[attribute: "font-weight"] = newValue ? "bold" : nil }
    }

    /// The horizontal axis: the height follows from the width.
    public var proposalAxes: Axes { .horizontal }

    /// Returns the size of the text in a width.
    ///
    /// It is as wide as its widest line, and never wider than the width that is proposed, though one
    /// character may be.
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
      let first = fontSize * CGFloat(Helvetica.baseline) / 1000
      let count = lines(in: size.width).lines.count
      return TextBaselines(first: first, last: first + CGFloat(count - 1) * lineHeight)
    }

    /// Writes the start of the first baseline into the attributes `x` and `y`, and the lines, if there
    /// are several or the text is cut off, into elements `tspan`.
    ///
    /// The lines come from the whole text, at whatever width it was placed before. Where `text-anchor`
    /// is `middle` or `end`, they are aligned by their middles or ends. The frame `CGRect.zero` takes
    /// the text out of sight by the attribute `display`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func place(in frame: CGRect) {
      guard isShown(in: frame, &isHidden) else { return }
      let lines = linesPlaced(in: frame.size)
      let anchor = self[attribute: "text-anchor"]
      let part: CGFloat = anchor == "middle" ? 0.5 : anchor == "end" ? 1 : 0
      let baseline = frame.minY + fontSize * CGFloat(Helvetica.baseline) / 1000
      setNumbers(["x": frame.minX + frame.width * part, "y": baseline])
      guard lines.lines.count > 1 || lines.isCut else { return joinLines() }
      splitLines(lines.lines.count)
      for (index, (line, element)) in zip(lines.lines, lineElements).enumerated() {
        let isInside = line.endsInWord || index == lines.lines.count - 1
        // The space is not seen, but keeps words apart for those who copy the text.
        element.text = isInside ? line.text : line.text + " "
        element[attribute: "x"] = (frame.minX + (frame.width - line.width) * part).svg
        element[attribute: "y"] = (baseline + CGFloat(index) * lineHeight).svg
        // Each line starts at its `x`: the space must not take part in aligning it.
        element[attribute: "text-anchor"] = part > 0 ? "start" : nil
      }
    }
  }

  extension SVGText: XMLTextHolder {
    /// The height of a line in points.
    private var lineHeight: CGFloat { fontSize * CGFloat(Helvetica.lineHeight) / 1000 }

    /// Breaks the text into lines that fit a width.
    private func lines(in width: CGFloat) -> TextLines {
      TextLines(
        text,
        width: width,
        mostLines: lineLimit.map { Swift.max($0, 1) } ?? .max,
        font: Helvetica(isBold: isBold),
        size: fontSize
      )
    }

    /// Breaks the text into lines for a frame.
    ///
    /// A frame whose edges were rounded to pixels can be up to a point too narrow. That is no reason
    /// for more lines than it has room for.
    private func linesPlaced(in size: CGSize) -> TextLines {
      let lines = lines(in: size.width)
      let room = lineHeight > 0 ? (size.height / lineHeight).rounded() : .infinity
      guard CGFloat(lines.lines.count) > room || lines.isCut else { return lines }
      let wider = self.lines(in: size.width + 1)
      let isBetter = wider.lines.count < lines.lines.count || lines.isCut && !wider.isCut
      return isBetter && CGFloat(wider.lines.count) <= room ? wider : lines
    }

    /// The text, while it stands in lines; `nil` otherwise.
    package var heldText: String? {
      guard let first = lineElements.first, first.parent === self else { return nil }
      return original
    }

    /// Makes elements for lines, of which there are as many as lines afterwards.
    private func splitLines(_ count: Int) {
      if heldText == nil {
        original = text
        for node in leadingText { node.detach() }
        lineElements = []
      }
      while lineElements.count > count { lineElements.removeLast().detach() }
      while lineElements.count < count {
        let element = XMLElement(name: "tspan")
        insert(element, after: lineElements.last)
        lineElements.append(element)
      }
    }

    /// Takes the lines away and puts the text back.
    func joinLines() {
      guard let text = heldText else { return }
      releaseText()
      self.text = text
    }

    /// Takes the lines away.
    package func releaseText() {
      for element in lineElements where element.parent === self { element.detach() }
      lineElements = []
    }
  }

  extension Builder where Base == SVGText {
    /// Sets the size of the font.
    ///
    /// ```swift
    /// SVGText("Hello").with.fontSize(24)
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size in points. Where it is negative or not finite, there is no such step, and
    ///     it is reported.
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
