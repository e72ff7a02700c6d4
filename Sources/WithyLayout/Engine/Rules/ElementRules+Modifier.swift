import Foundation

/// The defaults for a modifier that leaves everything to its child, the record after its own.
extension ElementRules {
  static var isContainer: Bool { false }

  static var shows: Shown { [.containerValues, .spacing, .guides] }

  static func flatten(_ element: ElementDescription, in recordBuilder: inout RecordBuilder) {
    recordBuilder.flatten(element, by: self)
  }

  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {}

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    recordBuilder.closeModifier(index, by: self)
  }

  @inline(__always)
  static func primary(of index: Int, in records: Records) -> Int { index + 1 }

  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes { axes }

  /// A modifier computes its size quickly, and does not remember it.
  static var remembers: Bool { false }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    let outer = SizedRecord(index: index, proposal: proposal, size: .zero)
    return engine.measure(primary(of: index, in: engine.records), inner(outer, in: engine))
  }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    let (child, point) = engine.measuring {
      let child = engine.sized(outer.index + 1, for: inner(outer, in: engine))
      return (child, origin(of: child, inside: outer, in: engine))
    }
    engine.place(engine.finite(child), at: point)
  }

  static func inner(_ outer: SizedRecord, in engine: Engine) -> Proposal { outer.proposal }

  static func origin(of child: SizedRecord, inside outer: SizedRecord, in engine: Engine) -> CGPoint
  { .zero }

  static func isOpen(_ index: Int, to child: Int, _ records: Records) -> Bool {
    true
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    engine.extreme(extreme, of: primary(of: index, in: engine.records))
  }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    engine.spacing(at: primary(of: index, in: engine.records))
  }

  static func ownGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? { nil }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    innerGuide(query, for: inner(query.record, in: engine), in: engine)
  }

  /// Returns the guide of the element whose child is measured for a proposal.
  static func innerGuide(
    _ query: GuideQuery,
    for proposal: Proposal,
    in engine: Engine
  ) -> CGFloat? {
    let child = engine.sized(query.index + 1, for: proposal)
    guard let value = engine.explicitValue(query.guide, query.axis, of: child) else { return nil }
    return value + origin(of: child, inside: query.record, in: engine)[query.axis]
  }
}

/// The rules of a modifier whose child has its origin and size, so that guides hold unchanged.
protocol TransparentRules: ElementRules {}

extension TransparentRules {
  static var shows: Shown { [.priority, .containerValues, .spacing, .guides] }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    engine.explicitValue(query.guide, query.axis, of: query.record.record(query.index + 1))
  }
}

/// The rules of an element without children.
protocol TerminalRules: ElementRules {}

extension TerminalRules {
  static var shows: Shown { [] }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {}
}
