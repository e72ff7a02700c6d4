import Foundation

/// The rules of containers that give out a length to their children, one after another; how they do it is in
/// ``Engine``.
protocol StackRules: ArrangingRules {
  /// Whether the children stand side by side.
  static var isHorizontal: Bool { get }
}

extension StackRules {
  static var shows: Shown { [.guides] }

  static var heeds: Traits { [.hasGaps, .hasWeights] }

  static func surround(_ surroundings: inout Surroundings, _ style: Style) {
    surroundings = surroundings.inside(isHorizontal ? .horizontal : .vertical)
  }

  static func close(_ index: Int, in flattening: inout Flattening) {
    if flattening.closeContainer(index, by: self) { flattening.sumGaps(index) }
  }

  /// It is one function for each direction, and not a part of that which measures all: the two together would be too
  /// large to be optimised well.
  @inline(never)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    engine.measureStack(index, proposal, isHorizontal: isHorizontal)
  }

  static func arrange(_ container: SizedRecord, in engine: Engine) {
    let (index, proposal, size) = (container.index, container.proposal, container.size)
    let axes = engine.records[index].axes
    let inner =
      isHorizontal
      ? Proposal(width: proposal.width, height: proposal.height.orElse(size.height))
      : Proposal(width: proposal.width.orElse(size.width), height: proposal.height)
    engine.distribute(index, inner.masked(axes), isHorizontal: isHorizontal)
    engine.position(
      index,
      in: isHorizontal ? size.width : size.height,
      isHorizontal: isHorizontal
    )
  }

  static func spacing(of index: Int, in engine: Engine) -> ViewSpacing {
    isHorizontal
      ? engine.ends(of: index, .leading, .trailing, .vertical)
      : engine.ends(of: index, .top, .bottom, .horizontal)
  }
}

/// The rules of the two stacks.
protocol PlainStackRules: StackRules {}

extension PlainStackRules {
  static func isSuperfluous(_ style: Style) -> Bool { style.distribution == .fill }

  static func close(_ index: Int, in flattening: inout Flattening) {
    guard flattening.closeContainer(index, by: self) else { return }
    if flattening.records[index].childCount == 0 {
      flattening.records[index].priority = -.infinity
    }
    flattening.sumGaps(index)
  }

  /// One that gives away what is left depends on the length that is proposed.
  static func axes(_ style: Style, inside axes: Axes) -> Axes {
    style.distribution == .fill ? axes : axes.union(isHorizontal ? .horizontal : .vertical)
  }

  static func end(_ end: LengthEnd, of index: Int, in engine: Engine) -> CGFloat {
    end.isHorizontal == isHorizontal
      ? endAlong(end, index, in: engine) : endAcross(end, index, in: engine)
  }

  /// The end along the stack: that of all children together.
  private static func endAlong(_ end: LengthEnd, _ index: Int, in engine: Engine) -> CGFloat {
    let record = engine.records[index]
    let style = record.style
    let isPlain = style.distribution == .fill && !style.traits.contains(.hasRelatives)
    guard isPlain, style.gaps >= 0, record.childCount > 0 else { return .nan }
    let children = engine.slots + Int(record.payload)
    var sum = style.gaps
    for place in 0..<Int(record.childCount) {
      sum += engine.end(end, of: Int(children[place].child))
    }
    return sum
  }

  /// The end across the stack: that of the longest child.
  private static func endAcross(_ end: LengthEnd, _ index: Int, in engine: Engine) -> CGFloat {
    let record = engine.records[index]
    let isPlain = !record.style.traits.contains(.hasRelatives)
    guard isPlain, !engine.needsGuides(index, isHorizontal ? .vertical : .horizontal) else {
      return .nan
    }
    let children = engine.slots + Int(record.payload)
    var longest: CGFloat = 0
    for place in 0..<Int(record.childCount) {
      let length = engine.end(end, of: Int(children[place].child))
      if length.isNaN { return .nan }
      longest = max(longest, length)
    }
    return longest
  }
}

extension Style {
  /// The gap between the children of a stack that is given.
  var spacing: CGFloat {
    get { a }
    set { a = newValue }
  }

  /// The sum of all gaps of a stack.
  var gaps: CGFloat {
    get { b }
    set { b = newValue }
  }

  /// Where a stack puts what its children leave.
  var distribution: Distribution {
    get { c.isNaN ? .fill : Distribution.allCases[Int(c)] }
    set { c = CGFloat(Distribution.allCases.firstIndex(of: newValue) ?? 0) }
  }
}
