import Foundation

/// The existing lines of a lazy container, measured for a proposed size across.
struct LazyLines {
  private let spec: LazySpec

  private let tracks: [LazyTrack]

  /// The extent of each line, its length including the gap after it, and its length without.
  private(set) var extents: [LineExtent] = []
  private var lengths: [CGFloat] = []

  /// The gap between lines.
  let gap: CGFloat

  /// The proposed size across; `nil` if none was proposed.
  let givenBreadth: CGFloat?

  var columns: Int { tracks.count }

  /// Measures the lines for a proposed size across; `nil` if none is proposed.
  init(_ subviews: LayoutSubviews, _ spec: LazySpec, in breadth: CGFloat?) {
    self.spec = spec
    gap = spec.spacing ?? subviews.unit
    givenBreadth = breadth
    tracks = spec.tracks(in: breadth, widest: 0, unit: subviews.unit)
    let count = subviews.count
    extents.reserveCapacity((count + tracks.count - 1) / tracks.count)
    for start in stride(from: 0, to: count, by: tracks.count) {
      measure(start..<min(start + tracks.count, count), in: subviews)
    }
  }

  /// Measures a line; an empty row of a stack has no gap, either.
  private mutating func measure(_ line: Range<Int>, in subviews: LayoutSubviews) {
    let first = subviews[line.lowerBound]
    let isEmpty =
      spec.items.isEmpty && (first.isEmpty(.verticalStack) || first.isEmpty(.horizontalStack))
    var (length, breadth): (CGFloat, CGFloat) = (0, 0)
    for index in line {
      let subview = subviews[index]
      let size = subview.sizeThatFits(proposal(in: tracks[index - line.lowerBound]))
      length = max(length, size[spec.axis])
      breadth = max(breadth, size[spec.axis.across])
    }
    lengths.append(length)
    let extent = isEmpty ? 0 : max(length + gap, 0)
    extents.append(LineExtent(length: extent, breadth: breadth))
  }

  private func proposal(in track: LazyTrack) -> ProposedSize {
    ProposedSize { $0 == spec.axis ? nil : track.proposal }
  }

  /// Returns the size across if none is proposed, given the length across of the widest element.
  func breadth(widest: CGFloat, unit: CGFloat) -> CGFloat {
    let tracks = spec.tracks(in: nil, widest: widest, unit: unit)
    guard let first = tracks.first, let last = tracks.last else { return 0 }
    return max(last.start + last.length - first.start, 0)
  }

  /// Places the elements, each aligned in its line and column, given where the first line begins.
  func place(_ subviews: LayoutSubviews, from start: CGFloat) {
    var (index, along) = (0, start)
    for (extent, length) in zip(extents, lengths) {
      for track in tracks.prefix(subviews.count - index) {
        let area = CGRect(
          origin: CGPoint { $0 == spec.axis ? along : track.start },
          size: CGSize { $0 == spec.axis ? length : track.length }
        )
        subviews[index].place(in: area, proposal(in: track), track.alignment, line: nil)
        index += 1
      }
      along += extent.length
    }
  }
}
