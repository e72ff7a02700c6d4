import Foundation

extension Engine {
  /// The size of a stack.
  @inline(__always)
  func measureStack(_ index: Int, _ proposal: Proposal, isHorizontal: Bool) -> CGSize {
    let count = Int(records[index].childCount)
    guard count > 0 else { return .zero }
    distribute(index, proposal, isHorizontal: isHorizontal)
    let children = slots + Int(records[index].payload)
    var length = records[index].style.b
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
    // A length of 0 or infinity, or none, is proposed to every child.
    if major.isNaN || major == 0 || major == .infinity {
      let query = Query(proposal)
      for place in 0..<count {
        children[place].proposal = proposal
        children[place].size = measure(Int(children[place].child), query)
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
    var isSorted = !record.pointee.style.traits.contains(.hasPriorities)
    var previous: (CGFloat, CGFloat) = (-.infinity, 0)
    let leastQuery = Query(end(0, proposal, isHorizontal: isHorizontal))
    let greatestQuery = Query(end(.infinity, proposal, isHorizontal: isHorizontal))
    for place in 0..<count {
      let child = Int(children[place].child)
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
      children[place].order = Int32(truncatingIfNeeded: place)
      let flexibility = (children[place].y, children[place].x)
      isSorted =
        isSorted
        && (previous.0 < flexibility.0
          || previous.0 == flexibility.0
            && (flexibility.0 < .infinity || previous.1 >= flexibility.1))
      previous = flexibility
    }
    if !isSorted { sortOrder(index) }
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
    var available = major - record.pointee.style.b
    guard record.pointee.style.traits.contains(.hasPriorities) else {
      return share(index, proposal, 0..<count, &available, isHorizontal: isHorizontal)
    }
    let highest = records[Int(children[Int(children[0].order)].child)].priority
    for place in 0..<count where records[Int(children[place].child)].priority < highest {
      available -= children[place].x
    }
    var first = 0
    while first < count {
      let priority = records[Int(children[Int(children[first].order)].child)].priority
      var end = first
      // The least lengths of the group come back; those of lower ones stay set aside.
      while end < count {
        let place = Int(children[end].order)
        guard records[Int(children[place].child)].priority == priority else { break }
        if priority < highest { available += children[place].x }
        end += 1
      }
      share(index, proposal, first..<end, &available, isHorizontal: isHorizontal)
      first = end
    }
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
    var left = CGFloat(group.count)
    for place in group {
      let slot = children + Int(children[place].order)
      // Infinite least lengths can make it not-a-number.
      let length = available > 0 ? available / left : 0
      let share = end(length, proposal, isHorizontal: isHorizontal)
      slot.pointee.proposal = share
      if records[Int(slot.pointee.child)].axes.rawValue & majorAxis != 0 {
        slot.pointee.size = measure(
          Int(slot.pointee.child),
          length > 0 && length < .infinity ? Query(passing: share) : Query(share)
        )
      }
      let taken = isHorizontal ? slot.pointee.size.width : slot.pointee.size.height
      available -= taken
      left -= 1
    }
  }

  /// Gives the children of a stack their origins; the length has been given out.
  @inline(__always)
  func position(_ index: Int, isHorizontal: Bool) {
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
    var length: CGFloat = 0
    for place in 0..<count {
      if isHorizontal { children[place].x = length } else { children[place].y = length }
      length += isHorizontal ? children[place].size.width : children[place].size.height
      if !style.a.isNaN {
        length += style.a
      } else if place + 1 < count {
        let next = records[Int(children[place + 1].child)]
        length += records[Int(children[place].child)].gap(before: next)
      }
    }
  }
}
