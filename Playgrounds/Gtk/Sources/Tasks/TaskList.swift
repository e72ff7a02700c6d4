import Foundation
import Observation

/// The tasks, what is shown of them, and what can be done with them.
@MainActor
@Observable
final class TaskList {
  /// Which tasks are shown.
  enum Filter: Int, CaseIterable {
    case all, open, done

    var title: String {
      switch self {
      case .all: "All"
      case .open: "Open"
      case .done: "Done"
      }
    }

    func shows(_ task: TaskItem) -> Bool {
      switch self {
      case .all: true
      case .open: !task.isDone
      case .done: task.isDone
      }
    }
  }

  /// A task that was removed, and where it stood.
  struct Removal: Equatable {
    let task: TaskItem
    let index: Int
  }

  private(set) var tasks: [TaskItem] = []
  var filter = Filter.all
  var search = ""

  /// What can be brought back, the last one last.
  private(set) var removals: [Removal] = []

  /// Why tasks are not kept in the file; `nil` if they are.
  private(set) var problem: String?

  /// The file that tasks are kept in; `nil` if there is none, or if it must not be touched.
  @ObservationIgnored private var file: TaskFile?

  /// Creates a list, with the tasks of a file if there is one.
  ///
  /// - Parameter path: The path of the file, or `nil` not to keep the tasks.
  init(path: String? = nil) {
    guard let path else { return }
    var file = TaskFile(path: path)
    do {
      tasks = try file.read()
      self.file = file
    } catch {
      problem = "\(error.message) It is left as it is, and what you do here is not kept."
    }
  }
}

// MARK: - What is shown

extension TaskList {
  /// The tasks that pass the filter and the search, in order.
  var shown: [TaskItem] {
    let words = search.split(separator: " ")
    return tasks.filter { task in
      filter.shows(task) && words.allSatisfy { task.title.localizedStandardContains($0) }
    }
  }

  /// How much there is to do, in words.
  var summary: String {
    let open = tasks.count { !$0.isDone }
    return switch (open, tasks.count) {
    case (_, 0): "No tasks"
    case (0, _): "All done"
    default: "\(open) of \(tasks.count) to do"
    }
  }
}

// MARK: - What can be done

extension TaskList {
  /// Adds a task at the end, and lets it be seen; an empty title adds none.
  func add(_ title: String) {
    guard let title = title.trimmed else { return }
    let task = TaskItem(
      id: (tasks + removals.map(\.task)).reduce(0) { max($0, $1.id) } + 1,
      title: title
    )
    if !filter.shows(task) { filter = .all }
    search = ""
    change { $0.append(task) }
  }

  /// Gives a task another title; an empty one leaves it.
  func rename(_ id: TaskItem.ID, to title: String) {
    guard let title = title.trimmed else { return }
    change(id) { $0.title = title }
  }

  /// Marks a task as done, or as still to be done.
  func setDone(_ id: TaskItem.ID, _ isDone: Bool) {
    change(id) { $0.isDone = isDone }
  }

  /// Moves a task by a number of places among those that are shown, as far as it goes.
  func move(_ id: TaskItem.ID, by distance: Int) {
    let shown = shown
    guard let place = shown.firstIndex(where: { $0.id == id }) else { return }
    let target = min(max(place + distance, 0), shown.count - 1)
    guard target != place, let from = index(of: id), let to = index(of: shown[target].id) else {
      return
    }
    change { $0.insert($0.remove(at: from), at: to) }
  }

  /// Removes a task, which can be brought back.
  func remove(_ id: TaskItem.ID) {
    guard let index = index(of: id) else { return }
    removals.append(Removal(task: tasks[index], index: index))
    change { $0.remove(at: index) }
  }

  /// Brings back the task that was removed last, to where it stood.
  func undo() {
    guard let removal = removals.popLast() else { return }
    change { $0.insert(removal.task, at: min(removal.index, $0.count)) }
  }

  private func index(of id: TaskItem.ID) -> Int? {
    tasks.firstIndex { $0.id == id }
  }

  private func change(_ id: TaskItem.ID, _ body: (inout TaskItem) -> Void) {
    guard let index = index(of: id) else { return }
    change { body(&$0[index]) }
  }

  /// Changes the tasks, and keeps them if that made a difference.
  private func change<Result>(_ body: (inout [TaskItem]) -> Result) {
    var changed = tasks
    _ = body(&changed)
    guard changed != tasks else { return }
    tasks = changed
    do throws(TaskFile.Problem) {
      try file?.write(changed)
      if file != nil { problem = nil }
    } catch {
      problem = "\(error.message) What you do here is not kept."
    }
  }
}

extension String {
  /// The text without spaces around it; `nil` if nothing is left.
  fileprivate var trimmed: String? {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
