import Foundation

extension Engine {
  /// Tells the children of a record where they are.
  func placeChildren(_ index: Int) {
    let placement = placements[index]
    let placing = Placing(index: index, proposal: placement.proposal, size: placement.size)
    records[index].style.kind.accept(placing, in: self)
  }

  /// Tells the children of a container where they are, by its slots.
  func placeSlots(_ index: Int) {
    let children = slots + Int(records[index].payload)
    for place in 0..<Int(records[index].childCount) {
      let slot = children + place
      let child = Int(slot.pointee.child)
      let size = finite(slot.pointee.size, child)
      self.place(child, slot.pointee.proposal, size, x: slot.pointee.x, y: slot.pointee.y)
    }
  }

  /// The origin of an element in another that it is aligned in.
  @inline(__always)
  func aligned(
    _ index: Int,
    _ size: CGSize,
    _ child: Int,
    _ proposal: Proposal,
    _ childSize: CGSize
  ) -> CGPoint {
    guard usesGuides else {
      let alignment = records[index].style.alignment
      return CGPoint(
        x: (size.width - childSize.width) * CGFloat(alignment.horizontal) / 2,
        y: (size.height - childSize.height) * CGFloat(alignment.vertical) / 2
      )
    }
    return alignedByGuides(index, size, child, proposal, childSize)
  }

  /// The same where a guide plays a part.
  private func alignedByGuides(
    _ index: Int,
    _ size: CGSize,
    _ child: Int,
    _ proposal: Proposal,
    _ childSize: CGSize
  ) -> CGPoint {
    let (horizontal, vertical) = (guide(of: index, .horizontal), guide(of: index, .vertical))
    let outer = ViewDimensions(size, self, index, nil)
    return CGPoint(
      x: outer.defaultValue(of: horizontal, .horizontal)
        - value(horizontal, .horizontal, child, proposal, childSize),
      y: outer.defaultValue(of: vertical, .vertical)
        - value(vertical, .vertical, child, proposal, childSize)
    )
  }

  /// A size with 0 for infinite lengths, which are reported: nothing can be placed so.
  func finite(_ size: CGSize, _ index: Int) -> CGSize {
    if size.width + size.height < .infinity { return size }
    if !isEndless {
      report(
        index,
        "was to be placed with a size of \(size.width) × \(size.height); infinity counts as 0"
      )
    }
    return CGSize(
      width: size.width < .infinity ? size.width : 0,
      height: size.height < .infinity ? size.height : 0
    )
  }
}

/// Tells the children of a record where they are by the rules of its kind.
private struct Placing: RulesVisitor {
  let index: Int
  let proposal: Proposal
  let size: CGSize

  @inline(__always)
  func visit<Rules: ElementRules>(_ rules: Rules.Type, in engine: Engine) {
    Rules.placeChildren(of: index, proposal, size, in: engine)
  }
}
