/// A set of objects by identity that allocates nothing for the first few.
///
/// Most blocks of children have few, and nesting them should cost little more than appending them.
@usableFromInline
@frozen
struct IdentitySet {
  /// Sixteen places side by side; no object has the address 0.
  @usableFromInline typealias Table = (
    UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt
  )

  /// The first members, each at the place that its address gives or at the next free one.
  @usableFromInline var table: Table = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// The number of members in the table, of which a quarter stays free, so that searches end.
  @usableFromInline var count = 0

  /// The other members, once there are more.
  @usableFromInline var rest: Set<UInt>?

  /// Creates an empty set.
  @inlinable
  init() {}

  /// Inserts an object.
  ///
  /// - Returns: `false` if it is a member already.
  @inlinable
  mutating func insert(_ object: AnyObject) -> Bool {
    let new = UInt(bitPattern: ObjectIdentifier(object))
    let hasRoom = count < 12
    // Words are compared, and no code of the user runs while the table is open.
    let isNew = withUnsafeMutableBytes(of: &table) { bytes in
      let places = bytes.assumingMemoryBound(to: UInt.self)
      // Objects lie at multiples of 16, and those of one class often at multiples of more.
      var place = Int(truncatingIfNeeded: (new >> 4 ^ new >> 8) & 15)
      while places[place] != 0 {
        if places[place] == new { return false }
        place = (place &+ 1) & 15
      }
      if hasRoom { places[place] = new }
      return true
    }
    guard isNew else { return false }
    guard hasRoom else { return insertIntoRest(new) }
    count &+= 1
    return true
  }

  /// Inserts an object when the table has no room.
  @usableFromInline
  mutating func insertIntoRest(_ new: UInt) -> Bool {
    rest?.insert(new).inserted
      ?? {
        rest = [new]
        return true
      }()
  }
}
