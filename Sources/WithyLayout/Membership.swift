import Withy

/// A summary of an arranged object's children, enough to notice that they have changed.
///
/// Comparing all children in each arrangement would cost more than the arrangement. A removal
/// changes the number of children, or the first or last one; a child that another one has replaced
/// in the middle is not noticed.
struct Membership: Equatable {
  let count: Int
  let first: ObjectIdentifier?
  let last: ObjectIdentifier?

  /// Creates the summary of the current children of an object.
  init(of parent: some Nestable) {
    let children = parent.children
    count = children.count
    first = children.first.map { ObjectIdentifier($0) }
    last = children.last.map { ObjectIdentifier($0) }
  }
}
