import Foundation

/// The rules that the frames share: a frame aligns its child.
protocol AligningRules: ElementRules {}

extension AligningRules {
  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint
  {
    CGPoint { axis in
      let guide = engine.guide(of: outer.index, axis)
      return engine.line(guide, axis, in: outer.size, for: outer.index)
        - engine.value(guide, axis, of: child)
    }
  }

  /// The child's spacing preferences, without those on an axis with a length or bound unless the
  /// child is a spacer.
  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    var spacing = engine.spacing(at: index + 1)
    if engine.records[index + 1].spec.traits.contains(.isSpacer) { return spacing }
    let axes = engine.records[index].spec.traits.axes
    if axes.contains(.horizontal) { spacing.reset(.horizontal) }
    if axes.contains(.vertical) { spacing.reset(.vertical) }
    return spacing
  }
}
