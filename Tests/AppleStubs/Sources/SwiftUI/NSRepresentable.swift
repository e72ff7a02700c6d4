// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppKit

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

  open override func loadView() { view = HostingView() }
}

/// A view of SwiftUI, of which each is 40 × 30 here.
private final class HostingView: NSView {
  override var fittingSize: NSSize { NSSize(width: 40, height: 30) }
}
