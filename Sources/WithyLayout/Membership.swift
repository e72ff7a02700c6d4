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

/// The leaves of a description that was walked before: those that are still children of the object.
final class RemainingLeaves: LeafSource {
  private var admitted: ArraySlice<any Placeable>
  private var refused: ArraySlice<Int>
  private let children: Set<ObjectIdentifier>

  /// The number of places that were passed.
  private var place = 0

  /// Creates the leaves.
  ///
  /// - Parameters:
  ///   - admitted: The leaves that were found, in order.
  ///   - refused: The places at which none was found, in order.
  ///   - children: The children of the object that is arranged.
  init(_ admitted: [any Placeable], _ refused: [Int], in children: Set<ObjectIdentifier>) {
    self.admitted = admitted[...]
    self.refused = refused[...]
    self.children = children
  }

  func admits(_ leaf: any Placeable) -> Bool { next() != nil }
  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? { next() }

  /// The leaf at the next place.
  private func next() -> (any Placeable)? {
    defer { place += 1 }
    if refused.first == place {
      refused.removeFirst()
      return nil
    }
    guard let leaf = admitted.popFirst() else { return nil }
    return children.contains(ObjectIdentifier(leaf)) ? leaf : nil
  }
}
