import TestSupport
import Testing
@testable import Withy

/// Passes that request other passes.
@MainActor
@Suite("Passes that change state", .bothWays) struct ObservedPassTests {
  let model = ObservedModel()
  let counter = RunCounter()
  let root = View("root")

  @Test("A change in a pass runs another pass")
  func changeInPass() async {
    let live = root.live {
      let _ = counter.run("block")
      Builder { View() }.count(model.number).call { _ in
        if model.number < 3 { model.number += 1 }
      }
    }
    await turn()
    #expect(counter.take() == ["block": 4])
    #expect(root.children[0].count == 3)
    withExtendedLifetime(live) {}
  }

  @Test("A change that is followed within a pass, as in a modal run loop, is shown after it")
  func changeInRunLoop() async {
    let live = root.live {
      Part(1) { View.make.title(model.name) }
      View.make.count(model.number)
    }
    live.didPass = { _ in
      guard model.name == "a" else { return }
      model.name = "b"
      #expect(live.updateChangedParts() == Changes())
    }
    model.number = 1
    live.update()
    #expect(root.children[0].title == "b")
    live.didPass = nil
    model.name = "c"
    await turn()
    #expect(root.children[0].title == "c")
  }

  @Test("Two live parents that trigger each other are stopped after 100 passes, and reported")
  func passesThatAskForEachOther() async {
    var passes = 0
    var line: UInt = 0
    let other = View("other")
    let found = await reports {
      line = #line + 1
      let a = root.live {
        View.make(View()).count(model.number).call { _ in
          passes += 1
          model.name += "a"
        }
      }
      let b = other.live {
        View.make(View()).title(model.name).call { _ in
          passes += 1
          model.number += 1
        }
      }
      for _ in 0..<20 { await turn() }
      withExtendedLifetime((a, b)) {}
    }
    #expect(found.count == 1)
    #expect(
      found.first?.message == "Update loop: 100 passes in a row each triggered the next; stopped"
    )
    #expect([line, line + 6].contains(found.first?.line))
    #expect((100...102).contains(passes))
  }

  @Test("A pass may start a task that changes state, repeatedly")
  func passesThatStartTasks() async {
    let found = await reports {
      let live = root.live {
        View.make(View()).count(model.number).call(on: model.number) { _ in
          if model.number < 150 { Task { model.number += 1 } }
        }
      }
      for _ in 0..<20 where model.number < 150 { await turn() }
      withExtendedLifetime(live) {}
    }
    #expect(found == [])
    #expect(model.number == 150)
  }

  @Test("After an update loop was stopped, changes of state are followed again")
  func changesAfterLoop() async {
    let other = View("other")
    var isLooping = true
    let found = await reports {
      let a = root.live {
        Part {
          View.make(View()).count(model.number).call { _ in
            if isLooping { model.name += "a" }
          }
        }
      }
      let b = other.live {
        Part {
          View.make(View()).title(model.name).call { _ in
            if isLooping { model.number += 1 }
          }
        }
      }
      for _ in 0..<20 { await turn() }
      isLooping = false
      for number in 1_000..<1_003 {
        (model.number, model.name) = (number, "\(number)")
        await turn()
        #expect(root.children[0].count == number && other.children[0].title == "\(number)")
      }
      withExtendedLifetime((a, b)) {}
    }
    #expect(found.count == 1)
  }

  @Test("A block that stops its live parent after an update loop is released")
  func stoppedAfterLoop() {
    var live: Live?
    weak var captured: View?
    do {
      let view = View()
      captured = view
      live = root.live {
        let _ = RunningPass.chainLength > 100 ? live?.stop() : nil
        view.with.count(model.number)
      }
    }
    RunningPass.chainLength = 100
    defer { RunningPass.chainLength = 0 }
    model.number = 1
    #expect(reports { live?.updateChangedParts() }.count == 1)
    root.children[0].parent?.remove(root.children[0])
    #expect(captured == nil)
    withExtendedLifetime(live) {}
  }

  @Test("Passes that are stopped inside another one do not shorten the chain of that one")
  func stoppedInPass() {
    let live = root.live { View.make.count(model.number) }
    RunningPass.chainLength = 100
    defer { RunningPass.chainLength = 0 }
    model.number = 1
    #expect(reports { live.updateChangedParts() }.count == 1)
    #expect(RunningPass.chainLength == 100)
  }

  @Test("Blocks that change what the other reads are stopped, too")
  func blocksThatChangeState() async {
    let other = View("other")
    let found = await reports {
      let a = root.live {
        let _ = model.name += "a"
        let _ = counter.run("a")
        View.make(View()).count(model.number)
      }
      let b = other.live {
        let _ = model.number += 1
        let _ = counter.run("b")
        View.make(View()).title(model.name)
      }
      for _ in 0..<20 { await turn() }
      withExtendedLifetime((a, b)) {}
    }
    #expect(found.count == 1)
    let runs = counter.take()
    #expect((100...103).contains(runs.values.reduce(0, +)))
  }
}
