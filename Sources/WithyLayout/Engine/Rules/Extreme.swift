import Foundation

/// An extreme length on an axis: the minimum or the maximum.
struct Extreme {
  let axis: Axis
  let isGreatest: Bool

  /// The length to propose in order to measure it.
  var proposed: CGFloat { isGreatest ? .infinity : 0 }

  var trait: Traits { Traits(Axes(axis)) }
}

extension Engine {
  /// Returns a record's extreme length on an axis, see ``ElementRules/extreme(_:of:in:)``.
  func extreme(_ extreme: Extreme, of index: Int) -> CGFloat {
    let cache = Int(records[index].cache)
    let place = (extreme.axis == .horizontal ? 0 : 2) + (extreme.isGreatest ? 1 : 0)
    if cache >= 0, caches[cache].extremes[place] != -1 {
      return CGFloat(caches[cache].extremes[place])
    }
    let length = records[index].spec.kind.rules.extreme(extreme, of: index, in: self)
    if cache >= 0 { caches[cache].extremes[place] = Double(length) }
    return length
  }
}
