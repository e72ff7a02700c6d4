/// A set of objects by identity that stores a few, enough for most blocks, without an allocation.
@usableFromInline
@frozen
struct ObjectSet {
  /// Sixteen slots; no object has the address 0.
  @usableFromInline typealias Table = (
    UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt
  )

  /// A hash table of the first members, with linear probing.
  @usableFromInline var table: Table = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// The number of members in the table; a quarter of the slots stays free, so that searches end.
  @usableFromInline var count = 0

  /// All members, once there are more than fit into the table.
  @usableFromInline var all: AddressTable?

  @_alwaysEmitIntoClient
  init() {}

  /// Inserts an object, and returns whether it was new.
  @_alwaysEmitIntoClient
  mutating func insert(_ object: AnyObject) -> Bool {
    let new = UInt(bitPattern: ObjectIdentifier(object))
    if all != nil { return insertIntoAll(new) }
    // Only words are compared, so no user code runs during the access to the table.
    let isNew = withUnsafeMutableBytes(of: &table) { bytes in
      let slots = bytes.assumingMemoryBound(to: UInt.self)
      // Addresses are multiples of 16, and those of one class often of more.
      var slot = Int(truncatingIfNeeded: (new >> 4 ^ new >> 8) & 15)
      while slots[slot] != 0 {
        if slots[slot] == new { return false }
        slot = (slot &+ 1) & 15
      }
      slots[slot] = new
      return true
    }
    guard isNew else { return false }
    count &+= 1
    if count == 12 { moveToAll() }
    return true
  }

  @usableFromInline
  mutating func insertIntoAll(_ new: UInt) -> Bool { all?.insert(new) ?? false }

  /// Moves the members out of the table, which is nearly full.
  @usableFromInline
  mutating func moveToAll() {
    var members = AddressTable()
    withUnsafeBytes(of: table) { bytes in
      for address in bytes.bindMemory(to: UInt.self) where address != 0 {
        _ = members.insert(address)
      }
    }
    all = members
  }
}
