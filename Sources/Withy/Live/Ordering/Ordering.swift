/// The comparison of the order that children have with the order that is wanted.
///
/// The wanted order is reached by walking it from first to last and inserting every element that
/// does not stay after its predecessor. No other way needs fewer moves, and what is in the actual
/// list alone is never touched.
///
/// The memory it works in is kept, so that comparing lists that are no longer than those before
/// allocates nothing.
struct Ordering<ID: Hashable> {
  /// What happens to an element of the wanted order.
  enum Fate {
    /// It is there, in order with all others that stay.
    case stays

    /// It is there, and is taken to another place.
    case moves

    /// It is not there yet.
    case inserted
  }

  /// The fate of each element of the wanted order, until the next comparison.
  private(set) var fates: [Fate] = []

  /// The number of elements in both lists, moved or not.
  private(set) var kept = 0

  /// The number of elements that move: `kept` less the longest run that is in order already.
  private(set) var moved = 0

  /// The number of elements that are wanted and not there.
  private(set) var inserted = 0

  /// The number of elements that are there and not wanted: gone ones, and those of others.
  private(set) var removed = 0

  /// For each element between the common ends, its place in the actual list; -1 if it is not there.
  private var places: [Int32] = []

  /// For each of them, the length of the longest ordered run before it.
  private var lengths: [Int32] = []

  /// The number of elements before those between the common ends.
  private var head = 0

  /// The smallest place with which an ordered run of each length ends; at 0, of one element.
  private var ends: [Int32] = []

  /// The places in the actual list, each in the slot that the element's hash gives or the next free.
  ///
  /// A `Dictionary` alone takes as long as the whole comparison does with this. A power of two of
  /// the slots is in use, so that a short list does not pay for a long one before.
  private var table: [Int32] = []

  /// Marks a slot of the table that was never used.
  private static var empty: Int32 { -1 }

  /// Marks a slot of the table whose element was matched.
  private static var matched: Int32 { -2 }

  /// Compares the actual list with the wanted order.
  ///
  /// Elements are matched at the common ends first. Between them an element that is wanted twice is
  /// matched at its first place and inserted at the others, so that nothing is matched twice.
  mutating func compare(_ old: [ID], _ new: [ID]) {
    let shorter = min(old.count, new.count)
    head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }

    fates.removeAll(keepingCapacity: true)
    fates.append(contentsOf: repeatElement(.stays, count: new.count))
    kept = head + tail
    moved = 0
    let isOrdered = match(new, head..<new.count - tail, with: old, head..<old.count - tail)
    if !isOrdered { findMoves() }
    inserted = new.count - kept
    removed = old.count - kept
  }

  /// Returns where an element of the wanted order is.
  ///
  /// - Parameters:
  ///   - index: The index of the element in the wanted order of the last comparison.
  ///   - count: The number of elements in the actual list of that comparison.
  /// - Returns: The place of the element in the actual list; `nil` if it is not there.
  func place(of index: Int, in count: Int) -> Int? {
    if index < head { return index }
    let place = index - head
    if place >= places.count { return count - (fates.count - index) }
    return places[place] < 0 ? nil : Int(places[place])
  }

  /// Finds the places of wanted elements in a part of the actual list.
  ///
  /// - Returns: Whether those that are there are in order.
  private mutating func match(
    _ new: [ID],
    _ wanted: Range<Int>,
    with old: [ID],
    _ actual: Range<Int>
  ) -> Bool {
    let mask = wanted.isEmpty ? 0 : enter(old, actual)
    places.removeAll(keepingCapacity: true)
    var isOrdered = true
    var last: Int32 = -1
    for index in wanted {
      let place = actual.isEmpty ? -1 : take(new[index], from: old, mask: mask)
      places.append(place)
      if place < 0 {
        fates[index] = .inserted
      } else {
        kept += 1
        isOrdered = isOrdered && last < place
        last = place
      }
    }
    return isOrdered
  }

  /// Enters a part of the actual list into the table, each element once.
  ///
  /// - Returns: The last slot in use, whose number is all ones.
  private mutating func enter(_ old: [ID], _ part: Range<Int>) -> Int {
    var size = 2
    while size < part.count * 2 { size *= 2 }
    if table.count < size {
      table = Array(repeating: Self.empty, count: size)
    } else {
      for slot in 0..<size { table[slot] = Self.empty }
    }
    let mask = size - 1
    for index in part {
      var slot = Self.slot(of: old[index], mask: mask)
      while table[slot] >= 0, old[Int(table[slot])] != old[index] { slot = (slot + 1) & mask }
      if table[slot] < 0 { table[slot] = Int32(index) }
    }
    return mask
  }

  /// Finds the place of an element in the actual list and takes it out of the table.
  private mutating func take(_ id: ID, from old: [ID], mask: Int) -> Int32 {
    var slot = Self.slot(of: id, mask: mask)
    while table[slot] != Self.empty {
      let place = table[slot]
      if place >= 0, old[Int(place)] == id {
        table[slot] = Self.matched
        return place
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  /// The slot in which an element is looked for first; `mask` is the last one in use.
  ///
  /// Objects are spread by their address: it takes half the time of `hashValue`, and nobody chooses
  /// addresses so that they collide. The upper bits of the product spread even regular addresses.
  private static func slot(of id: ID, mask: Int) -> Int {
    guard let object = id as? ObjectIdentifier else { return id.hashValue & mask }
    let product = UInt64(UInt(bitPattern: object)) &* 0x9E37_79B9_7F4A_7C15
    return Int(product >> UInt64(UInt64(mask).leadingZeroBitCount))
  }

  /// Leaves the elements of a longest ordered run where they are and moves the others.
  private mutating func findMoves() {
    ends.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    lengths.append(contentsOf: repeatElement(-1, count: places.count))
    for index in places.indices where places[index] >= 0 {
      let place = places[index]
      var length = ends.count
      if let last = ends.last, last > place {
        var low = 0
        length -= 1
        while low < length {
          let middle = (low + length) / 2
          if ends[middle] < place { low = middle + 1 } else { length = middle }
        }
        ends[length] = place
      } else {
        ends.append(place)
      }
      lengths[index] = Int32(length)
    }
    // Of elements with equally long runs before them, a later one has a smaller place: so the last
    // one before the element that was chosen for the next length is in order with it.
    var length = Int32(ends.count)
    for index in places.indices.reversed() where places[index] >= 0 {
      if lengths[index] == length - 1 {
        length -= 1
      } else {
        fates[head + index] = .moves
        moved += 1
      }
    }
  }
}
