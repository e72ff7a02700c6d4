/// A set of objects by address.
///
/// A `Set` of identifiers hashes each one with a seed, to be safe against chosen keys. Nobody
/// chooses addresses, so a multiplication is enough, at a tenth of the cost for each of thousands
/// of leaves.
///
/// The set does not retain the objects: the caller must, since a freed object's address could be
/// reused.
struct IdentitySet {
  private var count = 0

  /// A hash table of addresses with linear probing; at least half of the slots are free, which is
  /// 0.
  private var slots: [UInt] = []

  /// Inserts an object, and returns whether it was new.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ object: AnyObject) -> Bool {
    if count * 2 == slots.count { grow() }
    guard note(UInt(bitPattern: ObjectIdentifier(object))) else { return false }
    count += 1
    return true
  }

  /// Inserts an address, and returns whether it was new.
  @inline(__always)
  private mutating func note(_ address: UInt) -> Bool {
    // The lowest bits of an address are 0; the highest bits of the product depend on all of it.
    var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
    while true {
      slot &= slots.count - 1
      if slots[slot] == address { return false }
      if slots[slot] == 0 { break }
      slot += 1
    }
    slots[slot] = address
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(8, old.count * 4))
    for address in old where address != 0 { _ = note(address) }
  }
}
