import Foundation

extension Engine {
  /// Passes the extents and positions of rows to lazy containers, moves the content of scroll
  /// containers so that visible rows keep their positions, and returns whether other rows were
  /// requested, so that another arrangement follows.
  func settleLazyContainers(_ output: PlacementOutput) -> Bool {
    var containers: [(window: LazyWindow, index: Int)] = []
    typealias Move = (window: LazyWindow, place: LazyPlace, length: CGFloat)
    var moves: [Axis: [ObjectIdentifier: Move]] = [:]
    for index in observed where records[index].spec.kind == .layout {
      guard !placements[index].isHidden,
        let run = run(of: index) as? KnownLayoutRun<LazyLayout>,
        let window = run.layout.window, window.isCurrent(run.layout)
      else { continue }
      let subviews = LayoutSubviews(engine: self, index: index)
      let proposal = run.layout.placed(placements[index].proposal.proposed, placements[index].size)
      let lines = measuring {
        run.withCache(subviews) { run.layout.lines(subviews, for: proposal, cache: &$0) }
      }
      let place = place(of: index, run.layout.spec, gap: lines.gap)
      let length = window.take(lines, in: place)
      containers.append((window, index))
      // The first container with a visible row decides, or the last in front of what is visible.
      guard let length, let area = place.area.map({ ObjectIdentifier($0) }) else { continue }
      if let known = moves[place.axis]?[area], !known.window.isAnchoredAtEnd { continue }
      moves[place.axis, default: [:]][area] = (window, place, length)
    }
    for move in moves.values.joined().map(\.value)
    where move.length.isFinite && abs(move.length) > .tolerance {
      move.place.area?.moveContent(by: move.length, along: move.place.axis)
    }
    // Content may also have been put back while nothing lazy in it is shown.
    for index in observed where hasMoved(index) {
      placeAgain(index, output)
    }
    let asking = containers.filter { container in
      container.window.needsAnotherRound { report(container.index, $0) }
    }
    for container in containers { container.window.chooseAnchor(isFinal: asking.isEmpty) }
    return LazyWindow.ask(asking.map(\.window))
  }

  /// Returns whether a record is a scroll container whose content begins elsewhere than it was placed.
  private func hasMoved(_ scroll: Int) -> Bool {
    guard !placements[scroll].isHidden, let area = details(of: scroll)?.visible else {
      return false
    }
    let (axes, origin) = (records[scroll].spec.traits.axes, placements[scroll + 1].origin)
    return Axis.allCases.contains {
      axes.contains(Axes($0)) && origin[$0] != area.contentOrigin[$0]
    }
  }

  /// Places the content of a scroll container again, which has been moved.
  private func placeAgain(_ scroll: Int, _ output: PlacementOutput) {
    var output = output
    output.isNew = false
    placements[scroll].work = .place
    var index = scroll
    while index < records.end(of: scroll) { index = settle(index, output) }
    forgetGuides()
  }

  /// Returns the position of a lazy container in its scroll container.
  private func place(of index: Int, _ spec: LazySpec, gap: CGFloat) -> LazyPlace {
    let estimate = spec.estimate.flatMap { $0 + gap > 0 ? $0 + gap : nil }
    var place = LazyPlace(axis: spec.axis, gap: gap, givenEstimate: estimate)
    let scroll = ancestors(of: index).first { records[$0].spec.kind == .scroll } ?? -1
    guard scroll >= 0, let area = details(of: scroll)?.visible else { return place }
    place.area = area
    place.isScrolled = records[scroll].spec.traits.axes.contains(Axes(spec.axis))
    // The content begins at the edge of the scroll container, unless it has been moved.
    let (outer, inner) = (placements[place.isScrolled ? scroll : scroll + 1], placements[index])
    if spec.axis == .horizontal {
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
