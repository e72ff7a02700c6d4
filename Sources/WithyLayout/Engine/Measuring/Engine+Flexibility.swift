import Foundation

/// The least or the greatest length on an axis.
struct LengthEnd {
  let isHorizontal: Bool
  let isGreatest: Bool

  /// What is proposed to come to it.
  var proposed: CGFloat { isGreatest ? .infinity : 0 }

  /// Its axis, as a trait.
  var axis: Traits { isHorizontal ? .horizontal : .vertical }
}

extension Engine {
  /// The length that a record takes on an axis for 0 or infinity, if that follows from what is known of the
  /// leaves without their other lengths; else not-a-number.
  func end(_ end: LengthEnd, of index: Int) -> CGFloat {
    let memory = Int(records[index].memory)
    let place = (end.isHorizontal ? 0 : 2) + (end.isGreatest ? 1 : 0)
    if memory >= 0, memories[memory].knownEnds & 1 << place != 0 {
      return memories[memory].ends[place]
    }
    guard records[index].level < levelLimit else { return .nan }
    let length = records[index].style.kind.rules.end(end, of: index, in: self)
    if memory >= 0, !isIncomplete {
      memories[memory].ends[place] = length
      memories[memory].knownEnds |= 1 << place
    }
    return length
  }
}
