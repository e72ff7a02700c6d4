import Withy

/// The children of an object that was arranged, as far as it takes to see that they are others.
///
/// To compare all children in each arrangement would cost more than the arrangement. A leaf that is taken
/// away leaves one child fewer, or another first or last one.
@usableFromInline
@frozen
struct Membership: Equatable {
  @usableFromInline let count: Int
  @usableFromInline let first: ObjectIdentifier?
  @usableFromInline let last: ObjectIdentifier?

  /// Creates the membership of children.
  @inlinable
  init<Node: AnyObject>(of children: [Node]) {
    count = children.count
    first = children.first.map { ObjectIdentifier($0) }
    last = children.last.map { ObjectIdentifier($0) }
  }
}
