import Foundation

/// The rules of a leaf, measured by its object unless its size follows from its flexibility.
enum LeafRules: TerminalRules {
  @inline(__always)
  static func size(of index: Int, for proposal: Proposal, in engine: Engine) -> CGSize {
    engine.records[index].flexibility.isKnown
      ? knownSize(of: index, for: proposal, in: engine) : ask(index, proposal, in: engine)
  }

  /// Computes an uncached size of a leaf with known flexibility, and calls the leaf only if needed.
  private static func knownSize(
    of index: Int,
    for proposal: Proposal,
    in engine: Engine
  ) -> CGSize {
    let flexibility = engine.records[index].flexibility
    let (horizontal, vertical) = (flexibility.horizontal, flexibility.vertical)
    if horizontal != .unknown, vertical != .unknown {
      if horizontal == .full, vertical == .full, let size = proposal.size { return size }
      let isIdeal = proposal.width.isNaN && proposal.height.isNaN
      let ideal =
        isIdeal ? ask(index, proposal, in: engine) : known(index, .unspecified, in: engine)
      return CGSize { length(flexibility[$0], proposal[$0], ideal[$0]) }
    }
    // The leaf never takes more than its ideal length.
    for axis in Axis.allCases where flexibility[axis] == .upToIdeal && !proposal[axis].isNaN {
      let ideal = known(index, proposal.ideal(on: Axes(axis)), in: engine)
      if proposal[axis] >= ideal[axis] { return ideal }
    }
    return ask(index, proposal, in: engine)
  }

  /// Returns the size of a leaf for another proposal, cached if the record is the leaf's alone.
  private static func known(_ index: Int, _ proposal: Proposal, in engine: Engine) -> CGSize {
    let record = engine.records[index]
    return record.spec.kind == .leaf
      ? engine.measure(index, proposal)
      : size(of: index, for: proposal.masked(record.leafAxes), in: engine)
  }

  @inline(__always)
  private static func ask(_ index: Int, _ proposal: Proposal, in engine: Engine) -> CGSize {
    let leaf = engine.leaves[Int(engine.records[index].payload)]
    let size = leaf.size(for: proposal.proposed)
    #if DEBUG
      checkFlexibility(index, proposal, size, in: engine)
    #endif
    let isPlain = size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity
    return isPlain ? size : engine.checked(size, proposal, of: index)
  }

  private static func length(
    _ flexibility: Flexibility.Length,
    _ proposed: CGFloat,
    _ ideal: CGFloat
  ) -> CGFloat {
    if proposed.isNaN { return ideal }
    return switch flexibility {
    case .fixed, .scalable, .unknown: ideal
    case .upToIdeal: min(proposed, ideal)
    case .full: proposed
    }
  }

  static func extreme(_ extreme: Extreme, of index: Int, in engine: Engine) -> CGFloat {
    let flexibility = engine.records[index].flexibility
    switch flexibility[extreme.axis] {
    case .unknown: return .nan
    case .full: return extreme.proposed
    case .upToIdeal where !extreme.isGreatest: return 0
    case .fixed, .scalable, .upToIdeal:
      return engine.measure(index, .unspecified)[extreme.axis]
    }
  }

  /// Returns the baseline of the leaf's text, if the query is for one.
  static func ownGuide(_ query: GuideQuery, in engine: Engine) -> CGFloat? {
    let leaf = engine.leafObjects[Int(engine.records[query.index].payload)]
    let baselines = leaf.textBaselines(in: query.size)
    let isFirst = query.guide == .firstTextBaseline
    guard let value = isFirst ? baselines?.first : baselines?.last else { return nil }
    if value.isFinite { return value }
    // In an infinite height, so may the baseline be.
    guard query.size.height.isFinite else { return nil }
    engine.report(query.index, "returned \(value) as a baseline; using the bottom edge")
    return nil
  }

  /// Reports a leaf that takes another length than its flexibility promises.
  private static func checkFlexibility(
    _ index: Int,
    _ proposal: Proposal,
    _ size: CGSize,
    in engine: Engine
  ) {
    let flexibility = engine.records[index].flexibility
    func isKept(_ flexibility: Flexibility.Length, _ proposed: CGFloat, _ length: CGFloat) -> Bool {
      guard !proposed.isNaN, length.isFinite else { return true }
      return switch flexibility {
      case .unknown, .fixed, .scalable: true
      case .upToIdeal: length <= proposed + .tolerance
      case .full: abs(length - proposed) <= .tolerance
      }
    }
    if !Axis.allCases.allSatisfy({ isKept(flexibility[$0], proposal[$0], size[$0]) }) {
      engine.report(
        index,
        "returned the size \(size.width) × \(size.height), which contradicts its flexibility"
      )
    }
  }
}

extension Record {
  @inline(__always)
  mutating func follow(_ leaf: any Placeable, scaledOn scaled: Axes) {
    flexibility = leaf.flexibility
    axes = leaf.proposalAxes
    guard flexibility.isKnown else { return }
    flexibility = flexibility.scaled(on: scaled)
    if flexibility.horizontal == .fixed { axes.remove(.horizontal) }
    if flexibility.vertical == .fixed { axes.remove(.vertical) }
    if flexibility.horizontal == .full { axes.insert(.horizontal) }
    if flexibility.vertical == .full { axes.insert(.vertical) }
  }
}
