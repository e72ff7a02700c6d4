import Foundation
import Testing
import Withy
import WithyLayout

@Suite("onGeometryChange")
struct GeometryChangeTests {
  let root = Box()

  @Test("The newest action gets the first frame and each change")
  func geometry() {
    let panel = Panel()
    let leaf = Picture(10, 10)
    var told: [String] = []
    var name = "a"
    let live = panel.live {
      leaf.layout.padding(5)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { [name] old, new in
          told.append("\(name) \(Int(old.width)) \(Int(new.width))")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(told == ["a 20 20"])
    name = "b"
    live.update()
    panel.bounds = area(50, 50)
    live.layOut()
    #expect(told == ["a 20 20"])
    leaf.natural.width = 30
    live.changed(leaf)
    live.layOut()
    #expect(told == ["a 20 20", "b 20 40"])
    #expect(leaf.frames.count == 3)
  }

  @Test("A change of the content keeps the old value, and an equal value is not reported again")
  func changedContent() {
    let panel = Panel()
    var told: [String] = []
    var (count, inset) = (1, 0 as CGFloat)
    let live = panel.live {
      VStack(spacing: 0) {
        ForEach(0..<count) { _ in
          Builder { Picture(10, 10) }.layout.padding(.leading, inset)
            .onGeometryChange(for: CGFloat.self, of: \.size.height) {
              told.append("row \($0) \($1)")
            }
        }
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { told.append("all \($0) \($1)") }
    }
    #expect(told == ["all 10.0 10.0", "row 10.0 10.0"])
    told = []
    count = 2
    live.update()
    #expect(told == ["all 10.0 20.0", "row 10.0 10.0"])
    told = []
    inset = 5
    live.update()
    #expect(told == [])
  }

  @Test("An empty element that comes or goes does not exchange the actions of others")
  func besideEmpty() {
    let panel = Panel()
    var told: [String] = []
    let (a, b) = (Picture(10, 10), Picture(20, 10))
    var isFirst = true
    let live = panel.live {
      HStack {
        if isFirst { EmptyElement().alignmentGuide(.top) { _ in 5 } }
        a.layout.onGeometryChange(for: CGFloat.self, of: \.size.width) { told.append("a \($1)") }
        b.layout.onGeometryChange(for: CGFloat.self, of: \.size.width) { told.append("b \($1)") }
        if !isFirst { EmptyElement().alignmentGuide(.top) { _ in 5 } }
      }
    }
    isFirst = false
    live.update()
    told = []
    a.natural.width = 30
    live.changed(a)
    live.layOut()
    #expect(told == ["a 30.0"])
  }

  @Test("An equal value is not reported again for an element without leaves")
  func withoutLeaves() {
    let panel = Panel()
    var told: [CGFloat] = []
    let leaf = Picture(10, 10)
    let live = panel.live {
      HStack(spacing: 0) {
        leaf.layout.alignmentGuide(.top) { _ in 0 }
        Spacer().onGeometryChange(for: CGFloat.self, of: \.size.width) { told.append($1) }
      }
      .alignmentGuide(.leading) { _ in 0 }
    }
    live.update()
    #expect(told == [90])
    panel.bounds.size.width = 50
    live.update()
    #expect(told == [90, 40])
  }

  @Test("Of elements without leaves, those that remain of several count as new")
  func fewerWithoutLeaves() {
    let panel = Panel()
    var told: [String] = []
    var isFirst = true
    let live = panel.live {
      VStack(spacing: 0) {
        for height in isFirst ? [10, 20] : [20] as [CGFloat] {
          Spacer(minLength: height).fixedSize()
            .onGeometryChange(for: CGFloat.self, of: \.size.height) {
              told.append("\(Int($0)) \(Int($1))")
            }
        }
      }
    }
    #expect(told == ["10 10", "20 20"])
    isFirst = false
    live.update()
    #expect(told == ["10 10", "20 20", "20 20"])
  }

  @Test("An element that now contains leaves of several others counts as new")
  func mixedContent() {
    let panel = Panel()
    let leaves = [Picture(10, 10), Picture(10, 20)]
    var (told, isOne): ([CGFloat], Bool) = ([], false)
    let live = panel.live {
      VStack(spacing: 0) {
        for column in 0..<2 {
          HStack {
            if isOne { if column == 0 { leaves } } else { leaves[column] }
          }
          .onGeometryChange(for: CGFloat.self, of: \.size.height) { told.append($1) }
        }
      }
    }
    #expect(told == [10, 20])
    isOne = true
    live.update()
    #expect(told == [10, 20, 20, 0])
  }

  @Test("Reported frames are mirrored and rounded like those of leaves")
  func geometryFrames() {
    var frames: [CGRect] = []
    root.arrange(in: area(100, 10), layoutDirection: .rightToLeft, pixelScale: 1) {
      Picture(10.4, 10).layout.onGeometryChange(for: CGRect.self) {
        $0.frame
      } action: {
        frames.append($0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(frames == [root.children[0].frame])
    #expect(frames == [frame(90, 0, 10, 10)])
  }

  @Test("Hidden elements report no geometry")
  func hiddenGeometry() {
    var told: [CGFloat] = []
    func picture(_ width: CGFloat) -> some LayoutElement<Box> {
      Picture(width, 10).layout.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        told.append($0)
      }
    }
    root.arrange(in: area(50, 10)) {
      ViewThatFits {
        picture(80)
        picture(40)
        picture(20)
      }
    }
    #expect(told == [40])
  }

  @Test("A scroll container reports the size of its content")
  func contentSize() {
    var sizes: [CGSize] = []
    let leaf = Picture(30, 400)
    let arrangement = root.arrange(in: area(100, 100)) {
      ScrollContainer(contentSize: { sizes.append($0) }) { leaf.layout.padding(10) }
    }
    #expect(sizes == [CGSize(width: 50, height: 420)])
    arrangement.arrange(in: area(90, 90))
    #expect(sizes.count == 1)
    leaf.natural.height = 500
    arrangement.changed(leaf)
    arrangement.arrange(in: area(90, 90))
    #expect(sizes.last == CGSize(width: 50, height: 520))
  }

  @Test("A value that may be nil is told the first time, also if it is nil")
  func optionalValue() {
    var told: [CGFloat?] = []
    let leaf = Picture(20, 10)
    let arrangement = root.arrange(in: area(300, 10)) {
      leaf.layout.onGeometryChange(for: CGFloat?.self) {
        $0.size.width > 100 ? $0.size.width : nil
      } action: {
        told.append($0)
      }
    }
    #expect(told == [nil])
    for width in [20, 200, 200, 20] as [CGFloat] {
      leaf.natural.width = width
      arrangement.changed(leaf)
      arrangement.arrange(in: area(300, 10))
    }
    #expect(told == [nil, 200, nil])
  }
}
