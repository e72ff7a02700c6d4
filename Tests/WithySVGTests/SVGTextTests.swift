import TestSupport
import Testing
import WithySVG

@Suite("Texts in drawings") struct SVGTextTests {
  /// The lines as they are written: their texts, without the spaces between, and places.
  func lines(of text: SVGText) -> [String] {
    text.children.compactMap { child in
      guard let line = child as? XMLElement else { return nil }
      let (x, y) = (line[attribute: "x"] ?? "", line[attribute: "y"] ?? "")
      return "\(line.text.trimmingCharacters(in: .whitespaces)) at \(x) \(y)"
    }
  }

  /// Returns a text of 10 points.
  func small(_ text: String) -> SVGText { SVGText(text, fontSize: 10) }

  /// Places a text in the size that it takes for a width.
  func place(_ text: SVGText, width: CGFloat?) {
    let size = text.size(for: ProposedSize(width: width, height: nil))
    text.place(in: CGRect(origin: .zero, size: size))
  }

  @Test(
    "Widths equal those of Helvetica",
    arguments: [
      ("A", 667, 722), ("W", 944, 944), ("i", 222, 278), (" x", 500, 556), ("a b", 1390, 1445),
      ("@", 1015, 975), ("~", 584, 584), ("!", 278, 333), ("é", 556, 556), ("ß", 611, 611),
      ("ÿ", 500, 556), ("\u{A0}", 278, 278), ("–", 556, 556), ("…", 1000, 1000), ("€", 556, 556),
      ("“", 333, 500), ("0123456789", 5560, 5560), ("", 0, 0),
    ]
  )
  func widths(text: String, regular: Int, bold: Int) {
    let element = SVGText(text, fontSize: 1000)
    #expect(element.size(for: .unspecified) == CGSize(width: regular, height: 1200))
    element.isBold = true
    #expect(element.size(for: .unspecified) == CGSize(width: bold, height: 1200))
  }

  @Test(
    "Characters missing from the font have a width by rule",
    arguments: [
      ("e\u{301}", 556), ("ő", 556), ("Ž", 611), ("ệ", 556), ("ж", 611), ("Ж", 722), ("Й", 722),
      ("日本", 2000), ("한", 1000), ("Ａ", 1000), ("🌿", 1000), ("👩‍👩‍👧", 1000), ("🇸🇪", 1000), ("⌚", 1000),
      ("→", 1000), ("♥", 1000), ("\u{200B}", 0), ("\u{301}", 0), ("\u{488}", 0), ("\u{2003}", 278),
      ("ك", 611), ("ǅ", 722),
    ]
  )
  func otherWidths(text: String, width: Int) {
    #expect(SVGText(text, fontSize: 1000).size(for: .unspecified).width == CGFloat(width))
  }

