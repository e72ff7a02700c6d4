import Foundation

/// A query for a record's explicit value of a guide: the key of the guide cache.
struct GuideQuery: Hashable {
  let guide: Guide
  private let axisBits: UInt8
  let index: Int

  /// The bits of the proposal and the size, so that not-a-number equals itself.
  private let bits: SIMD4<UInt64>

  /// Creates the query for a record.
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

  /// Hashes a single word, mixed from the record, its proposal and its size: to feed all of them to
  /// the hasher took two fifths of a layout with guides.
  func hash(into hasher: inout Hasher) {
    let factors = SIMD4<UInt64>(
      0x9E37_79B9_7F4A_7C15,
      0xC2B2_AE3D_27D4_EB4F,
      0x1656_67B1_9E37_79F9,
      0x27D4_EB2F_1656_67C5
    )
    hasher.combine((bits &* factors).wrappedSum() ^ UInt64(index) &* 0x85EB_CA77_C2B2_AE63)
  }

  /// The axis of the guide.
  var axis: Axes { Axes(rawValue: axisBits) }

  /// The proposal for which the record has its size.
  var proposal: Proposal { Proposal(width: length(0), height: length(1)) }

  /// The size of the record.
  var size: CGSize { CGSize(width: length(2), height: length(3)) }

  /// The record with its proposal and size.
  var record: SizedRecord { SizedRecord(index: index, proposal: proposal, size: size) }

  private func length(_ place: Int) -> CGFloat { CGFloat(Double(bitPattern: bits[place])) }
}
