import TestSupport
import SmallStack
import Testing
import Withy

/// The properties of an object while steps of its chain are added, removed and overlap.
@Suite("Recorded steps") struct RecordedStepTests {
  final class State {
    var isOn = true
    var number = 1
  }

  let state = State()
  let root = View("root")

  @Test(
    "An object described by builders of two classes alternately has the steps of the current one"
  )
  func twoClasses() {
    let label = Label("label")
    let live = root.live {
      if state.isOn {
        label.with.alpha(0.5).text("a").name("x")
      } else {
        (label as View).with.alpha(0.25)
      }
    }
    for _ in 0..<3 {
      state.isOn = false
      live.update()
      #expect(label.alpha == 0.25 && label.text.isEmpty && label.name == "label")
      state.isOn = true
      live.update()
      #expect(label.alpha == 0.5 && label.text == "a" && label.name == "x")
    }
    #expect(root.children.isIdentical(to: [label]))
  }

  @Test("A class with a wrong Node type is skipped when it is described by a builder")
  func liar() {
    let found = reports { withExtendedLifetime(root.live { Liar().with.apply { $0 } }) {} }
    #expect(
      found.map(\.message) == [
        "Liar declares View as its Node but does not derive from it; skipped"
      ]
    )
    #expect(root.children.isEmpty)
  }

  @Test("A path of several members does not affect one through an optional")
  func severalMembersBesideOptional() {
    let view = View("view")
    view.image = View("image")
    let live = root.live {
      view.with
        .set(\.frame.size.width, to: state.number)
        .image.ifPresent.alpha(state.isOn ? 0.5 : 0.25)
    }
    state.number = 2
    state.isOn = false
    live.update()
    #expect(view.frame.size.width == 2 && view.image?.alpha == 0.25)
    live.stop()
  }

  @Test("A value set through several members is kept while the value around it changes")
  func severalMembers() {
    let live = root.live {
      Builder { View() }
        .frame(Frame(x: state.number))
        .set(\.frame.size.width, to: 5)
        .name("n")
    }
    let view = root.children[0]
    for number in [2, 3] {
      state.number = number
      live.update()
      #expect(view.frame == Frame(x: number, size: .init(width: 5)))
    }
    #expect(live.update() == Changes())
  }

  @Test("An object that is replaced gets back the values set through the property")
  func replacedObject() {
    let (a, b) = (View("a"), View("b"))
    let live = root.live {
      Builder { View() }.image(state.isOn ? a : b).image.ifPresent.alpha(0.5)
    }
    #expect(a.alpha == 0.5)
    state.isOn = false
    live.update()
    #expect(a.alpha == 1 && b.alpha == 0.5)
    state.isOn = true
    live.update()
    #expect(a.alpha == 0.5 && b.alpha == 1)
  }

  @Test(
    "A value set through an optional and then as a whole is written once, and restored",
    arguments: [nil, Border(width: 7)]
  )
  func wholeBehindOptional(original: Border?) {
    let view = View("view")
    view.border = original
    let live = root.live {
      if state.isOn {
        view.with.border.ifPresent(Border(width: 3)).border(Border(width: 4))
      } else {
        view
      }
    }
    #expect(view.border?.width == 4)
    #expect(live.update() == Changes())
    state.isOn = false
    live.update()
    #expect(view.border == original)
  }

  @Test(
    "A closure that is declared and removed repeatedly is restored",
    arguments: [true, false]
  )
  func closureToggled(isHandler: Bool) {
    onSmallStack {
      let (root, view) = (View("root"), View("view"))
      var (isOn, calls) = (true, 0)
      view.onTap = { calls += 1 }
      let live = root.live {
        view.with.if(isOn) { isHandler ? $0.onTap.perform { _ in } : $0.onTap {} }
      }
      for _ in 0..<20_001 {
        isOn.toggle()
        live.update()
      }
      view.onTap()
      #expect(!isOn && calls == 1)
    }
  }

  /// A view that holds another, and knows its last child.
  private final class Holder: View {
    var shown = View("shown")
    var last: View? { children.last }
  }

  @Test(
    "A closure in an object that was replaced is not restored in the next one",
    arguments: ["scope", "member", "path"]
  )
  func closureOfReplaced(form: String) {
    let (first, second) = (View("first"), View("second"))
    let holder = Holder()
    holder.shown = first
    var taps: [String] = []
    first.onTap = { taps.append("first") }
    second.onTap = { taps.append("second") }
    let live = root.live {
      holder.with.if(state.isOn) { chain in
        switch form {
        case "scope": chain.shown.scope { $0.onTap { taps.append("handler") } }
        case "member": chain.shown.onTap.perform { _ in taps.append("handler") }
        default: chain.set(\.shown.onTap, to: { taps.append("handler") })
        }
      }
    }
    func toggle() {
      state.isOn.toggle()
      live.update()
    }
    toggle()
    holder.shown = second
    toggle()
    second.onTap()
    toggle()
    first.onTap()
    second.onTap()
    #expect(taps == ["handler", "first", "second"])
  }

  @Test("Steps after a block see its children in order, also through an optional or compared anew")
  func stepsAfterBlock() {
    let (holder, child) = (Holder(), View("child"))
    state.isOn = false
    let live = root.live {
      holder.with
        .children { if state.isOn { child } }
        .last.ifPresent.alpha(0)
        .last.ifPresent.count.always(2)
    }
    state.isOn = true
    #expect(live.update() == Changes(insertions: 1, propertyWrites: 2))
    #expect(child.alpha == 0 && child.count == 2)
    #expect(live.update() == Changes())
  }

  @Test("A chain of 2,000 steps equals a new one, whichever step is added, removed or changed")
  func longChain() {
    let live = root.live {
      var builder = Builder<View> { View() }
      if !state.isOn { builder = builder.alpha(0.5) }
      for number in 0..<1_000 { builder = builder.count(number == 0 ? state.number : number) }
      if !state.isOn { builder = builder.name("x") }
      for number in 0..<1_000 { builder = builder.call(on: number) { $0.title = "\(number)" } }
      return Hierarchy<View> { builder }
    }
    let view = root.children[0]
    #expect(view.count == 999 && view.title == "999")
    state.number = 2
    #expect(live.update() == Changes(propertyWrites: 1_000))
    for isOn in [false, true] {
      state.isOn = isOn
      #expect(live.update() == Changes(propertyWrites: 2))
      #expect(view.count == 999 && view.alpha == (isOn ? 1 : 0.5) && view.name == (isOn ? "" : "x"))
    }
  }

  @Test("4,000 blocks of children in one chain are nested, and each gets another child")
  func manyBlocks() {
    let live = root.live {
      var builder = Builder<View> { View() }
      for number in 0..<4_000 {
        builder = builder.children(column: UInt(number)) {
          if state.number > 1 || number.isMultiple(of: 2) { Builder<View> { View("\(number)") } }
        }
      }
      return Hierarchy<View> { builder }
    }
    let view = root.children[0]
    #expect(view.children.count == 2_000)
    state.number = 2
    #expect(live.update() == Changes(insertions: 2_000))
    #expect(view.children.map(\.name) == (0..<4_000).map { "\($0)" })
  }

  /// An object with as many properties as one likes.
  final class Table: Nestable, Configurable {
    private var numbers: [Int: Int] = [:]
    private var borders: [Int: Border] = [:]
    private(set) var children: [Table] = []

    func insert(_ child: Table, after sibling: Table?) { children.append(child) }
    func remove(_ child: Table) {}

    subscript(index: Int) -> Int {
      get { numbers[index] ?? 0 }
      set { numbers[index] = newValue }
    }

    subscript(border index: Int) -> Border? {
      get { borders[index] ?? Border(width: 0) }
      set { borders[index] = newValue }
    }
  }

  @Test(
    "Thousands of properties of one object are written, changed and undone",
    arguments: [true, false]
  )
  func manyProperties(areOptional: Bool) {
    let (table, parent) = (Table(), Table())
    let live = parent.live {
      var builder = table.with
      if state.isOn {
        for index in 0..<4_000 {
          builder =
            areOptional
            ? builder[dynamicMember: \.[border: index]].ifPresent.width(state.number)
            : builder.set(\.[index], to: state.number)
        }
      }
      return Hierarchy<Table> { builder }
    }
    func shows(_ number: Int) -> Bool {
      (0..<4_000).allSatisfy {
        areOptional ? table[border: $0]?.width == number : table[$0] == number
      }
    }
    #expect(shows(1))
    state.number = 2
    #expect(live.update().propertyWrites == 4_000)
    #expect(shows(2) && live.update() == Changes())
    state.isOn = false
    #expect(live.update().propertyWrites == 4_000)
    #expect(shows(0))
  }
}
