import Foundation

@testable import WithyGTK

/// A widget of a random tree, and what it contains.
struct RandomWidget {
  enum Kind: CaseIterable {
    case label, entry, checkButton, progressBar, dropDown
    case box, listBox, layoutBox, paned, scrolled, button, revealer, stack, notebook, headerBar

    /// The maximum number of children.
    var limit: Int {
      switch self {
      case .label, .entry, .checkButton, .progressBar, .dropDown: 0
      case .scrolled, .button, .revealer: 1
      case .paned: 2
      default: 6
      }
    }
  }

  let id: Int
  let kind: Kind
  var text = ""
  var number = 0
  var isVisible: Bool?
  var isEnabled: Bool?
  var margin: Int?
  var style: Bool?
  var children: [RandomWidget] = []

  init(_ id: Int, _ kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// Chooses what the widget declares.
  mutating func decorate(using random: inout SeededGenerator) {
    text = random.one(of: ["", "a", "b", "Long text"])
    number = Int.random(in: 0..<4, using: &random)
    isVisible = random.one(of: [nil, nil, true, false])
    isEnabled = random.one(of: [nil, nil, true, false])
    margin = random.one(of: [nil, nil, 0, 5])
    style = random.one(of: [nil, true, false])
  }
}

/// A random tree, each widget of which has an id that it keeps wherever it moves.
struct RandomWidgetTree {
  var roots: [RandomWidget] = []

  /// Makes a tree of some of thirty widgets, each of the kind that its id stands for.
  ///
  /// No widget moves into one that it contained: GTK 4.8 may then end in an endless recursion.
  init(using random: inout SeededGenerator) {
    let count = Int.random(in: 0...30, using: &random)
    var ids = (0..<30).shuffled(using: &random).prefix(count).sorted()
    roots = Self.list(of: &ids, limit: 30, depth: 0, using: &random)
  }

  /// Takes widgets off a list of ids.
  private static func list(
    of ids: inout [Int],
    limit: Int,
    depth: Int,
    using random: inout SeededGenerator
  ) -> [RandomWidget] {
    var list: [RandomWidget] = []
    while !ids.isEmpty, list.count < limit {
      if depth > 0, Int.random(in: 0..<4, using: &random) == 0 { break }
      let id = ids.removeFirst()
      var widget = RandomWidget(id, RandomWidget.Kind.allCases[id % 15])
      widget.decorate(using: &random)
      widget.children = Self.list(
        of: &ids,
        limit: widget.kind.limit,
        depth: depth + 1,
        using: &random
      )
      list.append(widget)
    }
    // Mostly in order, so that many widgets stay where they are.
    if Int.random(in: 0..<4, using: &random) == 0 { list.shuffle(using: &random) }
    return list
  }
}

// MARK: - Description

/// What a widget is described as: an element of a block, or of a layout.
@MainActor
private protocol WidgetForm {
  associatedtype Description

  func describe<W: Widget>(_ builder: Builder<W>) -> Description
}

private struct InBlock: WidgetForm {
  func describe<W: Widget>(_ builder: Builder<W>) -> Hierarchy<Widget> { Hierarchy { builder } }
}

private struct InLayout: WidgetForm {
  func describe<W: Widget>(_ builder: Builder<W>) -> LayoutGroup<Widget> {
    LayoutGroup { builder }
  }
}

@MainActor
extension RandomWidget {
  /// The description of the widget, with what is inside it.
  var hierarchy: Hierarchy<Widget> { description(InBlock()) }

  private func description<Form: WidgetForm>(_ form: Form) -> Form.Description {
    switch kind {
    case .label: form.describe(declared(Label.make).text(text))
    case .entry: form.describe(declared(Entry.make).text(text))
    case .checkButton: form.describe(declared(CheckButton.make).title(text).isOn(number > 1))
    case .progressBar: form.describe(declared(ProgressBar.make).text(text))
    case .dropDown:
      form.describe(
        declared(DropDown.make).items((0..<number).map { "\($0)" })
          .selection(number > 1 ? 1 : nil)
      )
    case .box: form.describe(declared(Box.make).spacing(number).children { content })
    case .listBox: form.describe(declared(ListBox.make).children { content })
    case .layoutBox:
      form.describe(
        declared(LayoutBox.make).children {
          VStack(spacing: CGFloat(number)) {
            ForEach(children, id: \.id) { $0.description(InLayout()) }
          }
        }
      )
    case .paned:
      form.describe(
        declared(Paned.make).orientation(number > 1 ? .horizontal : .vertical)
          .children { content }
      )
    case .scrolled:
      form.describe(
        declared(ScrolledWindow.make).scrollsHorizontally(number > 1).children { content }
      )
    case .button: form.describe(declared(Button.make).title(text).children { content })
    case .revealer:
      form.describe(declared(Revealer.make).isRevealed(number > 1).children { content })
    case .stack: form.describe(declared(Stack.make).selection(number).children { content })
    case .notebook:
      form.describe(
        declared(Notebook.make).titles(Array(repeating: text, count: number)).selection(number)
          .children { content }
      )
    case .headerBar: form.describe(declared(HeaderBar.make).children { content })
    }
  }

  /// The description of what is inside the widget, as a list or as statements.
  private var content: Hierarchy<Widget> {
    Hierarchy {
      if number % 2 == 0 {
        ForEach(children, id: \.id) { $0.hierarchy }
      } else {
        for child in children { child.hierarchy }
      }
    }
  }

  private func declared<W: Widget>(_ builder: Builder<W>) -> Builder<W> {
    builder.identity(id, in: .tree)
      .isVisible(ifLet: isVisible)
      .isEnabled(ifLet: isEnabled)
      .margin(ifLet: margin)
      .if(style == true) { $0.styleClasses(["random"]) }
  }
}
