import Foundation

extension Engine {
  @inline(__always)
  func measureStack(_ index: Int, _ proposal: Proposal, along axis: Axis) -> CGSize {
    let children = children(of: index)
    guard children.count > 0 else { return .zero }
    distribute(index, proposal, along: axis)
    var length = records[index].spec.gaps
    var breadth: CGFloat = 0
    for place in children.indices {
      let size = children[place].size
      length += size[axis]
      breadth = max(breadth, size[axis.across])
    }
    if needsGuides(index, axis.across) { breadth = alignByGuides(index, axis.across) }
    // Gaps of minus infinity and what the children take of it add up to not-a-number.
    length = length > 0 ? length : 0
    // The remaining length goes between the children, so the stack takes all of it.
    if records[index].spec.distribution != .fill {
      length = max(length, proposal[axis].orElse(0))
    }
    return CGSize { $0 == axis ? length : breadth }
  }

  /// Distributes the length of a stack to its children, and stores their proposals and sizes in the
  /// slots, unless these hold this distribution already.
  @inline(__always)
  func distribute(_ index: Int, _ proposal: Proposal, along axis: Axis) {
    let record = records + index
    let header = caches + Int(record.pointee.cache)
    guard header.pointee.distributed != proposal else { return }
    header.pointee.distributed = nil
    let children = children(of: index)
    let major = proposal[axis]
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
      order(index, proposal, along: axis)
      share(index, proposal, along: axis)
    }
    header.pointee.distributed = proposal
  }

  /// Finds the order in which children get their share: by priority, then the least flexible first.
  @inline(__always)
  private func order(_ index: Int, _ proposal: Proposal, along axis: Axis) {
    let record = records + index
    let children = children(of: index)
    let majorAxis = Axes(axis).rawValue
    var isSorted = record.pointee.spec.traits.isDisjoint(with: .hasRanks)
    var previous: (least: CGFloat, difference: CGFloat) = (0, -.infinity)
    let hasRelatives = record.pointee.spec.traits.contains(.hasRelatives)
    let leastProposal = Proposal { $0 == axis ? 0 : proposal[$0] }
    let greatestProposal = Proposal { $0 == axis ? .infinity : proposal[$0] }
    let queries = (Query(leastProposal), Query(greatestProposal))
    for place in children.indices {
      let child = Int(children[place].child)
      let isShared = records[child].axes.rawValue & majorAxis != 0
      var (least, difference): (CGFloat, CGFloat)
      if isShared, !hasRelatives, let extremes = extremes(of: child, along: axis) {
        (least, difference) = extremes
      } else {
        var (leastQuery, greatestQuery) = queries
        if hasRelatives || records[child].isDeep {
          func inner(_ extreme: Proposal) -> Query {
            let isDeep = records[child].isDeep
            let extreme = isDeep ? extreme.ideal(on: Axes(axis.across)) : extreme
            return Query(relative(child, extreme, of: proposal))
          }
          (leastQuery, greatestQuery) = (inner(leastProposal), inner(greatestProposal))
        }
        // The final size of a child that does not depend on its share.
        let size = measure(child, leastQuery)
        children[place].size = size
        (least, difference) = (size[axis], 0)
        if isShared {
          difference = (measure(child, greatestQuery)[axis] - least).orElse(0)
        }
      }
      children[place].order = Int32(truncatingIfNeeded: place)
      children[place].origin = CGPoint(x: least, y: difference)
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
  @inline(__always)
  private func extremes(of child: Int, along axis: Axis) -> (least: CGFloat, difference: CGFloat)? {
    let isOpaque = records[child].spec.kind == .leaf && !records[child].flexibility.isKnown
    if isOpaque { return nil }
    let least = extreme(Extreme(axis: axis, isGreatest: false), of: child)
    if least.isNaN { return nil }
    let greatest = extreme(Extreme(axis: axis, isGreatest: true), of: child)
    return greatest.isNaN ? nil : (least, (greatest - least).orElse(0))
  }

  /// Proposes to each child its share of the remaining length, in order.
  @inline(__always)
  private func share(_ index: Int, _ proposal: Proposal, along axis: Axis) {
    let record = records + index
    let children = children(of: index)
    let major = proposal[axis]
    var available = major - record.pointee.spec.gaps
    guard !record.pointee.spec.traits.isDisjoint(with: .hasRanks) else {
      return share(index, proposal, children.indices, &available, along: axis)
    }
    func rank(_ place: Int) -> (CGFloat, Bool) {
      self.rank(of: children[place].order, in: children)
    }
    let highest = rank(0)
    for place in children.indices where rank(place) != highest {
      available -= children[Int(children[place].order)].origin.x
    }
    var first = 0
    while first < children.count {
      let group = rank(first)
      var end = first
      // Give back the minimum lengths of this group; those of lower groups stay reserved.
      while end < children.count, rank(end) == group {
        if group != highest { available += children[Int(children[end].order)].origin.x }
        end += 1
      }
      share(index, proposal, first..<end, &available, along: axis)
      first = end
    }
  }

  @inline(__always)
  private func share(
    _ index: Int,
    _ proposal: Proposal,
    _ group: Range<Int>,
    _ available: inout CGFloat,
    along axis: Axis
  ) {
    let children = children(of: index)
    let majorAxis = Axes(axis).rawValue
    let traits = records[index].spec.traits
    let hasRelatives = traits.contains(.hasRelatives)
    // Either all children of a group have a weight, or none has.
    let weights =
      traits.contains(.hasWeights)
      ? group.reduce(0) { $0 + weight(of: Int(children[Int(children[$1].order)].child)) } : 0
    var left = weights > 0 ? weights : CGFloat(group.count)
    for place in group {
      let place = Int(children[place].order)
      let child = Int(children[place].child)
      let part = weights > 0 ? weight(of: child) : 1
      // Infinite minimum lengths can make the available length not-a-number.
      // After much greater weights, rounding may leave less than a small one.
      let rest = part < left ? part * available / left : available
      let length = available > 0 ? rest : 0
      var share = Proposal { $0 == axis ? length : proposal[$0] }
      if hasRelatives { share = relative(child, share, of: proposal) }
      children[place].proposal = share
      if records[child].axes.rawValue & majorAxis != 0 {
        children[place].size = measure(child, Query(share))
      }
      available -= children[place].size[axis]
      left -= part
    }
  }

  @inline(__always)
  func position(_ index: Int, in total: CGFloat, along axis: Axis) {
    let record = records + index
    let children = children(of: index)
    let spec = record.pointee.spec
    if needsGuides(index, axis.across) {
      _ = alignByGuides(index, axis.across)
    } else {
      var breadth: CGFloat = 0
      for place in children.indices {
        breadth = max(breadth, children[place].size[axis.across])
      }
      let part = CGFloat(spec.alignment(on: axis.across)) / 2
      for place in children.indices {
        children[place].origin[axis.across] = (breadth - children[place].size[axis.across]) * part
      }
    }
    guard spec.distribution == .fill else {
      return spread(index, in: total, along: axis)
    }
    let hasGaps = spec.traits.contains(.hasGaps)
    var length: CGFloat = 0
    for place in children.indices {
      children[place].origin[axis] = length
      length += children[place].size[axis]
      length += hasGaps ? children[place].gap : spec.spacing
    }
  }

  /// Sorts the order in which children get their share by Shell's sort, which is in place, and
  /// insertion for a few children; ties, compared last, stay in order of declaration.
  func sortOrder(_ index: Int) {
    let children = children(of: index)
    var gap = 1
    while gap < children.count / 9 { gap = 3 * gap + 1 }
    while gap > 0 {
      for place in gap..<children.count {
        let moved = children[place].order
        var hole = place
        while hole >= gap, isBefore(moved, children[hole - gap].order, children) {
          children[hole].order = children[hole - gap].order
          hole -= gap
        }
        children[hole].order = moved
      }
      gap /= 3
    }
  }

  private func isBefore(
    _ left: Int32,
    _ right: Int32,
    _ children: UnsafeMutableBufferPointer<Slot>
  ) -> Bool {
    let (first, second) = (rank(of: left, in: children), rank(of: right, in: children))
    if first.priority != second.priority { return first.priority > second.priority }
    if first.isWeighted != second.isWeighted { return !first.isWeighted }
    let (a, b) = (children[Int(left)].origin, children[Int(right)].origin)
    if a.y != b.y { return a.y < b.y }
    if a.y == .infinity, a.x != b.x { return a.x > b.x }
    return left < right
  }

  /// Returns what identifies the group of a child: its priority, and whether it has a weight.
  func rank(
    of child: Int32,
    in children: UnsafeMutableBufferPointer<Slot>
  ) -> (priority: CGFloat, isWeighted: Bool) {
    let record = Int(children[Int(child)].child)
    return (records[record].priority, weight(of: record) > 0)
  }
}
