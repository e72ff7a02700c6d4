import Foundation

extension Engine {
  /// The size of a stack in depth: that of the children of highest priority, aligned.
  func measureDepthStack(_ index: Int, _ proposal: Proposal) -> CGSize {
    let record = records[index]
    let count = Int(record.childCount)
    let children = slots + Int(record.payload)
    memories[Int(record.memory)].isDistributed = false
    let priority = highestPriority(index)
    var size = CGSize.zero
    for place in 0..<count {
      let child = Int(children[place].child)
      guard records[child].priority == priority else { continue }
      let inner = relative(child, proposal, of: proposal)
      let childSize = measure(child, inner)
      children[place].proposal = inner
      children[place].size = childSize
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    if needsGuides(index, .horizontal) { size.width = union(index, .horizontal, priority).length }
    if needsGuides(index, .vertical) { size.height = union(index, .vertical, priority).length }
    return size
  }

  /// Proposes its size to every child of a stack in depth, and aligns them in the union that they then
  /// take up.
  func arrangeDepthStack(_ index: Int, _ outer: Proposal, _ size: CGSize) {
    let record = records[index]
    let children = slots + Int(record.payload)
    let priority = highestPriority(index)
    // Parts are those of what was proposed to the stack, not of what it took.
    let whole = Proposal(
      width: outer.width.orElse(size.width),
      height: outer.height.orElse(size.height)
    )
    for place in 0..<Int(record.childCount) {
      let child = Int(children[place].child)
      let proposal = relative(child, Proposal(size), of: whole)
      children[place].proposal = proposal
      children[place].size = self.size(of: child, for: proposal)
    }
    alignInDepth(index, .horizontal, priority)
    alignInDepth(index, .vertical, priority)
  }

  /// Aligns the children of a stack in depth on one axis, and leaves that in the slots.
  private func alignInDepth(_ index: Int, _ axis: Axes, _ priority: CGFloat) {
    let guide = guide(of: index, axis)
    let children = slots + Int(records[index].payload)
    let before = union(index, axis, priority).before
    for place in 0..<Int(records[index].childCount) {
      let slot = children[place]
      let origin = before - value(guide, axis, Int(slot.child), slot.proposal, slot.size)
      if axis == .horizontal { children[place].x = origin } else { children[place].y = origin }
    }
  }

  /// The highest priority of the children of a record.
  private func highestPriority(_ index: Int) -> CGFloat {
    let children = slots + Int(records[index].payload)
    var priority = -CGFloat.infinity
    for place in 0..<Int(records[index].childCount) {
      priority = max(priority, records[Int(children[place].child)].priority)
    }
    return priority
  }

  /// The length that the children of a priority take up together, and where their guides meet.
  private func union(
    _ index: Int,
    _ axis: Axes,
    _ priority: CGFloat
  ) -> (before: CGFloat, length: CGFloat) {
    let guide = guide(of: index, axis)
    let children = slots + Int(records[index].payload)
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for place in 0..<Int(records[index].childCount) {
      let slot = children[place]
      let child = Int(slot.child)
      guard records[child].priority == priority else { continue }
      let length = axis == .horizontal ? slot.size.width : slot.size.height
      if length == .infinity { return (0, length) }
      let value = value(guide, axis, child, slot.proposal, slot.size)
      before = max(before, value)
      after = max(after, length - value)
    }
    return before > -.infinity ? (before, max(before + after, 0)) : (0, 0)
  }
}
