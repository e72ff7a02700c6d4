// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppKit
public import UIKit

@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never is no view") }
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError("A text has no body") }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// In SwiftUI, this is not public.
  public init() {}
}

@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError("A representable has no body") }
}

open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required dynamic init?(coder: NSCoder) { nil }

  open override func loadView() { view = UIHosted() }
}

/// A view of SwiftUI, of which each is 40 × 30 here.
private final class UIHosted: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 30) }
}

@MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// In SwiftUI, this is not public.
  public init() {}
}

@MainActor
@preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public var body: Never { fatalError("A representable has no body") }
}

open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required dynamic init?(coder: NSCoder) { nil }

  open override func loadView() { view = NSHosted() }
}

/// A view of SwiftUI, of which each is 40 × 30 here.
private final class NSHosted: NSView {
  override var fittingSize: NSSize { NSSize(width: 40, height: 30) }
}
