import Foundation

/// Lays out the existing lines of a lazy container, and leaves room for the others.
struct LazyLayout: BuiltInLayout, Equatable {
  var name: String { spec.name }

  var spec: LazySpec

  /// The state of the container in a live tree; `nil` if all lines are made at once.
  var window: LazyWindow?

  /// The lines that exist, and the version of the window that they were placed for.
  var range = 0..<0
  var version = 0

  static func == (left: LazyLayout, right: LazyLayout) -> Bool {
    left.spec == right.spec && left.window === right.window && left.range == right.range
      && left.version == right.version
  }

  /// The lines as last measured, for whatever proposal.
  typealias Cache = LazyLines?

  func makeCache(subviews: LayoutSubviews) -> LazyLines? { nil }

  /// Returns the lines, measured for a proposal, whose length along the container is ignored.
  func lines(
    _ subviews: LayoutSubviews,
    for proposal: ProposedSize,
    cache: inout LazyLines?
  ) -> LazyLines {
    let breadth = proposal[spec.axis.across]
    if let lines = cache, lines.givenBreadth == breadth { return lines }
    let lines = LazyLines(subviews, spec, in: breadth)
    cache = lines
    return lines
  }

  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout LazyLines?
  ) -> CGSize {
    let lines = lines(subviews, for: proposal, cache: &cache)
    let (breadth, length) = (breadth(of: lines, unit: subviews.unit), span(of: lines).length)
    return CGSize { $0 == spec.axis ? length : breadth }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout LazyLines?
  ) {
    let lines = lines(subviews, for: placed(proposal, bounds.size), cache: &cache)
    lines.place(subviews, from: span(of: lines).start)
  }

  /// Returns the proposal for placing: as in stacks, with the size across in place of `nil`.
  func placed(_ proposal: ProposedSize, _ size: CGSize) -> ProposedSize {
    ProposedSize { proposal[$0] ?? ($0 == spec.axis ? nil : size[$0]) }
  }

  /// Returns where existing lines begin, and the length of all, without the gap after the last.
  private func span(of lines: LazyLines) -> (start: CGFloat, length: CGFloat) {
    let extents = window?.extents ?? LineExtents(count: lines.extents.count)
    let span = extents.span(of: lines.extents, in: window?.range ?? 0..<extents.count)
    return (span.start, span.length > 0 ? max(span.length - lines.gap, 0) : 0)
  }

  /// Returns the size across: the proposed one, or room for the widest element measured so far.
  private func breadth(of lines: LazyLines, unit: CGFloat) -> CGFloat {
    if let breadth = lines.givenBreadth { return breadth }
    let extents = window?.extents ?? LineExtents(count: lines.extents.count)
    let widest = extents.breadth(of: lines.extents, in: window?.range ?? 0..<extents.count)
    return lines.breadth(widest: widest, unit: unit)
  }

  /// Returns no preferences, whichever lines exist.
  func spacing(subviews: LayoutSubviews, cache: inout LazyLines?) -> ViewSpacing { ViewSpacing() }
}
