/// The comparison of the actual order of children with the wanted order.
///
/// The wanted order is reached by walking it from first to last and inserting every element that
/// does not stay after its predecessor. No other method needs fewer moves, and elements that are
/// only in the actual list are never touched.
///
/// Its working memory is reused, so that comparing lists no longer than earlier ones allocates
/// nothing.
///
/// It is inlinable, so that it is specialised for the ids of a program's lists.
@usableFromInline
@frozen
struct Ordering<ID: Hashable> {
  /// How an element gets its place in the wanted order.
  @usableFromInline
  @frozen
  enum Placement {
    /// It is present, and in order with all others that stay.
    case stays

    /// It is present, and is moved.
    case moves

    /// It is not present yet.
    case inserted
  }

  /// The placement of each element of the wanted order, until the next comparison.
  @usableFromInline var placements: [Placement] = []

  /// The number of elements in both lists, moved or not.
  @usableFromInline var kept = 0

  /// The number of elements that move: `kept` minus the length of the longest increasing
  /// subsequence.
  @usableFromInline var moved = 0

  /// The number of elements that are wanted but not present.
  @usableFromInline var inserted = 0

  /// The number of elements that are present but not wanted: former ones, and those of others.
  @usableFromInline var removed = 0

  /// For each element between the common ends, its index in the actual list, or ``absent``.
  @usableFromInline var oldIndices: [Int32] = []

  /// For each of them, the length of the longest increasing subsequence before it.
  @usableFromInline var lengths: [Int32] = []

  /// The length of the common beginning.
  @usableFromInline var head = 0

  /// The smallest index at which an increasing subsequence of each length ends; at 0, of one
  /// element.
  @usableFromInline var ends: [Int32] = []

  /// A hash table of indices in the actual list, with open addressing.
  ///
  /// A `Dictionary` alone takes as long as the whole comparison does with this. Only a power of two
  /// of the slots is in use, so that a short list does not pay for an earlier long one.
  @usableFromInline var table: [Int32] = []

  @inlinable
  init() {}

  /// Stands for no index: a slot that was never used, or an element that is not present.
  ///
  /// Optional numbers would take twice the memory.
  @inlinable static var absent: Int32 { -1 }

  /// Marks a slot whose element was matched.
  @inlinable static var matched: Int32 { -2 }

  /// Compares the actual list with the wanted order.
  ///
  /// Elements are first matched at the common ends. Between these, an element that is wanted twice
  /// is matched at its first index and inserted at the others, so that nothing is matched twice.
  @inlinable
  mutating func compare(_ old: [ID], _ new: [ID]) {
    let shorter = min(old.count, new.count)
    head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }

    placements.removeAll(keepingCapacity: true)
    placements.append(contentsOf: repeatElement(.stays, count: new.count))
    kept = head + tail
    moved = 0
    let isOrdered = match(new, head..<new.count - tail, with: old, head..<old.count - tail)
    if !isOrdered { findMoves() }
    inserted = new.count - kept
    removed = old.count - kept
  }

  /// Returns the index in the actual list of an element of the wanted order.
  ///
  /// - Parameters:
  ///   - index: The index of the element in the wanted order of the last comparison.
  ///   - count: The number of elements in the actual list of that comparison.
  /// - Returns: The index of the element in the actual list; `nil` if it is not present.
  @inlinable
  func oldIndex(of index: Int, in count: Int) -> Int? {
    if index < head { return index }
    let oldIndex = index - head
    if oldIndex >= oldIndices.count { return count - (placements.count - index) }
    return oldIndices[oldIndex] < 0 ? nil : Int(oldIndices[oldIndex])
  }

  /// Finds the indices of wanted elements in a part of the actual list.
  ///
  /// - Returns: Whether the elements that are present are in order.
  @inlinable
  mutating func match(
    _ new: [ID],
    _ wanted: Range<Int>,
    with old: [ID],
    _ actual: Range<Int>
  ) -> Bool {
    let mask = wanted.isEmpty ? 0 : enter(old, actual)
    oldIndices.removeAll(keepingCapacity: true)
    var isOrdered = true
    var last = Self.absent
    for index in wanted {
      let oldIndex = actual.isEmpty ? Self.absent : take(new[index], from: old, mask: mask)
      oldIndices.append(oldIndex)
      if oldIndex < 0 {
        placements[index] = .inserted
      } else {
        kept += 1
        isOrdered = isOrdered && last < oldIndex
        last = oldIndex
      }
    }
    return isOrdered
  }

  /// Enters a part of the actual list into the table, each element once.
  ///
  /// - Returns: The index of the last slot in use, which is a bit mask.
  @inlinable
  mutating func enter(_ old: [ID], _ part: Range<Int>) -> Int {
    var size = 2
    while size < part.count * 2 { size *= 2 }
    if table.count < size {
      table = Array(repeating: Self.absent, count: size)
    } else {
      for slot in 0..<size { table[slot] = Self.absent }
    }
    let mask = size - 1
    for index in part {
      var slot = Self.slot(of: old[index], mask: mask)
      while table[slot] >= 0, old[Int(table[slot])] != old[index] { slot = (slot + 1) & mask }
      if table[slot] < 0 { table[slot] = Int32(index) }
    }
    return mask
  }

  /// Returns the index of an element in the actual list, or ``absent``, and removes the element from
  /// the table.
  @inlinable
  mutating func take(_ id: ID, from old: [ID], mask: Int) -> Int32 {
    var slot = Self.slot(of: id, mask: mask)
    while table[slot] != Self.absent {
      let oldIndex = table[slot]
      if oldIndex >= 0, old[Int(oldIndex)] == id {
        table[slot] = Self.matched
        return oldIndex
      }
      slot = (slot + 1) & mask
    }
    return Self.absent
  }

  /// Returns the slot at which probing for an element begins; `mask` is the last one in use.
  ///
  /// Objects are hashed by their address: this takes half the time of `hashValue`, and nobody
  /// chooses addresses so that they collide. The upper bits of the product spread even regular
  /// addresses.
  @inlinable
  static func slot(of id: ID, mask: Int) -> Int {
    guard let object = id as? ObjectIdentifier else { return id.hashValue & mask }
    let product = UInt64(UInt(bitPattern: object)) &* 0x9E37_79B9_7F4A_7C15
    return Int(product >> UInt64(UInt64(mask).leadingZeroBitCount))
  }

  /// Keeps the elements of a longest increasing subsequence and moves the others.
  @inlinable
  mutating func findMoves() {
    ends.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    lengths.append(contentsOf: repeatElement(Self.absent, count: oldIndices.count))
    for index in oldIndices.indices where oldIndices[index] >= 0 {
      let oldIndex = oldIndices[index]
      var length = ends.count
      if let last = ends.last, last > oldIndex {
        var low = 0
        length -= 1
        while low < length {
          let middle = (low + length) / 2
          if ends[middle] < oldIndex { low = middle + 1 } else { length = middle }
        }
        ends[length] = oldIndex
      } else {
        ends.append(oldIndex)
      }
      lengths[index] = Int32(length)
    }
    // Of elements with equally long subsequences before them, a later one has a smaller index: so
    // the last one before the element chosen for the next length is in order with it.
    var length = Int32(ends.count)
    for index in oldIndices.indices.reversed() where oldIndices[index] >= 0 {
      if lengths[index] == length - 1 {
        length -= 1
      } else {
        placements[head + index] = .moves
        moved += 1
      }
    }
  }
}
