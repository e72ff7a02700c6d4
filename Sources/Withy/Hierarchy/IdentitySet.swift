/// A set of objects by identity that allocates nothing for the first few.
///
/// Most blocks of children have few, and nesting them should cost little more than appending them.
@usableFromInline
@frozen
struct IdentitySet {
  /// The first members, side by side, newest first; no object has the address 0.
  @usableFromInline var first: (UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0)

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
    let (a, b, c, d, e, f) = first
    if a == new || b == new || c == new || d == new || e == new || f == new { return false }
    guard f == 0 else { return insertIntoRest(new) }
    first = (new, a, b, c, d, e)
    return true
  }

  /// Inserts an object when the first places are taken.
  @usableFromInline
  mutating func insertIntoRest(_ new: UInt) -> Bool {
    rest?.insert(new).inserted
      ?? {
        rest = [new]
        return true
      }()
  }
}
