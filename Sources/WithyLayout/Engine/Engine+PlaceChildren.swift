import Foundation

extension Engine {
  /// Where a record is inside the one that modifies it.
  typealias Inside = (proposal: Proposal, size: CGSize, x: CGFloat, y: CGFloat)

  /// Tells the children of a record where they are.
  func placeChildren(_ index: Int) {
    let (proposal, size) = (placements[index].proposal, placements[index].size)
    switch records[index].style.kind {
    case .leaf, .spacer, .empty: return
    case .horizontalStack, .verticalStack, .depthStack, .layout:
      complete(index) { arrangeChildren(index, proposal, size) }
      placeSlots(index)
    case .gridRow:
      // A grid has filled the slots; a row that stands elsewhere is a stack.
      if !isInGrid(index) { complete(index) { arrangeChildren(index, proposal, size) } }
      placeSlots(index)
    case .background, .overlay: placePair(index, proposal, size)
    case .fitsFirst: placeAlternatives(index, proposal, size)
    case .ignoresSafeArea: placeBeyondSafeArea(index, proposal, size)
    default:
      // What measures by itself alone need not be completed as a whole.
      let isWhole = usesGuides || records[index].style.kind == .aspectRatio
      let inner =
        isWhole
        ? complete(index) { placeInside(index, proposal, size) }
        : placeInside(index, proposal, size)
      place(index + 1, inner.proposal, finite(inner.size, index + 1), x: inner.x, y: inner.y)
    }
  }

  /// Tells the children of a container where they are, by its slots.
  private func placeSlots(_ index: Int) {
    let children = slots + Int(records[index].payload)
    for place in 0..<Int(records[index].childCount) {
      let slot = children + place
      let child = Int(slot.pointee.child)
      let size = finite(slot.pointee.size, child)
      self.place(child, slot.pointee.proposal, size, x: slot.pointee.x, y: slot.pointee.y)
    }
  }

  /// Chooses sizes and origins of the children of a container, and leaves them in the slots.
  func arrangeChildren(_ index: Int, _ proposal: Proposal, _ size: CGSize) {
    guard records[index].childCount > 0 else { return }
    let axes = records[index].axes
    switch records[index].style.kind {
    case .horizontalStack, .gridRow:
      let minor = proposal.height.orElse(size.height)
      let proposal = Proposal(width: proposal.width, height: minor).masked(axes)
      distribute(index, proposal, isHorizontal: true)
      position(index, in: size.width, isHorizontal: true)
    case .verticalStack:
      let minor = proposal.width.orElse(size.width)
      let proposal = Proposal(width: minor, height: proposal.height).masked(axes)
      distribute(index, proposal, isHorizontal: false)
      position(index, in: size.height, isHorizontal: false)
    case .depthStack: arrangeDepthStack(index, proposal, size)
    default: arrangeLayout(index, proposal, size)
    }
  }

  /// Where the one child of a modifier is in it.
  func placeInside(_ index: Int, _ proposal: Proposal, _ size: CGSize) -> Inside {
    let style = records[index].style
    var inner = proposal
    switch style.kind {
    case .frame:
      inner = Proposal(
        width: style.width.orElse(proposal.width),
        height: style.height.orElse(proposal.height)
      )
    case .flexibleFrame:
      if let bounds = details[Int(records[index].details)].bounds {
        inner = Proposal(
          width: bounds.horizontal.placedProposal(for: proposal.width, size: size.width),
          height: bounds.vertical.placedProposal(for: proposal.height, size: size.height)
        )
      }
    case .padding: inner = inset(proposal, style.insets)
    case .fixedSize: inner = ideal(proposal, style.traits)
    case .scroll: inner = relative(index + 1, ideal(proposal, style.traits), of: proposal)
    case .position:
      inner = Proposal(
        width: proposal.width.orElse(size.width),
        height: proposal.height.orElse(size.height)
      )
    case .aspectRatio: inner = scaled(proposal, index)
    default: break
    }
    let child = self.size(of: index + 1, for: inner)
    var origin = CGPoint.zero
    switch style.kind {
    case .frame, .flexibleFrame: origin = aligned(index, size, index + 1, inner, child)
    case .padding: origin = CGPoint(x: style.insets.leading, y: style.insets.top)
    case .offset: origin = CGPoint(x: style.x, y: style.y)
    case .position:
      origin = CGPoint(x: style.x - child.width / 2, y: style.y - child.height / 2)
    case .scroll:
      if !style.traits.contains(.horizontal) { origin.x = (size.width - child.width) / 2 }
      if !style.traits.contains(.vertical) { origin.y = (size.height - child.height) / 2 }
    default: break
    }
    return (inner, child, origin.x, origin.y)
  }

  /// The origin of an element in another that it is aligned in.
  @inline(__always)
  private func aligned(
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

  /// Places the two parts of a background or an overlay.
  private func placePair(_ index: Int, _ proposal: Proposal, _ size: CGSize) {
    let second = index + 1 + Int(records[index + 1].size)
    let isBackground = records[index].style.kind == .background
    let (content, primary) = isBackground ? (index + 1, second) : (second, index + 1)
    place(primary, proposal, size, x: 0, y: 0)
    let inner = relative(content, Proposal(size), of: Proposal(size))
    let contentSize = finite(self.size(of: content, for: inner), content)
    // The primary stands for the whole: its guides are the ones to align by.
    func origin(_ axis: Axes) -> CGFloat {
      let guide = guide(of: index, axis)
      return value(guide, axis, primary, proposal, size)
        - value(guide, axis, content, inner, contentSize)
    }
    let (x, y) = complete(index) { (origin(.horizontal), origin(.vertical)) }
    place(content, inner, contentSize, x: x, y: y)
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

  /// Places the alternative that fits, and takes the others out of sight.
  private func placeAlternatives(_ index: Int, _ proposal: Proposal, _ size: CGSize) {
    let chosen = complete(index) { firstThatFits(index, proposal) }
    let children = slots + Int(records[index].payload)
    for place in 0..<Int(records[index].childCount) {
      let child = Int(children[place].child)
      if child == chosen {
        self.place(child, proposal, size, x: 0, y: 0)
      } else {
        placements[child].work = .hide
      }
    }
  }
}
