import Withy

/// The children of an object that was arranged: leaves that are taken from it take no room there.
final class ArrangedChildren {
  /// The description, the leaves that were found at its places, in order, and the places where none was.
  private let content: LayoutContent
  private let admitted: [any Placeable]
  private let refused: [Int]

  /// Returns the children as they are now.
  private let currentMembership: () -> Membership?
  private let children: () -> Set<ObjectIdentifier>

  /// The children as they were when they were last looked at.
  @exclusivity(unchecked) private var membership: Membership?

  /// The leaves that were reported to be no children any more.
  @exclusivity(unchecked) private var missing: Set<ObjectIdentifier> = []

  /// Creates the children, who are nested.
  ///
  /// - Parameters:
  ///   - content: The description.
  ///   - admitted: The leaves that were found, in order.
  ///   - refused: The places at which none was found, in order.
  ///   - membership: Returns what shows that the children are others; `nil` if the object has gone.
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

  /// Returns the description with the leaves that are children now, if these are others than before, and reports those
  /// that are children no more.
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
          "\(type(of: leaf)) is no child of what it was arranged in any more; it takes no room there",
          file: file,
          line: line
        )
      }
    }
    return (content, RemainingLeaves(admitted, refused, in: children))
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
