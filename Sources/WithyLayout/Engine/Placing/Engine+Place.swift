import Foundation
import Withy

extension Engine {
  /// Returns a valid rectangle to arrange in, by default of the ideal size, and what it proposes.
  ///
  /// An origin that is not finite counts as 0, and a length that is not finite as the ideal one,
  /// which includes the insets. Both are reported.
  func bounds(_ given: CGRect?, inside insets: EdgeInsets) -> (rect: CGRect, proposal: Proposal) {
    let rect = given ?? CGRect(x: 0, y: 0, width: CGFloat.nan, height: .nan)
    let size = CGSize(width: rect.width, height: rect.height)
    let proposal = Proposal { size[$0].isFinite ? size[$0] : .nan }
    func ideal() -> CGSize {
      let size = self.size(for: proposal, inside: insets)
      return CGSize { size[$0].finiteOrZero }
    }
    let valid = CGRect(
      origin: CGPoint { axis in
        let edge = rect.ends(on: axis).start
        return edge.isFinite ? edge : rect.origin[axis].finiteOrZero
      },
      size: proposal.size ?? proposal.orElse(ideal())
    )
    if given != nil, valid != rect.standardized {
      Diagnostics.report("Invalid bounds \(rect); using the origin 0 or the ideal size", at: source)
    }
    return (valid, proposal)
  }

  /// Measures and places what is not up to date, in bounds of which insets cover the edges.
  func arrange(
    in bounds: (rect: CGRect, proposal: Proposal),
    without insets: EdgeInsets,
    _ output: PlacementOutput
  ) {
    for leaf in collapsing {
      let isNew = newLeaves.remove(ObjectIdentifier(leaf)) != nil
      isNew ? leaf.placeFirst(in: .zero) : leaf.place(in: .zero)
    }
    collapsing = []
    guard count > 0 else { return }
    if frame != bounds.rect || safeArea != insets {
      (frame, safeArea) = (bounds.rect, insets)
      if ignoresSafeArea { forgetSafeArea() }
    }
    let root = finite(root(for: bounds.proposal, inside: insets))
    let origin = CGPoint { axis in
      let room = max(bounds.rect.size[axis] - insets.size[axis], 0)
      return bounds.rect.origin[axis] + insets.start[axis] + room / 2 - root.size[axis] / 2
    }
    place(root, at: origin)
    if output.isNew, placements[0].work == .nothing { placements[0].work = .move }
    var index = 0
    while index < count { index = settle(index, output) }
    forgetGuides()
    // If other rows were requested, nothing is final yet.
    if !settleLazyContainers(output) { tellGeometry(output) }
  }

  /// Sets the frame of a record, and notes the work that this causes.
  @inline(__always)
  func place(_ record: SizedRecord, at point: CGPoint) {
    let placement = placements + record.index
    let (proposal, size) = (record.proposal, record.size)
    // Next to an infinite sibling, which is reported, no origin is finite.
    let origin = (point.x + point.y).isFinite ? point : point.finite
    let isSame =
      !placement.pointee.isStale && placement.pointee.proposal == proposal
      && placement.pointee.size == size
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

  /// Does the pending work of a record, and returns the next one to visit.
  @inline(__always)
  func settle(_ index: Int, _ output: PlacementOutput) -> Int {
    let placement = placements + index
    let next = records.end(of: index)
    let kind = records[index].spec.kind
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
        show(index, placement.pointee.frame, output)
      }
    } else if kind == .framedLeaf {
      let isOther = work == .place && FramedLeafRules.place(index, in: self)
      if isOther || isElsewhere || output.isNew { show(index, leafFrame(of: index), output) }
    } else if work == .place || kind == .ignoresSafeArea {
      if ignoresSafeArea, !safeAreaEdges(of: index).isEmpty { forgetSafeArea(of: index) }
      placeChildren(index)
    }
    if isElsewhere || output.isNew {
      // The children move along.
      for child in records.children(of: index)
      where placements[child].work == .nothing && !placements[child].isHidden {
        placements[child].work = .move
      }
    }
    placement.pointee.work = .nothing
    return index + 1
  }

  private func placeChildren(_ index: Int) {
    let placement = placements[index]
    let record = SizedRecord(index: index, proposal: placement.proposal, size: placement.size)
    records[index].spec.kind.rules.placeChildren(of: record, in: self)
  }

  func placeSlots(_ index: Int) {
    for slot in children(of: index) { place(finite(slot.record), at: slot.origin) }
  }

  @inline(__always)
  private func show(_ index: Int, _ frame: CGRect, _ output: PlacementOutput) {
    let (converted, isFinite) = output.converted(frame)
    place(Int(records[index].payload), in: converted)
    if !isFinite { reportEndless(index) }
  }

  /// Places a leaf; differently if it has not been placed since it became a child.
  @inline(__always)
  private func place(_ leaf: Int, in frame: CGRect) {
    let isNew =
      !newLeaves.isEmpty && newLeaves.remove(ObjectIdentifier(leafObjects[leaf])) != nil
    if isNew {
      leafObjects[leaf].placeFirst(in: frame)
    } else {
      leaves[leaf].place(in: frame)
    }
  }

  /// Returns the frame, in the arranged object, of a leaf in one record with its fixed frame.
  func leafFrame(of index: Int) -> CGRect {
    let placement = placements + index
    var leaf = framedLeaves[Int(records[index].payload)].placed
    if isFlipped(index) {
      leaf.origin.x = placement.pointee.size.width - leaf.origin.x - leaf.width
    }
    leaf.origin.x += placement.pointee.absolute.x
    leaf.origin.y += placement.pointee.absolute.y
    return leaf
  }

  /// Places all leaves inside a record in the zero frame, unless they are there already.
  private func hide(_ index: Int) {
    placements[index].work = .nothing
    if placements[index].isHidden { return }
    for inner in index..<records.end(of: index) {
      let isHidden = placements[inner].isHidden
      placements[inner].isHidden = true
      placements[inner].isStale = true
      placements[inner].work = .nothing
      guard !isHidden, records[inner].spec.kind.isLeaf else { continue }
      place(Int(records[inner].payload), in: .zero)
    }
  }

  /// Returns the origin of a record in the arranged object, given its frame in its parent.
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
    return absolute.finite
  }

  /// Returns a record with infinite lengths replaced by 0 and reported, since none can be placed.
  @inline(__always)
  func finite(_ record: SizedRecord) -> SizedRecord {
    record.size.width + record.size.height < .infinity ? record : withoutInfinity(record)
  }

  private func withoutInfinity(_ record: SizedRecord) -> SizedRecord {
    let size = record.size
    if !isEndless {
      report(
        record.index,
        "has the size \(size.width) × \(size.height) when placed; using 0 for infinite lengths"
      )
    }
    return SizedRecord(
      index: record.index,
      proposal: record.proposal,
      size: CGSize { size[$0].finiteOrZero }
    )
  }

  private func reportEndless(_ index: Int) {
    report(index, "has non-finite edges; using 0 for these")
  }

  /// Returns whether a record mirrors its children, as its direction differs from the layout's.
  @inline(__always)
  func isFlipped(_ index: Int) -> Bool {
    records[index].spec.traits.contains(direction == .leftToRight ? .isRightToLeft : .isLeftToRight)
  }
}
