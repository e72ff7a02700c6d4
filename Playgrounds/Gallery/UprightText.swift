import WithySVG

/// A vertical text: a custom leaf that wraps another one.
final class UprightText: XMLElement, Placeable {
  private var label: SVGText?

  /// Creates a vertical text.
  convenience init(_ text: Builder<SVGText>) {
    self.init(name: "g", uri: nil)
    label = text.build()
    self { label }
  }

  var proposalAxes: Axes { .vertical }

  func size(for proposal: ProposedSize) -> CGSize {
    let size = label?.size(for: ProposedSize(width: proposal.height, height: nil)) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func place(in frame: CGRect) {
    self[attribute: "display"] = frame == .zero ? "none" : nil
    self[attribute: "transform"] = "translate(\(frame.maxX.svg) \(frame.minY.svg)) rotate(90)"
    label?.place(in: CGRect(x: 0, y: 0, width: frame.height, height: frame.width))
  }
}
