import TestSupport
import Testing
import Withy

/// Parents with room for few, in which a node leaves, or which leave themselves.
extension BeforeRemoveTests {
  @Test(
    "A child without room beside a leaving one is inserted after its removal",
    arguments: [false, true]
  )
  func roomForNext(isAtOnce: Bool) {
    let narrow = View("narrow", childLimit: 1)
    let live = root.live {
      narrow.with.children {
        Builder<View> { View("\(state.number)") }.identity(state.number)
          .beforeRemove { [state] _, remove in
            if isAtOnce { remove() } else { state.removals.append(remove) }
          }
          .onInsert { $0.count += 1 }
      }
    }
    for number in 1...3 {
      state.number = number
      #expect(reports { live.update() } == [])
      if !isAtOnce { #expect(narrow.children.map(\.name) == ["\(number - 1)"]) }
      for remove in state.removals { remove() }
      state.removals = []
      #expect(narrow.children.map(\.name) == ["\(number)"])
      #expect(narrow.children.map(\.count) == [1])
      #expect(live.update() == Changes())
    }
  }

  @Test("A child that is refused because of a leaving one is inserted after its removal")
  func admissionOfNext() {
    let choosy = View("choosy")
    // One child of each class.
    choosy.objection = { [unowned choosy] child in
      let isThere = choosy.children.contains { type(of: $0) == type(of: child) }
      return isThere ? "There is one already; skipped" : nil
    }
    let live = root.live {
      choosy.with.children {
        Label.make
        View.make.count(state.number).identity(state.number)
          .beforeRemove { [state] in state.removals.append($1) }
        if state.isOn { a }
      }
    }
    for number in 1...3 {
      state.number = number
      #expect(reports { live.update() } == [])
      #expect(choosy.children.map(\.count) == [0, number - 1])
      for remove in state.removals { remove() }
      state.removals = []
      #expect(choosy.children.map(\.count) == [0, number])
      #expect(live.update() == Changes())
    }
    (state.number, state.isOn) = (4, true)
    #expect(reports { live.update() } == [])
    #expect(reports { state.removals[0]() }.map(\.message) == ["There is one already; skipped"])
    #expect(choosy.children.map(\.count) == [0, 4])
  }

  @Test("A leaving parent is not asked to admit children until it is described again")
  func refusingParent() {
    let narrow = View("narrow", childLimit: 1)
    let live = root.live {
      View.make.children {
        if state.isOn {
          narrow.with.beforeRemove { state.removals.append($1) }.children {
            for number in 0...1 { View.make.count(number) }
          }
        }
      }
    }
    let text = "View accepts at most 1 child; View skipped"
    for _ in 0..<2 {
      state.isOn = false
      #expect(reports { live.update() } == [])
      #expect(reports { live.update() } == [])
      state.isOn = true
      #expect(reports { live.update() }.map(\.message) == [text])
      #expect(narrow.children.map(\.count) == [0])
    }
    state.isOn = false
    #expect(reports { live.update() } == [])
    state.removals[state.removals.count - 1]()
    #expect(narrow.children.isEmpty && root.children[0].children.isEmpty)
    #expect(reports { live.update() } == [])
  }

  @Test("Parents of one child each exchange their children in one pass")
  func exchange() {
    let (narrow, other) = (View("narrow", childLimit: 1), View("other", childLimit: 1))
    let live = root.live {
      narrow.with.children { if state.isOn { a } else { b } }
      other.with.children { if state.isOn { b } else { a } }
    }
    for _ in 0..<3 {
      state.isOn.toggle()
      let wanted = state.isOn ? [a, b] : [b, a]
      #expect(reports { live.update() } == [])
      #expect(live.lastChanges == Changes(insertions: 2))
      #expect((narrow.children + other.children).isIdentical(to: wanted))
      #expect(live.update() == Changes())
    }
  }

  @Test("A parent that returns from a leaving one has room again after its child is removed")
  func roomElsewhere() {
    let narrow = View("narrow", childLimit: 1)
    let live = root.live {
      if state.number < 2 {
        a.with.beforeRemove { [state] in state.removals.append($1) }.children {
          narrow.with.children {
            if state.number == 0 { View.make.beforeRemove { [state] in state.removals.append($1) } }
          }
        }
      }
      if state.number == 3 { narrow.with.children { b } }
    }
    for number in 1...3 {
      state.number = number
      live.update()
    }
    #expect(narrow.children.count == 1 && b.parent == nil)
    for remove in state.removals { remove() }
    #expect(root.children.isIdentical(to: [narrow]) && narrow.children.isIdentical(to: [b]))
    #expect(live.update() == Changes())
  }

  @Test("The removal of a leaving child that is described again without room is counted once")
  func describedWithoutRoom() {
    let narrow = View("narrow", childLimit: 1)
    let live = root.live {
      narrow.with.children {
        if state.number > 0 { b }
        if state.isOn { a.with.beforeRemove { state.removals.append($1) } }
      }
    }
    state.isOn = false
    #expect(live.update() == Changes(removals: 1))
    (state.isOn, state.number) = (true, 1)
    #expect(reports { live.update() }.count == 1)
    #expect(narrow.children.isIdentical(to: [b]))
    #expect(live.lastChanges == Changes(insertions: 1))
    state.isOn = false
    #expect(live.update() == Changes())
  }

  @Test("A leaving child still takes the room of a new one")
  func takenRoom() {
    let narrow = View("narrow", childLimit: 1)
    let live = root.live {
      narrow.with.children { if state.isOn { a.with.beforeRemove { _, _ in } } else { b } }
    }
    state.isOn = false
    #expect(reports { live.update() } == [])
    #expect(live.lastChanges == Changes(removals: 1))
  }

  @Test(
    "A child whose new parent has no room leaves its old one, even one that is removed or leaving",
    arguments: [false, true],
    ["alone", "inside", "inside, together"]
  )
  func noRoomAfterLeaving(isLate: Bool, place: String) {
    let isInside = place != "alone"
    let (narrow, x) = (View("narrow", childLimit: 1), View("x"))
    narrow.append(b)
    let live = root.live {
      if state.number == 0 {
        if isInside {
          a.with.children { Part { x } }.if(isLate) { $0.beforeRemove { _, _ in } }
        } else {
          x.with.if(isLate) { $0.beforeRemove { _, _ in } }
        }
      }
      narrow.with.children {
        if state.number == 2 {
          x
          if place == "inside, together" { a }
        }
      }
    }
    if isLate {
      state.number = 1
      live.update()
      #expect(x.parent === (isInside ? a : root))
    }
    state.number = 2
    #expect(reports { live.update() }.count == (place == "inside, together" ? 2 : 1))
    #expect(x.parent == nil && a.children.isEmpty && narrow.children.isIdentical(to: [b]))
    narrow.remove(b)
    #expect(live.update() == Changes(insertions: 1))
    #expect(narrow.children.isIdentical(to: [x]))
  }

  @Test("Next to a leaving child, present ones keep their room and new ones wait, in any order")
  func keepsRoom() {
    let two = View("two", childLimit: 2)
    let live = root.live {
      two.with.children {
        if state.isOn {
          a.with.beforeRemove { state.removals.append($1) }
        } else {
          View.make.count(1)
        }
        b.with.onRemove { _ in state.number += 1 }
      }
    }
    state.isOn = false
    #expect(reports { live.update() } == [])
    #expect(two.children.isIdentical(to: [a, b]) && state.number == 0)
    state.removals[0]()
    #expect(two.children.count == 2 && two.children[0].count == 1 && two.children[1] === b)
    #expect(live.update() == Changes() && state.number == 0)
  }

  @Test("A parent that waits for a leaving child is not asked again when another child has left")
  func waitsAlone() {
    let (narrow, other) = (CountingView("narrow", childLimit: 1), View("other"))
    let live = root.live {
      for parent in [other, narrow] {
        parent.with.children {
          View.make.count(state.number).identity(state.number)
            .beforeRemove { state.removals.append($1) }
        }
      }
    }
    state.number = 1
    #expect(reports { live.update() } == [])
    narrow.reads = 0
    state.removals[0]()
    #expect(other.children.map(\.count) == [1] && narrow.reads == 0)
    state.removals[1]()
    #expect(narrow.children.map(\.count) == [1])
  }
}
