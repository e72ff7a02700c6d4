import Testing
import Withy

/// Steps that declare no property: calls, hooks and references.
@Suite("Calls, hooks and references in live blocks", .bothWays) struct LiveStepTests {
  final class State {
    var isOn = true
    var number = 0
    var title: String?
    var items = [1, 2]
  }

  final class Owner {
    var optional: View?
    var certain = View("certain")
    var writes = 0
    var counted: View? { didSet { writes += 1 } }
  }

  let state = State()
  let recorder = View.Recorder()
  let root = View("root")

  func log(_ text: String) { recorder.operations.append(text) }

  /// Runs a pass and returns what it did.
  func pass(_ live: Live, _ change: () -> Void = {}) -> [String] {
    change()
    recorder.operations = []
    live.update()
    return recorder.operations
  }

  @Test("call runs in every pass, in order among the steps")
  func call() {
    let live = root.live {
      Builder { View(recorder: recorder) }.alpha(Double(state.number)).call { log("\($0.alpha)") }
        .title("\(state.number)")
    }
    #expect(recorder.operations == ["init", "alpha = 0.0", "0.0", "title = 0"])
    #expect(pass(live) == ["0.0"])
    #expect(pass(live) { state.number = 1 } == ["alpha = 1.0", "1.0", "title = 1"])
  }

  @Test("call(on:) runs when the value has changed")
  func callOn() {
    let live = root.live {
      Builder { View() }.call(on: state.number) { _ in log("number") }
        .call(on: state.items) { _ in log("items") }
    }
    #expect(recorder.operations == ["number", "items"])
    #expect(pass(live) == [])
    #expect(pass(live) { state.number = 1 } == ["number"])
    #expect(pass(live) { state.items = [] } == ["items"])
  }

  @Test("An argument of any Equatable type is compared")
  func callWithEquatable() {
    let live = root.live {
      Builder { View(recorder: recorder) }.call(View.mark, 1, state.title, true)
    }
    #expect(recorder.operations == ["init", "mark 1 - true"])
    #expect(pass(live) == [])
    #expect(pass(live) { state.title = "a" } == ["mark 1 a true"])
    #expect(pass(live) == [])
  }

  @Test("An argument that is not Equatable always counts as changed")
  func callWithOther() {
    let live = root.live { Builder { View(recorder: recorder) }.call(View.wear, Style()) }
    #expect(pass(live) == ["wear black"])
  }

  @Test("once runs when the object is created, and on an existing object the first time")
  func once() {
    let a = View("a")
    let live = root.live {
      a.with.once { _ in log("existing") }
      ForEach(state.items, id: \.self) { item in
        Builder { View() }.once { _ in log("made \(item)") }
      }
    }
    #expect(recorder.operations == ["existing", "made 1", "made 2"])
    #expect(pass(live) { state.items = [2, 3] } == ["made 3"])
  }

  @Test("Conditions before them do not make calls run again")
  func conditionalCalls() {
    let live = root.live {
      Builder { View() }
        .if(state.isOn) { $0.once { _ in log("a") }.call(on: 1) { _ in log("b") } }
        .once { _ in log("c") }
        .call(on: state.number) { _ in log("d") }
        .call { _ in log("e") }
    }
    #expect(recorder.operations == ["a", "b", "c", "d", "e"])
    #expect(pass(live) { state.isOn = false } == ["e"])
    #expect(pass(live) { state.isOn = true } == ["a", "b", "e"])
    #expect(pass(live) { state.number = 1 } == ["d", "e"])
  }

  @Test("onInsert and onRemove run at the end of the pass in which a node is inserted or removed")
  func hooks() {
    let live = root.live {
      ForEach(state.items, id: \.self) { item in
        Builder { View("\(item)") }
          .onInsert { log("insert \($0.name) at \($0.parent?.name ?? "nothing")") }
          .onRemove { log("remove \($0.name) at \($0.parent?.name ?? "nothing")") }
      }
    }
    #expect(recorder.operations == ["insert 1 at root", "insert 2 at root"])
    #expect(pass(live) == [])
    #expect(pass(live) { state.items = [3, 2] } == ["remove 1 at nothing", "insert 3 at root"])
    #expect(pass(live) { state.items = [2, 3] } == [])
  }

