import Foundation

/// The question what a record says of a guide.
struct GuideQuery: Hashable {
  let guide: Guide
  private let axisBits: UInt8
  let index: Int

  /// The proposal, in which not-a-number equals itself, and the size.
  private let bits: SIMD4<UInt64>

  /// Creates the question.
  init(_ guide: Guide, _ axis: Axes, of record: SizedRecord) {
    self.guide = guide
    self.axisBits = axis.rawValue
    index = record.index
    bits = SIMD4(
      Double(record.proposal.width).bitPattern,
      Double(record.proposal.height).bitPattern,
      Double(record.size.width).bitPattern,
      Double(record.size.height).bitPattern
    )
  }

  /// The axis on which the guide is.
  var axis: Axes { Axes(rawValue: axisBits) }

  /// The proposal for which the record takes its size.
  var proposal: Proposal { Proposal(width: length(0), height: length(1)) }

  /// The size of the record.
  var size: CGSize { CGSize(width: length(2), height: length(3)) }

  /// The record, as it is asked.
  var record: SizedRecord { SizedRecord(index: index, proposal: proposal, size: size) }

  private func length(_ place: Int) -> CGFloat { CGFloat(Double(bitPattern: bits[place])) }
}
