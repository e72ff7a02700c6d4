import Foundation

/// A record with the size that it takes for a proposal: what is placed, and what is asked for its guides.
struct SizedRecord {
  let index: Int
  let proposal: Proposal
  let size: CGSize

  /// Another record that takes the same size for the same proposal.
  func record(_ index: Int) -> SizedRecord {
    SizedRecord(index: index, proposal: proposal, size: size)
  }
}

extension Slot {
  /// The child, with the size that was chosen.
  var record: SizedRecord { SizedRecord(index: Int(child), proposal: proposal, size: size) }
}
