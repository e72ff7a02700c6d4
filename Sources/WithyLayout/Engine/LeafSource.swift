/// Finds the leaves of a description, in the order of drawing.
protocol LeafSource: AnyObject {
  /// Returns an existing leaf, or `nil` if it does not take part.
  func leaf(_ leaf: any Placeable) -> (any Placeable)?

  /// Returns the leaf of a builder, or `nil` if it does not take part.
  func leaf(_ builder: any LeafBuilder) -> (any Placeable)?
}

/// The leaves of a description that is arranged: existing ones and those of builders, made now, if they
/// are admitted.
final class AdmittedLeaves: LeafSource {
  private let admit: (any Placeable) -> Bool

  /// Creates the leaves.
  ///
  /// - Parameter admit: Nests a leaf, and returns whether it takes part.
  init(_ admit: @escaping (any Placeable) -> Bool) {
    self.admit = admit
  }

  func leaf(_ leaf: any Placeable) -> (any Placeable)? { admit(leaf) ? leaf : nil }

  func leaf(_ builder: any LeafBuilder) -> (any Placeable)? { leaf(builder.makeLeaf()) }
}
