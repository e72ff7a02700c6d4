import Foundation

/// The rules of what has any number of children, and keeps slots for them.
protocol ContainerRules: ElementRules {
  /// What of that which children tell plays a part in it.
  static var heeds: Traits { get }

  /// Whether it is left out around an only child.
  static func isSuperfluous(_ style: Style) -> Bool
}

extension ContainerRules {
  static var isContainer: Bool { true }

  static var heeds: Traits { [] }

  static func isSuperfluous(_ style: Style) -> Bool { false }

  static func surround(_ surroundings: inout Surroundings, _ style: Style) {
    surroundings = surroundings.inside([])
  }

  static func close(_ index: Int, in flattening: inout Flattening) {
    flattening.closeContainer(index, by: self)
  }

  static func innerAxes(of index: Int, _ records: UnsafeMutablePointer<Record>) -> Axes {
    var axes: Axes = []
    let end = index + Int(records[index].size)
    var child = index + 1
    while child < end {
      axes.formUnion(records[child].axes)
      child += Int(records[child].size)
    }
    return axes
  }

  static func remembers(_ index: Int, _ records: UnsafeMutablePointer<Record>) -> Bool { true }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat { .nan }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    engine.ends(of: index, .all, .all, [])
  }
}

/// The rules of a container that chooses the places of all its children at once.
protocol ArrangingRules: ContainerRules {
  /// Chooses sizes and origins of its children, of which there is one at least, and leaves them in the slots.
  static func arrange(_ container: SizedRecord, in engine: Engine)

  /// What the children, which are arranged, say of a guide together.
  static func combinedGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat?
}

extension ArrangingRules {
  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    engine.complete(outer.index) { arrangeAll(outer, in: engine) }
    engine.placeSlots(outer.index)
  }

  /// Arranges the children, if there are any.
  static func arrangeAll(_ container: SizedRecord, in engine: Engine) {
    if engine.records[container.index].childCount > 0 { arrange(container, in: engine) }
  }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    arrangeAll(query.record, in: engine)
    return combinedGuide(query, in: engine)
  }

  static func combinedGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    engine.combined(query.guide, query.axis, query.index)
  }
}
