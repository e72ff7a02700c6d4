import Testing
import Withy

/// A tree of views that records what is done to it.
class View: Nestable, Makeable {
  /// The operations on the views of one test, in order.
  final class Recorder {
    var operations: [String] = []

    /// Returns the operations since the last look.
    func take() -> [String] {
      defer { operations = [] }
      return operations
    }
  }

  let recorder: Recorder?
  private var nested: [View] = []
  var children: [View] { nested }
  var contentNode: View? { nil }
  private(set) weak var parent: View?

  /// Whether `parentNode` returns the parent, and whether the view was ever inserted into a
  /// descendant.
  var tellsParent = false
  private(set) var wasInsertedIntoDescendant = false
  var parentNode: View? { tellsParent ? parent : nil }

  /// The number of children that the view has room for; `nil` for any.
  var childLimit: Int?

  init(_ name: String = "", recorder: Recorder? = nil, childLimit: Int? = nil) {
    (self.name, self.recorder, self.childLimit) = (name, recorder, childLimit)
    record("init")
  }

  required convenience init() { self.init("") }

  var name: String
  var alpha = 1.0 { didSet { record("alpha = \(alpha)") } }
  var title: String? { didSet { record("title = \(title ?? "nil")") } }
  var subtitle: String! { didSet { record("subtitle = \(subtitle ?? "nil")") } }
  var frame = Frame() { didSet { record("frame = \(frame)") } }
  var shadow = Frame() { didSet { record("shadow = \(shadow)") } }
  var insets = (top: 0, bottom: 0) { didSet { record("insets = \(insets)") } }
  var image: View? { didSet { record("image = \(image?.name ?? "nil")") } }
  var border: Border? { didSet { record("border = \(border?.width ?? 0)") } }
  var style = Style() { didSet { record("style = \(style.color)") } }
  weak var delegate: AnyObject?
  var onTap: () -> Void = {}

  /// The connections of the view, and the notes of handlers and calls.
  var signal: (() -> Void)?
  var noted = 0
  var notes: [Int: Int] = [:]

  /// Views that the view holds and that are not its children, which hold others themselves.
  private(set) lazy var companion = hold("companion")
  lazy var partner: Partner? = Partner(view: hold("partner", next: hold("second partner")))
  fileprivate var next: View?

  /// Those that have been used, in the order of their names.
  private(set) var held: [View] = []

  private func hold(_ name: String, next: View? = nil) -> View {
    let view = View(name)
    view.next = next
    held = (held + [view]).sorted { $0.name < $1.name }
    return view
  }

  let layer = Layer()
  let firstBackdrop = Backdrop()
  lazy var backdrop = firstBackdrop
  var spare: Backdrop?
  let defaults = (layer: Layer(), count: 3)
  var count = 0 {
    willSet { record("count = \(newValue)") }
  }

  /// A property that records reading and writing.
  var watched: Int {
    get {
      record("get watched")
      return count
    }
    set {
      record("set watched")
      count = newValue
    }
  }

  func record(_ operation: String) {
    recorder?.operations.append(name.isEmpty ? operation : "\(name): \(operation)")
  }

  func move(_ x: Int, to y: Int) -> Int {
    record("move \(x) \(y)")
    return x + y
  }

  func show() { record("show") }

  func mark(_ number: Int, _ title: String?, _ isMarked: Bool) {
    record("mark \(number) \(title ?? "-") \(isMarked)")
  }

  func note(_ number: Int, _ id: Int) { notes[id] = number }

  func wear(_ style: Style) { record("wear \(style.color)") }

  func didNest() {}

  func insert(_ child: View, after sibling: View?) {
    if sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
      child.wasInsertedIntoDescendant = true
    }
    child.parent?.remove(child)
    let index = sibling.flatMap { sibling in nested.firstIndex { $0 === sibling } }
    if sibling != nil && index == nil { Issue.record("\(child.name) inserted after no sibling") }
    nested.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parent = self
    record("insert \(child.name) after \(sibling?.name ?? "nothing")")
  }

  /// Why a view may not become a child, which is reported; `nil` if it may.
  var objection: (_ child: View) -> String? = { _ in nil }

  func admits(_ child: View, file: StaticString, line: UInt) -> Bool {
    guard let objection = objection(child) else { return true }
    Diagnostics.report(objection, file: file, line: line)
    return false
  }

  func remove(_ child: View) {
    guard let index = nested.firstIndex(where: { $0 === child }) else {
      Issue.record("\(child.name), no child of \(name), removed")
      return
    }
    nested.remove(at: index)
    child.parent = nil
    record("remove \(child.name)")
  }
}

final class Label: View {
  var text = "" { didSet { record("text = \(text)") } }
}

/// A view that counts how often its children are read.
final class CountingView: View {
  var reads = 0
  override var children: [View] {
    reads += 1
    return super.children
  }
}

/// An object that runs a closure in its `deinit`.
final class Ending {
  let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

/// A node that cannot have children.
final class Leaf: HierarchyNode {
  typealias Node = Leaf
}

/// A class that claims to belong to the tree of views and does not.
final class Liar: HierarchyNode, Configurable {
  typealias Node = View
}

final class Layer {
  var radius = 0.0
  var border = Border()
  var sublayer: Layer?
  let mask = (radius: 1, tag: "a")
}

/// An object that a view can replace by the next one.
final class Backdrop: Equatable {
  var radius = 0
  var border = Border()
  var rim: Border?
  private(set) lazy var next = Backdrop()

  init() {}

  static func == (a: Backdrop, b: Backdrop) -> Bool { a === b }
}

/// A view that is compared by identity.
struct Partner: Equatable {
  let view: View

  /// The second partner of the same view, after the first.
  var next: Partner? { view.next.map { Partner(view: $0) } }

  static func == (a: Partner, b: Partner) -> Bool { a.view === b.view }
}

struct Border: Equatable {
  var width = 1
  var color: String? = nil
}

struct Frame: Equatable, CustomStringConvertible {
  var x = 0
  var size = Size()

  struct Size: Equatable {
    var width = 0
    var height = 0
  }

  var description: String { "\(x) \(size.width) \(size.height)" }
}

struct Style {
  var color = "black"
  let layer = Layer()
}

extension Array where Element: AnyObject {
  /// Whether these are the same instances in the same order.
  func isIdentical(to other: [Element]) -> Bool {
    elementsEqual(other, by: ===)
  }
}
