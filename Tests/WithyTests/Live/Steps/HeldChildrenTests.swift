import TestSupport
import Testing
import Withy

/// Children of objects in properties that cannot be set, that can, and that are optional.
@Suite("Children of objects in properties, in live", .bothWays)
struct HeldChildrenTests {
  final class Card: View {
    let header = View("header")
    var content = View("content")
    var footer: View?

    var names: [[String]] {
      [self, header, content, footer].map { $0?.children.map(\.name) ?? [] }
    }
  }

  private let root = View()

  @Test("They are updated in place, and leave with the step", arguments: [false, true])
  func update(isMade: Bool) {
    let (shown, footer) = (Card(), View("footer"))
    shown.footer = footer
    var (isOn, names) = (true, ["a", "b"])
    func rows(_ prefix: String) -> Hierarchy<View> {
      Hierarchy { ForEach(names, id: \.self) { View.make.name(prefix + $0) } }
    }
    let live = root.live {
      (isMade ? Card.make.footer(footer) : shown.with)
        .if(isOn) {
          $0.header.children { rows("h") }
            .content.children { rows("c") }.content.children { rows("d") }
            .footer.ifPresent.children { rows("f") }
        }
        .children { rows("") }
    }
    guard let card = root.children.first as? Card else { return _ = #expect(Bool(false)) }
    #expect(card.names == [["a", "b"], ["ha", "hb"], ["ca", "cb", "da", "db"], ["fa", "fb"]])
    let first = card.header.children[0]
    #expect(live.update().insertions == 0)
    names = ["c", "a"]
    live.update()
    #expect(card.names == [["c", "a"], ["hc", "ha"], ["cc", "ca", "dc", "da"], ["fc", "fa"]])
    #expect(card.header.children[1] === first)
    isOn = false
    live.update()
    #expect(card.names == [["c", "a"], [], [], []])
    isOn = true
    live.update()
    #expect(card.names == [["c", "a"], ["hc", "ha"], ["cc", "ca", "dc", "da"], ["fc", "fa"]])
  }

  @Test("They go into the object that the property holds now")
  func replaced() {
    let (card, label) = (Card(), Label("label"))
    var content: View?
    let live = root.live {
      card.with.content(ifLet: content).content.children { label }
        .footer.ifPresent.children { View.make.name("below") }
    }
    let first = card.content
    #expect(card.names == [[], [], ["label"], []])
    content = View("other")
    card.footer = View()
    live.update()
    #expect(card.names == [[], [], ["label"], ["below"]])
    #expect(first.children.isEmpty && card.content === content)
    content = nil
    card.footer = nil
    live.update()
    #expect(card.names == [[], [], ["label"], []] && first.children.map(\.name) == ["label"])
  }

  @Test("An existing object moves between the places of one card")
  func moved() {
    let (card, label) = (Card(), Label("label"))
    var isAbove = true
    let live = root.live {
      card.with.header.children { if isAbove { label } }.content.children {
        if !isAbove { label }
      }
    }
    isAbove = false
    #expect(live.update() == Changes(insertions: 1))
    #expect(card.names == [[], [], ["label"], []])
  }
}
