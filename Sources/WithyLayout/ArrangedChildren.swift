import Withy

/// The children of an arranged object: leaves that are taken from it take no room there.
final class ArrangedChildren {
  /// The description without closures, the leaves found at its places, in order, and the indices of
  /// the places without a leaf.
  private let content: LayoutContent
  private let admitted: [any Placeable]
  private let refused: [Int]

  /// Return the current summary, and all current children.
  private let currentMembership: () -> Membership?
  private let children: () -> Set<ObjectIdentifier>

  /// The children when last checked.
  @exclusivity(unchecked) private var membership: Membership?

  /// The leaves that are no longer children, which has been reported.
  @exclusivity(unchecked) private var missing: Set<ObjectIdentifier> = []

  /// Creates the children, which have been nested.
  ///
  /// - Parameters:
  ///   - content: The description.
  ///   - admitted: The leaves found in it, in order.
  ///   - refused: The indices of the places without a leaf, in order.
  ///   - membership: Returns a summary that shows whether the children have changed; `nil` if the
  ///     object is gone.
  ///   - children: Returns all children.
  init(
    _ content: LayoutContent,
    admitted: [any Placeable],
    refused: [Int],
    membership: @escaping () -> Membership?,
    children: @escaping () -> Set<ObjectIdentifier>
  ) {
    self.content = content
    self.admitted = admitted
    self.refused = refused
    currentMembership = membership
    self.children = children
    self.membership = membership()
  }

  /// Returns the description with the leaves that are still children, if the children have changed
  /// since the last call, and reports those that are no longer.
  func changedLeaves(
    file: StaticString,
    line: UInt
  ) -> (content: LayoutContent, source: any LeafSource)? {
    guard let current = currentMembership(), current != membership else { return nil }
    membership = current
    let children = children()
    for leaf in admitted {
      let id = ObjectIdentifier(leaf)
      if children.contains(id) {
        missing.remove(id)
      } else if missing.insert(id).inserted {
        Diagnostics.report(
          "\(type(of: leaf)) is no longer a child of the object that it was arranged in; it takes no space",
          file: file,
          line: line
        )
      }
    }
    return (content, RemainingLeaves(admitted, refused, in: children))
  }
}

/// The leaf source of a description flattened before: the leaves that are still children of the
/// object.
final class RemainingLeaves: LeafSource {
  private var admitted: ArraySlice<any Placeable>
  private var refused: ArraySlice<Int>
  private let children: Set<ObjectIdentifier>

  /// The number of places passed.
  private var place = 0

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - admitted: The leaves found before, in order.
  ///   - refused: The indices of the places without a leaf, in order.
  ///   - children: The current children of the arranged object.
  init(_ admitted: [any Placeable], _ refused: [Int], in children: Set<ObjectIdentifier>) {
    self.admitted = admitted[...]
    self.refused = refused[...]
    self.children = children
  }

  func admits(_ leaf: any Placeable) -> Bool { next() != nil }
  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? { next() }

  /// Returns the leaf at the next place.
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
