import Foundation

/// The rules of an element with any number of children, which keeps slots for them.
protocol ContainerRules: ElementRules {
  /// Returns whether the container is left out if it has a single child.
  static func isSuperfluous(_ spec: ElementSpec, in surroundings: Surroundings) -> Bool
}

extension ContainerRules {
  static var isContainer: Bool { true }

  static var shows: Shown { .guides }

  static func isSuperfluous(_ spec: ElementSpec, in surroundings: Surroundings) -> Bool { false }

  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings = surroundings.inside([])
  }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    recordBuilder.closeContainer(index, by: self)
  }

  static var remembers: Bool { true }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat { .nan }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    engine.mergedSpacing(of: index)
  }
}

/// The rules of a container that positions all its children at once.
protocol ArrangingRules: ContainerRules {
  /// Measures and positions the children, at least one, and stores the result in the slots.
  static func arrange(_ container: SizedRecord, in engine: Engine)

  /// Combines the explicit guides of the children, which have been arranged.
  static func combinedGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat?
}

extension ArrangingRules {
  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    placeArranged(outer, in: engine)
  }

  static func placeArranged(_ outer: SizedRecord, in engine: Engine) {
    engine.measuring { arrangeAll(outer, in: engine) }
    engine.placeSlots(outer.index)
  }

  static func arrangeAll(_ container: SizedRecord, in engine: Engine) {
    if engine.records[container.index].childCount > 0 { arrange(container, in: engine) }
  }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    arrangeAll(query.record, in: engine)
    return combinedGuide(query, in: engine)
  }

  static func combinedGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    engine.combined(query.guide, query.axis, of: engine.children(of: query.index))
  }
}
