import WithyGTK

/// Shows a list of tasks, stored in the file whose path is the argument.
@main
enum TasksProgram {
  @MainActor
  static func main() {
    let list = TaskList(path: CommandLine.arguments.dropFirst().first)
    let window = Window.make.title("Tasks").defaultWidth(480).defaultHeight(560)
      .once { _ in Program.addStyle(TasksView.style) }
    Program.run("tasks", window) { TasksView(list: list).content }
  }
}
