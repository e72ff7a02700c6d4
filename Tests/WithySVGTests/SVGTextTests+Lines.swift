import Testing
import WithySVG

/// How texts break into lines, and are written.
extension SVGTextTests {
  @Test(
    "A text wraps by words to the proposed width, and takes the width of its widest line",
    arguments: [
      (53.4, 53.36, []), (31, 30.58, ["aaa bb at 0 9.59", "cccc at 0 21.59"]),
      (30, 20, ["aaa at 0 9.59", "bb at 0 21.59", "cccc at 0 33.59"]),
    ] as [(CGFloat, CGFloat, [String])]
  )
  func wraps(width: CGFloat, answer: CGFloat, expected: [String]) {
    let text = small("aaa bb cccc")
    let size = text.size(for: ProposedSize(width: width, height: 0))
    #expect(abs(size.width - answer) < 0.001)
    #expect(size.height == CGFloat(max(expected.count, 1)) * 12)
    place(text, width: width)
    #expect(lines(of: text) == expected)
  }

  @Test("A width short of the natural one by a thousandth is enough")
  func tolerance() {
    let text = small("aaa bb")
    let natural = text.size(for: .unspecified)
    #expect(text.size(for: ProposedSize(width: natural.width - 0.0009, height: nil)) == natural)
    #expect(text.size(for: ProposedSize(width: natural.width - 0.002, height: nil)).height == 24)
  }

