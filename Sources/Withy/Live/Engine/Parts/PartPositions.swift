/// By how much the parts directly in a block or part have shifted since a walk located them.
///
/// If a single part changes, its shift is noted here rather than in each part after it.
struct PartPositions {
  let count: Int

  /// By how much each part has shifted the parts after it since.
  private var shifts: SlotCounts?

  init(count: Int = 0) {
    self.count = count
  }

  /// Notes that the number of nodes of the part with a rank has changed.
  mutating func shift(by number: Int, after rank: Int) {
    if shifts == nil { shifts = SlotCounts(count: count) }
    shifts?.add(number, to: rank)
  }

  /// Returns by how much a part has shifted.
  func shift(of rank: Int) -> Int { rank == 0 ? 0 : shifts?.sum(through: rank - 1) ?? 0 }
}
