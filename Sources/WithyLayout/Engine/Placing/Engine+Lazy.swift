import Foundation

extension Engine {
  /// Tells lazy containers the extents of their rows and where they stand.
  ///
  /// - Returns: Whether one of them requested other rows, so that another arrangement follows.
  func settleLazyContainers() -> Bool {
    var asking: [LazyWindow] = []
    for index in observed where records[index].spec.kind == .layout {
      guard !placements[index].isHidden,
        let layout = details[Int(records[index].details)].layout as? LazyLayout,
        let window = layout.window, window.range == layout.range, window.version == layout.version
      else { continue }
      let (proposal, size) = (placements[index].proposal.proposed, placements[index].size)
      let inner = layout.placed(proposal, size)
      let lines = complete(index) {
        LazyLines(LayoutSubviews(engine: self, index: index), layout.spec, inner)
      }
      let isAsking = window.settle(
        lines.extents,
        in: place(of: index, layout.spec, gap: lines.gap),
        breadth: layout.spec.isHorizontal ? inner.height : inner.width
      ) { [self] in report(index, $0) }
      if isAsking { asking.append(window) }
    }
    // Ask all of them: the pass that one requests can be over before the next one asks.
    return asking.reduce(false) { $1.ask() || $0 }
  }

  /// Returns the position of a lazy container in its scroll container.
  private func place(of index: Int, _ spec: LazySpec, gap: CGFloat) -> LazyPlace {
    var place = LazyPlace(isHorizontal: spec.isHorizontal, gap: gap)
    place.givenEstimate = spec.estimate.map { $0 + gap }
    var scroll = Int(records[index].parent)
    while scroll >= 0, records[scroll].spec.kind != .scroll {
      scroll = Int(records[scroll].parent)
    }
    guard scroll >= 0, records[scroll].details >= 0 else { return place }
    place.area = details[Int(records[scroll].details)].visible
    let (outer, inner) = (placements[scroll + 1], placements[index])
    if spec.isHorizontal {
      let isFlipped = (outer: isFlipped(scroll), inner: isFlipped(index))
      place.isReversed = isFlipped.outer != isFlipped.inner
      let edge = outer.absolute.x + (isFlipped.outer ? outer.size.width : 0)
      let begin = inner.absolute.x + (isFlipped.inner ? inner.size.width : 0)
      place.origin = isFlipped.inner ? begin - edge : edge - begin
    } else {
      place.origin = outer.absolute.y - inner.absolute.y
    }
    return place
  }
}
