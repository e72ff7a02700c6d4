import Foundation
import Observation

/// The model of the program: the tasks, the filter, and the operations on them.
@MainActor
@Observable
final class TaskList {
  /// The tasks to show.
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

  /// A removed task, with its position.
  struct Removal: Equatable {
    let task: TaskItem
    let index: Int
  }

  private(set) var tasks: [TaskItem] = []
  var filter = Filter.all
  var search = ""
  var showsProgress = false

  /// The removed tasks that can be restored, the last one last.
  private(set) var removals: [Removal] = []

  /// The reason why tasks are not saved to the file; `nil` if they are.
  private(set) var problem: String?

  /// The file in which tasks are saved; `nil` if there is none, or if it must not be changed.
  @ObservationIgnored private var file: TaskFile?

  /// Creates a list with the tasks of a file, if there is one.
  ///
  /// - Parameter path: The path of the file; `nil` if the tasks are not to be saved.
  init(path: String? = nil) {
    if let path { open(path) }
  }

  /// Shows the tasks of a file, if there is one.
  func open(_ path: String) {
    (tasks, removals, problem, file) = ([], [], nil, nil)
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

  /// The index of the filter among all filters.
  var chosenFilter: Int? {
    get { filter.rawValue }
    set { filter = newValue.flatMap { Filter(rawValue: $0) } ?? filter }
  }

  /// The part of the tasks that is done.
  var part: Double {
    tasks.isEmpty ? 0 : Double(tasks.count { $0.isDone }) / Double(tasks.count)
  }

  /// A description of how many tasks are left.
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
  /// Adds a task at the end and makes it visible, unless the title is empty.
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

  /// Renames a task, unless the title is empty.
  func rename(_ id: TaskItem.ID, to title: String) {
    guard let title = title.trimmed else { return }
    change(id) { $0.title = title }
  }

  /// Marks a task as done or not done.
  func setDone(_ id: TaskItem.ID, _ isDone: Bool) {
    change(id) { $0.isDone = isDone }
  }

  /// Moves a task by a number of positions among those shown, as far as possible.
  func move(_ id: TaskItem.ID, by distance: Int) {
    let shown = shown
    guard let place = shown.firstIndex(where: { $0.id == id }) else { return }
    let target = min(max(place + distance, 0), shown.count - 1)
    guard target != place, let from = index(of: id), let to = index(of: shown[target].id) else {
      return
    }
    change { $0.insert($0.remove(at: from), at: to) }
  }

  /// Removes a task, which can be restored.
  func remove(_ id: TaskItem.ID) { removeAll { $0.id == id } }

  /// Removes what is done, of which each task can be restored.
  func removeDone() { removeAll { $0.isDone } }

  /// Restores the task that was removed last, at its previous position.
  func undo() {
    guard let removal = removals.popLast() else { return }
    change { $0.insert(removal.task, at: min(removal.index, $0.count)) }
  }

  private func removeAll(where isGone: (TaskItem) -> Bool) {
    change { tasks in
      while let index = tasks.firstIndex(where: isGone) {
        removals.append(Removal(task: tasks.remove(at: index), index: index))
      }
    }
  }

  private func index(of id: TaskItem.ID) -> Int? {
    tasks.firstIndex { $0.id == id }
  }

  private func change(_ id: TaskItem.ID, _ body: (inout TaskItem) -> Void) {
    guard let index = index(of: id) else { return }
    change { body(&$0[index]) }
  }

  /// Changes the tasks, and saves them if they differ.
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
  /// The text without surrounding whitespace; `nil` if it is empty.
  fileprivate var trimmed: String? {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
