import Foundation

extension LayoutElement {
  /// Fixes the element at its ideal size.
  ///
  /// ```swift
  /// badge.layout.fixedSize()   // never cut short, even where there is too little room
  /// ```
  @inlinable
  public func fixedSize() -> ModifiedElement<Node> {
    inside(.plain(.fixedSize, on: .both))
  }

  /// Fixes the element at its ideal length on some axes.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedElement<Node> {
    let axes: Axes = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return inside(.plain(.fixedSize, on: axes))
  }
}

enum FixedSizeRules: ElementRules {
  static var shows: Shown { [.priority, .containerValues, .spacing, .guides] }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes {
    axes.subtracting(spec.traits.axes)
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal {
    outer.proposal.ideal(on: engine.records[outer.index].spec.traits.axes)
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let isFixed = engine.records[index].spec.traits.contains(extreme.trait)
    return isFixed ? .nan : engine.extreme(extreme, of: index + 1)
  }
}
