import Foundation

extension Engine {
  /// The size of a stack.
  @inline(__always)
  func measureStack(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) -> CGSize {
    let count = Int(records[index].childCount)
    guard count > 0 else { return .zero }
    distribute(index, proposal, isHorizontal: isHorizontal)
    let children = slots + Int(records[index].payload)
    var length = records[index].style.gaps
    var breadth: CGFloat = 0
    for place in 0..<count {
      let size = children[place].size
      length += isHorizontal ? size.width : size.height
      breadth = max(breadth, isHorizontal ? size.height : size.width)
    }
    if needsGuides(index, isHorizontal ? .vertical : .horizontal) {
      breadth = alignByGuides(index, isHorizontal ? .vertical : .horizontal)
    }
    length = max(length, 0)
    // What is left goes between the children, so that the stack takes all.
    if records[index].style.distribution != .fill {
      length = max(length, (isHorizontal ? proposal.width : proposal.height).orElse(0))
    }
    return isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Gives out the length of a stack to its children, unless it was the last to be given out.
  ///
  /// Proposals and sizes are left in the slots of the children.
  @inline(__always)
  func distribute(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) {
    let record = records + index
    let header = memories + Int(record.pointee.memory)
    guard !header.pointee.isDistributed || !(header.pointee.distributed == proposal) else { return }
    header.pointee.isDistributed = false
    let count = Int(record.pointee.childCount)
    let children = slots + Int(record.pointee.payload)
    let major = isHorizontal ? proposal.width : proposal.height
    // A length of 0 or infinity, or none, is proposed to every child, unless gaps below 0 leave some.
    if major.isNaN || major == .infinity || major == 0 && record.pointee.style.gaps >= 0 {
      let query = Query(proposal)
      let hasRelatives = record.pointee.style.traits.contains(.hasRelatives)
      for place in 0..<count {
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
    header.pointee.isDistributed = !isIncomplete
  }

  /// Finds the order in which children get their share: by priority, the highest first, then by
  /// flexibility, the least first.
  @inline(__always)
  private func order(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) {
    let record = records + index
    let count = Int(record.pointee.childCount)
    let children = slots + Int(record.pointee.payload)
    let majorAxis = isHorizontal ? Axes.horizontal.rawValue : Axes.vertical.rawValue
    var isSorted = record.pointee.style.traits.isDisjoint(with: .hasRanks)
    var previous: (CGFloat, CGFloat) = (-.infinity, 0)
    let hasRelatives = record.pointee.style.traits.contains(.hasRelatives)
    let (leastEnd, greatestEnd) = (
      end(0, proposal, isHorizontal: isHorizontal),
      end(.infinity, proposal, isHorizontal: isHorizontal)
    )
    var (leastQuery, greatestQuery) = (Query(leastEnd), Query(greatestEnd))
    for place in 0..<count {
      let child = Int(children[place].child)
      if hasRelatives || features.contains(.depths) {
        func inner(_ end: Proposal) -> Query {
          let end = isDeep(child) ? end.ideal(on: isHorizontal ? .vertical : .horizontal) : end
          return Query(relative(child, end, of: proposal))
        }
        (leastQuery, greatestQuery) = (inner(leastEnd), inner(greatestEnd))
      }
      if features.contains(.flexibility), records[child].axes.rawValue & majorAxis != 0,
        !hasRelatives, let ends = ends(of: child, isHorizontal: isHorizontal)
      {
        (children[place].x, children[place].y) = (ends.least, ends.difference)
        isSorted = note(&previous, children, place) && isSorted
        continue
      }
      let least = measure(child, leastQuery)
      // That of a child which does not depend on its share.
      children[place].size = least
      children[place].x = isHorizontal ? least.width : least.height
      if records[child].axes.rawValue & majorAxis == 0 {
        children[place].y = 0
      } else {
        let greatest = measure(child, greatestQuery)
        let length = isHorizontal ? greatest.width : greatest.height
        children[place].y = (length - children[place].x).orElse(0)
      }
      isSorted = note(&previous, children, place) && isSorted
    }
    if !isSorted { sortOrder(index) }
  }

  /// The number of elements inside one another that propose lengths of their own making, down from which
  /// what is around them asks for their ends by their ideal length on the other axis.
  ///
  /// A ratio makes of the least, the greatest and the chosen length of a share three proposals that have
  /// nothing in common, and a grid makes several: each level would double the proposals, and with them the
  /// number of times that leaves are asked. With it one proposal becomes one from some depth on.
  static let branchingLimit: UInt8 = 3

  /// Whether too many elements are inside one another in a record that propose lengths of their own making.
  ///
  /// It depends on nothing but what is inside: a record answers the same wherever it stands.
  @inline(__always)
  func isDeep(_ index: Int) -> Bool {
    features.contains(.depths) && records[index].branching > Self.branchingLimit
      && records[index].axes == .both
  }

  /// Notes the place of a child, and returns whether it comes after the one before also in the order in
  /// which they get their shares.
  @inline(__always)
  private func note(
    _ previous: inout (CGFloat, CGFloat),
    _ children: UnsafeMutablePointer<Slot>,
    _ place: Int
  ) -> Bool {
    children[place].order = Int32(truncatingIfNeeded: place)
    let flexibility = (children[place].y, children[place].x)
    defer { previous = flexibility }
    return previous.0 < flexibility.0
      || previous.0 == flexibility.0
        && (flexibility.0 < .infinity || previous.1 >= flexibility.1)
  }

  /// The least length of a child, and how much longer it can be, if that is known without asking leaves.
  private func ends(
    of child: Int,
    isHorizontal: Bool
  ) -> (least: CGFloat, difference: CGFloat)? {
    let least = end(LengthEnd(isHorizontal: isHorizontal, isGreatest: false), of: child)
    if least.isNaN { return nil }
    let greatest = end(LengthEnd(isHorizontal: isHorizontal, isGreatest: true), of: child)
    return greatest.isNaN ? nil : (least, (greatest - least).orElse(0))
  }

  /// A proposal with the least or the greatest length.
  @inline(__always)
  private func end(_ length: CGFloat, _ proposal: Proposal, isHorizontal: Bool) -> Proposal {
    isHorizontal
      ? Proposal(width: length, height: proposal.height)
      : Proposal(width: proposal.width, height: length)
  }

  /// Proposes to each child its share of what is left, in order.
  @inline(__always)
  private func share(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) {
    let record = records + index
    let count = Int(record.pointee.childCount)
    let children = slots + Int(record.pointee.payload)
    let major = isHorizontal ? proposal.width : proposal.height
    var available = major - record.pointee.style.gaps
    guard !record.pointee.style.traits.isDisjoint(with: .hasRanks) else {
      return share(index, proposal, 0..<count, &available, isHorizontal: isHorizontal)
    }
    let highest = rank(children, 0)
    for place in 0..<count where rank(children, place) != highest {
      available -= children[Int(children[place].order)].x
    }
    var first = 0
    while first < count {
      let rank = rank(children, first)
      var end = first
      // The least lengths of the group come back; those of lower ones stay set aside.
      while end < count, self.rank(children, end) == rank {
        if rank != highest { available += children[Int(children[end].order)].x }
        end += 1
      }
      share(index, proposal, first..<end, &available, isHorizontal: isHorizontal)
      first = end
    }
  }

  /// What tells the group of a child, by its place in the order, from others that get their shares
  /// before or after it: the priority, and whether it has a weight.
  private func rank(_ children: UnsafeMutablePointer<Slot>, _ place: Int) -> (CGFloat, Bool) {
    let child = Int(children[Int(children[place].order)].child)
    return (records[child].priority, weight(of: child) > 0)
  }

  /// Proposes to each child of one priority its share.
  @inline(__always)
  private func share(
    _ index: Int,
    _ proposal: Proposal,
    _ group: Range<Int>,
    _ available: inout CGFloat,
    isHorizontal: Bool
  ) {
    let children = slots + Int(records[index].payload)
    let majorAxis = isHorizontal ? Axes.horizontal.rawValue : Axes.vertical.rawValue
    let traits = records[index].style.traits
    let hasRelatives = traits.contains(.hasRelatives)
    // A group is of children with weights, or of such without.
    let weights = traits.contains(.hasWeights) ? weights(children, group) : 0
    var left = weights > 0 ? weights : CGFloat(group.count)
    for place in group {
      let slot = children + Int(children[place].order)
      let child = Int(slot.pointee.child)
      let part = weights > 0 ? weight(of: child) : 1
      // Infinite least lengths can make it not-a-number.
      let length = available > 0 ? part * available / left : 0
      var share = end(length, proposal, isHorizontal: isHorizontal)
      if hasRelatives { share = relative(child, share, of: proposal) }
      slot.pointee.proposal = share
      if records[child].axes.rawValue & majorAxis != 0 {
        let isPassing = length > 0 && length < .infinity && !hasRelatives
        slot.pointee.size = measure(child, isPassing ? Query(passing: share) : Query(share))
      }
      let taken = isHorizontal ? slot.pointee.size.width : slot.pointee.size.height
      available -= taken
      left -= part
    }
  }

  /// The sum of the weights in a group of children.
  private func weights(_ children: UnsafeMutablePointer<Slot>, _ group: Range<Int>) -> CGFloat {
    group.reduce(0) { $0 + weight(of: Int(children[Int(children[$1].order)].child)) }
  }

  /// Gives the children of a stack their origins; the length has been given out.
  @inline(__always)
  func position(_ index: Int, in total: CGFloat, isHorizontal: Bool) {
    let record = records + index
    let count = Int(record.pointee.childCount)
    let children = slots + Int(record.pointee.payload)
    let minor: Axes = isHorizontal ? .vertical : .horizontal
    let style = record.pointee.style
    if needsGuides(index, minor) {
      _ = alignByGuides(index, minor)
    } else {
      var breadth: CGFloat = 0
      for place in 0..<count {
        let size = children[place].size
        breadth = max(breadth, isHorizontal ? size.height : size.width)
      }
      let part =
        CGFloat(isHorizontal ? style.alignment.vertical : style.alignment.horizontal) / 2
      for place in 0..<count {
        if isHorizontal {
          children[place].y = (breadth - children[place].size.height) * part
        } else {
          children[place].x = (breadth - children[place].size.width) * part
        }
      }
    }
    guard style.distribution == .fill else {
      return spread(index, in: total, isHorizontal: isHorizontal)
    }
    let hasGaps = style.traits.contains(.hasGaps)
    var length: CGFloat = 0
    for place in 0..<count {
      if isHorizontal { children[place].x = length } else { children[place].y = length }
      length += isHorizontal ? children[place].size.width : children[place].size.height
      length += hasGaps ? children[place].gap : style.spacing
    }
  }
}
