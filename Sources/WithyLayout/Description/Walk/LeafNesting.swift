public import Withy

/// The nesting of the leaves of a layout that is not in a live tree, while they are described.
@usableFromInline
final class LeafNesting<Node: AnyObject> {
  /// Decides which leaves may become children.
  ///
  /// No user code runs during an access; exclusivity needs no checks.
  @exclusivity(unchecked) @usableFromInline var admission: Admission

  /// Makes a leaf a child, and returns whether it has become one.
  @usableFromInline let place: (Node) -> Bool

  /// The leaves that have been nested.
  @exclusivity(unchecked) @usableFromInline private(set) var leaves = PresentLeaves()

  /// Creates the nesting of leaves.
  @usableFromInline
  init(_ admission: Admission, place: @escaping (Node) -> Bool) {
    self.admission = admission
    self.place = place
  }

  /// Nests an existing leaf.
  @inlinable
  func nest(_ leaf: any Placeable, _ node: Node) {
    if admission.admits(node) && place(node) { leaves.append(leaf) } else { leaves.appendAbsent() }
  }

  /// Nests a leaf that a builder has made.
  @inlinable
  func nest(made leaf: any Placeable, _ node: Node) {
    if admission.admitsMade(node) && place(node) {
      leaves.append(leaf)
    } else {
      leaves.appendAbsent()
    }
  }
}
