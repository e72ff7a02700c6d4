#if canImport(AppKit) && !targetEnvironment(macCatalyst)
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

    /// The classes whose children are in a content view.
    static let containers: [Parent] = [.box, .usersContainer]

    /// Whether the children are arranged subviews.
    var isStack: Bool { self == .stack || self == .usersContainer }

    /// The view whose subviews the children are.
    @MainActor func target(of view: NSView) -> NSView {
      (view as? NSBox)?.contentView ?? (view as? CardView)?.content ?? view
    }
  }

  @MainActor
  func titledWindow() -> NSWindow {
    NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  }
#endif
