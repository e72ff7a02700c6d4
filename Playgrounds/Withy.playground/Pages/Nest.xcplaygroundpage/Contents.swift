//: [Previous: Configure](@previous)
//:
//: # Nest
//:
//: A tree of objects is usually assembled by statements, one for each child, which do not show the
//: shape of the tree:
//:
//:     header.addSubview(title)
//:     header.addSubview(subtitle)
//:     page.addSubview(header)
//:     page.addSubview(content)
//:
//: With Withy, code is nested like the tree. This page defines a class, adopts Withy in it, and
//: then shows everything that a block of children can contain.

import Foundation
import Withy

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: ## Adopting Withy
//:
//: Suppose that we have this class: a view that knows its parent and its children.

class View {
  private(set) weak var parentNode: View?
  private(set) var subviews: [View] = []

  required init() {}

  /// The view that contains the children of this one.
  var contentView: View { self }

  func addSubview(_ view: View, at index: Int) {
    view.removeFromSuperview()
    view.parentNode = self
    subviews.insert(view, at: index)
  }

  func removeFromSuperview() {
    parentNode?.subviews.removeAll { $0 === self }
    parentNode = nil
  }
}

//: Three members connect it to Withy: the children, and functions to insert and remove one. `Node`
//: is the base class of the tree. Subclasses inherit the conformance.

extension View: Makeable, Nestable {
  typealias Node = View

  var children: [View] { contentView.subviews }

  func insert(_ child: View, after sibling: View?) {
    child.removeFromSuperview()
    let index = children.firstIndex { $0 === sibling }
    contentView.addSubview(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: View) {
    if child.parentNode === contentView { child.removeFromSuperview() }
  }
}

//: Two subclasses to nest, and a way to print a tree in one line:

final class Label: View {
  var text = ""

  convenience init(_ text: String) {
    self.init()
    self.text = text
  }
}

final class Stack: View {
  var spacing = 0
}

extension View {
  var outline: String {
    if let label = self as? Label { return label.text }
    let children = children.map(\.outline).joined(separator: ", ")
    return "\(type(of: self))(\(children))"
  }
}

//: ## Nest now
//:
//: A block after an object nests its nodes as children immediately, and returns the object.

let title = Label("Willow")

let page = View() {
  Stack() {
    title
    Label("Salix")
  }
  Label("A tree that likes water.")
}

show(page.outline, is: "View(Stack(Willow, Salix), A tree that likes water.)")

//: The nodes are appended after the existing children. A node that already has a parent moves, even
//: if it is nested into the same parent again:

let footer = View() { title }

show(page.outline, is: "View(Stack(Salix), A tree that likes water.)")
show(footer.outline, is: "View(Willow)")

footer { Label("Page 1") }
footer { title }

show(footer.outline, is: "View(Page 1, Willow)")

//: - Important: Write out the type. After an implicit member, `let view: View = .init() { … }`, the
//:   compiler accepts the block but never calls it: a flaw of Swift that no library can fix.
//:
//: ## Nest later
//:
//: A builder only describes. The block is evaluated where it is written, and its nodes are made and
//: appended when the builder is built. The block directly follows a setter, or is passed to
//: `children` anywhere else in a chain; for an object without properties to set, it follows `with`.

let list = Stack.make
  .spacing(8) {
    Label.make.text("osier")
    Label.make.text("sallow")
  }

show(list.build().outline, is: "Stack(osier, sallow)")

let trunk = Stack()
let described = trunk.with {
  Label("branch")
  Stack.make.children { Label("twig") }
}

show(trunk.outline, is: "Stack()")
show(described.build().outline, is: "Stack(branch, Stack(twig))")

//: `children` is a step like the others, which run in the order written:

let counted = Stack().with
  .spacing(1) { Label("a") }
  .call { $0.spacing = $0.children.count }
  .children { Label("b") }
  .build()

show(counted.outline, is: "Stack(a, b)")
show(counted.spacing, is: 1)

//: In a description, `Label("a")` is a single label, which moves with every build. `Label.make` is
//: a new one each time:

let shared = Stack.make.children {
  Label("one")
  Label.make.text("many")
}
let first = shared.build()
let second = shared.build()

show(first.outline, is: "Stack(many)")
show(second.outline, is: "Stack(one, many)")

//: ## What a block can contain
//:
//: Nodes and builders, of any class of the tree; arrays and optionals of them; conditions, loops
//: and declarations. There is no limit to the number of statements.

enum Season {
  case summer, autumn, winter
}

struct Tree {
  var name: String
  var nickname: String?
  var leaves: [String]
  var season: Season
}

func card(_ tree: Tree) -> View {
  View() {
    Label(tree.name)

    if let nickname = tree.nickname {
      Label("called \(nickname)")
    }

    if tree.leaves.isEmpty {
      Label("bare")
    } else {
      Stack.make.spacing(4) {
        for leaf in tree.leaves where leaf != "fallen" {
          Label.make.text(leaf)
        }
      }
    }

    switch tree.season {
    case .summer: Label("green")
    case .autumn: Label("yellow")
    case .winter: Label("white")
    }

    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      Label("new")
    } else {
      Label("old")
    }

    let count = tree.leaves.count
    let label = Label("\(count) leaves")
    label
  }
}

