import Foundation

extension LayoutElement {
  /// Lets the leaf take the lengths proposed on some axes, instead of lengths of its own.
  ///
  /// ```swift
  /// HStack {
  ///   picture.layout.resizable(.horizontal)                // fills the row
  ///   button.layout.resizable().frame(width: 120, height: 50)
  /// }
  /// ```
  ///
  /// Where no length is proposed, the leaf has its own. Apply the modifier to a leaf, before frames
  /// and others. The elements in a container are laid out as before, from its top leading corner.
  @inlinable
  public func resizable(_ axes: Axes = .both) -> ModifiedElement<Node> {
    inside(.plain(.resizable, on: axes))
  }
}

enum ResizableRules: TransparentRules {
  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { axes.union(spec.traits.axes) }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let own = proposal.masked(engine.records[index].spec.traits.axes)
    return own.size ?? own.orElse(engine.measure(index + 1, proposal))
  }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    engine.place(outer.record(outer.index + 1), at: .zero)
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let isResizable = engine.records[index].spec.traits.contains(extreme.trait)
    return isResizable ? extreme.proposed : engine.extreme(extreme, of: index + 1)
  }
}
