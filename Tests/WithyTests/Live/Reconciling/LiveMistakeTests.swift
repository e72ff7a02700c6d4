import TestSupport
import Testing
import Withy

/// Mistakes that only show in a pass: reported or healed, and nothing is lost.
@Suite("Mistakes in live blocks", .bothWays) struct LiveMistakeTests {
  final class State {
    var isOn = false
    var number = 0
    var ids = [1, 2]
  }

  let state = State()
  let root = View("root")

  @Test("The first item keeps a duplicate id, the others are matched by position")
  func duplicateIDs() {
    let line: UInt = #line + 2
    let live = root.live {
      ForEach(state.ids, id: \.self) { id in Builder { View() }.count(id) }
    }
    let before = root.children
    state.ids = [2, 1, 2, 2]
    let found = reports { live.update() }
    #expect(
      found == [
        Report(
          "Duplicate ids in a ForEach: 2, 2; the first element keeps its id, the others are matched by position",
          line: line
        )
      ]
    )
    #expect(root.children.map(\.count) == [2, 1, 2, 2])
    #expect(root.children[0] === before[1] && root.children[1] === before[0])
    let repeated = root.children
    #expect(reports { live.update() } == [])
    state.ids = [2, 3, 2, 2]
    #expect(reports { live.update() }.count == 1)
    #expect(root.children[2] === repeated[2] && root.children[3] === repeated[3])
    state.ids = [3]
    #expect(reports { live.update() } == [])
    #expect(root.children.count == 1)
    state.ids = (0..<12).flatMap { [$0, $0] }
    let names = (0..<10).map { "\($0)" }.joined(separator: ", ")
    #expect(
      reports { live.update() }.first?.message.hasPrefix(
        "Duplicate ids in a ForEach: \(names), …;"
      ) == true
    )
  }

  @Test("Duplicate ids in an operand of + are reported at the enclosing block")
  func duplicateIDsInOperand() {
    let first = Hierarchy<View> { View("first") }
    let message =
      "Duplicate ids in a ForEach: 1; the first element keeps its id, the others are matched by position"
    for isEquatable in [false, true] {
      let rows = ForEach([1, 1], id: \.self) { _ in View.make }
      let line: UInt = #line + 2
      let found = reports {
        _ = root.live { first + (isEquatable ? rows.equatable() : rows) }
      }
      #expect(found == [Report(message, line: line)])
    }
  }

  @Test(
    "A duplicate identity is reported once, and kept by the first object",
    arguments: [false, true]
  )
  func duplicateIdentity(isNew: Bool) {
    let line: UInt = #line + 6
    state.isOn = isNew
    var live: Live?
    let make = { [state, root] in
      live = root.live {
        Builder { View() }.count(1).identity("x")
        if state.isOn { Builder { View() }.count(2).identity("x") }
      }
    }
    if !isNew { make() }
    let first = root.children.first
    state.isOn = true
    let found = reports { if isNew { make() } else { live?.update() } }
    #expect(
      found == [
        Report(
          "Duplicate identity x: the first object keeps it; the others are matched by position",
          line: line
        )
      ]
    )
    #expect(isNew || root.children.first === first)
    #expect(root.children.map(\.count) == [1, 2])
    let both = root.children
    #expect(reports { live?.update() } == [])
    #expect(root.children.isIdentical(to: both))
  }

  @Test("An object at two positions keeps the first")
  func objectTwice() {
    let a = View("a")
    let line: UInt = #line + 1
    let live = root.live {
      Builder { View("box") }.children { a.with.alpha(0.5) }
      if state.isOn { a }
    }
    state.isOn = true
    let found = reports { #expect(live.update() == Changes()) }
    #expect(
      found == [
        Report("View occurs twice in this live tree; only the first is kept", line: line)
      ]
    )
    #expect(root.children.map(\.name) == ["box"])
    #expect(root.children[0].children.isIdentical(to: [a]))
    state.isOn = false
    #expect(reports { live.update() } == [])
  }

  @Test("An object that another part still contains cannot be taken")
  func objectInTwoParts() {
    let a = View("a")
    let live = root.live {
      Part(0) { Builder { View("box") }.children { a } }
      Part(state.number) { if state.number > 0 { a } }
    }
    state.number = 1
    #expect(reports { live.update() }.count == 1)
    #expect(root.children[0].children.isIdentical(to: [a]))
    #expect(root.children.count == 1)
  }

  @Test("An object that a part has lost to an earlier one is reported")
  func objectTakenFromPart() {
    let a = View("a")
    let live = root.live {
      if state.isOn { a }
      Part(0) {
        a
        Builder { View("b") }
      }
    }
    state.isOn = true
    #expect(reports { live.update() }.count == 1)
    #expect(root.children.map(\.name) == ["a", "b"])
    #expect(live.update() == Changes())
  }

  @Test("A node inside itself is skipped", arguments: [true, false])
  func insideItself(isDirect: Bool) {
    let (a, b) = (View("a"), View("b"))
    let line: UInt = #line + 2
    let live = root.live {
      a.with.children { if isDirect { a } else { b.with.children { a } } }
    }
    let found = reports { live.update() }
    #expect(root.children.isIdentical(to: [a]))
    #expect(a.children.isIdentical(to: isDirect ? [] : [b]) && b.children.isEmpty)
    #expect(
      found == [
        isDirect
          ? Report("View cannot be its own descendant; skipped", line: line)
          : Report("View occurs twice in this live tree; only the first is kept", line: line)
      ]
    )
  }

  @Test("The parent itself is skipped in its live block")
  func parentInItself() {
    var live: Live?
    let found = reports {
      live = root.live {
        root
        Builder { View("a") }
      }
    }
    #expect(
      found.count == 1 && found[0].message.hasSuffix("View cannot be its own descendant; skipped")
    )
    #expect(root.children.map(\.name) == ["a"])
    withExtendedLifetime(live) {}
  }

  @Test("A class with a wrong Node type is skipped")
  func liar() {
    let line: UInt = #line + 3
    let found = reports {
      let live = root.live {
        Builder { Liar() }
        Liar()
        Builder { View("a") }
      }
      live.update()
    }
    #expect(found.count == 4)
    #expect(
      found.allSatisfy {
        $0.message.hasSuffix(
          "Liar declares View as its Node but does not derive from it; skipped"
        )
      }
    )
    #expect(Set(found.map(\.line)) == [line - 1, line + 1])
    #expect(root.children.map(\.name) == ["a"])
  }

  @Test("A child removed by hand returns when its list next changes")
  func removedByHand() {
    let live = root.live {
      ForEach(state.ids, id: \.self) { id in Builder { View("\(id)") } }
    }
    let first = root.children[0]
    root.remove(first)
    #expect(live.update() == Changes())
    state.ids.append(3)
    #expect(live.update() == Changes(insertions: 2))
    #expect(root.children.map(\.name) == ["1", "2", "3"] && root.children[0] === first)
    root.remove(root.children[1])
    state.ids = [1, 3]
    #expect(live.update() == Changes())
    #expect(root.children.map(\.name) == ["1", "3"])
  }

  @Test("A child moved by hand returns when its list next changes")
  func movedByHand() {
    let other = View("other")
    let live = root.live {
      ForEach(state.ids, id: \.self) { id in Builder { View("\(id)") } }
    }
    other.append(root.children[0])
    state.ids.append(3)
    live.update()
    #expect(root.children.map(\.name) == ["1", "2", "3"] && other.children.isEmpty)
    other.append(root.children[0])
    state.ids.removeFirst()
    #expect(live.update() == Changes())
    #expect(other.children.map(\.name) == ["1"])
  }

  @Test("Children reordered by hand are ordered when their list next changes")
  func reorderedByHand() {
    let live = root.live {
      ForEach(state.ids, id: \.self) { id in Builder { View("\(id)") } }
    }
    root.append(root.children[0])
    #expect(live.update() == Changes())
    state.ids.append(3)
    #expect(live.update() == Changes(insertions: 1, moves: 1))
    #expect(root.children.map(\.name) == ["1", "2", "3"])
  }

  @Test("Updates end when the parent is deallocated")
  func parentHasGone() {
    var container: View? = View("container")
    let live = container!.live { Builder { View("a") } }
    let child = container!.children[0]
    container = nil
    #expect(live.update() == Changes())
    #expect(child.parent == nil)
  }

  @Test("A parent inside the tree that was removed by hand still gets its children")
  func innerParentRemoved() {
    let box = View("box")
    let live = root.live {
      box.with.children { ForEach(state.ids, id: \.self) { id in Builder { View("\(id)") } } }
    }
    root.remove(box)
    state.ids.append(3)
    #expect(live.update() == Changes(insertions: 1))
    #expect(box.children.count == 3 && root.children.isEmpty)
  }

  @Test("An object that is created again in every pass is reported once, and placed")
  func newInEveryPass() {
    let line: UInt = #line + 1
    let live = root.live { View("a").with.count(state.number) }
    var found: [Report] = []
    for number in 1...6 {
      state.number = number
      found += reports { live.update() }
      #expect(root.children.map(\.count) == [number])
    }
    #expect(
      found == [
        Report(
          "A new View is created in every pass; write View.make, without build(), to create it once",
          line: line
        )
      ]
    )
  }

  @Test("Objects shown alternately at one position are not reported")
  func shownInTurn() {
    let pages = (0..<6).map { View("\($0)") }
    let live = root.live { pages[state.number] }
    for number in 1..<6 {
      state.number = number
      #expect(reports { live.update() } == [])
      #expect(root.children.isIdentical(to: [pages[number]]))
    }
  }

  @Test("New objects that stay for several passes each are not reported")
  func newFromTimeToTime() {
    var page = View()
    let live = root.live { page.with.count(state.number) }
    for number in 1..<20 {
      if number % 2 == 0 { page = View() }
      state.number = number / 4
      #expect(reports { live.update() } == [])
      #expect(root.children.isIdentical(to: [page]))
    }
  }

  /// A value whose comparison releases the live parent, or requests a pass.
  struct Restless: Equatable {
    let compare: () -> Void

    static func == (a: Restless, b: Restless) -> Bool {
      a.compare()
      return false
    }
  }

  @Test("A comparison that releases the live parent, or requests a pass, is safe")
  func restlessComparison() {
    var live: Live?
    live = root.live {
      let count = state.number
      Part(Restless { live?.update() }) { Builder { View() }.count(count) }
      Part(Restless { if count == 2 { live = nil } }) { Builder { View("b") } }
    }
    state.number = 1
    _ = reports { live?.update() }
    state.number = 2
    _ = reports { live?.update() }
    #expect(live == nil && root.children.map(\.name) == ["", "b"])
  }

  /// An element that can change in place.
  final class Song: Equatable {
    var title: String

    init(_ title: String) { self.title = title }

    static func == (a: Song, b: Song) -> Bool { a.title == b.title }
  }

  // Optimised builds do not look for it.
  #if DEBUG
    /// A wrapper that is created for each access.
    private final class Wrapper: Nestable, Makeable {
      private let wrapped: View

      init() { wrapped = View() }
      init(_ wrapped: View) { self.wrapped = wrapped }

      var children: [Wrapper] { wrapped.children.map { Wrapper($0) } }

      func insert(_ child: Wrapper, after sibling: Wrapper?) {
        wrapped.insert(child.wrapped, after: sibling?.wrapped)
      }

      func remove(_ child: Wrapper) { wrapped.remove(child.wrapped) }
    }

    @Test("A parent that returns other objects than its children is reported once")
    func wrappers() {
      let root = Wrapper()
      let line: UInt = #line + 3
      var live: Live?
      let found = reports {
        live = root.live {
          Wrapper.make
          Wrapper.make
        }
      }
      #expect(
        found == [
          Report(
            "The children of Wrapper do not contain the Wrapper just inserted; return that very object",
            line: line
          )
        ]
      )
      #expect(root.children.count == 2)
      withExtendedLifetime(live) {}
    }
  #endif

  /// A view with a place for children that nothing holds.
  private final class Slotted: View {
    var slotted: [View] = []
    var slot: Slot { Slot(self) }

    final class Slot: Nestable {
      typealias Node = View
      private let owner: Slotted

      init(_ owner: Slotted) { self.owner = owner }

      var children: [View] { owner.slotted }
      func insert(_ child: View, after sibling: View?) { owner.slotted.insert(child, at: 0) }
      func remove(_ child: View) { owner.slotted.removeAll { $0 === child } }
    }
  }

  @Test("Children of an object that nothing holds are reported and not inserted")
  func freedParent() {
    let view = Slotted()
    let line: UInt = #line + 1
    let live = root.live { view.with.slot.children { View.make.count(state.number) } }
    #expect(view.slotted.count == 1)
    state.number = 1
    var changes = Changes()
    let message =
      "An object of Slotted was freed, and its children are not inserted; keep it in a stored property"
    #expect(reports { changes = live.update() } == [Report(message, line: line)])
    #expect(changes.insertions == 0 && view.slotted.count == 1)
  }

  #if DEBUG
    @Test("An object that is an element of equatable() in two passes is reported once")
    func sameObject() {
      var songs = [Song("a"), Song("b")]
      let line: UInt = #line + 2
      let live = root.live {
        ForEach(songs, id: \.title) { song in View.make.title(song.title) }.equatable()
      }
      songs = [Song("a"), Song("b")]
      #expect(reports { live.update() } == [])
      songs.swapAt(0, 1)
      let found = reports {
        live.update()
        live.update()
      }
      #expect(
        found == [
          Report(
            "equatable() cannot detect changes inside Song, the same object in two passes; use a struct or an @Observable class",
            line: line
          )
        ]
      )
      let items = [ObservedItem(id: 1)]
      let box = View()
      let observed = box.live {
        ForEach(items) { item in View.make.title(item.title) }.equatable()
      }
      #expect(reports { observed.update() } == [])
    }
  #endif

  @Test("A new id that occurs twice is reported, and both elements are shown")
  func newRepeatedID() {
    var ids = [1, 2]
    let live = root.live { ForEach(ids, id: \.self) { View.make.count($0) } }
    ids = [1, 2, 3, 3]
    let reported = reports { live.update() }.map(\.message)
    #expect(
      reported == [
        "Duplicate ids in a ForEach: 3; the first element keeps its id, the others are matched by position"
      ]
    )
    let views = root.children
    ids = [3, 1, 3, 2]
    _ = reports { live.update() }
    #expect(root.children.isIdentical(to: [views[2], views[0], views[3], views[1]]))
    #expect(root.children.map(\.count) == ids)
  }

  @Test("A limited parent keeps children that it would refuse now")
  func presentRefused() {
    let parent = View("parent", childLimit: 2)
    var names = ["a", "b"]
    let views = ["a", "b", "c"].map { View($0) }
    let live = root.live {
      parent.with { for view in views where names.contains(view.name) { view } }
    }
    #expect(parent.children.map(\.name) == ["a", "b"])
    parent.objection = { "refused \($0.name)" }
    names = ["a", "b", "c"]
    let reported = reports { live.update() }.map(\.message)
    #expect(parent.children.map(\.name) == ["a", "b"])
    #expect(reported == ["refused c"], "\(reported)")
  }
}
