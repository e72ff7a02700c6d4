/// A set of addresses, with linear probing.
///
/// `Set` hashes each address with a seed, as protection against chosen keys. Nobody chooses
/// addresses, so a multiplication suffices, at a tenth of the cost for large sets.
@usableFromInline
@frozen
struct AddressTable {
  private var count = 0

  /// The slots, of which at least half are free; 0 marks a free one.
  private var slots: [UInt] = []

  /// Inserts an address, and returns whether it was new.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ address: UInt) -> Bool {
    if count * 2 == slots.count { grow() }
    guard note(address) else { return false }
    count += 1
    return true
  }

  /// Writes an address to its slot, and returns whether it was new.
  @inline(__always)
  private mutating func note(_ address: UInt) -> Bool {
    // The lowest bits of an address are 0; the highest bits of the product depend on all of it.
    var slot = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32)
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
    slots = Array(repeating: 0, count: max(32, old.count * 4))
    for address in old where address != 0 { _ = note(address) }
  }
}