let willow = Tree(
  name: "Willow",
  nickname: "Sally",
  leaves: ["long", "fallen", "narrow"],
  season: .autumn
)

show(
  card(willow).outline,
  is: "View(Willow, called Sally, Stack(long, narrow), yellow, new, 3 leaves)"
)

let pear = Tree(name: "Pear", leaves: [], season: .winter)

show(card(pear).outline, is: "View(Pear, bare, white, new, 0 leaves)")

//: An array or an optional needs no loop and no `if`, and a block may be empty.

let existing = [Label("a"), Label("b")]
let missing: Label? = nil
let empty = View() {}

let collected = View() {
  existing
  missing
  ["c", "d"].map { Label.make.text($0) }
  empty
}

show(collected.outline, is: "View(a, b, c, d, View())")

//: Anything that does not belong to the tree does not compile:
//:
//:     View() { Date() }
//:     // static method 'buildExpression' requires that 'Date' conform to 'HierarchyElement'
//:
//: ## A hierarchy is a value
//:
//: A block evaluates to a `Hierarchy`: an ordered list of nodes, some of which are still to be
//: made. It can be returned from a property, passed on, used in another block, and joined with `+`.
//: Blocks do not escape, so properties are written without `self`.

class Screen {
  let heading = Label("Trees")
  var isEditing = false

  var hierarchy: Hierarchy<View> {
    Hierarchy {
      heading
      if isEditing { Label("Done") }
    }
  }
}

final class SearchScreen: Screen {
  let field = Label("Search…")

  override var hierarchy: Hierarchy<View> { super.hierarchy + field + [Label("a"), Label("b")] }
}

let screen = SearchScreen()
let window = View() { screen.hierarchy }

show(window.outline, is: "View(Trees, Search…, a, b)")

screen.isEditing = true
let sheet = View() {
  Stack() { screen.hierarchy }
  Label("Close")
}

show(sheet.outline, is: "View(Stack(Trees, Done, Search…, a, b), Close)")
show(window.outline, is: "View(a, b)")

//: The heading and the field moved to the sheet, because they are existing nodes. The labels are
//: made each time the property is read, so the sheet has new ones, and the earlier ones stayed.
//:
//: ## Reading a hierarchy
//:
//: A hierarchy prints its structure, and lists the parent of each node, without making anything.
//: Nodes that a builder is still to make are called new.

let plan = Hierarchy<View> {
  Stack.make.spacing(8) {
    Label("a")
    Label.make.text("b")
  }
  Label("c")
}

show(
  "\(plan)",
  is: """
    0 new Stack
      0 Label
      1 new Label
    1 Label
    """
)

for (parent, children) in plan.relations {
  show("a \(parent.type) that takes \(children.count)", is: "a Stack that takes 2")
}

//: An existing tree prints itself in the same way, with the properties you choose:

let planted = View() { plan }

