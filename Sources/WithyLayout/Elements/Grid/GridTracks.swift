import Foundation

/// The lengths that a ``Grid`` gives to its columns, or to its rows.
struct GridTracks {
  /// A column or a row.
  struct Track {
    /// How long it is.
    var length: CGFloat = 0

    /// The length that was proposed to what stands in it.
    var proposal: CGFloat?

    /// The least length of what stands in it, and how much longer it can be.
    fileprivate var least: CGFloat = 0
    fileprivate var flexibility: CGFloat = 0
  }

  /// The tracks, one beside the other.
  private var tracks: [Track]

  /// The numbers of the tracks, in the order in which they get their shares.
  private var order: [Int]

  /// Creates tracks that have no length yet.
  init(count: Int) {
    tracks = Array(repeating: Track(), count: count)
    order = Array(tracks.indices)
  }

  /// The track with a number.
  subscript(track: Int) -> Track { tracks[track] }

  /// The numbers of all tracks.
  var indices: Range<Int> { tracks.indices }

  /// The length of some tracks, with the gaps between them.
  func length(of range: Range<Int>, _ spacing: CGFloat) -> CGFloat {
    let gaps = spacing * CGFloat(max(range.count - 1, 0))
    return max(tracks[range].reduce(gaps) { $0 + $1.length }, 0)
  }

  /// Where the track after some of them begins.
  func end(of range: Range<Int>, from start: CGFloat, _ spacing: CGFloat) -> CGFloat {
    tracks[range].reduce(start) { $0 + $1.length + spacing }
  }

  /// Makes some tracks longer together, in equal parts.
  mutating func widen(_ range: Range<Int>, by length: CGFloat) {
    for track in range { tracks[track].length += length / CGFloat(range.count) }
  }

  /// Gives a length out to the tracks, the least flexible first.
  ///
  /// - Parameters:
  ///   - length: The length that is proposed to the grid.
  ///   - spacing: The gap between two tracks.
  ///   - measure: Returns the length that a track takes when one is proposed to it; told whether the least
  ///     or the greatest one is asked for.
  mutating func distribute(
    _ length: CGFloat?,
    _ spacing: CGFloat,
    _ measure: (_ track: Int, _ length: CGFloat?, _ isEnd: Bool) -> CGFloat
  ) {
    guard let length, length > 0, length < .infinity else {
      for track in indices { set(track, measure(track, length, false), for: length) }
      return
    }
    for track in indices {
      let least = measure(track, 0, true)
      tracks[track].least = least
      tracks[track].flexibility = measure(track, .infinity, true) - least
    }
    sort()
    var available = length - spacing * CGFloat(tracks.count - 1)
    for (place, track) in order.enumerated() {
      let share = max(available / CGFloat(tracks.count - place), 0)
      set(track, measure(track, share, false), for: share)
      available -= tracks[track].length
    }
  }

  /// Notes the length that a track takes, and what was proposed to it.
  private mutating func set(_ track: Int, _ length: CGFloat, for proposal: CGFloat?) {
    tracks[track].length = length
    tracks[track].proposal = proposal
  }

  /// Finds the order in which tracks get their shares: the least flexible first, of those without an end
  /// the one with the greatest least length.
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
