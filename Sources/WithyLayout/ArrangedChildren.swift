import Foundation
import Withy

/// The leaves of an arranged object; those that are no longer its children take no space.
@usableFromInline
final class ArrangedChildren {
  /// The elements, and their leaves, of which those that were nested take part.
  let elements: ElementList
  let leaves: [ListedLeaf]

  /// Return the current summary, `nil` if the object is deallocated, and all current children.
  private let currentMembership: () -> Membership?
  private let children: () -> Set<ObjectIdentifier>

  /// The children when last checked.
  @exclusivity(unchecked) private var membership: Membership?

  /// The leaves that are no longer children, which has been reported.
  @exclusivity(unchecked) private var missing: Set<ObjectIdentifier> = []

  @usableFromInline
  init(
    _ elements: ElementList,
    of leaves: [ListedLeaf],
    membership: @escaping () -> Membership?,
    children: @escaping () -> Set<ObjectIdentifier>
  ) {
    self.elements = elements
    self.leaves = leaves
    currentMembership = membership
    self.children = children
    self.membership = membership()
  }

  /// Reports the leaves that are children no longer, and returns the elements without them, flattened;
  /// `nil` if the children are the same as at the last call.
  func flattenedAgain(unit: CGFloat, _ source: SourcePlace) -> RecordBuilder? {
    guard let current = currentMembership(), current != membership else { return nil }
    membership = current
    let children = children()
    let present = leaves.map { leaf in
      guard let object = leaf.object else { return leaf }
      let id = ObjectIdentifier(object)
      if children.contains(id) {
        missing.remove(id)
        return leaf
      }
      if missing.insert(id).inserted {
        Diagnostics.report(
          "\(type(of: object)) is no longer a child of the arranged object; excluded from the layout",
          at: source
        )
      }
      return ListedLeaf(nil)
    }
    return RecordBuilder(elements, of: present, unit: unit)
  }
}

/// A summary of an arranged object's children, since comparing all of them would cost more than the
/// arrangement: a removal changes their number, or the first or last one; a child that another one
/// has replaced in the middle is not noticed.
@usableFromInline
@frozen
struct Membership: Equatable {
  @usableFromInline let count: Int
  @usableFromInline let first: ObjectIdentifier?
  @usableFromInline let last: ObjectIdentifier?

  @inlinable
  init<Node: AnyObject>(of children: [Node]) {
    count = children.count
    first = children.first.map { ObjectIdentifier($0) }
    last = children.last.map { ObjectIdentifier($0) }
  }
}