  @Test("Each hook of a chain is called as it was declared last, and so are those of nodes inside")
  func newestHook() {
    let a = View("a")
    let live = root.live {
      if state.isOn {
        let number = state.number
        Builder { View() }
          .onRemove { _ in log("outer \(number)") }
          .onRemove { _ in log("second \(number)") }
          .children {
            a.with.alpha(0.5).onInsert { _ in log("a enters") }.onRemove { _ in log("a leaves") }
            Builder { View() }.onRemove { _ in log("inner") }
          }
      }
    }
    state.number = 7
    live.update()
    #expect(pass(live) { state.isOn = false } == ["outer 7", "second 7", "inner", "a leaves"])
    #expect(a.alpha == 1)
    #expect(pass(live) { state.isOn = true } == ["a enters"])
  }

  @Test("A hook does nothing in a build")
  func hooksInBuild() {
    let view = Builder { View() }.onInsert { _ in log("x") }.onRemove { _ in log("y") }
    root { view }
    #expect(recorder.operations == [])
  }

  @Test("ref contains the object while it is in the tree, and is cleared when it is removed")
  func ref() {
    let ref = Ref<View>()
    let live = root.live {
      if state.isOn { Builder { View("a") }.ref(ref) } else if state.number > 0 { View("other") }
    }
    #expect(ref.object === root.children[0])
    _ = pass(live)
    #expect(ref.object === root.children[0])
    _ = pass(live) { state.isOn = false }
    #expect(ref.object == nil)
    _ = pass(live) { state.isOn = true }
    #expect(ref.object === root.children[0])
  }

  @Test("A Ref that another object takes in the same pass is not cleared")
  func refTaken() {
    let ref = Ref<View>()
    let live = root.live {
      if state.isOn { Builder { View("a") }.ref(ref) } else { Builder { View("b") }.ref(ref) }
    }
    _ = pass(live) { state.isOn = false }
    #expect(ref.object?.name == "b")
  }

  @Test("A Ref that is no longer declared is cleared")
  func refUndone() {
    let (first, second) = (Ref<View>(), Ref<View>())
    let a = View("a")
    let live = root.live {
      a.with.if(state.isOn) {
        $0.ref(first)
      } else: {
        $0.ref(second)
      }
    }
    _ = pass(live) { state.isOn = false }
    #expect(first.object == nil && second.object === a)
  }

  @Test("A Ref that follows a scope is set if the same pass replaces the object of the scope")
  func refAfterReplacedScope() {
    let (ref, view) = (Ref<View>(), View("a"))
    view.image = View("first")
    let second = View("second")
    state.isOn = false
    let live = root.live {
      view.with.if(state.isOn) { $0.image(second) }
        .image.ifPresent.scope { $0.alpha(0.5) }
        .if(state.isOn) { $0.ref(ref) }
    }
    _ = pass(live) { state.isOn = true }
    #expect(second.alpha == 0.5 && ref.object === view)
    _ = pass(live) { state.isOn = false }
    #expect(ref.object == nil)
  }

  @Test("A Ref that a chain declares twice is not cleared while one of the steps remains")
  func refDeclaredTwice() {
    let ref = Ref<View>()
    let live = root.live { Builder { View("a") }.ref(ref).if(state.isOn) { $0.ref(ref) } }
    for _ in 0..<2 {
      _ = pass(live) { state.isOn.toggle() }
      #expect(ref.object === root.children[0])
    }
  }

  @Test("assign sets a property once, and clears an optional one when the object is removed")
  func assign() {
    let owner = Owner()
    let live = root.live {
      if state.isOn {
        Builder { View("a") }.assign(to: \.optional, on: owner)
          .assign(to: \.certain, on: owner).assign(to: \.counted, on: owner)
      }
    }
    _ = pass(live)
    #expect(owner.optional === root.children[0] && owner.certain === root.children[0])
    #expect(owner.writes == 1)
    _ = pass(live) { state.isOn = false }
    #expect(owner.optional == nil && owner.counted == nil)
    #expect(owner.certain.name == "a")
  }

  @Test("assign to a deallocated owner does nothing")
  func assignToNobody() {
    var owner: Owner? = Owner()
    let chain = Builder { View("a") }.assign(to: \.optional, on: owner!)
      .assign(to: \.certain, on: owner!)
    owner = nil
    let live = root.live { if state.isOn { chain } }
    #expect(root.children.count == 1)
    _ = pass(live) { state.isOn = false }
    #expect(root.children.isEmpty)
  }

  @Test("A property assigned to another object in the meantime is not cleared")
  func assignTaken() {
    let owner = Owner()
    let live = root.live {
      if state.isOn { Builder { View("a") }.assign(to: \.optional, on: owner) }
    }
    let other = View("other")
    owner.optional = other
    _ = pass(live) { state.isOn = false }
    #expect(owner.optional === other)
  }
}
