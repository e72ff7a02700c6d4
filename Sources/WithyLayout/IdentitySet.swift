/// Objects by their addresses, each once.
///
/// A `Set` of identifiers hashes each of them with a seed, against keys that somebody chooses. Nobody chooses
/// addresses, so that a product is enough, at a tenth of the cost for each of thousands of leaves.
///
/// It does not hold the objects: whoever inserts one does, since another could get the address of one that is
/// freed.
struct IdentitySet {
  private var count = 0

  /// The addresses of the objects, each at the slot that it gives, or behind it with no gap between; at least half
  /// are free, which is 0.
  private var slots: [UInt] = []

  /// Inserts an object, and returns whether it was not there.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ object: AnyObject) -> Bool {
    if count * 2 == slots.count { grow() }
    guard note(UInt(bitPattern: ObjectIdentifier(object))) else { return false }
    count += 1
    return true
  }

  /// Notes an address, and returns whether it was not there.
  @inline(__always)
  private mutating func note(_ address: UInt) -> Bool {
    // The highest bits depend on all of the address, the lowest of which are 0.
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
