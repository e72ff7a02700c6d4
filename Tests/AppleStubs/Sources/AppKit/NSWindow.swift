// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class NSWindow: NSResponder {
  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out = 0
    case above = 1
  }
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = StyleMask(rawValue: 1)
    public static let resizable = StyleMask(rawValue: 8)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }

  open var contentView: NSView? { didSet { contentView?.windowOfContent = self } }
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }
  /// Widens the window for content that resists being compressed more than the window being resized.
  open func layoutIfNeeded() {
    guard let contentView else { return }
    let resistance = contentView.contentCompressionResistancePriority(for: .horizontal)
    if resistance.rawValue > 500 {
      let width = contentView.intrinsicContentSize.width
      contentView.frame.size.width = max(contentView.frame.width, width)
    }
    contentView.layoutSubtreeIfNeeded()
  }
  open var title = ""
  open private(set) var firstResponder: NSResponder?
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }
  open var isReleasedWhenClosed = true
  open var backingScaleFactor: CGFloat { 2 }
  public init(
    contentRect: NSRect,
    styleMask style: StyleMask,
    backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    contentView = NSView(frame: contentRect)
    super.init()
  }
  public convenience init(contentViewController: NSViewController) {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    contentView = contentViewController.view
    // Initializers do not call observers.
    contentView?.windowOfContent = self
  }
  open func close() {}
}
