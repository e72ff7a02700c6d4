#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import WithyAppKit

  /// The classes that take any number of children, each in its own way.
  enum Parent: String, CaseIterable, Sendable {
    case view, stack, control, box, effectView, cellView, usersContainer, liveView
    case liveController

    @MainActor func make() -> NSView {
      switch self {
      case .view: NSView()
      case .stack: NSStackView()
      case .control: NSControl()
      case .box: NSBox()
      case .effectView: NSVisualEffectView()
      case .cellView: NSTableCellView()
      case .usersContainer: CardView()
      case .liveView: LiveView()
      case .liveController: LiveViewController().view
      }
    }

    /// Whether the children are arranged subviews.
    var isStack: Bool { self == .stack || self == .usersContainer }

    /// The view whose subviews the children are.
    @MainActor func target(of view: NSView) -> NSView {
      (view as? NSBox)?.contentView ?? (view as? CardView)?.content ?? view
    }
  }

  /// A container of the user's, whose children go into a stack inside it.
  final class CardView: NSView, ContentContaining {
    let content = NSStackView()
    var nestingView: NSView { content }

    init() {
      super.init(frame: .zero)
      addSubview(content)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A label with a text.
  @MainActor
  func label(_ text: String) -> NSTextField { NSTextField(labelWithString: text) }

  extension NSView {
    /// The text of a label, by which tests speak of it.
    var name: String { (self as? NSTextField)?.stringValue ?? "\(type(of: self))" }
  }

  /// The names of the children.
  @MainActor
  func names(_ parent: NSView) -> [String] { parent.children.map(\.name) }

  #if !canImport(ObjectiveC)
    /// The calls that change trees of views while a closure runs.
    @MainActor
    func calls(_ body: () -> Void) -> [String] {
      var calls: [String] = []
      TreeCalls.note = { call, view, sibling in
        let words = call.split(separator: " ", maxSplits: 1)
        let place = words.count > 1 ? " \(words[1])" : sibling.map { " above \($0.name)" } ?? ""
        calls.append("\(words[0]) \(view?.name ?? "nothing")\(place)")
      }
      defer { TreeCalls.note = nil }
      body()
      return calls
    }
  #else
    /// Runs a closure: AppKit does not report calls.
    @MainActor
    func calls(_ body: () -> Void) -> [String] {
      body()
      return []
    }
  #endif

  /// A decoder of an empty archive.
  func emptyCoder() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }
#endif
