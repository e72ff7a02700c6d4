import Foundation

/// The lengths of the columns, or of the rows, of a ``Grid``.
struct GridTracks {
  struct Track {
    var length: CGFloat = 0

    /// The length that was proposed to the cells.
    var proposal: CGFloat?

    /// The minimum length of the cells, and how much longer they can get.
    fileprivate var least: CGFloat = 0
    fileprivate var flexibility: CGFloat = 0
  }

  private var tracks: [Track]

  /// The indices of the tracks, in the order in which they get their shares.
  private var order: [Int]

  init(count: Int) {
    tracks = Array(repeating: Track(), count: count)
    order = Array(tracks.indices)
  }

  subscript(track: Int) -> Track { tracks[track] }

  var indices: Range<Int> { tracks.indices }

  /// Returns the length of a range of tracks, with the gaps between them.
  func length(of range: Range<Int>, _ spacing: CGFloat) -> CGFloat {
    max(sum(of: range, spacing), 0)
  }

  /// Returns the length of a range of tracks with their gaps; negative gaps can make it negative.
  func sum(of range: Range<Int>, _ spacing: CGFloat) -> CGFloat {
    tracks[range].reduce(gaps(between: range.count, spacing)) { $0 + $1.length }
  }

  private func gaps(between count: Int, _ spacing: CGFloat) -> CGFloat {
    spacing * CGFloat(max(count - 1, 0))
  }

  mutating func widen(_ range: Range<Int>, by length: CGFloat) {
    for track in range { tracks[track].length += length / CGFloat(range.count) }
  }

  /// Shares out the length proposed to the grid to the tracks, the least flexible first.
  ///
  /// `measure` returns the length that a track takes for another one; `isEnd` tells it whether that
  /// is 0 or infinity, to find the track's minimum or maximum.
  mutating func distribute(
    _ length: CGFloat?,
    _ spacing: CGFloat,
    _ measure: (_ track: Int, _ length: CGFloat?, _ isEnd: Bool) -> CGFloat
  ) {
    let gaps = gaps(between: tracks.count, spacing)
    // As in a stack, negative gaps leave a length to share even of 0.
    guard let length, length > 0 || gaps < 0, length < .infinity else {
      for track in indices { set(track, measure(track, length, false), for: length) }
      return
    }
    for track in indices {
      let least = measure(track, 0, true)
      tracks[track].least = least
      tracks[track].flexibility = measure(track, .infinity, true) - least
    }
    sort()
    var available = length - gaps
    for (place, track) in order.enumerated() {
      let share = max(available / CGFloat(tracks.count - place), 0)
      set(track, measure(track, share, false), for: share)
      available -= tracks[track].length
    }
  }

  private mutating func set(_ track: Int, _ length: CGFloat, for proposal: CGFloat?) {
    tracks[track].length = length
    tracks[track].proposal = proposal
  }

  /// Sorts the tracks, the least flexible first; the infinitely flexible by descending minimum.
  private mutating func sort() {
    for track in indices { order[track] = track }
    order.sort { [tracks] in
      let (left, right) = (tracks[$0], tracks[$1])
      return left.flexibility == .infinity && right.flexibility == .infinity
        ? (-left.least, $0) < (-right.least, $1)
        : (left.flexibility, $0) < (right.flexibility, $1)
    }
  }
}
