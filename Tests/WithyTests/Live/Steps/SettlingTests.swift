import Observation
import Testing
import Withy

/// Steps of adapters that need the whole tree: here a tie to a sibling, as a constraint is.
@Suite("Settling", .bothWays) struct SettlingTests {
  /// The view to which a step has tied another one.
  final class Tie {
    private weak var other: View?

    /// Ties a view to another, and returns the number of things that this takes.
    func replace(by other: View?, of view: View) -> Int {
      if other === self.other { return 0 }
      view.record("tied to \(other?.name ?? "nothing")")
      self.other = other
      return 1
    }
  }

  /// Records the passes that it follows.
  final class Follower: Withy.Follower {
    let recorder: View.Recorder

    init(_ recorder: View.Recorder) { self.recorder = recorder }

    func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? {
      recorder.operations.append(nodes == nil ? "followed without nodes" : "followed")
      return nil
    }

    func complete(in container: AnyObject, _ followers: @escaping () -> [any Withy.Follower]) {}
  }

  let recorder = View.Recorder()
  let root = View("root")
  let a, b: View

  init() {
    a = View("a", recorder: recorder)
    b = View("b", recorder: recorder)
    _ = recorder.take()
  }

  @Test("A step settles after insertions and removals, before followers and hooks run")
  func order() {
    var isOn = false
    let live = root.live {
      Hierarchy(
        _following: Hierarchy {
          a.with.tied(to: "b").alpha(isOn ? 0 : 1).onRemove { $0.record("left") }
          if isOn { b.with.onInsert { $0.record("entered") } } else { View.make(View("old")) }
        }
      ) { old in old ?? Follower(recorder) }
    }
    #expect(live.lastChanges == Changes(insertions: 2, propertyWrites: 1))
    _ = recorder.take()
    isOn = true
    let changes = live.update()
    #expect(recorder.take() == ["a: alpha = 0.0", "a: tied to b", "followed", "b: entered"])
    #expect(changes == Changes(insertions: 1, removals: 1, propertyWrites: 1, adjustments: 1))
    #expect(changes.description == "1 insertion, 1 removal, 1 property write, 1 adjustment")
    #expect(changes.operations.last?.description == "adjust Tie of View")
    #expect(live.update().isEmpty)
    #expect(recorder.take() == ["followed"])
  }

  /// A container that records the calls of `didNest`.
  final class Container: View {
    override func didNest() { record("nested") }
  }

  @Test("The container is notified at the end of every pass, and the nodes in it are not")
  func didNest() {
    let container = Container(recorder: recorder)
    _ = recorder.take()
    let live = container.live {
      a.with.tied(to: "b").onInsert { $0.record("entered") }
      b
      Container.make(Container("inner", recorder: recorder)).children { View.make(View()) }
    }
    let inserted = ["insert a after nothing", "insert b after a", "insert inner after b"]
    #expect(
      recorder.take().filter { !$0.contains("init") && !$0.contains("inner: ") }
        == inserted + ["a: tied to b", "nested", "a: entered"]
    )
    live.update()
    #expect(recorder.take() == ["nested"])
  }

  @Test("Steps outside the pass settle, too, if it moves other nodes")
  func passedOver() {
    var isOn = false
    let live = root.live {
      Part(0) { a.with.tied(to: "b") }
      if isOn { b }
    }
    #expect(live.lastChanges == Changes(insertions: 1))
    isOn = true
    #expect(live.update() == Changes(insertions: 1, adjustments: 1))
    isOn = false
    #expect(live.update() == Changes(removals: 1, adjustments: 1))
    #expect(recorder.take() == ["a: tied to b", "a: tied to nothing"])
  }

  @Test("The effect of a step is undone when the step or an existing object is removed")
  func undo() {
    var (isTied, isThere) = (true, true)
    let live = root.live {
      if isThere { a.with.if(isTied) { $0.tied(to: "b") } }
      b
    }
    #expect(live.lastChanges == Changes(insertions: 2, adjustments: 1))
    isTied = false
    #expect(live.update() == Changes(adjustments: 1))
    isTied = true
    #expect(live.update() == Changes(adjustments: 1))
    isThere = false
    #expect(live.update() == Changes(removals: 1, adjustments: 1))
    let ties = ["tied to b", "tied to nothing", "tied to b", "tied to nothing"]
    #expect(recorder.take() == ties.map { "a: \($0)" })
  }

  @Test("The effect of a step is undone when an object from a factory is released with its state")
  func release() {
    var isThere = true
    weak var tie: Tie?
    let live = root.live {
      if isThere {
        View.make(View("made", recorder: recorder)).tied(to: "b") { tie = $0 }
      }
      b
    }
    #expect(tie != nil)
    _ = recorder.take()
    isThere = false
    #expect(live.update() == Changes(removals: 1))
    #expect(recorder.take() == ["made: tied to nothing"])
    #expect(tie == nil)
  }

  @Test("In build(), a step runs the closure for builds")
  func build() {
    a.with.tied(to: "b").build()
    #expect(recorder.take() == ["a: waits for b"])
  }
}

extension Builder where Base: View {
  /// Ties the view to a sibling.
  fileprivate func tied(
    to name: String,
    _ made: @escaping (SettlingTests.Tie) -> Void = { _ in }
  ) -> Builder {
    settling(SettlingTests.Tie.self) { view in
      view.record("waits for \(name)")
    } state: {
      let tie = SettlingTests.Tie()
      made(tie)
      return tie
    } settle: { view, tie in
      let other = view.parent?.children.first { $0.name == name }
      return tie.replace(by: other, of: view)
    } undo: { view, tie in
      tie.replace(by: nil, of: view)
    }
  }
}
