// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
  open internal(set) var title = ""
  open internal(set) var image: UIImage?
}

@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  let handler: UIActionHandler

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  /// A copy, with the identifier: `NSCopying`, which has no isolation here.
  func copied() -> UIAction {
    UIAction(title: title, image: image, identifier: identifier, handler: handler)
  }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  open var isEnabled = true
  open var isSelected = false
  private var actions: [(action: UIAction, events: Event)] = []

  /// The actions for events, for tests.
  public var attachedActions: [UIAction] { actions.map(\.action) }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // An action with the identifier of one that is there replaces it.
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.events == controlEvents }
  }
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

/// The name of a method, of which there is none without Objective-C.
public struct Selector: Sendable {
  public init(_ name: String) {}
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }

  public struct Configuration: Sendable {
    public var title: String?
    public var image: UIImage?
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
  }

  private var titles: [State: String] = [:]
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open var configuration: Configuration?
  open var changesSelectionAsPrimaryAction = false

  /// Is tapped, as by the hand of a user on a device: no change of a value is sent.
  public func tap() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat((titles[.normal] ?? "").count) * 8 + 20, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

open class UISwitch: UIControl {
  open var isOn = false
  /// Its size is its own, whatever is set.
  open override var bounds: CGRect {
    get { CGRect(origin: super.bounds.origin, size: intrinsicContentSize) }
    set { super.bounds = newValue }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
}
