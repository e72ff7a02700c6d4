import Observation
import WithyGTK

/// A list of 100,000 rows, of which only the visible ones are made.
@main
enum RowsProgram {
  struct Row: Identifiable {
    let id: Int
  }

  @MainActor
  @Observable
  final class Model {
    var rows = (1...100_000).map(Row.init)
    var ticked: Set<Int> = []
  }

  @MainActor
  static func main() {
    let model = Model()
    let window = Window.make.title("100,000 rows").defaultWidth(420).defaultHeight(520)
    Program.run("rows") { window.children { content(model) } }
  }

  @MainActor
  private static func content(_ model: Model) -> Hierarchy<Widget> {
    Hierarchy {
      let list = Ref<ListView>()
      HeaderBar.make {
        Button.make.title("Turn round").on(.clicked, model) { model, _ in model.rows.reverse() }
        Button.make.title("Middle").on(.clicked, model) { model, _ in
          list.object?.scroll(to: model.rows[model.rows.count / 2].id)
        }
      }
      Box.make {
        ScrolledWindow.make.expandsVertically(true) {
          ListView.make.sections { ListSection("Rows", model.rows) { row($0, model) } }.ref(list)
        }
        Label.make.text("\(model.ticked.count) ticked").margin(8)
      }
    }
  }

  /// Returns the content of a row, which does not depend on the cell: check marks are in the model.
  @MainActor
  private static func row(_ row: Row, _ model: Model) -> Builder<Box> {
    Box.make.orientation(.horizontal).spacing(8) {
      CheckButton.make.isOn(model.ticked.contains(row.id))
        .on(.changed, model) { model, button in
          if button.isOn { model.ticked.insert(row.id) } else { model.ticked.remove(row.id) }
        }
      Label.make.text("Row \(row.id)").alignment(0).expandsHorizontally(true)
      Label.make.text("\(row.id * row.id)").styleClasses(["dim-label"])
    }
  }
}
