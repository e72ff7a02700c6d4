import Foundation

extension Engine {
  func placeChildren(_ index: Int) {
    let placement = placements[index]
    let record = SizedRecord(index: index, proposal: placement.proposal, size: placement.size)
    records[index].spec.kind.rules.placeChildren(of: record, in: self)
  }

  func placeSlots(_ index: Int) {
    for slot in children(of: index) { place(finite(slot.record), at: slot.origin) }
  }

  /// Returns the distance of a guide from the edge of the area of a record: its default.
  func line(_ guide: Guide, _ axis: Axis, in area: CGSize, for index: Int) -> CGFloat {
    if let fraction = guide.fraction { return fraction > 0 ? area[axis] * fraction : 0 }
    let record = SizedRecord(index: index, proposal: Proposal(area), size: area)
    return ViewDimensions(record, isArea: true, in: self).defaultValue(of: guide, axis)
  }

  /// Returns a record with infinite lengths replaced by 0 and reported, since none can be placed.
  @inline(__always)
  func finite(_ record: SizedRecord) -> SizedRecord {
    record.size.width + record.size.height < .infinity ? record : withoutInfinity(record)
  }

  private func withoutInfinity(_ record: SizedRecord) -> SizedRecord {
    let size = record.size
    if !isEndless {
      report(
        record.index,
        "has the size \(size.width) × \(size.height) when placed; using 0 for infinite lengths"
      )
    }
    return SizedRecord(
      index: record.index,
      proposal: record.proposal,
      size: CGSize { size[$0].finiteOrZero }
    )
  }
}
