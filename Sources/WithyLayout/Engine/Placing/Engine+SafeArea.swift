import Foundation

extension Engine {
  /// Invalidates the elements that ignore the safe area: all, or those in one that insets it.
  func forgetSafeArea(of inset: Int = -1) {
    let end = inset < 0 ? count : records.end(of: inset + 1)
    // Backwards, so that elements are met before those around them.
    for index in (inset + 1..<end).reversed() {
      if records[index].spec.kind == .ignoresSafeArea { placements[index].isStale = true }
      let outer = Int(records[index].parent)
      if placements[index].isStale, outer > inset { placements[outer].isStale = true }
    }
  }

  /// Returns the edges at which a record may inset the safe area of its first child, by a bar or
  /// padding; the container of a bar is empty if its content is nested too deep.
  func safeAreaEdges(of index: Int) -> Edges {
    if records[index].spec.kind == .safeAreaPadding { return .all }
    guard records[index].childCount > 0 else { return [] }
    return (details(of: index)?.layout as? SafeAreaInsetLayout)?.edge ?? []
  }

  /// Places an element that ignores the safe area: at each edge where it touches the edge of the
  /// safe area, it extends to the edge of the area around.
  func placeBeyondSafeArea(_ record: SizedRecord) {
    let added = beyondSafeArea(record)
    // Negative insets can add up to more than the size.
    let widened = EdgeInsets().combined(with: added, on: .all, by: -)
    // Where it extends, it is proposed a length even if its container proposes none.
    let own = Proposal { axis in
      record.proposal[axis].orElse(added.size[axis] == 0 ? .nan : record.size[axis])
    }
    let inner = own.inset(by: widened)
    let child = finite(sized(record.index + 1, for: inner))
    let origin = CGPoint { axis in
      (record.size[axis] + added.size[axis] - child.size[axis]) / 2 - added.start[axis]
    }
    place(child, at: origin)
  }

  /// Returns how far an element extends beyond the safe area at each edge.
  private func beyondSafeArea(_ record: SizedRecord) -> EdgeInsets {
    let index = record.index
    let own = CGRect(origin: placements[index].absolute, size: record.size)
    var (left, top, right, bottom) = (own.minX, own.minY, own.maxX, own.maxY)
    func isAt(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= .tolerance }
    // Extend from inset to inset outwards, and finally to the bounds.
    var inner = index
    for outer in ancestors(of: index) {
      // A bar is at the edge itself.
      let edges = safeAreaEdges(of: outer)
      let (rest, whole) = (placements[inner].frame, placements[outer].frame)
      let (start, end): (Edges, Edges) =
        isFlipped(outer) ? (.trailing, .leading) : (.leading, .trailing)
      if edges.contains(start), isAt(left, rest.minX) { left = whole.minX }
      if edges.contains(.top), isAt(top, rest.minY) { top = whole.minY }
      if edges.contains(end), isAt(right, rest.maxX) { right = whole.maxX }
      if edges.contains(.bottom), isAt(bottom, rest.maxY) { bottom = whole.maxY }
      inner = outer
    }
    if isAt(left, frame.minX + safeArea.leading) { left = frame.minX }
    if isAt(top, frame.minY + safeArea.top) { top = frame.minY }
    if isAt(right, frame.maxX - safeArea.trailing) { right = frame.maxX }
    if isAt(bottom, frame.maxY - safeArea.bottom) { bottom = frame.maxY }
    let isFlipped = isFlipped(index)
    let (start, end) = (own.minX - left, right - own.maxX)
    let added = EdgeInsets(
      top: own.minY - top,
      leading: isFlipped ? end : start,
      bottom: bottom - own.maxY,
      trailing: isFlipped ? start : end
    )
    return EdgeInsets().combined(with: added, on: records[index].spec.freeEdges) { $1 }
  }
}
