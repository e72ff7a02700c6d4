/// A summary of an arranged object's children, enough to notice that they have changed.
///
/// Comparing all children in each arrangement would cost more than the arrangement. A removal
/// changes the number of children, or the first or last one; a child that another one has replaced
/// in the middle is not noticed.
@usableFromInline
@frozen
struct Membership: Equatable {
  @usableFromInline let count: Int
  @usableFromInline let first: ObjectIdentifier?
  @usableFromInline let last: ObjectIdentifier?

  /// Creates the summary of a list of children.
  @inlinable
  init<Node: AnyObject>(of children: [Node]) {
    count = children.count
    first = children.first.map { ObjectIdentifier($0) }
    last = children.last.map { ObjectIdentifier($0) }
  }
}
