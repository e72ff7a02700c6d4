import Testing
import WithySVG

@Suite("Live drawings")
struct LiveDrawingTests {
  private let drawing: XMLElement = XMLElement("svg")

  /// The text or width of each drawn element, and its position.
  private var content: [String] {
    (drawing.children ?? []).compactMap { $0 as? XMLElement }.map { element in
      let what = element[attribute: "width"] ?? element.text
      return "\(what) at \(element[attribute: "x"] ?? "") \(element[attribute: "y"] ?? "")"
    }
  }

  @Test("Texts and rectangles follow what the block describes")
  func live() {
    var names = ["Ada", "Grace"]
    let live = drawing.live {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(names, id: \.self) { name in
          SVGText.make(.init("")).text(name).fontSize(10).layout
            .padding(2)
            .background { SVGRectangle.make(.init()).fill("white") }
        }
      }
      .frame(width: 100, height: 60, alignment: .topLeading)
    }
    #expect(content == ["21.79 at 0 0", "Ada at 2 11.59", "31.23 at 0 20", "Grace at 2 31.59"])

    let before = drawing.children ?? []
    names = ["Grace", "Ada", "Eve"]
    #expect(live.update() == Changes(insertions: 2, moves: 2, propertyWrites: 3))
    #expect(drawing.children?[0] === before[2] && drawing.children?[3] === before[1])
    #expect(
      content == [
        "31.23 at 0 0", "Grace at 2 11.59", "21.79 at 0 20", "Ada at 2 31.59", "21.23 at 0 40",
        "Eve at 2 51.59",
      ]
    )
  }

  @Test("A wrapped text that changes to one of the same size is broken into lines again")
  func lines() {
    var number = 45
    let live = drawing.live {
      VStack(alignment: .leading) {
        SVGText.make(.init("")).text("Downloaded \(number) of 100 files")
        SVGText.make(.init("")).text("Other text")
      }
      .frame(width: 120, height: 60)
    }
    func lines() -> [String?] { (drawing.children?.first?.children ?? []).map(\.stringValue) }
    #expect(lines() == ["Downloaded 45 ", "of 100 files"])
    number = 46
    live.update()
    #expect(lines() == ["Downloaded 46 ", "of 100 files"])
  }

  @Test("A width of the outline that is no longer described leaves that of the group")
  func strokeWidth() {
    var isOn = true
    let live = drawing.live { SVGRectangle.make(.init()).if(isOn) { $0.strokeWidth(2) } }
    let rectangle = drawing.children?.first as? XMLElement
    #expect(rectangle?[attribute: "stroke-width"] == "2")
    isOn = false
    live.update()
    #expect(rectangle?[attribute: "stroke-width"] == nil)
  }
}
