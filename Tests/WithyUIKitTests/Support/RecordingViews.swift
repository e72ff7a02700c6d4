#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import WithyUIKit

  /// The operations on recording views, in order.
  @MainActor
  final class CallLog {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A view that writes down what is done to its subviews.
  final class RecordingView: UIView {
    let log = CallLog()

    override func addSubview(_ view: UIView) {
      log.calls.append("add \(view.name)")
      super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
      log.calls.append("insert \(view.name) at \(index)")
      super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      log.calls.append("insert \(view.name) above \(sibling.name)")
      super.insertSubview(view, aboveSubview: sibling)
    }
    override func willRemoveSubview(_ subview: UIView) {
      log.calls.append("remove \(subview.name)")
      super.willRemoveSubview(subview)
    }
  }

  /// A stack view that writes down what is done to its arranged subviews.
  final class RecordingStack: UIStackView {
    let log = CallLog()

    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      log.calls.append("arrange \(view.name) at \(stackIndex)")
      super.insertArrangedSubview(view, at: stackIndex)
    }
    override func removeArrangedSubview(_ view: UIView) {
      log.calls.append("unarrange \(view.name)")
      super.removeArrangedSubview(view)
    }
    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      log.calls.append("spacing \(spacing) after \(arrangedSubview.name)")
      super.setCustomSpacing(spacing, after: arrangedSubview)
    }
    override func willRemoveSubview(_ subview: UIView) {
      log.calls.append("remove \(subview.name)")
      super.willRemoveSubview(subview)
    }
  }

  /// A container of the user's, whose children go into a stack inside it.
  final class CardView: UIView, ContentContaining {
    var content = RecordingStack()
    var nestingView: UIView { content }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(content)
    }
    required init?(coder: NSCoder) { nil }
  }

  extension UIView {
    /// The text of a label, by which tests speak of it.
    var name: String { (self as? UILabel)?.text ?? "\(type(of: self))" }
  }

  /// The names of the children.
  @MainActor
  func names(_ parent: UIView) -> [String] { parent.children.map(\.name) }

  /// A label with a text.
  @MainActor
  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// Declares initializers, which the compiler knows on Apple's platforms.
  @MainActor
  func prepare() {
    #if !canImport(ObjectiveC)
      Makers.addUIKit()
    #endif
  }

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
    /// Runs a closure: UIKit does not report calls.
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
