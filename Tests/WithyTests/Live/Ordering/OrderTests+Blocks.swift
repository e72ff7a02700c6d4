import Testing
import Withy

/// Several blocks, and several live parents, of one object.
extension OrderTests {
  @Test("Several blocks of one parent know of each other")
  func severalBlocks() {
    let live = root.live {
      Builder { View("box", recorder: recorder) }
        .children { if state.isOn { Builder { View("a", recorder: recorder) } } }
        .children { ForEach(state.list, id: \.self) { id in Builder { View("\(id)") } } }
        .children { if !state.isOn { Builder { View("z") } } }
    }
    state.list = [1]
    live.update()
    let box = root.children[0]
    state.isOn = false
    live.update()
    #expect(box.children.map(\.name) == ["1", "z"])
    state.list = [1, 2]
    live.update()
    #expect(box.children.map(\.name) == ["1", "2", "z"])
    state.isOn = true
    live.update()
    #expect(box.children.map(\.name) == ["a", "1", "2"])
  }

  @Test("A pass puts the children of one parent in order more than once")
  func orderedTwice() {
    var (first, between, second) = ([1], "a", [5])
    let panel = View("panel")
    let live = root.live {
      panel.with
        .children { ForEach(first, id: \.self) { View.make.count($0) } }
        .title(between)
        .children { ForEach(second, id: \.self) { View.make.count($0) } }
    }
    (first, between, second) = ([2, 1, 3], "b", [6, 5])
    #expect(live.update() == Changes(insertions: 3, propertyWrites: 4))
    #expect(panel.children.map(\.count) == [2, 1, 3, 6, 5])
  }

  @Test("Several live parents of one object keep their nodes in the order in which they were made")
  func severalLiveParents() {
    func children(_ prefix: String, _ isOn: @escaping () -> Bool) -> Live {
      root.live {
        if isOn() { ForEach(state.list, id: \.self) { id in Builder { View("\(prefix)\(id)") } } }
      }
    }
    let box = View("box")
    var (hasFirst, hasSecond, hasThird) = (false, true, false)
    state.list = [1]
    let first = children("a") { hasFirst }
    let second = children("b") { hasSecond }
    let third = children("c") { hasThird }
    root.append(box)
    let all = [first, second, third]
    func names(_ a: Bool, _ b: Bool, _ c: Bool, _ list: [Int] = [1]) -> [String] {
      (hasFirst, hasSecond, hasThird, state.list) = (a, b, c, list)
      for live in all { live.update() }
      return root.children.map(\.name)
    }
    #expect(names(true, true, false) == ["a1", "b1", "box"])
    #expect(names(true, true, true) == ["a1", "b1", "c1", "box"])
    #expect(names(false, false, true) == ["c1", "box"])
    #expect(names(false, true, true) == ["b1", "c1", "box"])
    // All of the first are others, so that none of it stays.
    #expect(names(true, true, true, [2]) == ["a2", "b2", "c2", "box"])
    #expect(names(true, false, false) == ["a1", "box"])
    #expect(names(true, false, true) == ["a1", "c1", "box"])
    root.remove(box)
    #expect(names(true, true, false) == ["a1", "b1"])
    #expect(names(true, true, true) == ["a1", "b1", "c1"])
    withExtendedLifetime(all) {}
  }

  @Test("Live parents of one object that have gone are forgotten by the others")
  func goneLiveParent() {
    var first: Live? = root.live { if state.isOn { Builder { View("a") } } }
    let second = root.live { if !state.isOn { Builder { View("b") } } }
    #expect(root.children.map(\.name) == ["a"])
    first = nil
    state.isOn = false
    second.update()
    #expect(root.children.map(\.name) == ["a", "b"] && first == nil)
  }

  @Test("Several conditional blocks that come at once are in order")
  func conditionalBlocks() {
    let live = root.live {
      Builder { View("box") }.if(!state.isOn) { box in
        box.children { ForEach(state.list, id: \.self) { id in Builder { View("\(id)") } } }
          .children { Builder { View("z") } }
      }
    }
    let box = root.children[0]
    state.isOn = false
    #expect(live.update() == Changes(insertions: 1))
    state.list = [1]
    #expect(live.update() == Changes(insertions: 1))
    #expect(box.children.map(\.name) == ["1", "z"])
  }

  @Test("Conditional children come in their place, and leave")
  func conditionalChildren() {
    let c = View("c")
    let live = root.live {
      Builder { View("box") }
        .children { Builder { View("a") } }
        .if(state.isOn) { box in
          box.children {
            Builder { View("b") }
            c.with.alpha(0.5)
          }
        }
        .children { Builder { View("d") } }
    }
    let box = root.children[0]
    let before = box.children
    state.isOn = false
    #expect(live.update() == Changes(removals: 2, propertyWrites: 1))
    #expect(box.children.isIdentical(to: [before[0], before[3]]))
    #expect(c.alpha == 1 && c.parent == nil)
    state.isOn = true
    #expect(live.update() == Changes(insertions: 2, propertyWrites: 1))
    #expect(box.children.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test("A node that changes its block in one parent moves", arguments: [true, false])
  func changeOfBlockInParent(isForward: Bool) {
    let e = View("e")
    state.isOn = isForward
    let live = root.live {
      Builder { View("box") }
        .children { if state.isOn { e } }
        .children { Builder { View("m") } }
        .children { if !state.isOn { e } }
    }
    state.isOn.toggle()
    #expect(live.update() == Changes(moves: 1))
    #expect(root.children[0].children.map(\.name) == (isForward ? ["m", "e"] : ["e", "m"]))
  }

  @Test("A node moves from the second block of a parent that stays")
  func changeOfBlock() {
    let e = View("e")
    let live = root.live {
      Builder { View("A") }.children { if !state.isOn { e } }
      Builder { View("B") }
        .children { if !state.isOn { Builder { View("c") } } }
        .children { if state.isOn { e } }
    }
    state.isOn = false
    #expect(live.update() == Changes(insertions: 2))
    #expect(root.children.map { $0.children.map(\.name) } == [["e"], ["c"]])
  }
}