  @Test("A word that is too wide begins a line and breaks anywhere")
  func longWord() {
    let text = small("a bbbbbbbb c")
    place(text, width: 20)
    #expect(
      lines(of: text)
        == ["a at 0 9.59", "bbb at 0 21.59", "bbb at 0 33.59", "bb c at 0 45.59"]
    )
    // No width is too small: each character has its line.
    #expect(text.size(for: .zero) == CGSize(width: 0, height: 120))
    #expect(text.size(for: ProposedSize(width: -5, height: nil)) == CGSize(width: 0, height: 120))
  }

  @Test("Repeated, leading and trailing spaces take no room, as drawn")
  func spaces() {
    let text = small("  a \t b\n c ")
    #expect(text.size(for: .unspecified) == CGSize(width: 13.9, height: 24))
    place(text, width: nil)
    #expect(lines(of: text) == ["a b at 0 9.59", "c at 0 21.59"])
    #expect(text.text == "  a \t b\n c ")
  }

  @Test("One line is written as text, several lines as elements that keep words apart")
  func written() {
    let text = small("aaa bb").with.fill("red").build()
    let font = "font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\" font-size=\"10\""
    place(text, width: nil)
    #expect(
      text.xmlString == """
        <text \(font) fill="red" x="0" y="9.59" \(length(30.58))>aaa bb</text>
        """
    )
    place(text, width: 20)
    #expect(
      text.xmlString == """
        <text \(font) fill="red" x="0" y="9.59">\
        <tspan \(length(19.46)) x="0" y="9.59">aaa </tspan>\
        <tspan \(length(11.12)) x="0" y="21.59">bb</tspan></text>
        """
    )
    #expect(text.stringValue == "aaa bb")
  }

  /// The attributes by which a line has the length that was measured, in any font.
  private func length(_ length: Double) -> String {
    "textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\""
  }

  @Test(
    "A line has the length that was measured, except in fonts of one's own, or with content after it"
  )
  func lengths() {
    let text = small("aaa bb")
    place(text, width: nil)
    #expect(text[attribute: "textLength"] == "30.58")
    text.append(XMLElement("tspan"))
    place(text, width: nil)
    #expect(text[attribute: "textLength"] == nil)
    text[attribute: "font-family"] = "Courier"
    place(text, width: 20)
    #expect(!text.xmlString.contains("textLength"))
    let empty = small("")
    place(empty, width: nil)
    #expect(empty[attribute: "textLength"] == nil)
  }

  @Test("For another width, lines are computed from the whole text")
  func again() throws {
    let text = small("aaa bb cccc")
    place(text, width: 20)
    let first = try #require(text.children.first)
    #expect(lines(of: text).count == 3)
    place(text, width: 31)
    #expect(lines(of: text) == ["aaa bb at 0 9.59", "cccc at 0 21.59"])
    #expect(text.children.first === first)
    #expect(text.text == "aaa bb cccc")
    place(text, width: nil)
    #expect(lines(of: text) == [])
    #expect(text.stringValue == "aaa bb cccc")
    place(text, width: 10)
    #expect(text.children.compactMap(\.stringValue) == ["a", "a", "a ", "b", "b ", "cc", "cc"])
  }

  @Test("Setting the text of a wrapped element replaces its lines")
  func setInLines() {
    let text = small("aaa bb")
    text { XMLElement("title").with.text("t") }
    place(text, width: 20)
    #expect(text.children.map(\.name) == ["tspan", "tspan", "title"])
    text.text = "c"
    #expect(text.children.compactMap(\.name) == ["title"])
    #expect(text.text == "c")
    place(text, width: 20)
    #expect(text.stringValue == "ct")
    text.text = "aaa bb"
    place(text, width: 20)
    text.text = ""
    #expect(text.children.map(\.name) == ["title"])
    // Foundation's own way takes all children away.
    text.text = "aaa bb"
    place(text, width: 20)
    text.stringValue = "d"
    #expect(text.text == "d")
    place(text, width: 20)
    #expect(text.stringValue == "d")
    text.text = "aaa bb"
    place(text, width: 20)
    #expect(lines(of: text).count == 2)
  }

  @Test("A limit of lines truncates the text", arguments: [1, 0, -3])
  func limit(limit: Int) {
    // "aaa b" is 25.02 wide, and "…" 10.
    let text = small("aaa bb cccc").with.lineLimit(limit).build()
    #expect(text.size(for: .unspecified) == CGSize(width: 53.36, height: 12))
    let size = text.size(for: ProposedSize(width: 36, height: nil))
    #expect(size.height == 12)
    #expect(abs(size.width - 35.02) < 0.001)
    place(text, width: 36)
    #expect(lines(of: text) == ["aaa b… at 0 9.59"])
    place(text, width: 33)
    #expect(lines(of: text) == ["aaa… at 0 9.59"])
    place(text, width: 0.5)
    #expect(lines(of: text) == ["… at 0 9.59"])
    #expect(text.text == "aaa bb cccc")
    place(text, width: nil)
    #expect(lines(of: text) == [])
  }

  @Test("At any width, all lines fit, and contain the words in order", arguments: [nil, 1, 2])
  func fits(limit: Int?) {
    let text = SVGText("a long name, and é very-long-word-in-it", fontSize: 10)
    text.lineLimit = limit
    for width in stride(from: 11.0, to: 250, by: 0.7) {
      place(text, width: width)
      let size = text.size(for: ProposedSize(width: width, height: nil))
      let lines = text.children.filter { $0.kind == .element }.map { $0.stringValue ?? "" }
      for line in lines {
        #expect(SVGText(line, fontSize: 10).size(for: .unspecified).width <= size.width + 0.001)
      }
      #expect(size.width <= width + 0.001)
      #expect(size.height == CGFloat(max(lines.count, 1)) * 12)
      let shown = (text.stringValue ?? "").replacing("…", with: "")
      #expect(text.text.hasPrefix(shown))
      #expect(limit != nil || shown == text.text)
    }
  }

  @Test("A limit of lines truncates text after line feeds")
  func limitOfParagraphs() {
    let text = small("a b\nc\nd").with.lineLimit(2).build()
    #expect(text.size(for: .unspecified) == CGSize(width: 15, height: 24))
    place(text, width: nil)
    #expect(lines(of: text) == ["a b at 0 9.59", "c… at 0 21.59"])
    text.lineLimit = 3
    place(text, width: nil)
    #expect(lines(of: text).count == 3)
  }

  @Test("Lines are aligned by the text anchor")
  func anchors() {
    let text = small("aaa bb").with.attribute("text-anchor", "end").build()
    text.place(in: CGRect(x: 10, y: 5, width: 20, height: 24))
    #expect(text[attribute: "x"] == "30")
    #expect(lines(of: text) == ["aaa at 13.32 14.59", "bb at 18.88 26.59"])
    #expect(text.xmlString.contains("x=\"13.32\" y=\"14.59\" text-anchor=\"start\">aaa "))
    text.with.attribute("text-anchor", "middle").build()
    text.place(in: CGRect(x: 10, y: 5, width: 20, height: 24))
    #expect(text[attribute: "x"] == "20")
    #expect(lines(of: text) == ["aaa at 11.66 14.59", "bb at 14.44 26.59"])
    text.with.attribute("text-anchor", "start").build()
    text.place(in: CGRect(x: 10, y: 5, width: 20, height: 24))
    #expect(text[attribute: "x"] == "10")
    #expect(!text.xmlString.contains("x=\"10\" y=\"14.59\" text-anchor"))
  }
}
