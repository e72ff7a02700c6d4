import Foundation

/// The question what a record says of a guide.
struct GuideQuery: Hashable {
  let guide: Guide
  private let axisBits: UInt8
  let index: Int

  /// The proposal, in which not-a-number equals itself, and the size.
  private let bits: SIMD4<UInt64>

  /// Creates the question for a record that takes a size for a proposal.
  init(_ guide: Guide, _ axis: Axes, _ index: Int, _ proposal: Proposal, _ size: CGSize) {
    self.guide = guide
    self.axisBits = axis.rawValue
    self.index = index
    bits = SIMD4(
      Double(proposal.width).bitPattern,
      Double(proposal.height).bitPattern,
      Double(size.width).bitPattern,
      Double(size.height).bitPattern
    )
  }

  /// The axis on which the guide is.
  var axis: Axes { Axes(rawValue: axisBits) }

  /// The proposal for which the record takes its size.
  var proposal: Proposal { Proposal(width: length(0), height: length(1)) }

  /// The size of the record.
  var size: CGSize { CGSize(width: length(2), height: length(3)) }

  private func length(_ place: Int) -> CGFloat { CGFloat(Double(bitPattern: bits[place])) }
}
