/// The comparison of the actual order of children with the wanted order.
///
/// The wanted order is reached with the fewest moves, by walking it and inserting every element
/// that does not stay after its predecessor. Elements that are only in the actual list are never
/// touched. The code is inlinable, so that it is specialised for the ids of a program's lists.
@usableFromInline
@frozen
struct Ordering<ID: Hashable> {
  /// How an element gets into the wanted order.
  @usableFromInline
  @frozen
  enum Placement {
    /// The element is present, and in order with all others that stay.
    case stays

    /// The element is present, and is moved.
    case moves

    /// The element is not present yet.
    case inserted
  }

  /// The placement of each element of the wanted order.
  @usableFromInline var placements: [Placement]

  /// For each element of the wanted order, its index in the actual list; `nil` if it is inserted.
  @usableFromInline let oldIndices: [Int?]

  /// The number of elements that are wanted but not present.
  @usableFromInline var inserted = 0

  /// Compares the actual list with the wanted order; an element that is wanted twice is matched
  /// once for each time that it is present.
  @inlinable
  init(from old: [ID], to new: [ID]) {
    let matching = Matching(from: old, to: new)
    oldIndices = matching.oldIndices
    placements = Array(repeating: .stays, count: new.count)
    var isOrdered = true
    var last = -1
    for index in matching.middle {
      guard let oldIndex = oldIndices[index] else {
        placements[index] = .inserted
        inserted += 1
        continue
      }
      isOrdered = isOrdered && last < oldIndex
      last = oldIndex
    }
    if !isOrdered { findMoves(in: matching.middle) }
  }

  /// Keeps the elements of a longest increasing subsequence and moves the others.
  @inlinable
  mutating func findMoves(in middle: Range<Int>) {
    // The smallest index at which an increasing subsequence of each length, from 1 on, ends.
    var ends: [Int] = []
    // For each element, the length of the longest increasing subsequence before it.
    var lengths: [Int] = []
    for index in middle {
      guard let oldIndex = oldIndices[index] else {
        lengths.append(0)
        continue
      }
      var length = ends.count
      if let last = ends.last, last > oldIndex {
        var low = 0
        length -= 1
        while low < length {
          let center = (low + length) / 2
          if ends[center] < oldIndex { low = center + 1 } else { length = center }
        }
        ends[length] = oldIndex
      } else {
        ends.append(oldIndex)
      }
      lengths.append(length)
    }
    // Of elements with equally long subsequences before them, a later one has a smaller index: so
    // the last one before the element chosen for the next length is in order with it.
    var length = ends.count
    for index in middle.reversed() where oldIndices[index] != nil {
      if lengths[index - middle.lowerBound] == length - 1 {
        length -= 1
      } else {
        placements[index] = .moves
      }
    }
  }
}
