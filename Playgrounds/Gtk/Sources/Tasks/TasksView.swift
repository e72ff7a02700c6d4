import WithyGTK

/// The windows of the tasks, described as a whole.
@MainActor
struct TasksView {
  let list: TaskList

  /// The window of the tasks and, if it is open, that of the progress.
  var windows: Hierarchy<Widget> {
    Hierarchy {
      Window.make.title("Tasks").defaultWidth(480).defaultHeight(560)
        .once { _ in Program.addStyle(Self.style) }
        .on(.action("undo", keys: "<Control>z", isEnabled: !list.removals.isEmpty), list) {
          list,
          _ in list.undo()
        }
        .on(.action("clear", isEnabled: list.part > 0), list) { list, window in
          Task {
            let answer = await window.ask("Remove what is done?", ["Cancel", "Remove"])
            if answer == 1 { list.removeDone() }
          }
        }
        .on(.action("open", keys: "<Control>o"), list) { list, window in
          Task { await window.chooseFile(.open, title: "Open tasks").map { list.open($0) } }
        }
        .on(.action("progress"), list) { list, _ in list.showsProgress = true }
        .children { content }
      if list.showsProgress {
        Window.make.title("Progress").isModal(true)
          .on(.closing, list) { list, _ in list.showsProgress = false }
          .children { ProgressBar.make.fraction(list.part).text(list.summary).margin(24) }
      }
    }
  }

  /// The content of the window of the tasks.
  private var content: Hierarchy<Widget> {
    Hierarchy {
      HeaderBar.make {
        Button.make.title("Undo").isEnabled(!list.removals.isEmpty)
          .tooltip(list.removals.last.map { "Bring back “\($0.task.title)”" } ?? "")
          .on(.clicked, list) { list, _ in list.undo() }
        MenuButton.make.iconName("open-menu-symbolic").menu([
          MenuItem("Open…", "open"), MenuItem("Progress", "progress"),
          .section([MenuItem("Bring back", "undo"), MenuItem("Remove what is done…", "clear")]),
        ])
      }
      Box.make {
        if let problem = list.problem { Self.banner(problem) }
        Box.make.spacing(10).margin(12).expandsVertically(true) {
          entryOfNewTask
          choices
          tasks
          Label.make.text(list.summary).alignment(0).styleClasses(["dim-label"])
        }
      }
    }
  }

  /// Returns a message about a problem, shown above everything else.
  private static func banner(_ problem: String) -> Builder<Label> {
    Label.make.text(problem).wraps(true).alignment(0).styleClasses(["problem"])
  }

  /// The entry for a new task.
  private var entryOfNewTask: Builder<Box> {
    let entry = Ref<Entry>()
    return Box.make.orientation(.horizontal).spacing(6) {
      Entry.make.placeholder("What is to be done?").expandsHorizontally(true)
        .ref(entry)
        .on(.activate, list) { list, entry in Self.add(entry, to: list) }
      Button.make.title("Add")
        .on(.clicked, list) { list, _ in entry.object.map { Self.add($0, to: list) } }
    }
  }

  private static func add(_ entry: Entry, to list: TaskList) {
    list.add(entry.text)
    entry.text = ""
  }

  /// The tasks to show.
  private var choices: Builder<Box> {
    Box.make.orientation(.horizontal).spacing(6) {
      DropDown.make.items(TaskList.Filter.allCases.map(\.title))
        .selection.bound(to: list, \.chosenFilter)
      Entry.make.placeholder("Search").expandsHorizontally(true).text.bound(to: list, \.search)
    }
  }

  /// The tasks shown, or the reason why there are none.
  private var tasks: Builder<ScrolledWindow> {
    ScrolledWindow.make.expandsVertically(true).scrollsHorizontally(false) {
      let shown = list.shown
      if shown.isEmpty {
        Label.make.text(list.tasks.isEmpty ? "Nothing to do yet" : "No task is like that")
          .styleClasses(["dim-label"])
      } else {
        ListBox.make {
          ForEach(shown) {
            row($0, isFirst: $0.id == shown.first?.id, isLast: $0.id == shown.last?.id)
          }
        }
      }
    }
  }

  /// Returns the row of a task, to check, edit, move and remove it.
  private func row(_ task: TaskItem, isFirst: Bool, isLast: Bool) -> Builder<Box> {
    Box.make.orientation(.horizontal).spacing(6).margin(4)
      .on(.keys("<Alt>Up"), list) { list, _ in list.move(task.id, by: -1) }
      .on(.keys("<Alt>Down"), list) { list, _ in list.move(task.id, by: 1) }
      .on(.keys("<Alt>Delete"), list) { list, _ in list.remove(task.id) }
      .children {
        CheckButton.make.isOn(task.isDone)
          .on(.changed, list) { list, button in list.setDone(task.id, button.isOn) }
        Entry.make.text(task.title).hasFrame(false).expandsHorizontally(true)
          .styleClasses(task.isDone ? ["done"] : [])
          .on(.activate, list) { list, entry in Self.commit(entry, of: task.id, to: list) }
          .on(.focusLost, list) { list, entry in Self.commit(entry, of: task.id, to: list) }
        Button.make.title("↑").hasFrame(false).isEnabled(!isFirst).tooltip("Move up")
          .on(.clicked, list) { list, _ in list.move(task.id, by: -1) }
        Button.make.title("↓").hasFrame(false).isEnabled(!isLast).tooltip("Move down")
          .on(.clicked, list) { list, _ in list.move(task.id, by: 1) }
        Button.make.title("✕").hasFrame(false).tooltip("Remove")
          .on(.clicked, list) { list, _ in list.remove(task.id) }
      }
  }

  /// Renames a task to the entered title; an empty title is replaced by the old one.
  private static func commit(_ entry: Entry, of id: TaskItem.ID, to list: TaskList) {
    list.rename(id, to: entry.text)
    if let task = list.tasks.first(where: { $0.id == id }) { entry.text = task.title }
  }

  /// The style sheet of the widgets.
  static let style = """
    .problem { background: #ecb2a8; color: #26332c; padding: 10px 12px; }
    row { padding: 0; }
    row entry { background: none; border-color: transparent; box-shadow: none; }
    row entry.done { opacity: 0.5; }
    row entry.done text { text-decoration: line-through; }
    row button { min-width: 16px; padding: 4px 8px; }
    """
}
