// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import UIKit

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

  open override func loadView() { view = HostingView() }
}

/// A view of SwiftUI, of which each is 40 × 30 here.
private final class HostingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 30) }
}
