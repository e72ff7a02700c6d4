import Foundation
import Testing
import Withy
import WithyLayout

/// Layouts whose elements are described as before.
@Suite("Unchanged layouts")
struct UnchangedLayoutTests {
  @Test("A pass that changes nothing does not ask leaves how they follow proposals")
  func reading() {
    let (panel, banner) = (Panel(), Banner())
    let live = panel.live {
      HStack(spacing: 2) { banner }
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    let count = banner.readCount
    live.update()
    live.update()
    #expect(banner.readCount == count)
  }

  @Test("A leaf whose flexibility depends on a declared property is placed as it then behaves")
  func flexibility() {
    let (panel, banner) = (Panel(), Banner())
    var isFull = false
    let live = panel.live { HStack(spacing: 0) { banner.with.isFull(isFull) } }
    #expect(banner.frame == frame(45, 45, 10, 10))
    isFull = true
    live.update()
    #expect(banner.frame == frame(0, 0, 100, 100))
  }

  @Test(
    "A leaf marked as changed is asked again how it follows proposals",
    arguments: [true, false]
  )
  func markedLeaf(isAlone: Bool) {
    let (panel, banner) = (Panel(), Banner())
    let live = panel.live { HStack(spacing: 0) { banner } }
    banner.isFull = true
    if isAlone { live.changed(banner) } else { live.changed() }
    live.update()
    #expect(banner.frame == frame(0, 0, 100, 100))
  }

  @Test("An object outside a layout that is marked as changed does not have it flattened again")
  func markedStranger() {
    let (panel, banner) = (Panel(), Banner())
    let live = panel.live { HStack { banner } }
    let count = banner.readCount
    live.changed(Banner())
    live.update()
    #expect(banner.readCount == count)
    live.changed(banner)
    live.update()
    #expect(banner.readCount > count)
  }

  @Test("Leaves that change places exchange their frames, in the same elements")
  func order() {
    let panel = Panel()
    var lengths: [CGFloat] = [10, 30]
    let live = panel.live {
      HStack(spacing: 0) {
        ForEach(lengths, id: \.self) { length in
          Builder { Picture(0, 10) }.natural(CGSize(width: length, height: 10))
        }
      }
    }
    let (first, second) = (panel.children[0], panel.children[1])
    #expect([first.frame, second.frame] == [frame(30, 45, 10, 10), frame(40, 45, 30, 10)])
    lengths.reverse()
    live.update()
    #expect([first.frame, second.frame] == [frame(60, 45, 10, 10), frame(30, 45, 30, 10)])
  }

  @Test("A layout that is measured in the block that shows it has the values of the pass")
  func measuredInBlock() {
    final class State {
      var length: CGFloat = 10
      var widths: [CGFloat] = []
    }
    @LayoutBuilder<Box> func bar(_ length: CGFloat) -> LayoutGroup<Box> {
      Builder { Picture(0, 10) }.natural(CGSize(width: length, height: 10))
      Builder { Picture(0, 10) }.natural(CGSize(width: length, height: 5)).layout.padding(1)
    }
    let (panel, state) = (Panel(), State())
    let live = panel.live {
      let shown = bar(state.length)
      let _ = state.widths.append(HStack(spacing: 0) { shown }.dimensions.ideal.width)
      HStack(spacing: 0) { shown }
      let _ = state.widths.append(HStack(spacing: 0) { bar(state.length) }.dimensions.ideal.width)
    }
    for length: CGFloat in [10, 10, 20, 20, 5] {
      state.length = length
      state.widths = []
      live.update()
      #expect(state.widths == [2 * length + 2, 2 * length + 2])
      let start = 49 - length
      #expect(
        panel.children.map(\.frame) == [
          frame(start, 45, length, 10), frame(50, 47.5, length, 5),
        ]
      )
    }
  }

  @Test("A layout that is added beside an unchanged one is laid out")
  func addedLayout() {
    let (panel, first, second) = (Panel(), Picture(10, 10), Picture(20, 20))
    var isOn = false
    let live = panel.live {
      HStack { first }
      if isOn { HStack { second } }
    }
    isOn = true
    live.update()
    #expect([first.frame, second.frame] == [frame(45, 45, 10, 10), frame(40, 40, 20, 20)])
  }

  @Test("Layouts of hosts that exchange their places are arranged outer ones first")
  func exchangedHosts() {
    let (root, first, second, leaf) = (Box(), Panel(), Panel(), Shape())
    var isExchanged = false
    func host(_ panel: Panel, _ content: LayoutGroup<Box>) -> Builder<Panel> {
      panel.with.children { HStack { content }.padding(10) }
    }
    let live = root.live {
      let (outer, inner) = isExchanged ? (second, first) : (first, second)
      host(outer, LayoutGroup { host(inner, LayoutGroup { leaf }) })
    }
    #expect(leaf.frame == frame(10, 10, 60, 60))
    isExchanged = true
    live.update()
    #expect(first.frame == frame(10, 10, 60, 60))
    #expect(leaf.frame == frame(10, 10, 40, 40))
  }

  @Test("Layouts of the same structure in two nodes change independently")
  func independence() {
    let panel = Panel()
    var width: CGFloat = 10
    let live = panel.live {
      for index in 0..<2 {
        Builder { Panel(100, 20) }.children {
          HStack { Builder { Picture(5, 5) } }
            .frame(width: index == 0 ? width : 40, alignment: .leading)
        }
      }
    }
    func leaf(_ index: Int) -> CGRect { panel.children[index].children[0].frame }
    #expect([leaf(0), leaf(1)] == [frame(45, 7.5, 5, 5), frame(30, 7.5, 5, 5)])
    width = 20
    live.update()
    #expect([leaf(0), leaf(1)] == [frame(40, 7.5, 5, 5), frame(30, 7.5, 5, 5)])
  }

  @Test(
    "A leaf marked as changed in a part that stays is asked again how it follows proposals",
    arguments: [true, false]
  )
  func markedLeafOfPart(isAlone: Bool) {
    let (panel, banner) = (Panel(), Banner())
    let live = panel.live { Part(0) { HStack(spacing: 0) { banner } } }
    banner.isFull = true
    if isAlone { live.changed(banner) } else { live.changed() }
    live.update()
    #expect(banner.frame == frame(0, 0, 100, 100))
  }
}
