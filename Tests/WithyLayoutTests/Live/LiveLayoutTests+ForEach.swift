import Foundation
import Testing
import Withy
import WithyLayout

/// Layouts of lists.
extension LiveLayoutTests {
  @Test("ForEach keeps the leaves of an element, and their measured sizes")
  func forEach() {
    let live = panel.live { [state] in
      VStack(spacing: 0) {
        ForEach(state.items, id: \.self) { item in
          HStack(spacing: 0) {
            Builder { Opaque(20, 10) }.name("\(item)")
            Builder { Opaque(10, 10) }.name("\(item)!")
          }
        }
      }
      .fixedSize()
    }
    let leaves = panel.children.compactMap { $0 as? Shape }
    #expect(leaves.map(\.name) == ["1", "1!", "2", "2!", "3", "3!"])
    #expect(leaves.map(\.frame.minY) == [35, 35, 45, 45, 55, 55])
    let asked = leaves.map(\.proposals.count)
    let placed = leaves.map(\.frames.count)

    state.items = [3, 1, 2]
    #expect(live.update() == Changes(moves: 2))
    #expect(panel.children.map(\.name) == ["3", "3!", "1", "1!", "2", "2!"])
    #expect(panel.children[0] === leaves[4])
    #expect(child(0)?.frame == frame(35, 35, 20, 10))
    #expect(leaves.map(\.proposals.count) == asked)
    #expect(leaves.map(\.frames.count) == placed.map { $0 + 1 })

    state.items = [3, 1]
    live.update()
    #expect(panel.children.map(\.name) == ["3", "3!", "1", "1!"])
    #expect(leaves[0].frame == frame(35, 50, 20, 10))
  }

  @Test("An added leaf does not measure or place those that stay in place")
  func addition() {
    panel.bounds.size = CGSize(width: 90, height: 400)
    let live = panel.live { [state] in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(state.items, id: \.self) { item in
          Builder { Text(150) }.name("\(item)").layout.padding(2)
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    panel.bounds.size.width = 100
    live.update()
    let leaves = panel.children.compactMap { $0 as? Shape }
    #expect(leaves.map(\.frame.minY) == [2, 46, 90])
    let asked = leaves.map(\.proposals.count)
    state.items.append(4)
    live.update()
    #expect(child(3)?.frame == frame(2, 134, 96, 40))
    #expect(leaves.map(\.proposals.count) == asked)
    #expect(leaves.map(\.frames.count) == [2, 2, 2])
  }

  @Test("A ForEach in another one identifies its elements by id")
  func identifiable() {
    struct Item: Identifiable {
      var id: Int
      var parts: [String]
    }
    var items = [Item(id: 1, parts: ["a", "b"]), Item(id: 2, parts: ["c"])]
    let live = panel.live {
      VStack {
        ForEach(items) { item in
          HStack {
            ForEach(item.parts, id: \.self) { part in Builder { Picture(5, 5) }.name(part) }
          }
        }
      }
    }
    let before = panel.children
    items.swapAt(0, 1)
    items[1].parts.reverse()
    live.update()
    #expect(panel.children.map(\.name) == ["c", "b", "a"])
    #expect(
      panel.children.map(ObjectIdentifier.init) == before.reversed().map(ObjectIdentifier.init)
    )
  }

  @Test("ForEach works in a single arrangement, too")
  func once() {
    panel.arrange(in: area(100, 100)) {
      VStack(spacing: 0) {
        ForEach([1, 1, 2], id: \.self) { item in Picture(10, 10, "\(item)") }
      }
    }
    #expect(panel.children.map(\.name) == ["1", "1", "2"])
    #expect(panel.children.compactMap { ($0 as? Shape)?.frame.minY } == [35, 45, 55])
  }

  @Test("A ForEach over a range lays out an element for each number")
  func range() {
    panel.arrange(in: area(100, 100)) {
      VStack(spacing: 0) {
        ForEach(0..<2) { number in Picture(10, 10, "\(number)") }
        ForEach(5..<7) { number in Picture(10, 10, "\(number)") }
      }
    }
    #expect(panel.children.map(\.name) == ["0", "1", "5", "6"])
    #expect(panel.children.compactMap { ($0 as? Shape)?.frame.minY } == [30, 40, 50, 60])
  }
}
