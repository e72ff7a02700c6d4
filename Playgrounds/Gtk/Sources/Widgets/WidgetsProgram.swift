import Observation
import WithyGTK

/// Shows widgets that edit one model, in pages and in a second window.
@main
enum WidgetsProgram {
  /// What the widgets edit.
  @MainActor
  @Observable
  final class Model {
    var page = 0
    var isOn = true
    var level = 0.4
    var steps = 4.0
    var notes = "Two\nlines"
    var chosen: Int?
    var showsWindow = false
  }

  /// A row of the list.
  struct Row: Identifiable {
    let id: Int
  }

  @MainActor
  static func main() {
    let model = Model()
    Program.run("widgets") {
      window(model)
      if model.showsWindow {
        Window.make.title("Level")
          .on(.closing, model) { model, _ in model.showsWindow = false }
          .children { ProgressBar.make.fraction(model.level).margin(24) }
      }
    }
  }

  @MainActor
  private static func window(_ model: Model) -> Builder<Window> {
    Window.make.title("Widgets").defaultWidth(480).defaultHeight(360)
      .on(.action("level", keys: "<Control>l"), model) { model, _ in model.showsWindow.toggle() }
      .on(.action("reset"), model) { model, window in
        Task {
          guard await window.ask("Reset the notes?", ["Cancel", "Reset"]) == 1 else { return }
          model.notes = ""
        }
      }
      .children {
        HeaderBar.make {
          MenuButton.make.iconName("open-menu-symbolic").menu([
            MenuItem("Level in a window", "level"),
            .section([MenuItem("Reset the notes…", "reset")]),
          ])
        }
        Notebook.make.titles(["Values", "Text", "List"]).selection.bound(to: model, \.page).children
        {
          values(model)
          text(model)
          list(model)
        }
      }
  }

  @MainActor
  private static func values(_ model: Model) -> Builder<Box> {
    Box.make.spacing(12).margin(12) {
      Switch.make.isOn.bound(to: model, \.isOn).horizontalPlacement(.start)
      Scale.make.value.bound(to: model, \.level).showsValue(true).isEnabled(model.isOn)
      SpinButton.make.value.bound(to: model, \.steps).range(1...10)
      ProgressBar.make.fraction(model.level).text("\(Int(model.level * 100)) %")
    }
  }

  @MainActor
  private static func text(_ model: Model) -> Builder<Paned> {
    Paned.make.position(280) {
      ScrolledWindow.make { TextView.make.text.bound(to: model, \.notes).wraps(true) }
      Label.make.text("\(model.notes.count) characters")
    }
  }

  @MainActor
  private static func list(_ model: Model) -> Builder<Box> {
    Box.make.orientation(.horizontal).isHomogeneous(true) {
      ScrolledWindow.make {
        ListView.make.selection.bound(to: model, \.chosen).sections {
          ListSection("Rows", (1...Int(model.steps)).map(Row.init)) { row in
            Label.make.text("Row \(row.id)").alignment(0)
          }
        }
      }
      Stack.make.selection(model.chosen == nil ? 0 : 1) {
        Label.make.text("Nothing is chosen")
        Label.make.text("Row \(model.chosen ?? 0) is chosen")
      }
    }
  }
}
