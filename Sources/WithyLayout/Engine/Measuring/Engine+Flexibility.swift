import Foundation

/// An end of the range of lengths on an axis: the minimum or the maximum.
struct LengthEnd {
  let axis: Axis
  let isGreatest: Bool

  /// The length to propose in order to measure this end.
  var proposed: CGFloat { isGreatest ? .infinity : 0 }

  var trait: Traits { Traits(Axes(axis)) }
}

/// Minimum and maximum lengths that are known without measuring.
extension Engine {
  /// Returns a record's minimum or maximum length on an axis, if it is known without measuring
  /// leaves for that end; else not-a-number.
  func end(_ end: LengthEnd, of index: Int) -> CGFloat {
    let cache = Int(records[index].cache)
    let place = (end.axis == .horizontal ? 0 : 2) + (end.isGreatest ? 1 : 0)
    if cache >= 0, caches[cache].ends[place] != -1 { return CGFloat(caches[cache].ends[place]) }
    let length = records[index].spec.kind.rules.end(end, of: index, in: self)
    if cache >= 0 { caches[cache].ends[place] = Double(length) }
    return length
  }
}
