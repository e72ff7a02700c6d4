import Foundation

extension Engine {
  /// The size of a leaf of which something is known, that is not remembered: what is known is not asked.
  func measureKnown(_ index: Int, _ proposal: Proposal) -> CGSize {
    let (horizontal, vertical) = records[index].style.flexibility
    if horizontal != .unknown, vertical != .unknown {
      let isGiven = !proposal.width.isNaN && !proposal.height.isNaN
      if isGiven, horizontal == .full, vertical == .full {
        return CGSize(width: proposal.width, height: proposal.height)
      }
      let ideal = idealSize(index, proposal)
      return CGSize(
        width: Self.length(horizontal, proposal.width, ideal.width),
        height: Self.length(vertical, proposal.height, ideal.height)
      )
    }
    // No more than the ideal length is ever taken.
    if horizontal == .upToIdeal, !proposal.width.isNaN {
      let ideal = measure(index, Proposal(width: .nan, height: proposal.height))
      if proposal.width >= ideal.width { return ideal }
    }
    if vertical == .upToIdeal, !proposal.height.isNaN {
      let ideal = measure(index, Proposal(width: proposal.width, height: .nan))
      if proposal.height >= ideal.height { return ideal }
    }
    return ask(index, proposal)
  }

  /// The length that a leaf takes on an axis on which that is known.
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

  /// The ideal size of a leaf.
  private func idealSize(_ index: Int, _ proposal: Proposal) -> CGSize {
    let isIdeal = proposal.width.isNaN && proposal.height.isNaN
    return isIdeal ? ask(index, proposal) : measure(index, .unspecified)
  }

  /// The length that a record takes on an axis for 0 or infinity, if that follows from what is known of the
  /// leaves without their other lengths; else not-a-number.
  func end(of index: Int, isHorizontal: Bool, isGreatest: Bool) -> CGFloat {
    let memory = Int(records[index].memory)
    let place = (isHorizontal ? 0 : 2) + (isGreatest ? 1 : 0)
    if memory >= 0, memories[memory].knownEnds & 1 << place != 0 {
      return memories[memory].ends[place]
    }
    guard records[index].level < levelLimit else { return .nan }
    let length = findEnd(index, isHorizontal: isHorizontal, isGreatest: isGreatest)
    if memory >= 0, !isIncomplete {
      memories[memory].ends[place] = length
      memories[memory].knownEnds |= 1 << place
    }
    return length
  }

  /// Finds such a length.
  private func findEnd(_ index: Int, isHorizontal: Bool, isGreatest: Bool) -> CGFloat {
    let style = records[index].style
    let proposed: CGFloat = isGreatest ? .infinity : 0
    let axis: Traits = isHorizontal ? .horizontal : .vertical
    func inner(_ child: Int) -> CGFloat {
      end(of: child, isHorizontal: isHorizontal, isGreatest: isGreatest)
    }
    switch style.kind {
    case .leaf:
      let flexibility = isHorizontal ? style.flexibility.0 : style.flexibility.1
      if flexibility == .unknown { return .nan }
      if flexibility == .full { return proposed }
      if flexibility == .upToIdeal, !isGreatest { return 0 }
      let ideal = measure(index, .unspecified)
      return isHorizontal ? ideal.width : ideal.height
    case .spacer: return style.traits.contains(axis) ? max(proposed, style.minLength) : 0
    case .frame:
      return (isHorizontal ? style.width : style.height).orElse(inner(index + 1))
    case .flexibleFrame: return flexibleEnd(index, proposed, isHorizontal, inner)
    case .padding:
      let insets = style.insets
      let added = isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
      return added < 0 ? .nan : inner(index + 1) + added
    case .fixedSize: return style.traits.contains(axis) ? .nan : inner(index + 1)
    case .background: return inner(index + 1 + Int(records[index + 1].size))
    case .overlay, .offset, .alignmentGuide, .direction, .geometry, .ignoresSafeArea:
      return inner(index + 1)
    case .position: return proposed
    case .scroll: return style.traits.contains(axis) ? proposed : inner(index + 1)
    case .horizontalStack, .verticalStack:
      let isAlong = isHorizontal == (style.kind == .horizontalStack)
      return isAlong ? endAlong(index, proposed, inner) : endAcross(index, isHorizontal, inner)
    default: return .nan
    }
  }

  /// The end of a flexible frame.
  private func flexibleEnd(
    _ index: Int,
    _ proposed: CGFloat,
    _ isHorizontal: Bool,
    _ inner: (Int) -> CGFloat
  ) -> CGFloat {
    guard let all = details[Int(records[index].details)].bounds else { return .nan }
    let bounds = isHorizontal ? all.horizontal : all.vertical
    let own = bounds.length(for: proposed)
    if !own.isNaN { return own }
    // Only where the child is proposed the same is its own end what counts.
    guard bounds.proposal(for: proposed) == proposed else { return .nan }
    let child = inner(index + 1)
    return child.isNaN ? .nan : bounds.length(for: proposed, child: child)
  }

  /// The end of a stack along it: that of all children together.
  private func endAlong(_ index: Int, _ proposed: CGFloat, _ inner: (Int) -> CGFloat) -> CGFloat {
    let style = records[index].style
    let isPlain = style.distribution == .fill && !style.traits.contains(.hasRelatives)
    guard isPlain, style.gaps >= 0, records[index].childCount > 0 else { return .nan }
    let children = slots + Int(records[index].payload)
    var sum = style.gaps
    for place in 0..<Int(records[index].childCount) { sum += inner(Int(children[place].child)) }
    return sum
  }

  /// The end of a stack across it: that of the longest child.
  private func endAcross(_ index: Int, _ isHorizontal: Bool, _ inner: (Int) -> CGFloat) -> CGFloat {
    let isPlain = !records[index].style.traits.contains(.hasRelatives)
    guard isPlain, !needsGuides(index, isHorizontal ? .horizontal : .vertical) else { return .nan }
    let children = slots + Int(records[index].payload)
    var longest: CGFloat = 0
    for place in 0..<Int(records[index].childCount) {
      let length = inner(Int(children[place].child))
      if length.isNaN { return .nan }
      longest = max(longest, length)
    }
    return longest
  }

  /// Reports a leaf that takes another length than it says it does.
  func checkFlexibility(_ index: Int, _ proposal: Proposal, _ size: CGSize) {
    let (horizontal, vertical) = records[index].style.flexibility
    func isKept(_ flexibility: Flexibility.Length, _ proposed: CGFloat, _ length: CGFloat) -> Bool {
      guard !proposed.isNaN, length.isFinite else { return true }
      return switch flexibility {
      case .unknown, .fixed, .scalable: true
      case .upToIdeal: length <= proposed + 0.001
      case .full: abs(length - proposed) <= 0.001
      }
    }
    if !isKept(horizontal, proposal.width, size.width)
      || !isKept(vertical, proposal.height, size.height)
    {
      report(
        index,
        "answered \(size.width) × \(size.height), which is not what its flexibility says"
      )
    }
  }
}
