import TestSupport
import Testing
import Withy

/// Code of the user that runs in the middle of a pass and changes the tree, or begins other passes.
@Suite("User code inside a pass") struct ReentrancyTests {
  /// A value whose comparison and hash run code.
  struct Value: Hashable {
    let number: Int
    var run: () -> Void = {}

    static func == (a: Value, b: Value) -> Bool {
      b.run()
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
      run()
      hasher.combine(number)
    }
  }

  /// A node whose property and end run code.
  class Item: View {
    var value = Value(number: 0)
    var watchedByUser = 0 { didSet { didChange() } }
    var didChange: () -> Void = {}
    var willEnd: () -> Void = {}

    deinit { willEnd() }
  }

  final class State {
    var number = 0
    var live: Live?
    var runs = 0
    let foreign = View("foreign")
    let elsewhere = View("elsewhere")
  }

  let state = State()
  let root = View("root")

  /// Does what a user might do at the wrong time.
  private func interfere() {
    state.runs += 1
    #expect(state.live?.update() ?? Changes() == Changes())
    state.foreign.parent?.remove(state.foreign)
    root.append(state.foreign)
    let other = state.elsewhere.live(isolation: nil) {
      ForEach(0..<state.runs % 3) { index in Builder<View> { View("\(index)") } }
    }
    other.update()
  }

  /// Runs passes over a block, and expects that all its nodes show the number.
  private func expectPasses(@HierarchyBuilder<View> _ block: @escaping () -> Hierarchy<View>) {
    state.live = root.live(isolation: nil, block)
    for number in 1...6 {
      state.number = number
      _ = reports { state.live?.update() }
      let managed = root.children.filter { $0 !== state.foreign }
      #expect(managed.map(\.count) == [number, number, number])
    }
    #expect(state.runs > 0)
    state.live = nil
  }

  /// A row that shows the number.
  private func row() -> Builder<Item> { Builder<Item> { Item() }.count(state.number) }

  @Test("Comparing a declared value may begin passes, and change the tree")
  func comparison() {
    expectPasses {
      row()
      row().value(Value(number: state.number / 2) { interfere() })
      row()
    }
  }

  @Test("Hashing an id or an identity may begin passes, and change the tree")
  func hash() {
    expectPasses {
      ForEach([Value(number: 1) { interfere() }, Value(number: 2)], id: \.self) { _ in row() }
      row().identity(Value(number: 3) { interfere() })
    }
  }

  @Test("Comparing the value of a part, an item or a call may begin passes, and change the tree")
  func parts() {
    expectPasses {
      Part(Value(number: state.number) { interfere() }) { row() }
      ForEach([Value(number: state.number) { interfere() }], id: \.number) { _ in row() }
        .equatable()
      row().call(on: Value(number: state.number) { interfere() }) { _ in }
    }
  }

  @Test("The deinit of a node may begin passes, and change the tree")
  func end() {
    expectPasses {
      row()
      // Each pass creates another one and releases the previous one.
      row().identity(state.number).call { $0.willEnd = { interfere() } }
      row()
    }
  }

  @Test("The deinit of a node may stop and release the live parent during a pass")
  func stop() {
    let managed = { [state, root] in root.children.filter { $0 !== state.foreign } }
    for isLast in [false, true] {
      state.number = 0
      state.live = root.live(isolation: nil) {
        ForEach([Value(number: state.number)], id: \.number) { _ in
          row().call {
            $0.willEnd = {
              interfere()
              state.live?.stop()
              if isLast { state.live = nil }
            }
          }
        }
        row()
      }
      state.number = 1
      _ = reports { state.live?.update() }
      #expect(managed().map(\.count).suffix(2) == [1, 1])
      #expect(state.live?.update() ?? Changes() == Changes())
      for child in root.children { root.remove(child) }
    }
    #expect(state.runs >= 2 && state.live == nil)
  }

  @Test(
    "The deinit of nodes completes other removals in the same pass, before and after them",
    arguments: [0, 1]
  )
  func removal(_ parity: Int) {
    var removals: [() -> Void] = []
    let live = root.live(isolation: nil) {
      ForEach(state.number..<state.number + 40) { index in
        if index % 2 == parity {
          row().beforeRemove { _, remove in removals.append(remove) }
        } else {
          row().call {
            $0.willEnd = {
              state.runs += 1
              let removed = removals
              removals = []
              for remove in removed { remove() }
            }
          }
        }
      }
    }
    for pass in 1...10 {
      state.number += 10
      live.update()
      #expect(state.runs == 5 * pass)
      #expect(root.children.count == 40 + removals.count)
    }
    for remove in removals { remove() }
    #expect(root.children.count == 40)
    #expect(live.update() == Changes())
  }

  @Test("The deinit of a replaced handler's captures may begin passes, and change the tree")
  func replacedHandler() {
    expectPasses {
      let ending = Ending { interfere() }
      row().onTap.perform { _ in withExtendedLifetime(ending) {} }
      row().connect("tap", { withExtendedLifetime(ending) {} }) { _, _ in {} }
      Builder<Item>(Item()).onTap.perform { _ in withExtendedLifetime(ending) {} }
        .count(state.number)
    }
  }

  @Test("A setter, a call and a hook may begin passes, and change the tree")
  func setter() {
    expectPasses {
      row().call { $0.didChange = { interfere() } }.watchedByUser(state.number)
      row().call { _ in interfere() }
      row().identity(state.number / 2).onInsert { _ in interfere() }.onRemove { _ in interfere() }
    }
  }

  @Test("A factory may release the live parent, whose pass continues to its end")
  func letGo() {
    state.live = root.live(isolation: nil) {
      row()
      if state.number == 1 {
        Builder<Item> {
          state.live = nil
          return Item()
        }
        .count(1)
      }
      row()
    }
    state.number = 1
    state.live?.update()
    #expect(state.live == nil && root.children.map(\.count) == [1, 1, 1])
  }

  @Test("A call may release the window of the container: all rows are inserted")
  func releasedAncestor() {
    var window: View? = View("window")
    let container = View("container")
    container.tellsParent = true
    window?.append(container)
    var live: Live?
    let found = reports {
      live = container.live(isolation: nil) {
        ForEach(0..<40) { index in
          View.make(View("\(index)")).call { _ in
            window?.remove(container)
            window = nil
          }
        }
      }
    }
    #expect(found == [] && container.children.map(\.name) == (0..<40).map { "\($0)" })
    withExtendedLifetime(live) {}
  }
}
