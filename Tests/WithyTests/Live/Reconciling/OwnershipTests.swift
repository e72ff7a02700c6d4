import TestSupport
import Testing
import Withy

/// Objects that two live trees describe, and objects of factories that are described as existing
/// ones.
@Suite("Objects in several live trees") struct OwnershipTests {
  final class State {
    var isHere = true
    var isThere = false
    var number = 1
  }

  let state = State()
  let here = View("here")
  let there = View("there")
  let x = View("x")

  /// The report when a tree takes an object from another one.
  private func taken(from former: UInt, at line: UInt) -> Report {
    Report(
      "View is already in the live tree at \(#fileID):\(former); moved here",
      line: line
    )
  }

  /// Expects what a pass does and reports.
  private func expectUpdate(
    _ live: Live,
    _ expected: Changes,
    _ expectedReports: [Report],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var changes = Changes()
    let found = reports { changes = live.update() }
    #expect(changes == expected, sourceLocation: sourceLocation)
    #expect(found == expectedReports, sourceLocation: sourceLocation)
  }

  @Test(
    "An object in two live trees belongs to the last one that placed it, which is reported once"
  )
  func twoTrees() {
    let first: UInt = #line + 1
    let live = here.live {
      if state.isHere { x.with.alpha(0.5).onRemove { $0.name += "!" } }
      Builder<View> { View("\(state.number)") }.count(state.number)
    }
    let second: UInt = #line + 1
    let other = there.live { if state.isThere { x.with.count(state.number) } }
    state.isThere = true
    #expect(reports { other.update() } == [taken(from: first, at: second)])
    #expect(there.children.isIdentical(to: [x]) && x.count == 1 && x.name == "x")

    // The first tree gives it up, and leaves alone what the other has set.
    expectUpdate(live, Changes(), [])
    #expect(x.name == "x!" && there.children.isIdentical(to: [x]))
    state.number = 2
    #expect(
      reports {
        live.update(); other.update()
      } == []
    )
    #expect(here.children.map(\.count) == [2] && there.children.isIdentical(to: [x]))
    #expect(x.count == 2)

