// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

@MainActor
public protocol UITextInput: NSObjectProtocol {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
}

/// What fields and text views have in common here: a cursor, and a user who types.
@MainActor
public protocol TypedText: UIView, UITextInput {
  var content: String { get set }
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get set }
  /// Tells that the user has typed.
  func didType()
}

extension TypedText {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return moved < 0 || moved > endOfDocument.offset ? nil : UITextPosition(moved)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }

  /// Types text at the cursor, or composes it, which the hand of a user does on a device.
  public func type(_ typed: String, isComposing: Bool = false) {
    let cursor = selectedTextRange?.end.offset ?? endOfDocument.offset
    var characters = Array(content)
    characters.insert(contentsOf: typed, at: cursor)
    content = String(characters)
    let position = UITextPosition(cursor + typed.count)
    selectedTextRange = UITextRange(position, position)
    markedTextRange = isComposing ? UITextRange(UITextPosition(cursor), position) : nil
    didType()
  }

  /// The offset of the cursor.
  public var cursor: Int {
    get { selectedTextRange?.end.offset ?? 0 }
    set { selectedTextRange = UITextRange(UITextPosition(newValue), UITextPosition(newValue)) }
  }
}

open class UITextField: UIControl, TypedText {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// Setting it moves the cursor to the end.
  open var text: String? = "" { didSet { cursor = endOfDocument.offset } }
  public var content: String {
    get { text ?? "" }
    set { text = newValue }
  }
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange?
  open func didType() { sendActions(for: .editingChanged) }

  open var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat((text ?? placeholder ?? "").count) * 8, height: 22)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

open class UITextView: UIScrollView, TypedText {
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )

  /// Setting it moves the cursor to the end, and posts nothing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" { didSet { cursor = endOfDocument.offset } }
  public var content: String {
    get { text }
    set { text = newValue }
  }
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange?
  open func didType() {
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  open var isScrollEnabled = true
  /// Eight and an eighth points for each character, in lines of 20.3, broken anywhere.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, 0)
    return label.sizeThatFits(size)
  }
}
