import Foundation
import Observation
import Testing

@testable import tasks

@MainActor
@Suite("Task list")
struct TaskListTests {
  /// A list of the tasks a, b, c and d, of which b and d are done.
  private func list() -> TaskList {
    let list = TaskList()
    for title in ["a", "b", "c", "d"] { list.add(title) }
    list.setDone(2, true)
    list.setDone(4, true)
    return list
  }

  @Test("A task is added at the end, and shown whatever the filter")
  func adding() {
    let list = list()
    list.filter = .done
    list.search = "b"
    list.add("  e ")
    #expect(list.shown.map(\.title) == ["a", "b", "c", "d", "e"])
    list.add(" ")
    #expect(list.tasks.count == 5)
  }

  @Test("The filter and the search text select the tasks shown")
  func filtering() {
    let list = list()
    list.filter = .open
    #expect(list.shown.map(\.title) == ["a", "c"])
    list.search = "C"
    #expect(list.shown.map(\.title) == ["c"])
    list.search = "c x"
    #expect(list.shown.isEmpty)
  }

  @Test("A task moves among the visible ones, up to the first and last position")
  func moving() {
    let list = list()
    list.filter = .open
    list.move(3, by: -1)
    #expect(list.tasks.map(\.title) == ["c", "a", "b", "d"])
    list.move(3, by: -1)
    #expect(list.tasks.map(\.title) == ["c", "a", "b", "d"])
    list.filter = .all
    list.move(3, by: 3)
    #expect(list.tasks.map(\.title) == ["a", "b", "d", "c"])
  }

  @Test("Removed tasks are restored one by one, to their former positions")
  func undoing() {
    let list = list()
    let before = list.tasks
    list.remove(2)
    list.remove(3)
    #expect(list.tasks.map(\.title) == ["a", "d"])
    list.undo()
    list.undo()
    list.undo()
    #expect(list.tasks == before)
  }

  @Test("What is done is removed at once, and restored one by one")
  func clearing() {
    let list = list()
    #expect(list.part == 0.5)
    list.removeDone()
    #expect(list.tasks.map(\.title) == ["a", "c"])
    #expect(list.part == 0)
    list.undo()
    #expect(list.tasks.map(\.title) == ["a", "c", "d"])
  }

  @Test("What is done is removed in one change")
  func oneChange() {
    let list = list()
    let changes = Changes(of: list)
    list.removeDone()
    #expect(changes.count == 1)
  }

  @Test("The number of a removed task is not reused while it can be restored")
  func numbers() {
    let list = list()
    list.remove(4)
    list.add("e")
    list.undo()
    #expect(Set(list.tasks.map(\.id)).count == 5)
  }

  @Test("An empty title keeps the previous one")
  func renaming() {
    let list = list()
    list.rename(1, to: " ")
    list.rename(2, to: " z")
    #expect(list.tasks.prefix(2).map(\.title) == ["a", "z"])
  }

  @Test("The summary gives the number of open tasks")
  func summaries() {
    let list = TaskList()
    #expect(list.summary == "No tasks")
    list.add("a")
    #expect(list.summary == "1 of 1 to do")
    list.setDone(1, true)
    #expect(list.summary == "All done")
  }
}

/// The number of changes of the tasks of a list.
@MainActor
private final class Changes {
  private(set) var count = -1

  init(of list: TaskList) { follow(list) }

  private func follow(_ list: TaskList) {
    count += 1
    withObservationTracking {
      _ = list.tasks
    } onChange: {
      MainActor.assumeIsolated { self.follow(list) }
    }
  }
}