    // When the other lets it go, it is back once it is described anew.
    state.isThere = false
    #expect(reports { other.update() } == [])
    #expect(there.children.isEmpty && x.count == 0)
    expectUpdate(live, Changes(), [])
    state.isHere = false
    expectUpdate(live, Changes(), [])
    state.isHere = true
    expectUpdate(live, Changes(insertions: 1, propertyWrites: 1), [])
    #expect(here.children.first === x)
  }

  @Test("An object that another tree takes and lets go between two passes is lost, too")
  func takenBetweenPasses() {
    let first: UInt = #line + 1
    let live = here.live {
      if state.isHere { x.with.alpha(0.5) }
      for number in 1...state.number { View.make.count(number) }
    }
    let second: UInt = #line + 1
    let other = there.live { if state.isThere { x.with.count(3) } }
    state.isThere = true
    #expect(reports { other.update() } == [taken(from: first, at: second)])
    state.isThere = false
    #expect(reports { other.update() } == [])

    // A child taken away by other code would return now.
    state.number = 2
    expectUpdate(live, Changes(insertions: 1, propertyWrites: 1), [])
    #expect(here.children.map(\.count) == [1, 2] && x.alpha == 0.5)
    state.isThere = true
    expectUpdate(other, Changes(insertions: 1, propertyWrites: 1), [])
    state.number = 3
    expectUpdate(live, Changes(insertions: 1, propertyWrites: 1), [])
    state.isHere = false
    expectUpdate(live, Changes(), [])
    #expect(there.children.isIdentical(to: [x]) && here.children.map(\.count) == [1, 2, 3])
    state.isHere = true
    #expect(reports { live.update() } == [taken(from: second, at: first)])
    #expect(here.children.first === x && there.children.isEmpty)
  }

  @Test("An object that another tree has taken stays there, wherever this one describes it")
  func movesWhileTaken() {
    var place = 0
    let live = here.live(isolation: nil) {
      Part { if place == 0 { x.with.count(1) } }
      View.make(View()).children { Part { if place == 1 { x.with.count(1) } } }
    }
    let other = there.live(isolation: nil) { if state.isThere { x.with.count(3) } }
    state.isThere = true
    _ = reports { other.update() }
    for number in 1...4 {
      place = number % 2
      expectUpdate(live, Changes(), [])
      #expect(there.children.isIdentical(to: [x]) && x.count == 3)
    }
    // An object that other code returns to this tree is left alone, too.
    state.isThere = false
    other.update()
    here.append(x)
    place = 2
    expectUpdate(live, Changes(), [])
    #expect(here.children.last === x)
  }

  @Test("A live tree takes back an object that it describes anew")
  func takenBack() {
    let first: UInt = #line + 1
    let live = here.live { Part { if state.isHere { x.with.alpha(0.5) } } }
    let second: UInt = #line + 1
    let other = there.live { x.with.count(state.number) }
    _ = reports { live.update() }
    state.isHere = false
    #expect(reports { live.update() } == [])
    state.isHere = true
    #expect(reports { live.update() } == [taken(from: second, at: first)])
    #expect(here.children.isIdentical(to: [x]) && x.alpha == 0.5)
    expectUpdate(other, Changes(), [])
    #expect(there.children.isEmpty && here.children.isIdentical(to: [x]))
  }

  @Test("A tree does not take an object back because others of its children change")
  func restOfTree() {
    let live = here.live {
      Part { if state.number > 1 { Builder<View> { View("new") } } }
      Part(0) {
        Builder<View> { View("before") }
        x.with.onTap.perform { $0.name = "here" }.children { Builder<View> { View("inner") } }
        Builder<View> { View("behind") }
      }
    }
    let other = there.live { if state.isThere { x.with.onTap.perform { $0.name = "there" } } }
    state.isThere = true
    #expect(reports { other.update() }.count == 1)
    state.number = 2
    #expect(reports { live.update() } == [])
    #expect(here.children.map(\.name) == ["new", "before", "behind"])
    #expect(there.children.isIdentical(to: [x]) && x.children.isEmpty)
    x.onTap()
    #expect(x.name == "there")
  }

  @Test("An update of a part does not take back what its tree has lost")
  @MainActor
  func partAlone() async {
    let model = PartTests.Model()
    let live = here.live {
      x
      Part { Builder<View> { View("\(model.a)") }.identity(model.a) }
    }
    let other = there.live { if state.isThere { x } }
    state.isThere = true
    #expect(reports { other.update() }.count == 1)
    let found = await reports {
      model.a = 1
      await turn()
    }
    #expect(found == [])
    #expect(here.children.map(\.name) == ["1"])
    #expect(there.children.isIdentical(to: [x]))
    withExtendedLifetime((live, other)) {}
  }

  @Test("An object that another tree takes while a part is updated stays there")
  @MainActor
  func takenInPart() async {
    let model = PartTests.Model()
    var other: Live?
    let found = await reports {
      let live = here.live {
        View.make(View("first"))
        Part {
          if model.a == 1 {
            x
            View.make(View("last")).call { _ in
              state.isThere = true
              other?.update()
            }
          }
        }
      }
      other = there.live { if state.isThere { x } }
      model.a = 1
      await turn()
      #expect(here.children.map(\.name) == ["first", "last"])
      #expect(there.children.isIdentical(to: [x]))
      withExtendedLifetime(live) {}
    }
    #expect(found.count == 1)
  }

  @Test("An object that another tree takes in the course of a pass stays there", arguments: 0...3)
  func takenInPass(spot: Int) {
    var other: Live?
    func take(_ place: Int) {
      if place != spot || state.number == 1 { return }
      state.isThere = true
      other?.update()
    }
    let live = here.live {
      View.make.call { _ in take(0) }
      x.with.call { _ in take(1) }.children { View.make.call { _ in take(2) } }
      View.make.count(state.number).identity(state.number).onInsert { _ in take(3) }
    }
    other = there.live { if state.isThere { x.with.title("there") } }
    state.number = 2
    #expect(reports { live.update() }.count == 1)
    for number in 2...3 {
      state.number = number
      #expect(reports { live.update() } == [])
      #expect(there.children.isIdentical(to: [x]) && x.title == "there")
      #expect(here.children.map(\.count) == [0, number])
    }
    #expect(live.update() == Changes() && other?.update() == Changes() && x.children.isEmpty)
  }

  @Test(
    "A leaving object that another tree takes keeps its position and values, and is not reported"
  )
  func takenWhileLeaving() {
    var removals: [() -> Void] = []
    let live = here.live {
      if state.isHere { x.with.alpha(0.5).count(1).beforeRemove { removals.append($1) } }
    }
    state.isHere = false
    live.update()
    let found = reports {
      let other = there.live { x.with.count(2) }
      removals[0]()
      #expect(there.children.isIdentical(to: [x]) && x.count == 2)
      #expect(live.update() == Changes() && other.update() == Changes())
      other.stop()
    }
    #expect(found == [] && there.children.isIdentical(to: [x]) && x.count == 2)
  }

  @Test(
    "A leaving object that another tree has taken is taken back when it is described again",
    arguments: [false, true]
  )
  func takenBackWhileLeaving(isInner: Bool) {
    var removals: [() -> Void] = []
    let (box, y) = (View("box"), View("y"))
    let (leaving, child) = isInner ? (box, x) : (x, y)
    let first: UInt = #line + (isInner ? 3 : 1)
    let live = here.live {
      if state.isHere {
        leaving.with.beforeRemove { removals.append($1) }.children { child }
      }
    }
    let second: UInt = #line + 1
    let other = there.live { if state.isThere { x } }
    state.isHere = false
    live.update()
    state.isThere = true
    expectUpdate(other, Changes(insertions: 1), [])
    state.isHere = true
    let again = isInner ? Changes(insertions: 1) : Changes(insertions: 2, removals: 1)
    expectUpdate(live, again, [taken(from: second, at: first)])
    expectUpdate(other, Changes(), [])
    removals[0]()
    #expect(here.children.isIdentical(to: [leaving]) && there.children.isEmpty)
    #expect(leaving.children.isIdentical(to: [child]))
    state.isThere = false
    expectUpdate(other, Changes(), [])
    state.isThere = true
    expectUpdate(other, Changes(insertions: 1), [taken(from: first, at: second)])
    expectUpdate(live, Changes(removals: isInner ? 0 : 1), [])
    #expect(there.children.isIdentical(to: [x]) && x.children.isEmpty)
  }

  @Test("A leaving object that is described again takes back what it had lost to another tree")
  func lostInLeaving() {
    let outer = View("outer")
    let live = here.live {
      if state.isHere { outer.with.beforeRemove { _, _ in }.children { x } }
    }
    let other = there.live { if state.isThere { x } }
    _ = reports {
      state.isThere = true
      other.update()
      live.update()
      // What lost the object is no longer described.
      for isHere in [false, true] {
        state.isHere = isHere
        live.update()
      }
    }
    #expect(outer.children.isIdentical(to: [x]) && there.children.isEmpty)
  }

  @Test(
    "What another tree has taken stays there when the parent is replaced by one that leaves later"
  )
  func replacedParent() {
    let live = here.live {
      View.make.identity(state.number).beforeRemove { _, _ in }.children { x }
    }
    let other = there.live { if state.isThere { x } }
    _ = reports {
      state.isThere = true
      other.update()
      live.update()
      state.number = 2
      live.update()
    }
    expectUpdate(live, Changes(), [])
    #expect(there.children.isIdentical(to: [x]))
  }

  @Test("A leaving object that a later live block of the same parent describes is not removed")
  func takenByLaterBlock() {
    var removals: [() -> Void] = []
    let live = here.live { if state.isHere { x.with.beforeRemove { removals.append($1) } } }
    state.isHere = false
    live.update()
    let found = reports {
      let other = here.live { x }
      removals[0]()
      #expect(here.children.isIdentical(to: [x]))
      #expect(other.update() == Changes())
    }
    #expect(found.count == 1 && found[0].message.hasPrefix("View already has a live block"))
  }

  /// A moment in a pass at which a program starts another live block of the container.
  enum Moment: CaseIterable { case call, insertion, didPass, transaction }

  @Test(
    "A live block that replaces another in a pass begins when that has ended",
    arguments: Moment.allCases
  )
  func replacedInPass(moment: Moment) {
    let (y, z) = (View("y"), View("z"))
    var (number, lives) = (0, [] as [Live])
    func start() {
      lives.append(
        here.live {
          x.with.call(on: number) { _ in replace(at: .call) }
          if number > 0 {
            View.make.onInsert { _ in replace(at: .insertion) }
            y.with.title.modify { $0 = ($0 ?? "") + "!" }
            z
          }
        }
      )
    }
    func replace(at now: Moment) {
      if now != moment || number != 1 { return }
      number = 2
      start()
      #expect(lives[1].update() == Changes())
    }
    start()
    lives[0].didPass = { _ in replace(at: .didPass) }
    number = 1
    let found = reports {
      lives[0].update(in: {
        $0()
        replace(at: .transaction)
      })
    }
    #expect(found.map { $0.message.prefix(30) } == ["View already has a live block,"])
    #expect(here.children.count == 4 && here.children.suffix(2).isIdentical(to: [y, z]))
    #expect(y.title == "!")
    #expect(lives[1].update() == Changes() && lives[0].update() == Changes())
    number = 0
    lives[1].update()
    #expect(here.children.isIdentical(to: [x]) && y.title == nil)
  }

  @Test("Of several live blocks that replace one another in a pass, the last applies")
  func replacedSeveralTimes() {
    var (isOn, lives) = (false, [] as [Live])
    lives.append(
      here.live {
        if isOn {
          x.with.call(on: 1) { [here, y = View("y")] _ in
            lives = [here.live { y }, here.live { View.make }]
            lives[0].stop()
            lives = [here.live { y }]
          }
        }
      }
    )
    isOn = true
    let found = reports { lives[0].update() }
    #expect(found.count == 3)
    #expect(here.children.map(\.name) == ["y"])
  }

  @Test("A live block that begins in a pass of one that is stopped there begins after that pass")
  func startedInStoppedPass() {
    let y = View("y")
    var (isOn, lives) = (false, [] as [Live])
    lives.append(
      here.live {
        if isOn {
          x.with.call(on: 1) { [here] _ in
            lives[0].stop()
            lives.append(here.live { y })
          }
          y.with.title("first")
        }
      }
    )
    isOn = true
    #expect(reports { lives[0].update() } == [])
    #expect(here.children.contains { $0 === y } && y.title == "first")
    lives[1].update()
    #expect(y.title == "first")
  }

  @Test("A live block that replaces one whose owner is freed in the same pass begins after that")
  func ownerFreedInPass() {
    let y = View("y")
    var (owner, number): (State?, Int) = (State(), 0)
    var lives: [Live] = []
    if let owner { lives.append(here.live(owner) { _ in x.with.title("\(number)") }) }
    lives[0].didPass = { [here] _ in
      if lives.count == 2 { return }
      owner = nil
      lives.append(here.live { y })
    }
    number = 1
    lives[0].update()
    #expect(owner == nil && here.children.contains { $0 === y })
    #expect(lives[1].update() == Changes())
  }

  @Test("A live block that begins when a delayed removal ends, with the owner freed, is shown")
  func ownerFreedInRemoval() {
    let y = View("y")
    var (owner, isOn): (State?, Bool) = (State(), true)
    var (lives, removals): ([Live], [() -> Void]) = ([], [])
    if let owner {
      lives.append(
        here.live(owner) { [here] _ in
          if isOn {
            x.with.beforeRemove { removals.append($1) }
              .onRemove { _ in lives.append(here.live { y }) }
          }
        }
      )
    }
    isOn = false
    lives[0].update()
    owner = nil
    removals[0]()
    #expect(owner == nil && here.children.isIdentical(to: [y]))
    #expect(lives[1].update() == Changes())
  }

  @Test("A released or stopped tree owns nothing", arguments: [true, false])
  func gone(isStopped: Bool) {
    var live: Live? = here.live { x }
    if isStopped { live?.stop() } else { live = nil }
    let found = reports { _ = there.live { x } }
    #expect(found == [] && there.children.isIdentical(to: [x]))
    withExtendedLifetime(live) {}
  }

  @Test("An object from a factory that is also placed by its Ref is reported and skipped")
  func reference() {
    let title = Ref<View>()
    let line: UInt = #line + 1
    let live = here.live {
      if state.number > 0 { Builder<View> { View("made") }.count(state.number).ref(title) }
      Builder<View> { View("box") }.children { if state.isThere { title.object } }
    }
    let made = here.children[0]
    state.isThere = true
    let report = Report(
      "View was created by a builder in this live tree and cannot occur in it again; skipped",
      line: line + 2
    )
    expectUpdate(live, Changes(), [report])
    #expect(here.children[0] === made && here.children[1].children.isEmpty)
    state.number = 2
    expectUpdate(live, Changes(propertyWrites: 1), [report])
    // After the factory is removed, its object is an existing one.
    state.number = 0
    expectUpdate(live, Changes(removals: 1), [])
    #expect(here.children.map(\.name) == ["box"])
  }

  @Test("An object from a factory may be placed elsewhere after the factory is removed")
  func afterwards() {
    let made = View("made")
    let live = here.live {
      Builder<View> { View("box") }.children { if !state.isHere { made.with.count(2) } }
      if state.isHere { Builder<View> { made }.count(1) }
    }
    #expect(here.children.last === made && made.count == 1)
    state.isHere = false
    expectUpdate(live, Changes(insertions: 1, removals: 1, propertyWrites: 1), [])
    #expect(here.children.map(\.name) == ["box"])
    #expect(here.children[0].children.isIdentical(to: [made]) && made.count == 2)
    expectUpdate(live, Changes(), [])
  }

  @Test("Two factories that return one object are reported, and the first keeps it")
  func sharedByFactories() {
    let line: UInt = #line + 1
    let live = here.live {
      Builder<View> { x }.count(1)
      if state.isThere { Builder<View> { x }.count(2) }
    }
    state.isThere = true
    let report = Report(
      "View was created by a builder in this live tree and cannot occur in it again; skipped",
      line: line
    )
    expectUpdate(live, Changes(), [report])
    #expect(here.children.isIdentical(to: [x]) && x.count == 1)
  }
}
