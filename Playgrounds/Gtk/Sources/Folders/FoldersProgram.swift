import WithyGTK

/// The diagram of a folder, which follows it: of the one whose path is the argument, or of the current one.
@main
enum FoldersProgram {
  @MainActor
  static func main() {
    let path = CommandLine.arguments.dropFirst().first ?? "."
    let model = FolderModel(path: path)
    let window = Window.make.title("Folders").defaultWidth(960).defaultHeight(640)
      .once { _ in Program.addStyle(FoldersView.style) }
    Program.run("folders", window) { FoldersView(model: model).content }
  }
}
