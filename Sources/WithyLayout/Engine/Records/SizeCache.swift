import Foundation

/// The size cache of a record, by proposal, which holds until something inside changes.
///
/// Answers to lengths other than 0, infinity and `nil` are passing: each new width of the root adds
/// some, so all but the newest are dropped when there are too many.
struct SizeCache {
  /// Returns the number of stable answers of a record: to 0, infinity and `nil` on its axes.
  static func stableCount(_ axes: Axes) -> Int {
    axes == .both ? 9 : axes == .horizontal ? 7 : axes == .vertical ? 3 : 1
  }

  /// The greatest number of passing answers, and the number of those that are kept when it is exceeded.
  static let passingLimit = 16
  static let passingKept = 8

  /// The index of the first stable answer in the list of all.
  var start = 0

  /// Which stable answers are present, one bit each.
  var stable: UInt16 = 0

  /// The number of passing answers, and memory for these and more, the newest last.
  var count = 0
  var passing = UnsafeMutableBufferPointer<(proposal: Proposal, size: CGSize)>(start: nil, count: 0)

  /// The proposal whose distribution is stored in the slots of the children, if any.
  var distributed: Proposal?

  /// The extremes of width and height, see ``Engine/extreme(_:of:)``; −1 until they are asked for.
  var extremes = SIMD4<Double>(repeating: -1)
}

/// A proposal with its cache key, computed once for all children of a stack.
struct Query {
  let proposal: Proposal

  /// The index among the stable answers; −1 for a passing answer.
  let answer: Int

  @inline(__always)
  init(_ proposal: Proposal) {
    self.proposal = proposal
    let width = Self.number(proposal.width.bitPattern)
    let height = Self.number(proposal.height.bitPattern)
    answer = max(width, height) < 3 ? width &* 3 &+ height : -1
  }

  /// Returns 0, 1 and 2 for `nil`, 0 and infinity; 3 for any other length.
  @inline(__always)
  private static func number(_ bits: UInt) -> Int {
    if bits == CGFloat.nan.bitPattern { return 0 }
    if bits == 0 { return 1 }
    return bits == CGFloat.infinity.bitPattern ? 2 : 3
  }
}
