/// Objects, each held once.
///
/// A `Set` of identifiers hashes each of them with a seed, against keys that somebody chooses. Nobody chooses
/// addresses, so that a product is enough, at a tenth of the cost for each of thousands of leaves.
struct IdentitySet {
  private var objects: [AnyObject] = []

  /// The addresses of the objects, each at the slot that it gives, or behind it with no gap between; at least half
  /// are free, which is 0.
  private var slots: [UInt] = []

  /// Inserts an object, and returns whether it was not there.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ object: AnyObject) -> Bool {
    if objects.count * 2 == slots.count { grow() }
    guard note(object) else { return false }
    objects.append(object)
    return true
  }

  /// Notes the address of an object, and returns whether it was not there.
  private mutating func note(_ object: AnyObject) -> Bool {
    let address = UInt(bitPattern: ObjectIdentifier(object))
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
    slots = Array(repeating: 0, count: max(8, slots.count * 2))
    for object in objects { _ = note(object) }
  }
}
