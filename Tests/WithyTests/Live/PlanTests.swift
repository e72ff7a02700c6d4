import Testing
import Withy

/// A plan tells what a pass will do.
@Suite("Plans", .bothWays) struct PlanTests {
  final class State {
    var isOn = true
    var number = 1
  }

  let state = State()

  /// Expects the plan of a pass, and the pass, to do the same.
  func expectPass(
    of live: Live,
    toDo changes: Changes,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(live.plan() == changes, sourceLocation: sourceLocation)
    #expect(live.update() == changes, sourceLocation: sourceLocation)
  }

  @Test("A plan tells what a node does that moves between two blocks of one parent")
  func moveBetweenBlocks() {
    let (root, a) = (View("root"), View("a"))
    let live = root.live {
      Builder { View("box") }
        .children {
          Builder { View("1") }
          if state.isOn { a }
          if state.number > 1 { Builder { View("new") } }
        }
        .children {
          Builder { View("2") }
          if !state.isOn { a }
        }
    }
    let box = root.children[0]
    for number in [1, 2, 1, 2, 1] {
      state.isOn.toggle()
      state.number = number
      let plan = live.plan()
      #expect(live.update() == plan)
      #expect(box.children.filter { $0 === a }.count == 1)
    }
  }

  @Test("A plan tells what is written behind an optional that an earlier step fills")
  func planBehindOptional() {
    let (root, a) = (View("root"), View("a"))
    let live = root.live {
      if !state.isOn { a.with.border(Border(width: 2)).border.ifPresent.width(1) }
    }
    state.isOn = false
    expectPass(of: live, toDo: Changes(insertions: 1, propertyWrites: 2))
    #expect(a.border?.width == 1)
  }

  @Test(
    "A plan tells what is written behind an optional that a step empties or fills by going",
    arguments: [nil, Border(width: 5)]
  )
  func planBehindUndoneOptional(original: Border?) {
    let (root, a) = (View("root"), View("a"))
    a.border = original
    let live = root.live {
      if state.isOn {
        a.with.border(original == nil ? Border(width: 2) : nil)
      } else {
        a.with.border.ifPresent.width(1)
      }
    }
    state.isOn = false
    expectPass(of: live, toDo: Changes(propertyWrites: original == nil ? 1 : 2))
    #expect(a.border?.width == original.map { _ in 1 })
  }

  @Test("A plan tells what is undone behind an optional that a later step had emptied")
  func planOfUndoneBehindOptional() {
    let (root, a) = (View("root"), View("a"))
    a.border = Border(width: 5)
    let live = root.live {
      if state.isOn { a.with.border.ifPresent.width(1).border(nil) } else { a }
    }
    #expect(a.border == nil)
    state.isOn = false
    expectPass(of: live, toDo: Changes(propertyWrites: 2))
    #expect(a.border?.width == 5)
  }

  @Test("A plan writes nothing behind an optional that only a later step fills")
  func planBehindLaterStep() {
    let (root, a) = (View("root"), View("a"))
    let live = root.live {
      a.with.if(!state.isOn) { $0.border.ifPresent.width(1) }.border(Border(width: 4))
    }
    state.isOn = false
    expectPass(of: live, toDo: Changes(propertyWrites: 2))
    #expect(a.border?.width == 4)
  }

  @Test("A plan counts what is taken back and set again where a step is declared below others")
  func planOfWhatIsGivenBack() {
    let (root, a) = (View("root"), View("a"))
    a.border = Border(width: 5)
    let live = root.live {
      if state.number == 1 {
        a.with.if(!state.isOn) { $0.border.ifPresent.color("red") }.border.ifPresent.width(1)
          .border(Border(width: 4))
      }
    }
    state.isOn = false
    expectPass(of: live, toDo: Changes(propertyWrites: 5))
    #expect(a.border == Border(width: 4))
    state.number = 2
    expectPass(of: live, toDo: Changes(removals: 1, propertyWrites: 3))
    #expect(a.border == Border(width: 5))
  }

  @Test(
    "A plan counts what a pass writes, for all changes between short chains around an optional",
    arguments: [nil, Border(width: 5)]
  )
  func planOfChains(original: Border?) {
    let steps: [(Builder<View>) -> Builder<View>] = [
      { $0.border(nil) }, { $0.border(Border(width: 4)) }, { $0.border.ifPresent.width(1) },
      { $0.border.ifPresent.width(2) }, { $0.border.ifPresent.color("red") },
    ]
    let pairs = steps.indices.flatMap { first in steps.indices.map { [first, $0] } }
    let chains = [[]] + steps.indices.map { [$0] } + pairs
    for before in chains {
      for after in chains {
        let (root, a) = (View("root"), View("a"))
        a.border = original
        let live = root.live {
          (state.isOn ? before : after).reduce(a.with) { chain, step in steps[step](chain) }
        }
        state.isOn = false
        let plan = live.plan()
        #expect(live.update() == plan, "from \(before) to \(after)")
        state.isOn = true
      }
    }
  }

  @Test("A plan tells what has changed in an object that was leaving and is described again")
  func planOfReturn() {
    let (root, a) = (View("root"), View("a"))
    let live = root.live {
      if state.isOn {
        a.with.beforeRemove { _, _ in }.children {
          Part(0) { Builder { View("inner") }.title("\(state.number)") }
        }
      }
    }
    state.isOn = false
    expectPass(of: live, toDo: Changes(removals: 1))
    (state.isOn, state.number) = (true, 2)
    expectPass(of: live, toDo: Changes(propertyWrites: 1))
    #expect(a.children[0].title == "2")
  }
}
