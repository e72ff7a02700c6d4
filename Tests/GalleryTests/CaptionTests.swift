import Testing
import WithySVG

@testable import gallery

@Suite struct CaptionTests {
  /// A text that is shown, and where.
  private struct Line: Equatable {
    var text: String
    var x: String?
    var y: String?
    var isUpright = false
  }

  /// The lines that a caption shows in a box.
  private func lines(
    _ name: String,
    width: CGFloat,
    height: CGFloat,
    isHeader: Bool = false
  ) -> [Line] {
    let box = XMLElement("g")
    let arrangement = box.arrange(in: CGRect(x: 0, y: 0, width: width, height: height)) {
      Caption(name: name, detail: "1.2 kB", isHeader: isHeader).layout
    }
    #expect(arrangement.size(for: ProposedSize(width: width, height: height)).width == width)
    box.removeUnseen()
    return box.children.compactMap { $0 as? XMLElement }.map { element in
      let isUpright = element.name == "g"
      let text = isUpright ? element.children.first as? XMLElement ?? element : element
      return Line(
        text: text.stringValue ?? "",
        x: text[attribute: "x"],
        y: text[attribute: "y"],
        isUpright: isUpright
      )
    }
  }

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    SVGText(text, fontSize: size).size(for: .unspecified).width
  }

  @Test("The name runs across its box, with the size below it")
  func across() {
    #expect(
      lines("name.txt", width: 100, height: 60) == [
        Line(text: "name.txt", x: "6", y: "15.07"), Line(text: "1.2 kB", x: "6", y: "27.21"),
      ]
    )
  }

  @Test("In a header, the size is at the trailing end")
  func header() {
    let end = (94 - width("1.2 kB", 9.5)).svg
    #expect(
      lines("name", width: 100, height: 60, isHeader: true) == [
        Line(text: "name", x: "6", y: "15.07"), Line(text: "1.2 kB", x: end, y: "15.07"),
      ]
    )
  }

  @Test("In a low box, the name is centred, and the size is omitted if there is no room")
  func low() {
    #expect(
      lines("name.txt", width: 60, height: 16) == [Line(text: "name.txt", x: "6", y: "11.77")]
    )
  }

  @Test("A name that is too long is truncated")
  func cut() {
    #expect(
      lines("a rather long name.swift", width: 60, height: 50).map(\.text).first == "a rather…"
    )
  }

  @Test("In a narrow box, the name runs downwards, except in a header")
  func upright() {
    let line = Line(text: "name.txt", x: "0", y: "10.07", isUpright: true)
    #expect(lines("name.txt", width: 30, height: 100) == [line])
    #expect(lines("name.txt", width: 30, height: 100, isHeader: true) == [])
  }

  @Test("A box that is too small has no caption")
  func nothing() {
    #expect(lines("name.txt", width: 12, height: 100) == [])
    #expect(lines("name.txt", width: 100, height: 12) == [])
    #expect(lines("name.txt", width: 24, height: 24) == [])
  }

  @Test("No line is wider than its box", arguments: ["a", "name.txt", "a rather long name.swift"])
  func fits(name: String) {
    for boxWidth in stride(from: 0.0, to: 260, by: 7) {
      for height in [10.0, 20, 40, 80, 160] {
        for (index, line) in lines(name, width: boxWidth, height: height).enumerated() {
          let room = (line.isUpright ? height : boxWidth) - 12
          #expect(width(line.text, index == 0 ? 10.5 : 9.5) <= room + 0.01)
        }
      }
    }
  }
}