  @Test("Leaves of drawings declare how they follow a proposal, and conform to it")
  func flexibility() {
    let text = small("Leaves say how they follow")
    #expect(text.flexibility == .text)
    let natural = text.size(for: .unspecified)
    for width in stride(from: 0, to: natural.width * 2, by: 0.7) {
      let size = text.size(for: ProposedSize(width: width, height: 3))
      #expect(size.width <= min(width + 0.001, natural.width))
      if width >= natural.width { #expect(size == natural) }
    }
    let image = SVGImage("a.png", width: 10, height: 20)
    #expect([SVGRectangle().flexibility, image.flexibility] == [.full, .scalable])
  }

  @Test("The size follows the text and the attributes, however they are set")
  func follows() {
    let text = SVGText("x")
    #expect(text.size(for: .unspecified) == CGSize(width: 8, height: 19.2))
    text.with.attribute("font-size", "20").text("xx").build()
    #expect(text.size(for: .unspecified) == CGSize(width: 20, height: 24))
    text.with.attribute("font-size", "30px").attribute("font-weight", 700).text("a").build()
    #expect(text.size(for: .unspecified) == CGSize(width: 16.68, height: 36))
    text.with.fontSize(10).isBold(false).text.modify { $0 += "b" }.build()
    #expect(text.size(for: .unspecified) == CGSize(width: 11.12, height: 12))
    for (weight, isBold) in [("bolder", true), ("600", true), ("500", false), ("light", false)] {
      #expect(text.with.attribute("font-weight", weight).build().isBold == isBold)
    }
    for size in ["large", "-1", "inf", "2em"] {
      #expect(text.with.attribute("font-size", size).build().fontSize == 16)
    }
    #expect(text.with.attribute("font-size", nil).build().fontSize == 16)
  }

  @Test("A text is one line, unless it contains line feeds")
  func ideal() {
    #expect(small("one two three four").size(for: .unspecified).height == 12)
    #expect(small("a\nbb\r\n\nc").size(for: .unspecified) == CGSize(width: 11.12, height: 48))
    #expect(small("").size(for: .zero) == CGSize(width: 0, height: 12))
    #expect(small("a").size(for: ProposedSize(width: .nan, height: 0)).width == 5.56)
  }

  @Test("Baselines are those of the first and the last line")
  func baselines() {
    let text = small("aaa bb")
    #expect(text.textBaselines(in: text.size(for: .unspecified))?.first == 9.59)
    let baselines = text.textBaselines(in: CGSize(width: 20, height: 24))
    #expect(baselines == TextBaselines(first: 9.59, last: 21.59))
    let (large, root) = (SVGText("b", fontSize: 20), XMLElement("svg"))
    root.arrange(in: area(100, 24)) {
      HStack(alignment: .firstTextBaseline) {
        text
        large
      }
    }
    #expect(text[attribute: "y"] == large[attribute: "y"])
  }

  @Test("A frame rounded to pixels does not add a line")
  func pixels() {
    for offset in stride(from: 0.0, to: 1, by: 0.07) {
      let (text, root) = (small("supple enough"), XMLElement("svg"))
      root.arrange(in: CGRect(x: offset, y: 0, width: 200, height: 20), pixelScale: 1) { text }
      #expect(lines(of: text) == [])
      let cut = small("supple enough").with.lineLimit(1).build()
      root.arrange(in: CGRect(x: offset, y: 0, width: 200, height: 20), pixelScale: 1) { cut }
      #expect(lines(of: cut) == [])
    }
    let text = SVGText("a", fontSize: 0)
    text.place(in: CGRect(x: 1, y: 1, width: 0, height: 0))
    #expect(text.stringValue == "a")
  }

  @Test("A text hidden by ViewThatFits is not drawn")
  func hidden() {
    let root = XMLElement("svg")
    let (long, short) = (small("a long one"), small("short"))
    let arrangement = root.arrange(in: area(30, 20)) {
      ViewThatFits {
        long
        short
      }
    }
    #expect([long, short].map { $0[attribute: "display"] } == ["none", nil])
    arrangement.arrange(in: area(90, 20))
    #expect([long, short].map { $0[attribute: "display"] } == [nil, "none"])
  }

  @Test("Mistakes are reported, and nothing is lost")
  func mistakes() {
    let line: UInt = #line + 3
    var texts: [SVGText] = []
    let found = reports {
      for size in [-1, .nan, .infinity] { texts.append(SVGText("a\u{1}", fontSize: size)) }
      texts.append(SVGText("a", fontSize: 5).with.fontSize(-2).isBold(true).build())
      texts[3].with.text("\u{2}").strokeWidth(.nan).build()
    }
    let control = "Invalid XML character U+0001; replaced by U+FFFD"
    #expect(
      found == [
        Report("fontSize: invalid length -1.0; ignored", line: line),
        Report(control, line: line),
        Report("fontSize: invalid length nan; ignored", line: line),
        Report(control, line: line),
        Report("fontSize: invalid length inf; ignored", line: line),
        Report(control, line: line),
        Report("fontSize: invalid length -2.0; ignored", line: line + 1),
        Report(control.replacing("1;", with: "2;"), line: line + 2),
        Report("strokeWidth: invalid length nan; ignored", line: line + 2),
      ]
    )
    #expect(texts.map(\.fontSize) == [16, 16, 16, 5])
    #expect(texts.map(\.text) == ["a\u{FFFD}", "a\u{FFFD}", "a\u{FFFD}", "\u{FFFD}"])
    #expect(texts[3].isBold)
    #expect(reports { texts[3].fontSize = .nan }.count == 1)
    #expect(texts[3].fontSize == 5)
  }
}
