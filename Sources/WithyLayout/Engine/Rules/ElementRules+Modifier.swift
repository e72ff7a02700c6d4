import Foundation

/// The rules of a modifier that leaves all to the element in it, which is the record behind its own.
extension ElementRules {
  static var isContainer: Bool { false }

  static var shows: Shown { [.attributes, .edges, .guides] }

  static func features(_ details: Details?) -> Flattening.Features { [] }

  static func begin(_ element: DescribedElement, in flattening: inout Flattening) -> LayoutContent?
  {
    flattening.begin(element, by: self)
  }

  static func surround(_ surroundings: inout Surroundings, _ style: Style) {}

  static func close(_ index: Int, in flattening: inout Flattening) {
    flattening.closeModifier(index, by: self)
  }

  static func innerAxes(of index: Int, _ records: UnsafeMutablePointer<Record>) -> Axes {
    records[index + 1].axes
  }

  static func axes(_ style: Style, inside axes: Axes) -> Axes { axes }

  /// Sizes that are computed quickly are not remembered, but so often that measuring is never too deep.
  static func remembers(_ index: Int, _ records: UnsafeMutablePointer<Record>) -> Bool {
    records[index].level % Engine.checkpoint == 0
  }

  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    engine.measure(index + 1, proposal)
  }

  static var asksTwice: Bool { false }

  static func placeChildren(
    of index: Int,
    _ proposal: Proposal,
    _ size: CGSize,
    in engine: Engine
  ) {
    // What measures by itself alone need not be completed as a whole.
    let isWhole = asksTwice || engine.usesGuides
    let (inner, child, origin) =
      isWhole
      ? engine.complete(index) { inside(index, proposal, size, in: engine) }
      : inside(index, proposal, size, in: engine)
    engine.place(index + 1, inner, engine.finite(child, index + 1), x: origin.x, y: origin.y)
  }

  /// Where the one element in it is.
  static func inside(
    _ index: Int,
    _ proposal: Proposal,
    _ size: CGSize,
    in engine: Engine
  ) -> (proposal: Proposal, size: CGSize, origin: CGPoint) {
    let inner = inner(proposal, of: index, size, in: engine)
    let child = engine.size(of: index + 1, for: inner)
    return (inner, child, origin(of: child, inner, inside: index, size, in: engine))
  }

  static func inner(
    _ proposal: Proposal,
    of index: Int,
    _ size: CGSize,
    in engine: Engine
  ) -> Proposal { proposal }

  static func origin(
    of child: CGSize,
    _ proposal: Proposal,
    inside index: Int,
    _ size: CGSize,
    in engine: Engine
  ) -> CGPoint { .zero }

  static func isOpen(_ index: Int, to child: Int, _ records: UnsafeMutablePointer<Record>) -> Bool {
    true
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat {
    engine.end(end, of: index + 1)
  }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    engine.spacing(at: index + 1)
  }

  static func ownGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? { nil }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let (inner, child, origin) = inside(query.index, query.proposal, query.size, in: engine)
    let value = engine.explicitValue(query.guide, query.axis, query.index + 1, inner, child)
    return value.map { $0 + (query.axis == .horizontal ? origin.x : origin.y) }
  }

  static func name(of index: Int, in engine: Engine) -> String {
    "\(engine.records[index].style.kind)"
  }
}

/// The rules of a modifier whose element stands where it stands itself, and says its guides for it.
protocol TransparentRules: ElementRules {}

extension TransparentRules {
  static var shows: Shown { [.priority, .attributes, .edges, .guides] }

  static func innerGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    engine.explicitValue(
      query.guide,
      query.axis,
      query.index + 1,
      query.proposal,
      query.size
    )
  }
}
