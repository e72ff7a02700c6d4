import Foundation

/// The question what a record says of a guide.
struct GuideQuery: Hashable {
  private let guide: Guide
  private let axis: UInt8
  private let index: Int

  /// The proposal, in which not-a-number equals itself, and the size.
  private let bits: SIMD4<UInt64>

  /// Creates the question for a record that takes a size for a proposal.
  init(_ guide: Guide, _ axis: Axes, _ index: Int, _ proposal: Proposal, _ size: CGSize) {
    self.guide = guide
    self.axis = axis.rawValue
    self.index = index
    bits = SIMD4(
      Double(proposal.width).bitPattern,
      Double(proposal.height).bitPattern,
      Double(size.width).bitPattern,
      Double(size.height).bitPattern
    )
  }
}
