import TestSupport
import Testing
import WithySVG

@Suite("Rectangles, images and numbers in drawings") struct SVGElementTests {
  private let root = XMLElement("svg")

  /// The frame by the attributes.
  private func frame(_ element: XMLElement) -> [String?] {
    ["x", "y", "width", "height"].map { element[attribute: $0] }
  }

  @Test("A rectangle takes the proposed size, or 10")
  func rectangle() {
    let rectangle = SVGRectangle()
    #expect(rectangle.size(for: .unspecified) == CGSize(width: 10, height: 10))
    #expect(
      rectangle.size(for: ProposedSize(width: 7, height: nil)) == CGSize(width: 7, height: 10)
    )
    root.arrange(in: area(100, 50)) {
      rectangle.layout.padding(5)
      SVGRectangle.make(.init(cornerRadius: 3)).fill("red").stroke("#333").strokeWidth(1.5)
    }
    #expect(
      root.xmlString == """
        <svg><rect x="5" y="5" width="90" height="40"></rect>\
        <rect rx="3" fill="red" stroke="#333" stroke-width="1.5" x="0" y="0" width="100" \
        height="50"></rect></svg>
        """
    )
  }

  @Test("Properties read the values of their attributes")
  func properties() {
    let rectangle = SVGRectangle()
    #expect(rectangle.fill == nil && rectangle.stroke == nil)
    #expect(rectangle.strokeWidth == nil && rectangle.cornerRadius == 0)
    rectangle.with.attribute("rx", 4).attribute("stroke-width", "2px").attribute("fill", "a")
      .stroke("b").cornerRadius.modify { $0 += 0.5 }.build()
    #expect(SVGRectangle(cornerRadius: 1).with.cornerRadius(2).build().cornerRadius == 2)
    #expect([rectangle.strokeWidth, rectangle.cornerRadius] == [2, 4.5])
    #expect([rectangle.fill, rectangle.stroke] == ["a", "b"])
  }

  @Test("An image has its natural size and overflows a smaller frame")
  func image() {
    let image = SVGImage("wide.png", width: 2000, height: 1000)
    let text = SVGText("a", fontSize: 10)
    root.arrange(in: area(400, 400)) {
      VStack {
        image.layout.frame(width: 300, height: 100)
        text.layout.frame(maxWidth: .infinity)
      }
    }
    #expect(frame(image) == ["-800", "-310", "2000", "1000"])
    #expect(image.href == "wide.png")
  }

  @Test("An image takes the proposed size inside an aspect ratio, or where it is resizable")
  func scalable() {
    let image = SVGImage("wide.png", width: 200, height: 100)
    #expect(image.size(for: .unspecified) == CGSize(width: 200, height: 100))
    root.arrange(in: area(100, 100)) { image.layout.aspectRatio(contentMode: .fit) }
    #expect(frame(image) == ["0", "25", "100", "50"])
    root.arrange(in: area(100, 100)) { image.layout.resizable() }
    #expect(frame(image) == ["0", "0", "100", "100"])
  }

  @Test("An element hidden by ViewThatFits is not drawn, and other hidden elements stay hidden")
  func hidden() {
    let image = SVGImage("a.png", width: 50, height: 10)
    let group = SVGGroup { SVGRectangle().with.attribute("width", 1) }
    let other = SVGRectangle().with.attribute("display", "none").build()
    let arrangement = root.arrange(in: area(20, 20)) {
      ViewThatFits {
        image
        group
      }
      other
    }
    #expect([image, group].map { $0[attribute: "display"] } == ["none", nil])
    arrangement.arrange(in: area(60, 60))
    #expect([image, group, other].map { $0[attribute: "display"] } == [nil, "none", "none"])
  }

  @Test("Mistakes are reported, and nothing is lost")
  func mistakes() {
    var elements: [XMLElement] = []
    let line: UInt = #line + 2
    let found = reports {
      elements.append(SVGRectangle(cornerRadius: -1).with.cornerRadius(.nan).fill("a").build())
      elements.append(SVGImage("\u{1}", width: .infinity, height: -3))
      elements.append(SVGImage("b", width: 4, height: .nan).with.strokeWidth(-1).build())
    }
    #expect(
      found == [
        Report("cornerRadius: invalid length -1.0; ignored", line: line),
        Report("cornerRadius: invalid length nan; ignored", line: line),
        Report(
          "Invalid XML character U+0001; replaced by U+FFFD",
          line: line + 1
        ),
        Report("width: invalid length inf; ignored", line: line + 1),
        Report("height: invalid length -3.0; ignored", line: line + 1),
        Report("height: invalid length nan; ignored", line: line + 2),
        Report("strokeWidth: invalid length -1.0; ignored", line: line + 2),
      ]
    )
    #expect(elements[0].xmlString == "<rect fill=\"a\"></rect>")
    let sizes = elements[1...].map { ($0 as? SVGImage)?.size(for: .unspecified) }
    #expect(sizes == [.zero, CGSize(width: 4, height: 0)])
    #expect(reports { (elements[0] as? SVGRectangle)?.strokeWidth = -1 }.count == 1)
    #expect(reports { (elements[0] as? SVGRectangle)?.fill = "\u{1}" }.count == 1)
  }

  @Test(
    "Numbers have at most two decimals, in every locale",
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (1.5, "1.5"), (1 / 3, "0.33"), (-2.05, "-2.05"),
      (0.004, "0"), (-0.004, "0"), (0.995, "1"), (0.005, "0.01"), (12.345, "12.35"),
      (12.07, "12.07"), (1e9, "1000000000"),
      (.nan, "0"), (.infinity, "3400000000000000"), (-1e300, "-3400000000000000"),
    ] as [(CGFloat, String)]
  )
  func numbers(number: CGFloat, written: String) {
    #expect(number.svg == written)
  }
}

/// The rectangle from 0 with a size.
func area(_ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: 0, y: 0, width: width, height: height)
}
