import TestSupport
import Testing
import Withy

/// Several blocks, and several live parents, of one object.
extension ChildOrderTests {
  @Test("Several blocks of one parent keep their order")
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

  @Test("A pass orders the children of one parent more than once")
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

  @Test("A second live block of one object is reported, and replaces the first")
  func secondLive() {
    let foreign = View("foreign")
    root.append(foreign)
    let first: UInt = #line + 1
    let live = root.live { Builder { View("a") }.onRemove { $0.name += "!" } }
    let a = root.children[1]
    var second: Live?
    let line: UInt = #line + 1
    let found = reports { second = root.live { Builder { View("b") } } }
    #expect(
      found == [
        Report(
          "View already has a live block, at \(#fileID):\(first); replaced by this one",
          line: line
        )
      ]
    )
    #expect(root.children.map(\.name) == ["foreign", "b"] && a.name == "a!")
    #expect(live.update() == Changes() && second?.update() == Changes())
    #expect(root.children.map(\.name) == ["foreign", "b"])
  }

  @Test("A live block that is replaced in its own pass removes its children after it")
  func secondLiveInPass() {
    var second: Live?
    let found = reports {
      let live = root.live {
        Builder { View("a") }
        let _ = { second = root.live { Builder { View("b") } } }()
      }
      #expect(root.children.map(\.name) == ["b"])
      #expect(live.update() == Changes() && second?.update() == Changes())
    }
    #expect(found.count == 1 && root.children.map(\.name) == ["b"])
  }

  @Test("A released or stopped live block is not replaced", arguments: [false, true])
  func goneLive(isStopped: Bool) {
    var live: Live? = root.live { Builder { View("a") } }
    if isStopped { live?.stop() } else { live = nil }
    let found = reports { live = root.live { Builder { View("b") } } }
    #expect(found == [] && root.children.map(\.name) == ["a", "b"])
    withExtendedLifetime(live) {}
  }

  @Test("Several conditional blocks that appear together are in order")
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

  @Test("Conditional children appear at their position, and disappear")
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

  @Test("A node that moves to another block of its parent moves", arguments: [true, false])
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

  @Test("Blocks of one chain that change places move their children")
  func swappedBlocks() {
    let live = root.live {
      View.make(View("box"))
        .if(state.isOn) {
          $0.footer.header
        } else: {
          $0.header.footer
        }
    }
    let box = root.children[0]
    for isOn in [false, true, false] {
      state.isOn = isOn
      #expect(live.update() == Changes(moves: 1))
      #expect(box.children.map(\.name) == (isOn ? ["footer", "header"] : ["header", "footer"]))
    }
  }
}

extension Builder where Base == View {
  fileprivate var header: Self { children { View.make(View("header")) } }
  fileprivate var footer: Self { children { View.make(View("footer")) } }
}
