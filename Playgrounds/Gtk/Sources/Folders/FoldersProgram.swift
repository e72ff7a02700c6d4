import WithyGTK

/// Shows a live diagram of the folder whose path is the argument, by default the current one.
@main
enum FoldersProgram {
  @MainActor
  static func main() {
    let path = CommandLine.arguments.dropFirst().first ?? "."
    let model = FolderModel(path: path)
    let window = Window.make.title("Folders").defaultWidth(960).defaultHeight(640)
      .once { _ in Program.addStyle(FoldersView.style) }
    Program.run("folders") { window.children { FoldersView(model: model).content } }
  }
}
