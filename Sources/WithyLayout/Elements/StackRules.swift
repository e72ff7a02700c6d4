public import Foundation

/// The rules of a container that shares out a length to its children, one after another; the
/// algorithm is in ``Engine``.
protocol StackRules: ArrangingRules {
  static var axis: Axis { get }
}

extension StackRules {
  static func isSuperfluous(_ spec: ElementSpec, in surroundings: Surroundings) -> Bool {
    spec.distribution == .fill
  }

  static func surround(_ surroundings: inout Surroundings, _ spec: ElementSpec) {
    surroundings = surroundings.inside(Traits(Axes(axis)))
  }

  static func close(_ index: Int, in recordBuilder: inout RecordBuilder) {
    guard recordBuilder.closeContainer(index, by: self) else { return }
    if recordBuilder.records[index].childCount == 0 {
      recordBuilder.records[index].priority = -.infinity
    }
    recordBuilder.sumGaps(index)
  }

  /// A stack that distributes its remaining length depends on the length proposed to it.
  static func axes(_ spec: ElementSpec, inside axes: Axes) -> Axes {
    spec.distribution == .fill ? axes : axes.union(Axes(axis))
  }

  /// Measures the stack, by a function for each direction; inlined into the function that measures
  /// all kinds, they would make it too large to be optimised well.
  @inline(never)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    engine.measureStack(index, proposal, along: axis)
  }

  static func arrange(_ container: SizedRecord, in engine: Engine) {
    let (index, size) = (container.index, container.size)
    var inner = container.proposal
    inner[axis.across] = inner[axis.across].orElse(size[axis.across])
    engine.distribute(index, inner.masked(engine.records[index].axes), along: axis)
    engine.position(index, in: size[axis], along: axis)
  }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    axis == .horizontal
      ? engine.mergedSpacing(of: index, first: .leading, last: .trailing)
      : engine.mergedSpacing(of: index, first: .top, last: .bottom)
  }

  /// Returns the sum of the children's extremes along the stack, or the greatest of them across.
  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let (spec, children) = (engine.records[index].spec, engine.children(of: index))
    if spec.traits.contains(.hasRelatives) { return .nan }
    if extreme.axis == axis {
      let isPlain = spec.distribution == .fill && spec.gaps >= 0
      guard isPlain, !children.isEmpty else { return .nan }
      return children.reduce(spec.gaps) { $0 + engine.extreme(extreme, of: Int($1.child)) }
    }
    if engine.needsGuides(index, axis.across) { return .nan }
    var longest: CGFloat = 0
    for slot in children {
      let length = engine.extreme(extreme, of: Int(slot.child))
      if length.isNaN { return .nan }
      longest = max(longest, length)
    }
    return longest
  }
}

extension ElementDescription {
  @usableFromInline
  static func stack(
    _ kind: Kind,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ distribution: Distribution,
    _ source: SourcePlace
  ) -> ElementDescription {
    var spec = ElementSpec(kind)
    spec.spacing = Validation.finite(spacing, "spacing", source) ?? .nan
    if distribution != .fill { spec.distribution = distribution }
    return ElementDescription(spec, aligned: alignment)
  }
}

extension ElementSpec {
  /// The spacing given for a stack; not-a-number if none.
  var spacing: CGFloat {
    get { a }
    set { a = newValue }
  }

  /// The sum of all gaps of a stack.
  var gaps: CGFloat {
    get { b }
    set { b = newValue }
  }

  var distribution: Distribution {
    get { c.isNaN ? .fill : Distribution.allCases[Int(c)] }
    set { c = CGFloat(Distribution.allCases.firstIndex(of: newValue) ?? 0) }
  }
}
