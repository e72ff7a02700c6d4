import Foundation

/// The measuring of stacks.
extension Engine {
  /// Measures a stack.
  @inline(__always)
  func measureStack(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) -> CGSize {
    let children = children(of: index)
    guard children.count > 0 else { return .zero }
    distribute(index, proposal, isHorizontal: isHorizontal)
    var length = records[index].spec.gaps
    var breadth: CGFloat = 0
    for place in children.indices {
      let size = children[place].size
      length += isHorizontal ? size.width : size.height
      breadth = max(breadth, isHorizontal ? size.height : size.width)
    }
    if needsGuides(index, isHorizontal ? .vertical : .horizontal) {
      breadth = alignByGuides(index, isHorizontal ? .vertical : .horizontal)
    }
    // Gaps of minus infinity and what the children take of it add up to not-a-number.
    length = length > 0 ? length : 0
    // The remaining length goes between the children, so the stack takes all of it.
    if records[index].spec.distribution != .fill {
      length = max(length, (isHorizontal ? proposal.width : proposal.height).orElse(0))
    }
    return isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Distributes the length of a stack to its children, unless the slots hold this distribution
  /// already.
  ///
  /// The resulting proposals and sizes are stored in the children's slots.
  @inline(__always)
  func distribute(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) {
    let record = records + index
    let header = caches + Int(record.pointee.cache)
    guard !header.pointee.isDistributed || header.pointee.distributed != proposal else { return }
    header.pointee.isDistributed = false
    let children = children(of: index)
    let major = isHorizontal ? proposal.width : proposal.height
    // 0, infinity and `nil` are proposed to every child, unless negative gaps leave a length to
    // share.
    if major.isNaN || major == .infinity || major == 0 && record.pointee.spec.gaps >= 0 {
      let query = Query(proposal)
      let hasRelatives = record.pointee.spec.traits.contains(.hasRelatives)
      for place in children.indices {
        let child = Int(children[place].child)
        let inner = hasRelatives ? relative(child, proposal, of: proposal) : proposal
        children[place].proposal = inner
        children[place].size = measure(child, hasRelatives ? Query(inner) : query)
      }
    } else {
      order(index, proposal, isHorizontal: isHorizontal)
      share(index, proposal, isHorizontal: isHorizontal)
    }
    header.pointee.distributed = proposal
    header.pointee.isDistributed = true
  }

  /// Finds the order in which children get their share: highest priority first, then least flexible
  /// first.
  @inline(__always)
  private func order(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) {
    let record = records + index
    let children = children(of: index)
    let majorAxis = isHorizontal ? Axes.horizontal.rawValue : Axes.vertical.rawValue
    var isSorted = record.pointee.spec.traits.isDisjoint(with: .hasRanks)
    var previous: (least: CGFloat, difference: CGFloat) = (0, -.infinity)
    let hasRelatives = record.pointee.spec.traits.contains(.hasRelatives)
    let (leastEnd, greatestEnd) = (
      proposal.replacingMajor(0, isHorizontal: isHorizontal),
      proposal.replacingMajor(.infinity, isHorizontal: isHorizontal)
    )
    let queries = (Query(leastEnd), Query(greatestEnd))
    for place in children.indices {
      let child = Int(children[place].child)
      let isShared = records[child].axes.rawValue & majorAxis != 0
      var (least, difference): (CGFloat, CGFloat)
      if features.contains(.flexibility), isShared, !hasRelatives,
        let ends = ends(of: child, isHorizontal: isHorizontal)
      {
        (least, difference) = ends
      } else {
        var (leastQuery, greatestQuery) = queries
        if hasRelatives || records[child].isDeep {
          func inner(_ end: Proposal) -> Query {
            let isDeep = records[child].isDeep
            let end = isDeep ? end.ideal(on: isHorizontal ? .vertical : .horizontal) : end
            return Query(relative(child, end, of: proposal))
          }
          (leastQuery, greatestQuery) = (inner(leastEnd), inner(greatestEnd))
        }
        // The final size of a child that does not depend on its share.
        let size = measure(child, leastQuery)
        children[place].size = size
        (least, difference) = (isHorizontal ? size.width : size.height, 0)
        if isShared {
          let size = measure(child, greatestQuery)
          difference = ((isHorizontal ? size.width : size.height) - least).orElse(0)
        }
      }
      children[place].order = Int32(truncatingIfNeeded: place)
      (children[place].x, children[place].y) = (least, difference)
      let isInOrder =
        previous.difference < difference
        || previous.difference == difference
          && (difference < .infinity || previous.least >= least)
      isSorted = isSorted && isInOrder
      previous = (least, difference)
    }
    if !isSorted { sortOrder(index) }
  }

  /// Returns the minimum length of a child, and how much longer it can get, if both are known
  /// without measuring leaves.
  private func ends(
    of child: Int,
    isHorizontal: Bool
  ) -> (least: CGFloat, difference: CGFloat)? {
    let least = end(LengthEnd(isHorizontal: isHorizontal, isGreatest: false), of: child)
    if least.isNaN { return nil }
    let greatest = end(LengthEnd(isHorizontal: isHorizontal, isGreatest: true), of: child)
    return greatest.isNaN ? nil : (least, (greatest - least).orElse(0))
  }

  /// Proposes to each child its share of the remaining length, in order.
  @inline(__always)
  private func share(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) {
    let record = records + index
    let children = children(of: index)
    let major = isHorizontal ? proposal.width : proposal.height
    var available = major - record.pointee.spec.gaps
    guard !record.pointee.spec.traits.isDisjoint(with: .hasRanks) else {
      return share(index, proposal, children.indices, &available, isHorizontal: isHorizontal)
    }
    func rank(_ place: Int) -> (CGFloat, Bool) {
      self.rank(of: children[place].order, in: children)
    }
    let highest = rank(0)
    for place in children.indices where rank(place) != highest {
      available -= children[Int(children[place].order)].x
    }
    var first = 0
    while first < children.count {
      let group = rank(first)
      var end = first
      // Give back the minimum lengths of this group; those of lower groups stay reserved.
      while end < children.count, rank(end) == group {
        if group != highest { available += children[Int(children[end].order)].x }
        end += 1
      }
      share(index, proposal, first..<end, &available, isHorizontal: isHorizontal)
      first = end
    }
  }

  /// Proposes to each child of one group its share.
  @inline(__always)
  private func share(
    _ index: Int,
    _ proposal: Proposal,
    _ group: Range<Int>,
    _ available: inout CGFloat,
    isHorizontal: Bool
  ) {
    let children = children(of: index)
    let majorAxis = isHorizontal ? Axes.horizontal.rawValue : Axes.vertical.rawValue
    let traits = records[index].spec.traits
    let hasRelatives = traits.contains(.hasRelatives)
    // Either all children of a group have a weight, or none has.
    let weights = traits.contains(.hasWeights) ? weights(children, group) : 0
    var left = weights > 0 ? weights : CGFloat(group.count)
    for place in group {
      let place = Int(children[place].order)
      let child = Int(children[place].child)
      let part = weights > 0 ? weight(of: child) : 1
      // Infinite minimum lengths can make the available length not-a-number.
      // What a weight leaves of much greater ones may be lost in rounding.
      let rest = part < left ? part * available / left : available
      let length = available > 0 ? rest : 0
      var share = proposal.replacingMajor(length, isHorizontal: isHorizontal)
      if hasRelatives { share = relative(child, share, of: proposal) }
      children[place].proposal = share
      if records[child].axes.rawValue & majorAxis != 0 {
        children[place].size = measure(child, Query(share))
      }
      let taken = isHorizontal ? children[place].size.width : children[place].size.height
      available -= taken
      left -= part
    }
  }

  /// Returns the sum of the weights in a group of children.
  private func weights(_ children: UnsafeMutableBufferPointer<Slot>, _ group: Range<Int>) -> CGFloat
  {
    let sum = group.reduce(0) { $0 + weight(of: Int(children[Int(children[$1].order)].child)) }
    return min(sum, .greatestFiniteMagnitude)
  }

  /// Positions the children of a stack whose length has been distributed.
  @inline(__always)
  func position(_ index: Int, in total: CGFloat, isHorizontal: Bool) {
    let record = records + index
    let children = children(of: index)
    let minor: Axes = isHorizontal ? .vertical : .horizontal
    let spec = record.pointee.spec
    if needsGuides(index, minor) {
      _ = alignByGuides(index, minor)
    } else {
      var breadth: CGFloat = 0
      for place in children.indices {
        let size = children[place].size
        breadth = max(breadth, isHorizontal ? size.height : size.width)
      }
      let part =
        CGFloat(isHorizontal ? spec.alignment.vertical : spec.alignment.horizontal) / 2
      for place in children.indices {
        if isHorizontal {
          children[place].y = (breadth - children[place].size.height) * part
        } else {
          children[place].x = (breadth - children[place].size.width) * part
        }
      }
    }
    guard spec.distribution == .fill else {
      return spread(index, in: total, isHorizontal: isHorizontal)
    }
    let hasGaps = spec.traits.contains(.hasGaps)
    var length: CGFloat = 0
    for place in children.indices {
      if isHorizontal { children[place].x = length } else { children[place].y = length }
      length += isHorizontal ? children[place].size.width : children[place].size.height
      length += hasGaps ? children[place].gap : spec.spacing
    }
  }
}

extension Proposal {
  /// Returns the proposal with another length along a stack.
  @inline(__always)
  fileprivate func replacingMajor(_ length: CGFloat, isHorizontal: Bool) -> Proposal {
    isHorizontal
      ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }
}
