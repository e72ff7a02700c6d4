import TestSupport
import Testing
import WithySVG

@Suite("Groups in drawings") struct SVGGroupTests {
  private let root = XMLElement("svg")

  /// A picture of a size.
  private func picture(_ width: CGFloat, _ height: CGFloat) -> SVGImage {
    SVGImage("picture", width: width, height: height)
  }

  private func place(_ element: XMLElement) -> String? {
    element[attribute: "transform"]
      ?? ["x", "y"].compactMap { element[attribute: $0] }.joined(separator: " ")
  }

  @Test("A group has the size of its content, which has its own coordinates")
  func group() {
    let (a, b) = (picture(30, 20), picture(10, 40))
    let group = SVGGroup {
      HStack(spacing: 5) {
        a
        b
      }
      .padding(2)
    }
    #expect(group.size(for: .unspecified) == CGSize(width: 49, height: 44))
    #expect(group.children.count == 2)
    root.arrange(in: area(100, 100)) { group }
    #expect(place(group) == "translate(25.5 28)")
    #expect([a, b].map { place($0) } == ["2 12", "37 2"])
    #expect(root.children.map(\.name) == ["g"])
  }

  @Test("A group wraps its texts, and wraps them again for another width")
  func wraps() {
    let text = SVGText("aaa bb cccc", fontSize: 10)
    let mark = picture(10, 10)
    let group = SVGGroup {
      VStack(alignment: .leading, spacing: 0) {
        text
        mark
      }
    }
    let arrangement = root.arrange(in: area(31, 100)) { group }
    #expect(group.size(for: ProposedSize(width: 31, height: nil)).height == 34)
    #expect(place(mark) == "0 24")
    arrangement.arrange(in: area(100, 100))
    #expect(place(mark) == "0 12")
    #expect(text.children.map(\.kind) == [.text])
    arrangement.arrange(in: area(20, 100))
    #expect(place(mark) == "0 36")
  }

  @Test("A group of the same size is arranged again once something in it has changed")
  func sameSize() {
    let (title, other) = (SVGText("aa", fontSize: 10), SVGText("a long text", fontSize: 10))
    let group = SVGGroup {
      VStack {
        title
        other
      }
    }
    let arrangement = root.arrange(in: area(100, 100)) { group }
    let before = title[attribute: "x"]
    title.text = "aaaa"
    group.arrangement?.changed(title)
    arrangement.changed(group)
    arrangement.arrange(in: area(100, 100))
    let fresh = SVGText("aaaa", fontSize: 10)
    XMLElement("svg").arrange(in: area(100, 100)) {
      SVGGroup {
        VStack {
          fresh
          SVGText("a long text", fontSize: 10)
        }
      }
    }
    #expect(title[attribute: "x"] != before)
    #expect(title[attribute: "x"] == fresh[attribute: "x"])
  }

  @Test("Nested groups are laid out as one")
  func nested() {
    let leaf = picture(10, 10)
    let inner = SVGGroup { leaf.layout.padding(1) }
    let outer = Builder<SVGGroup> {
      SVGGroup {
        inner.layout.padding(2)
        SVGRectangle()
      }
    }
    .attribute("opacity", 0.5)
    .build()
    #expect(outer.size(for: .unspecified) == CGSize(width: 16, height: 16))
    root.arrange(in: area(100, 100)) {
      HStack(spacing: 0) {
        outer.layout.frame(width: 20)
        Spacer()
      }
    }
    #expect(place(outer) == "translate(0 0)")
    #expect(place(inner) == "translate(4 44)")
    #expect(place(leaf) == "1 1")
  }

  @Test("Many nested groups are measured and placed")
  func deep() {
    let leaf = picture(10, 10)
    var group = SVGGroup { leaf }
    for _ in 0..<100 {
      let inner = group
      group = SVGGroup { inner.layout.padding(.leading, 1) }
    }
    root.arrange(in: area(200, 100)) { group }
    #expect(place(group) == "translate(45 45)")
    #expect(group.size(for: .zero).width == 110)
  }

  @Test("From right to left, each group has its own direction")
  func rightToLeft() {
    let (a, b) = (picture(30, 10), picture(10, 10))
    let group = SVGGroup(layoutDirection: .rightToLeft) {
      HStack(spacing: 0) {
        a
        b
      }
    }
    root.arrange(in: area(100, 10), layoutDirection: .rightToLeft) {
      HStack {
        group
        Spacer()
      }
    }
    #expect(place(group) == "translate(60 0)")
    #expect([a, b].map { place($0) } == ["10 0", "0 0"])
  }

  @Test("A change in a group updates both arrangements")
  func changed() {
    let text = SVGText("a", fontSize: 10)
    let group = SVGGroup { text }
    let arrangement = root.arrange(in: area(100, 12)) { group }
    #expect(place(group) == "translate(47.22 0)")
    text.text = "aa"
    group.arrangement?.changed(text)
    arrangement.changed(group)
    arrangement.arrange(in: area(100, 12))
    #expect(place(group) == "translate(44.44 0)")
  }

  @Test("In a block of children, a group is placed by hand")
  func byHand() {
    let leaf = picture(10, 10)
    let group = SVGGroup { leaf }
    root { group }
    group.place(in: CGRect(x: 3, y: 4, width: 20, height: 20))
    #expect(place(group) == "translate(3 4)")
    #expect(place(leaf) == "5 5")
  }

  @Test("A duplicate leaf in the block is skipped and reported")
  func mistakes() {
    let leaf = picture(10, 10)
    let line: UInt = #line + 2
    let found = reports {
      root.arrange(in: area(100, 100)) { SVGGroup { [leaf, leaf] } }
    }
    #expect(
      found == [Report("SVGImage occurs twice in this block; only the first is kept", line: line)]
    )
  }

  @Test("In a live block leaves are configured and keep their texts")
  func live() {
    var word = "one"
    let live = root.live {
      SVGText.make(.init("")).text(word).fontSize(word == "one" ? 10 : 20)
    }
    let text = root.children.first as? SVGText
    text?.place(in: CGRect(x: 0, y: 0, width: 6, height: 36))
    #expect(text?.children.count == 3)
    word = "two"
    live.update()
    #expect(root.children.first === text)
    #expect(text?.stringValue == "two")
    #expect(text?.fontSize == 20)
  }
}
