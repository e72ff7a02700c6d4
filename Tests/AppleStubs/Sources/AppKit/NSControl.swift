// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  /// Setting it in a field that is edited moves the cursor to the end.
  open var stringValue = "" { didSet { editor?.string = stringValue } }
  var editor: NSTextView?
  open func currentEditor() -> NSText? { editor }
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification"
  )
  open var doubleValue = 0.0
  open var font: NSFont? = .systemFont(ofSize: 13)
  open func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }
  /// Acts, which the hand of a user does on a Mac.
  public func act() { if action != nil { (target as? any ActionReceiver)?.didAct(self) } }
}

extension NSControl {
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }
}

open class NSButton: NSControl {
  open var title = "Button"
  open var state = NSControl.StateValue.off
  open var image: NSImage?
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  open override var intrinsicContentSize: NSSize {
    NSSize(width: CGFloat(title.count) * 7 + 20, height: 24)
  }
  /// The shadow of a button is outside its alignment rectangle.
  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(top: 1, left: 6, bottom: 5, right: 6)
  }
}

open class NSSwitch: NSControl {
  open var state = NSControl.StateValue.off
  open override var intrinsicContentSize: NSSize { NSSize(width: 38, height: 22) }
}

open class NSSlider: NSControl {
  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: 24)
  }
  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    NSSize(width: size.width, height: 24)
  }
}

open class NSText: NSView {
  public nonisolated static let didChangeNotification = Notification.Name(
    "NSTextDidChangeNotification"
  )
  /// Setting it moves the cursor to the end, and posts nothing.
  open var string = "" { didSet { cursor = string.utf16.count } }
  open var selectedRange = NSRange(location: 0, length: 0)

  /// The offset of the cursor.
  public var cursor: Int {
    get { selectedRange.location }
    set { selectedRange = NSRange(location: newValue, length: 0) }
  }
}

open class NSTextView: NSText {
  private var isComposing = false
  open func hasMarkedText() -> Bool { isComposing }

  /// Types text at the cursor, or composes it, which the hand of a user does on a Mac.
  public func type(_ typed: String, isComposing: Bool = false) {
    insert(typed, isComposing)
    NotificationCenter.default.post(name: NSText.didChangeNotification, object: self)
  }

  fileprivate func insert(_ typed: String, _ isComposing: Bool) {
    self.isComposing = isComposing
    let cursor = cursor
    var characters = Array(string)
    characters.insert(contentsOf: typed, at: cursor)
    string = String(characters)
    self.cursor = cursor + typed.count
  }
}

open class NSTextField: NSControl {
  /// Types text at the cursor, or composes it, which the hand of a user does on a Mac.
  public func type(_ typed: String, isComposing: Bool = false) {
    let editor = beginEditing()
    editor.insert(typed, isComposing)
    let cursor = editor.cursor
    stringValue = editor.string
    editor.cursor = cursor
    NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: self)
  }

  /// The offset of the cursor.
  public var cursor: Int {
    get { editor?.cursor ?? stringValue.utf16.count }
    set { beginEditing().cursor = newValue }
  }

  private func beginEditing() -> NSTextView {
    if let editor { return editor }
    let editor = NSTextView()
    editor.string = stringValue
    self.editor = editor
    return editor
  }

  open var textColor: NSColor?
  open var alignment = NSTextAlignment.natural
  open var maximumNumberOfLines = 0
  open var isEditable = true
  open var preferredMaxLayoutWidth: CGFloat = 0
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    isEditable = false
    maximumNumberOfLines = 1
  }
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    maximumNumberOfLines = 0
  }
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
  /// The text of a label is inset, and its alignment rectangle is that of the text.
  open override var alignmentRectInsets: NSEdgeInsets {
    let inset: CGFloat = isEditable ? 0 : 2
    return NSEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }
  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    let insets = alignmentRectInsets.left + alignmentRectInsets.right
    let text = textSize(NSSize(width: size.width - insets, height: size.height))
    return NSSize(width: text.width + insets, height: text.height)
  }
  /// Seven and an eighth points for each character, in lines of 16.3, broken anywhere.
  private func textSize(_ size: NSSize) -> NSSize {
    let width = CGFloat(stringValue.count) * 7.125
    if stringValue.isEmpty { return NSSize(width: 0, height: 16.3) }
    if maximumNumberOfLines == 1 || size.width <= 0 || size.width >= width {
      return NSSize(width: width, height: 16.3)
    }
    let perLine = max(1, Int(size.width / 7.125))
    let lines = (stringValue.count + perLine - 1) / perLine
    return NSSize(width: CGFloat(perLine) * 7.125, height: CGFloat(lines) * 16.3)
  }
  open override var firstBaselineOffsetFromTop: CGFloat { font?.ascender ?? 0 }
  open override var lastBaselineOffsetFromBottom: CGFloat { -(font?.descender ?? 0) }
  open override var intrinsicContentSize: NSSize {
    textSize(NSSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

open class NSComboBox: NSTextField {
  open private(set) var objectValues: [Any] = []
  open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
  /// Chooses an item of the list, which the hand of a user does on a Mac: no change of the text is
  /// posted.
  public func choose(_ index: Int) {
    stringValue = "\(objectValues[index])"
    act()
  }
}

open class NSSearchField: NSTextField {
  /// Chooses a recent search, which the hand of a user does on a Mac: no change of the text is posted.
  public func chooseRecent(_ search: String) {
    stringValue = search
    act()
  }
  /// Clicks the button that clears the field: no change of the text is posted.
  public func clear() { chooseRecent("") }
}

open class NSImageView: NSControl {
  open var image: NSImage?
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open override var intrinsicContentSize: NSSize {
    let shown = symbolConfiguration.flatMap { image?.withSymbolConfiguration($0) } ?? image
    return shown?.size ?? NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
}

open class NSProgressIndicator: NSView {
  open var doubleValue = 0.0
  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: 18)
  }
}
