import Foundation
import Withy

/// The children of an arranged object: leaves that are taken from it take no room there.
@usableFromInline
final class ArrangedChildren {
  /// The elements, and their leaves, of which those that were nested take part.
  let elements: ElementList
  let leaves: [ListedLeaf]

  /// The arranged object.
  private weak var parent: (any Nestable)?

  /// The children when last checked.
  @exclusivity(unchecked) private var membership: Membership

  /// The leaves that are no longer children, which has been reported.
  @exclusivity(unchecked) private var missing: Set<ObjectIdentifier> = []

  /// Creates the children of an object, in which the leaves have been nested.
  @usableFromInline
  init(_ elements: ElementList, of leaves: [ListedLeaf], in parent: any Nestable) {
    self.elements = elements
    self.leaves = leaves
    self.parent = parent
    membership = Membership(of: parent)
  }

  /// Returns the elements with the leaves that are still children, flattened, if the children have
  /// changed since the last call, and reports those that are no longer.
  func flattenedAgain(unit: CGFloat, file: StaticString, line: UInt) -> RecordBuilder? {
    func children(of parent: some Nestable) -> Set<ObjectIdentifier> {
      Set(parent.children.lazy.map { ObjectIdentifier($0) })
    }
    guard let parent else { return nil }
    let current = Membership(of: parent)
    guard current != membership else { return nil }
    membership = current
    let children = children(of: parent)
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
          file: file,
          line: line
        )
      }
      return ListedLeaf(nil)
    }
    return RecordBuilder(elements, of: present, unit: unit)
  }
}
