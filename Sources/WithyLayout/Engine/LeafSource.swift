/// Finds the leaves of a description, in the order of drawing.
protocol LeafSource: AnyObject {
  /// Returns an existing leaf, or `nil` if it does not take part.
  func leaf(_ leaf: any Placeable) -> (any Placeable)?

  /// Returns the leaf of a builder, or `nil` if it does not take part.
  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)?
}

/// The leaves of a description that is arranged: existing ones and those of builders, made now, if they
/// are admitted.
final class AdmittedLeaves: LeafSource {
  private let admit: (any Placeable) -> Bool

  /// The leaf that was found at each place so far; `nil` where none was.
  ///
  /// Nothing else runs while one is appended, so that there is no access to check.
  @exclusivity(unchecked)
  private(set) var found: [(any Placeable)?] = []

  /// Creates the leaves.
  ///
  /// - Parameter admit: Nests a leaf, and returns whether it takes part.
  init(_ admit: @escaping (any Placeable) -> Bool) {
    self.admit = admit
  }

  func leaf(_ leaf: any Placeable) -> (any Placeable)? {
    let admitted = admit(leaf) ? leaf : nil
    found.append(admitted)
    return admitted
  }

  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? {
    // Every builder answers this.
    DescribedLeaf.make.answer(of: builder).flatMap { leaf($0) }
  }
}

extension DescribedLeaf {
  /// The leaf that a builder answers.
  func answer(of builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? {
    var question = self
    builder(&question)
    return if case .leaf(let leaf) = question { leaf } else { nil }
  }
}
