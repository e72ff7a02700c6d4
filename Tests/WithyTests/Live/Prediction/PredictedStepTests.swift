import Testing

@testable import Withy

/// The kinds of steps that are compared while a block is evaluated, each with what it was, and with
/// another.
@Suite("Predicted steps", .bothWays) struct PredictedStepTests {
  let state = PredictionState()
  let root = View("root")

  @Test("Chains with other steps are compared as usual")
  func otherSteps() {
    var calls = 0
    let reference = Ref<View>()
    let live = root.live {
      View.make.title(state.title).call { _ in calls += 1 }
      View.make.title(state.title).count.modify { $0 += 1 }.alpha.always(0.5).ref(reference)
      View.make.title(state.title).children { View.make.title(state.title) }
      View.make.title(state.title).identity(1)
    }
    let children = root.children
    #expect(live.update() == Changes())
    #expect(calls == 2)
    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 5))
    #expect(root.children.isIdentical(to: children))
    #expect(reference.object === children[1])
  }

  @Test("A row with an identity is compared where it was, and found where it goes")
  func identity() {
    var ids = [1, 2, 3]
    let live = root.live {
      for id in ids {
        View.make.title(state.title).onTap.perform { [count = state.count] in $0.noted = count }
          .identity(id)
      }
    }
    var views = Dictionary(uniqueKeysWithValues: zip(ids, root.children))
    for next in [[1, 2, 3], [2, 3], [3, 2], [4, 3, 2], [2, 4], [2, 4]] {
      state.count += 1
      (ids, state.title) = (next, "\(next)")
      live.update()
      #expect(live.update() == Changes())
      for (id, view) in zip(ids, root.children) {
        #expect(view === views[id, default: view])
        views[id] = view
        view.onTap()
        #expect(view.noted == state.count && view.title == state.title)
      }
    }
  }

  @Test("A call by reference is compared by its arguments, in a stored description, too")
  func methods() {
    let recorder = View.Recorder()
    let live = root.live {
      let row = Hierarchy<View> {
        Builder<View> { View("v", recorder: recorder) }.call(View.show).title(state.title)
          .call(View.move, state.count, 2).call(View.mark, state.count, state.title, true)
      }
      row
      if state.flag, let kept = state.kept { kept }
      let _ = { if state.kept == nil { state.kept = row } }()
    }
    recorder.operations = []
    #expect(live.update() == Changes())
    #expect(recorder.operations == [])

    (state.count, state.kept) = (2, nil)
    live.update()
    #expect(recorder.operations == ["v: move 2 2", "v: mark 2 a true"])

    // The title differs, behind a call that does not, and before one that does.
    recorder.operations = []
    (state.kept, state.title) = (nil, "b")
    live.update()
    #expect(recorder.operations == ["v: title = b", "v: mark 2 b true"])
    live.update()

    // The stored description creates another view with the values of that time.
    recorder.operations = []
    (state.count, state.flag) = (3, true)
    #expect(live.update() == Changes(insertions: 1, propertyWrites: 1))
    #expect(
      recorder.operations == [
        "v: move 3 2", "v: mark 3 b true",
        "v: init", "v: show", "v: title = b", "v: move 2 2", "v: mark 2 b true",
      ]
    )
    #expect(live.update() == Changes())
    let other = View("other")
    other { state.kept! }
    #expect(other.titles == ["b"])
  }

  @Test("A call by reference whose last pass belonged to another item is made again")
  func expiredMethods() {
    let recorder = View.Recorder()
    for (id, operations) in [(1, 1), (1, 0), (2, 1), (2, 0)] {
      recorder.operations = []
      let live = root.live(reusing: state.live, id: id) {
        Builder<View> { View("v", recorder: recorder) }.call(View.move, state.count, 2)
      }
      state.live = live
      #expect(recorder.operations.count { $0 == "v: move 1 2" } == operations)
    }
    state.live = nil
  }

  @Test("Blocks of children are compared, in new and in existing parents")
  func children() {
    let recorder = View.Recorder()
    let existing = View("existing", recorder: recorder)
    let live = root.live {
      Builder<View> { View("outer", recorder: recorder) }.title("t").children {
        View.make.title(state.title)
        Builder<View> { View("inner", recorder: recorder) }.children {
          if state.flag { Label.make.text("on") } else { View.make.title("off") }
          Label.make.text("l")
        }.count(state.count)
      }.alpha(0.5).children { Label.make.text("second") }
      existing.with.title("e").children { Label.make.text(state.title ?? "") }
    }
    recorder.operations = []
    for _ in 0..<3 { #expect(live.update() == Changes()) }
    #expect(recorder.operations == [])
    let (outer, inner) = (root.children[0], root.children[0].children[1])

    state.title = "b"
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(live.update() == Changes())
    state.count = 2
    #expect(live.update() == Changes(propertyWrites: 1))
    state.flag = true
    #expect(live.update() == Changes(insertions: 1, removals: 1, propertyWrites: 1))
    #expect(live.update() == Changes())
    #expect(root.children[0] === outer && outer.children[1] === inner)
    #expect(outer.titles == ["b", nil, nil] && root.titles == ["t", "e"])
    #expect(inner.children.map { ($0 as? Label)?.text } == ["on", "l"])
  }

  @Test("A chain longer than one segment is compared like a shorter one")
  func longChain() {
    let live = root.live {
      (0..<200).reduce(View.make) { chain, index in
        chain.title("\(index)").count(index == 100 ? state.count : index)
      }
    }
    #expect(live.update() == Changes() && live.update() == Changes())
    state.count = 7
    live.update()
    #expect(root.children[0].title == "199" && root.children[0].count == 199)
  }

  @Test("The newest handler is called after a pass")
  func handlers() {
    let live = root.live {
      let row = Hierarchy<View> {
        Builder<View>(View()).onTap.perform { [count = state.count] in $0.noted = count }
          .connect("signal", { [count = state.count] view in view.noted = count * 10 }) {
            view,
            connection in
            view.signal = { [weak view] in if let view { connection.handler(view) } }
            return { [weak view] in view?.signal = nil }
          }
          .title.always("t")
      }
      row
      if state.flag, let kept = state.kept { kept }
      let _ = { if state.kept == nil { state.kept = row } }()
      View.make.children { View.make.onTap.perform { [count = state.count] in $0.noted = count } }
        .onTap.perform { [count = state.count] in $0.noted = count }
    }
    func noted(_ view: View) -> [Int] {
      view.onTap()
      let tapped = view.noted
      view.signal?()
      return [tapped, view.noted]
    }
    func all() -> [[Int]] {
      let last = root.children[root.children.count - 1]
      return [root.children[0], last, last.children[0]].map(noted)
    }
    for count in 2...5 {
      state.count = count
      #expect(
        all() == [[count - 1, (count - 1) * 10], [count - 1, count - 1], [count - 1, count - 1]]
      )
      #expect(live.update() == Changes())
      #expect(all() == [[count, count * 10], [count, count], [count, count]])
      if count == 3 { state.kept = nil }
    }
    // The stored description has the handlers of that time.
    state.flag = true
    live.update()
    #expect(noted(root.children[1]) == [4, 40])
    #expect(noted(root.children[0]) == [5, 50])
    let other = View("other")
    other { state.kept! }
    #expect(noted(other.children[0]) == [4, 40] && other.titles == ["t"])
    #expect(live.update() == Changes())
  }

  @Test("A step without a property cannot be declared again")
  func redeclaration() {
    if MountedStep().redeclaration != nil { Issue.record("there is a step") }
  }

  @Test("An access closure without captures is recognised at once")
  func way() {
    func count(of builder: Builder<View>) -> Setter<View, Int> {
      Setter(builder) { base, access, body in
        if case .trace(let patcher) = access {
          return patcher.takeUnretainedValue().trace { \View.count }
        }
        (\View.count)._apply(&access, to: &base, body)
      }
    }
    let live = root.live {
      count(of: View.make)(state.count)
      count(of: View.make).always(state.count)
    }
    #expect(live.update() == Changes())
    state.count = 2
    #expect(live.update() == Changes(propertyWrites: 2))
    for child in root.children { child.count = 3 }
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(root.children.map(\.count) == [3, 2])
  }

  @Test("An access closure without captures that leads through an optional is recognised, too")
  func optionalWay() {
    func border(of builder: Builder<View>) -> Setter<View, Border> {
      Setter(builder) { base, access, _ in
        switch access {
        case .trace(let patcher):
          patcher.takeUnretainedValue().trace { \View.border }
          patcher.takeUnretainedValue().traceOptional()
        case .set(let border): base.border = border
        default: if let border = base.border { access = .value(border) }
        }
      }
    }
    let live = root.live { border(of: View.make)(Border(width: state.count)) }
    let view = root.children[0]
    #expect(view.border == nil && live.update() == Changes())
    view.border = Border()
    for count in [2, 3] {
      state.count = count
      #expect(live.update() == Changes(propertyWrites: 1))
      #expect(live.update() == Changes())
      #expect(view.border?.width == count)
    }
    view.border = nil
    #expect(live.update() == Changes() && live.update() == Changes())
    view.border = Border()
    live.update()
    #expect(view.border?.width == 3)
  }
}
