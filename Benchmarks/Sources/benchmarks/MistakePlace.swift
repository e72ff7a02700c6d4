/// A place in a program for a ``Mistake``: a block, perhaps deep in others.
struct MistakePlace: Sendable {
  let name: String

  /// The maximum number of scopes that the type checker may open for a mistake there.
  let budget: Int

  /// Returns the body of a function around a statement in this place.
  let body: @Sendable (_ statement: String) -> String

  /// All places, in the order of the table.
  static let all = [
    MistakePlace(name: "live", budget: 5_000) { live("let item = tag()\n\($0)") },
    MistakePlace(name: "live, in `ForEach`", budget: 5_000) { live(list(of: $0)) },
    MistakePlace(name: "live, in two", budget: 5_000) { live(tree(around: $0)) },
    MistakePlace(name: "live, in three", budget: 5_000) { live(list(of: tree(around: $0))) },
    MistakePlace(name: "layout", budget: 5_000) { arrange("let item = tag()\n\($0)") },
    MistakePlace(name: "layout, in two", budget: 20_000) { arrange(layout(around: $0)) },
    MistakePlace(name: "layout, in three", budget: 50_000) {
      arrange(list(of: layout(around: $0)))
    },
  ]

  /// Returns a program with a statement in this place.
  func program(_ statement: String) -> String {
    Self.declarations + "@MainActor func screen(_ root: View, _ model: Model) -> Any {\n"
      + body(statement) + "\n}\n"
  }

  private static func live(_ content: String) -> String {
    """
    root.live {
    Label.make.text(model.title)
    \(content)
    }
    """
  }

  private static func arrange(_ content: String) -> String {
    """
    root.arrange(in: .zero) {
    VStack(spacing: 8) {
    Label.make.text(model.title)
    \(content)
    }
    .padding(8)
    }
    """
  }

  private static func list(of content: String) -> String {
    """
    ForEach(model.items) { item in
    \(content)
    }
    """
  }

  /// A statement in a `ForEach` within another one, with stacks, conditions and handlers.
  private static func tree(around statement: String) -> String {
    """
    Stack.make.axis(.vertical).spacing(8) {
      ForEach(model.items) { item in
        Stack.make.axis(.horizontal).spacing(4) {
          \(neighbours)
          ForEach(item.tags) { item in
            \(statement)
            \(lastNeighbour)
          }
        }
      }
    }
    """
  }

  /// A statement in a `ForEach` within another one, in a layout.
  private static func layout(around statement: String) -> String {
    """
    ForEach(model.items) { item in
      HStack(alignment: .top, spacing: 4) {
        \(neighbours)
        Label.make.layout.frame(width: 20)
        Spacer()
        ForEach(item.tags) { item in
          \(statement)
          \(lastNeighbour)
        }
      }
      .padding(4)
    }
    """
  }

  private static let neighbours = """
    Label.make.text(item.title).size(14)
    if item.done {
      Label.make.text("done").alpha(0.5)
    } else {
      Button.make.title("Finish").onTap.perform { _ in model.select(item.id) }
    }
    """

  private static let lastNeighbour = """
    Button.make.title("x").onTap.perform { button in
      button.isHidden = true
      model.select(item.id)
    }
    """

  private static let declarations = """
    import Foundation
    import Observation
    import Withy
    import WithyLayout
    final class Layer { var radius = 0.0; let name = "" }
    class View: Nestable, Makeable, Placeable {
      typealias Node = View
      required init() {}
      var children: [View] = []
      weak var parentNode: View?
      var alpha = 1.0
      var isHidden = false
      var background: String?
      let layer = Layer()
      func insert(_ child: View, after sibling: View?) {}
      func remove(_ child: View) {}
      func size(for proposal: ProposedSize) -> CGSize { .zero }
      func place(in frame: CGRect) {}
    }
    final class Label: View { var text = ""; var size = 12.0; var lines: Int?; let id = 3 }
    enum Axis { case horizontal, vertical }
    final class Stack: View { var axis = Axis.horizontal; var spacing = 0.0 }
    enum Mode { case plain, filled }
    final class Button: View {
      var title: String?
      var onTap: (() -> Void)?
      func setTitle(_ title: String, _ mode: Mode) {}
    }
    final class Field: View { var text = ""; var onEdit: ((String) -> Void)? }
    struct Tag: Identifiable { var id: Int; var name: String; var done = false }
    struct Item: Identifiable { var id: Int; var title: String; var done: Bool; var tags: [Tag] }
    @Observable final class Model {
      var title = ""
      var items: [Item] = []
      func select(_ id: Int) {}
      func add() {}
    }
    func tag() -> Tag { Tag(id: 1, name: "a") }

    """
}
