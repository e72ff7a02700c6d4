import WithyGTK

/// Shows a list of tasks, stored in the file whose path is the argument.
@main
enum TasksProgram {
  @MainActor
  static func main() {
    let list = TaskList(path: CommandLine.arguments.dropFirst().first)
    Program.run("tasks") { TasksView(list: list).windows }
  }
}
