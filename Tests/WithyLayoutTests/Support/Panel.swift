import Foundation
import WithyLayout

/// A box that layouts of live blocks fill.
class Panel: Shape, LayoutHost {
  var bounds: CGRect
  var layoutDirection = LayoutDirection.leftToRight
  var pixelScale: CGFloat?
  var defaultSpacing: CGFloat = 8
  var safeArea = EdgeInsets()

  init(_ width: CGFloat = 100, _ height: CGFloat = 100, _ name: String = "") {
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    super.init(name)
  }

  func setNeedsArrangement(_ layout: HostedLayout) { layout.arrange() }

  override func place(in frame: CGRect) {
    super.place(in: frame)
    bounds = CGRect(origin: .zero, size: frame.size)
  }
}

/// A panel that leaves its layout for later.
final class DeferredPanel: Panel {
  var requests: [HostedLayout] = []
  override func setNeedsArrangement(_ layout: HostedLayout) { requests.append(layout) }
}

/// A panel that is as large as the layout of its children.
final class Card: Panel, Makeable {
  private var layout: HostedLayout?

  init() { super.init(0, 0) }

  override func setNeedsArrangement(_ layout: HostedLayout) {
    self.layout = layout
    layout.arrange()
  }

  override func size(for proposal: ProposedSize) -> CGSize {
    proposals.append(proposal)
    return layout?.size(for: proposal) ?? .zero
  }

  override func place(in frame: CGRect) {
    super.place(in: frame)
    layout?.arrange()
  }
}
