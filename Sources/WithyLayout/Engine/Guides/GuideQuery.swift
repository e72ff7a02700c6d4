import Foundation

/// A query for a record's explicit value of a guide: the key of the guide cache.
struct GuideQuery: Hashable {
  let guide: Guide
  let axis: Axis

  /// The record with its proposal and size, which are compared by their bits.
  let record: SizedRecord

  static func == (left: GuideQuery, right: GuideQuery) -> Bool {
    left.guide == right.guide && left.axis == right.axis && left.index == right.index
      && left.proposal == right.proposal && Proposal(left.size) == Proposal(right.size)
  }

  /// Hashes a single word, mixed from the record, its proposal and its size: to feed all of them to
  /// the hasher took two fifths of a layout with guides.
  func hash(into hasher: inout Hasher) {
    let bits = SIMD4(
      Double(proposal.width).bitPattern,
      Double(proposal.height).bitPattern,
      Double(size.width).bitPattern,
      Double(size.height).bitPattern
    )
    let factors = SIMD4<UInt64>(
      0x9E37_79B9_7F4A_7C15,
      0xC2B2_AE3D_27D4_EB4F,
      0x1656_67B1_9E37_79F9,
      0x27D4_EB2F_1656_67C5
    )
    hasher.combine((bits &* factors).wrappedSum() ^ UInt64(index) &* 0x85EB_CA77_C2B2_AE63)
  }

  var index: Int { record.index }
  var proposal: Proposal { record.proposal }
  var size: CGSize { record.size }
}
