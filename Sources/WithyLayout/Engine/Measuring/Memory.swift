import Foundation

/// The sizes that a record has answered, by proposal.
///
/// Answers hold until something inside changes. Those to lengths other than 0, infinity and `nil` pass:
/// when there are many, and another size is proposed to the root, all but the newest are forgotten. Without
/// that bound every new width of the root would add to them.
struct Memory {
  /// The number of places for the stable answers of a record: to 0, infinity and `nil` on the axes
  /// that matter to it.
  static func stableCount(_ axes: Axes) -> Int {
    axes == .both ? 9 : axes == .horizontal ? 7 : axes == .vertical ? 3 : 1
  }

  /// The number of passing answers that are kept when another size is proposed to the root.
  static let passingLimit: Int32 = 8

  /// Where the stable answers begin in the list of all.
  var start = 0

  /// Which of the stable answers are there, a bit for each.
  var stable: UInt16 = 0

  /// Which of 32 classes of proposals have passing answers, a bit for each.
  var classes: UInt32 = 0

  /// The number of passing answers, and the newest piece of the list that they are in.
  var count: Int32 = 0
  var piece: Int32 = -1

  /// The proposal to the root for which the newest passing answer was given.
  var round: UInt32 = 0

  /// The least and the greatest width and height, and which of them are there, a bit for each.
  var ends = SIMD4<Double>(repeating: .nan)
  var knownEnds: UInt8 = 0

  /// The proposal that the slots of a container's children belong to.
  var distributed = Proposal.unspecified
  var isDistributed = false
}

/// A proposal with what it takes to find its answer, computed once for all children of a stack.
struct Query {
  /// The proposal.
  let proposal: Proposal

  /// The place of the answer among the stable ones; −1 if it is a passing one.
  let place: Int

  /// The class of the proposal among the passing ones, as a bit.
  let classBit: UInt32

  /// Creates the query of a proposal.
  @inline(__always)
  init(_ proposal: Proposal) {
    self.proposal = proposal
    let width = Self.number(proposal.width.bitPattern)
    let height = Self.number(proposal.height.bitPattern)
    place = max(width, height) < 3 ? width &* 3 &+ height : -1
    classBit = Self.classBit(of: proposal)
  }

  /// Creates the query of a proposal with a length that is not 0, infinity or `nil`.
  @inline(__always)
  init(passing proposal: Proposal) {
    self.proposal = proposal
    place = -1
    classBit = Self.classBit(of: proposal)
  }

  /// 0, 1 and 2 for `nil`, 0 and infinity; 3 for any other length.
  @inline(__always)
  private static func number(_ bits: UInt) -> Int {
    if bits == CGFloat.nan.bitPattern { return 0 }
    if bits == 0 { return 1 }
    return bits == CGFloat.infinity.bitPattern ? 2 : 3
  }

  /// The class of a proposal, as a bit.
  @inline(__always)
  static func classBit(of proposal: Proposal) -> UInt32 {
    let mixed =
      UInt64(proposal.width.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(proposal.height.bitPattern) &* 0xC2B2_AE3D_27D4_EB4F
    return 1 << UInt32(truncatingIfNeeded: mixed >> 59)
  }
}

/// A piece of a list of passing answers.
struct MemoryPiece {
  /// The number of answers in a piece.
  static let capacity: Int32 = 4

  /// A size, and the proposal that it answers.
  typealias Answer = (proposal: Proposal, size: CGSize)

  /// The answers; what is behind the last one of a piece that is not full was never written.
  var answers: (Answer, Answer, Answer, Answer)

  /// The piece before this one in its list; −1 for none.
  var next: Int32
}
