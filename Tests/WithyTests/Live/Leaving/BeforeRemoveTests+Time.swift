import TestSupport
import Testing
import Withy

/// When a node that leaves is removed, and when it is not.
extension BeforeRemoveTests {
  @Test("If remove() is never called, the node remains a child, and nothing is leaked")
  func never() {
    weak var node: View?
    weak var weakLive: Live?
    do {
      let live = root.live {
        if state.isOn {
          View.make(View("never")).beforeRemove { view, remove in view.onTap = remove }
        }
      }
      node = root.children[0]
      weakLive = live
      state.isOn = false
      live.update()
      #expect(root.children.count == 1)
    }
    #expect(weakLive == nil && node != nil)
    root.remove(root.children[0])
    #expect(node == nil)
  }

  @Test(
    "After the live parent is released, the node is still removed; after the container is, nothing happens"
  )
  func gone() {
    var live: Live? = live()
    state.isOn = false
    live?.update()
    live = nil
    state.removals[0]()
    #expect(root.children.isIdentical(to: [b]))

    var container: View? = View("container")
    let other = container!.live {
      if state.isOn { a.with.beforeRemove { _, remove in state.removals.append(remove) } }
    }
    state.isOn = true
    other.update()
    state.isOn = false
    other.update()
    container = nil
    state.removals[1]()
    #expect(other.update().isEmpty)
  }

  @Test("A node that is removed at once is freed before the hooks of new nodes run")
  func freedAtOnce() {
    weak var node: View?
    let live = root.live {
      if state.isOn {
        View.make.beforeRemove { _, remove in remove() }
      } else {
        a.with.onInsert { [weak node] view in view.record(node == nil ? "freed" : "held") }
      }
    }
    node = root.children[0]
    state.isOn = false
    live.update()
    #expect(recorder.take().last == "a: freed")
  }

  @Test("A pass that is requested while a removal is completed runs after it")
  func passDuringRemoval() {
    let child = View("child")
    var live: Live?
    live = root.live {
      if state.isOn {
        a.with.onRemove { _ in live?.update() }
          .beforeRemove { _, remove in state.removals.append(remove) }
          .children { child.with.alpha(0.5) }
      }
    }
    state.isOn = false
    live?.update()
    state.removals[0]()
    #expect(root.children.isEmpty && a.children.isEmpty && child.alpha == 1)
  }

  @Test("After stop, the node is still removed, and nothing is undone")
  func stopped() {
    let live = live()
    state.isOn = false
    live.update()
    live.stop()
    _ = recorder.take()
    state.removals[0]()
    #expect(recorder.take() == ["root: remove a"])
    #expect(root.children.isIdentical(to: [b]) && a.title == "shown")
  }

  @Test("When the live parent is replaced, its nodes leave as ever")
  func replaced() {
    let former = live()
    var next: Live?
    #expect(reports { next = root.live { View("next") } }.count == 1)
    #expect(root.children.map(\.name) == ["a", "next"])
    _ = recorder.take()
    state.removals[0]()
    #expect(recorder.take() == ["root: remove a", "a: title = nil", "a: left"])
    withExtendedLifetime((former, next)) {}
  }

  @Test("stop() releases what is described in a node that is leaving")
  func stopReleases() {
    weak var weakState: State?
    var remove: (() -> Void)?
    var isOn = true
    let live = root.live {
      if isOn {
        let state = State()
        let _ = weakState = state
        View.make(View("made")).onRemove { _ in state.number += 1 }.beforeRemove { remove = $1 }
      }
    }
    isOn = false
    live.update()
    #expect(weakState != nil)
    live.stop()
    #expect(weakState == nil)
    remove?()
    #expect(root.children.isEmpty)
  }

  @Test("A node moved by hand in the meantime is left where it is")
  func movedByHand() {
    let live = live()
    state.isOn = false
    live.update()
    let other = View("other")
    other.append(a)
    state.removals[0]()
    #expect(other.children.isIdentical(to: [a]))
    withExtendedLifetime(live) {}
  }

  @Test("remove() may be called at once, in another pass, and while the block is evaluated")
  func timeOfRemoval() {
    let live = root.live {
      if state.isOn {
        a.with.title("shown").beforeRemove { _, remove in
          if state.number == 0 { remove() } else { state.removals.append(remove) }
        }
      }
      b.with.call { _ in if state.number == 2 { state.removals.popLast()?() } }
      let _ = state.number == 3 ? state.removals.popLast()?() : ()
    }
    func leave(_ number: Int) {
      state.number = 0
      state.isOn = true
      live.update()
      #expect(a.title == "shown" && root.children.count == 2)
      state.number = number
      state.isOn = false
      live.update()
    }
    leave(0)
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
    leave(1)
    state.number = 2
    live.update()
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
    leave(1)
    state.number = 3
    live.update()
    #expect(root.children.isIdentical(to: [b]) && a.title == nil)
  }

  @Test("A node removed just before a pass describes it again is inserted again")
  func removedInPass() {
    let live = root.live {
      b.with.call { _ in state.removals.popLast()?() }
      if state.isOn {
        a.with.title("shown").beforeRemove { _, remove in state.removals.append(remove) }
      }
    }
    state.isOn = false
    live.update()
    state.isOn = true
    live.update()
    #expect(root.children.isIdentical(to: [b, a]) && a.title == "shown")
  }
}
