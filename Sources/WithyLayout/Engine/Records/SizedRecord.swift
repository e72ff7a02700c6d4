import Foundation

/// A record with the size it takes for a proposal, in which it is placed or its guides are
/// evaluated.
struct SizedRecord {
  let index: Int
  let proposal: Proposal
  let size: CGSize

  /// Returns another record with the same proposal and size.
  func record(_ index: Int) -> SizedRecord {
    SizedRecord(index: index, proposal: proposal, size: size)
  }
}

extension Slot {
  /// The child with the size chosen for it.
  var record: SizedRecord { SizedRecord(index: Int(child), proposal: proposal, size: size) }
}
