#if WITHY_UIKIT || WITHY_APPKIT
  #if WITHY_UIKIT
    @testable import WithyUIKit

    typealias Label = UILabel
    typealias StackView = UIStackView
    typealias ImageView = UIImageView
    typealias LayoutGuide = UILayoutGuide
    typealias ScrollingView = UIScrollView
  #else
    @testable import WithyAppKit

    typealias Label = NSTextField
    typealias StackView = NSStackView
    typealias ImageView = NSImageView
    typealias LayoutGuide = NSLayoutGuide
    typealias ScrollingView = NSClipView
  #endif

  /// The operations on a recording view or controller, in order.
  @MainActor
  final class CallLog {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A container of the user's, whose children go into a stack inside it.
  final class CardView: PlatformView, ContentContaining {
    var content = StackView()
    var nestingView: PlatformView { content }

    init() {
      super.init(frame: .zero)
      addSubview(content)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A controller that needs no nib.
  class PlainController: PlatformViewController {
    #if WITHY_APPKIT
      override func loadView() { view = NSView() }
    #endif
  }

  #if !canImport(ObjectiveC)
    /// A view that notes its widths, and whether they are animated.
    final class SizeNotes: PlatformView {
      var notes: [String] = []

      private func note(_ width: CGFloat) {
        notes.append("\(width)" + (PlatformView.isAnimated ? " animated" : ""))
      }

      #if WITHY_UIKIT
        override var bounds: CGRect { didSet { note(bounds.width) } }
      #else
        override var frame: NSRect { didSet { note(frame.width) } }
      #endif
    }
  #endif

  extension PlatformView {
    /// The text of a label, by which tests speak of it.
    var name: String { (self as? Label)?.shownText ?? "\(type(of: self))" }

    /// The alignment rectangle, which layouts place.
    var alignmentFrame: CGRect {
      #if WITHY_UIKIT
        frame
      #else
        alignmentRect(forFrame: frame)
      #endif
    }

    /// Lays the view out, if it needs that.
    func layOut() {
      #if WITHY_UIKIT
        layoutIfNeeded()
      #else
        layoutSubtreeIfNeeded()
      #endif
    }
  }

  extension Label {
    /// The text.
    var shownText: String {
      get {
        #if WITHY_UIKIT
          text ?? ""
        #else
          stringValue
        #endif
      }
      set {
        #if WITHY_UIKIT
          text = newValue
        #else
          stringValue = newValue
        #endif
      }
    }
  }

  extension PlatformViewController {
    /// Lays the view out, as the platform does.
    func layOut() {
      #if WITHY_UIKIT
        view.setNeedsLayout()
        view.layoutIfNeeded()
      #else
        view.needsLayout = true
        view.layoutSubtreeIfNeeded()
      #endif
    }
  }

  /// The names of the children.
  @MainActor
  func names(_ parent: PlatformView) -> [String] { parent.children.map(\.name) }

  /// A label with a text.
  @MainActor
  func label(_ text: String) -> Label {
    #if WITHY_UIKIT
      let label = UILabel()
    #else
      let label = NSTextField(labelWithString: "")
    #endif
    label.shownText = text
    return label
  }

  /// Declares initializers, which the compiler knows on Apple's platforms.
  @MainActor
  func prepare() {
    #if WITHY_UIKIT && !canImport(ObjectiveC)
      Makers.addUIKit()
    #endif
  }

  /// The calls that change trees of views while a closure runs; none on Apple's platforms, which do
  /// not report them.
  @MainActor
  func calls(_ body: () -> Void) -> [String] {
    var calls: [String] = []
    #if !canImport(ObjectiveC)
      TreeCalls.note = { call, view, sibling in
        let (view, sibling) = (view as? PlatformView, sibling as? PlatformView)
        let words = call.split(separator: " ", maxSplits: 1)
        let place = words.count > 1 ? " \(words[1])" : sibling.map { " above \($0.name)" } ?? ""
        calls.append("\(words[0]) \(view?.name ?? "nothing")\(place)")
      }
      defer { TreeCalls.note = nil }
    #endif
    body()
    return calls
  }

  /// A decoder of an empty archive.
  func emptyCoder() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }
#endif
