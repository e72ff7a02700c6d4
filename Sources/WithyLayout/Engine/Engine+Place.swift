import Foundation

extension Engine {
  /// Where a record is inside the one that modifies it.
  typealias Inside = (proposal: Proposal, size: CGSize, x: CGFloat, y: CGFloat)

  /// Chooses sizes and places leaves, as far as they are not placed so already.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to arrange in, and what is proposed to the root in it.
  ///   - insets: What covers its edges.
  ///   - output: How frames become those that leaves get.
  func arrange(in bounds: Bounds, without insets: EdgeInsets, _ output: PlacementOutput) {
    for leaf in collapsing { leaf.place(in: .zero) }
    collapsing = []
    guard count > 0 else { return }
    let free = bounds.inset(by: insets)
    if frame != bounds.rect || safeArea != insets {
      (frame, safeArea) = (bounds.rect, insets)
      if features.contains(.safeArea) { forgetSafeArea() }
    }
    let proposal = relative(0, free.proposal, of: free.proposal)
    beginRound(proposal.masked(records[0].axes))
    let size = finite(size(of: 0, for: proposal), 0)
    place(
      0,
      proposal,
      size,
      x: free.rect.midX - size.width / 2,
      y: free.rect.midY - size.height / 2
    )
    if output.isNew, placements[0].work == .nothing { placements[0].work = .move }
    var index = 0
    while index < count { index = settle(index, output) }
    forgetGuides()
    // Where other rows are on their way, nothing stands yet.
    if features.contains(.lazy), settleLazyContainers() { return }
    if features.contains(.actions) { tellGeometry(output) }
  }

  /// Notes what is proposed to the root, as far as that matters, and lets answers pass if it is another one,
  /// or after many changes inside: each can bring lengths that were not met before.
  private func beginRound(_ proposal: Proposal) {
    if placements[0].isStale { changes += 1 }
    guard round == 0 || !(roundProposal == proposal) || changes > Self.changeLimit else { return }
    round &+= 1
    roundProposal = proposal
    changes = 0
  }

  /// The number of arrangements with changes inside after which answers pass.
  private static let changeLimit = 32

  /// Tells a record where it is.
  @inline(__always)
  func place(_ index: Int, _ proposal: Proposal, _ size: CGSize, x: CGFloat, y: CGFloat) {
    let placement = placements + index
    // Beside what is infinite, which is reported, no place is finite.
    let isPlace = (x + y).isFinite
    let origin = CGPoint(x: isPlace || x.isFinite ? x : 0, y: isPlace || y.isFinite ? y : 0)
    let isSame =
      !placement.pointee.isStale && !placement.pointee.isHidden
      && placement.pointee.proposal == proposal && placement.pointee.size == size
    if !isSame {
      let isShown = placement.pointee.isShown && !placement.pointee.isHidden
      placement.pointee.isShown = isShown && placement.pointee.size == size
      placement.pointee.proposal = proposal
      placement.pointee.size = size
      placement.pointee.work = .place
    } else {
      placement.pointee.work = placement.pointee.origin == origin ? .nothing : .move
    }
    placement.pointee.origin = origin
  }

  /// Does what there is to do with a record.
  ///
  /// - Returns: The record that is next.
  @inline(__always)
  private func settle(_ index: Int, _ output: PlacementOutput) -> Int {
    let placement = placements + index
    let next = index + Int(records[index].size)
    let kind = records[index].style.kind
    let work = placement.pointee.work
    switch work {
    case .nothing: return next
    case .hide:
      hide(index)
      return next
    case .move: break
    case .place:
      placement.pointee.isStale = false
      placement.pointee.isHidden = false
    }
    let absolute = absolute(of: index)
    let isElsewhere = placement.pointee.absolute != absolute || !placement.pointee.isShown
    placement.pointee.absolute = absolute
    placement.pointee.isShown = true
    if kind == .leaf {
      if isElsewhere || output.isNew {
        let frame = CGRect(origin: absolute, size: placement.pointee.size)
        if !output.place(leaves[Int(records[index].payload)], frame) { reportEndless(index) }
      }
    } else if work == .place || kind == .ignoresSafeArea {
      if features.contains(.safeArea), hasBar(index) { forgetSafeArea(of: index) }
      placeChildren(index)
    }
    if isElsewhere || output.isNew {
      // What is inside moves along.
      var child = index + 1
      while child < next {
        if placements[child].work == .nothing, !placements[child].isHidden {
          placements[child].work = .move
        }
        child += Int(records[child].size)
      }
    }
    placement.pointee.work = .nothing
    return index + 1
  }

  /// The origin of a record in the object that is arranged, as its parent has placed it.
  @inline(__always)
  private func absolute(of index: Int) -> CGPoint {
    let parent = Int(records[index].parent)
    let origin = placements[index].origin
    guard parent >= 0 else { return origin }
    let outer = placements + parent
    let x =
      isFlipped(parent)
      ? outer.pointee.size.width - origin.x - placements[index].size.width : origin.x
    let absolute = CGPoint(x: outer.pointee.absolute.x + x, y: outer.pointee.absolute.y + origin.y)
    if (absolute.x + absolute.y).isFinite { return absolute }
    reportEndless(index)
    return CGPoint(
      x: absolute.x.isFinite ? absolute.x : 0,
      y: absolute.y.isFinite ? absolute.y : 0
    )
  }

  /// Reports a frame that is not finite.
  private func reportEndless(_ index: Int) {
    report(index, "was to be placed in a frame that is not finite; such an edge counts as 0")
  }

  /// Whether the children of a record are mirrored in it, because their direction is another one than
  /// that of the whole.
  @inline(__always)
  func isFlipped(_ index: Int) -> Bool {
    features.contains(.directions)
      && records[index].style.traits.contains(
        direction == .leftToRight ? .isRightToLeft : .isLeftToRight
      )
  }
}

extension Engine {
  /// Tells the children of a record where they are.
  private func placeChildren(_ index: Int) {
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

  /// Gives all leaves inside a record the frame zero.
  private func hide(_ index: Int) {
    placements[index].work = .nothing
    if placements[index].isHidden { return }
    for inner in index..<index + Int(records[index].size) {
      placements[inner].isHidden = true
      placements[inner].isStale = true
      placements[inner].work = .nothing
      guard records[inner].style.kind == .leaf else { continue }
      leaves[Int(records[inner].payload)].place(in: .zero)
    }
  }
}