show(
  planted.hierarchyDescription(["spacing": \Stack.spacing, "text": \Label.text]),
  is: """
    0 View
      0 Stack spacing: 8
        0 Label text: "a"
        1 Label text: "b"
      1 Label text: "c"
    """
)

//: ## Setup in a base class
//:
//: A screen usually consists of the same few objects, nested once, in its initializer. A base class
//: that is a `HierarchyHost` does this for all its subclasses: it calls `setUp()`, which nests the
//: `hierarchy` and then calls `configure()`. The subclasses only override these.

class Panel: View, HierarchyHost {
  required init() {
    super.init()
    setUp()
  }

  var hierarchy: Hierarchy<View> {}
  func configure() {}
}

class LoginPanel: Panel {
  let prompt = Label()

  @HierarchyBuilder<View> override var hierarchy: Hierarchy<View> {
    prompt
    Label.make.text("Name:")
  }

  override func configure() { prompt.text = "Welcome" }
}

final class HelpfulLoginPanel: LoginPanel {
  override var hierarchy: Hierarchy<View> { super.hierarchy + Label("Forgotten?") }
}

show(LoginPanel().outline, is: "LoginPanel(Welcome, Name:)")
show(HelpfulLoginPanel().outline, is: "HelpfulLoginPanel(Welcome, Name:, Forgotten?)")

//: ## An element of your own
//:
//: A type that is not a node can be used in a block, too, if it declares which nodes it stands for:

struct Field: HierarchyElement {
  var name: String
  var value = ""

  static func hierarchy(of field: Field, file: StaticString, line: UInt) -> Hierarchy<View> {
    Hierarchy {
      Label.make.text(field.name + ":")
      Label.make.text(field.value)
    }
  }
}

let form = View() {
  Field(name: "Genus", value: "Salix")
  for name in ["Height", "Age"] { Field(name: name, value: "?") }
}

show(form.outline, is: "View(Genus:, Salix, Height:, ?, Age:, ?)")

//: ## Where children go
//:
//: The class decides. A card, for instance, has its children in an inner view, as a table cell
//: does. Code that nests into it need not know.

final class Card: View {
  private let stack = Stack()

  override var contentView: View { stack }

  required init() {
    super.init()
    addSubview(stack, at: 0)
  }
}

let leaf = Card() { Label("narrow") }

show(leaf.subviews.map(\.outline), is: ["Stack(narrow)"])
show(leaf.children.map(\.outline), is: ["narrow"])

//: ## Mistakes
//:
//: Mistakes that only show at run time are reported, and never trap: a node that is in a block
//: twice, a node that is inside itself, and a class that names a tree to which it does not belong.
//: `Diagnostics` says what is wrong, what was done instead, and the file and line of the block. It
//: writes to standard error, unless a handler takes the report, as here and in tests:

final class Impostor: HierarchyNode {
  typealias Node = View
}

var reports: [String] = []
Diagnostics.handler = { message, file, line in
  MainActor.assumeIsolated { reports.append(message) }
}

let root = View()
let twin = Label("twin")

root {
  twin
  Label("between")
  twin
  root
  Impostor()
}

show(root.outline, is: "View(twin, between)")
show(
  reports.sorted(),
  is: [
    "Impostor declares View as its Node but does not derive from it; skipped",
    "Label occurs twice in this block; only the first is kept",
    "View cannot be its own descendant; skipped",
  ]
)

//: A node can also be nested into one of its own descendants. Many platforms refuse that
//: themselves, including UIKit. For a class that does not, a fourth member can: a block calls
//: `admits` before it appends a node.

extension View {
  func admits(_ child: View, file: StaticString, line: UInt) -> Bool {
    for ancestor in sequence(first: self, next: \.parentNode) where ancestor === child {
      Diagnostics.report("\(type(of: child)) cannot be its own descendant", file: file, line: line)
      return false
    }
    return true
  }
}

let inside = Stack()
let around = View() { inside }

inside {
  around
  Label("leaf")
}

show(around.outline, is: "View(Stack(leaf))")
show(reports.last, is: "View cannot be its own descendant")

//: [Next: Identity](@next)
