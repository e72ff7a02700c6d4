/// Finds the leaves of a description, in the order of drawing.
protocol LeafSource: AnyObject {
  /// Returns whether an existing leaf takes part.
  func admits(_ leaf: any Placeable) -> Bool

  /// Returns the leaf of a builder, or `nil` if it does not take part.
  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)?
}

/// The leaves of a description that is arranged: existing ones and those of builders, made now, if they
/// are admitted.
final class AdmittedLeaves: LeafSource {
  private let admit: (any Placeable) -> Bool

  /// The number of leaves that were met.
  @exclusivity(unchecked) private var count = 0

  /// The leaves that were not admitted, and their places among all.
  ///
  /// They are held, because another leaf could get the address of one that is freed, by which leaves are told
  /// from each other. Those that are admitted are held by whoever asks.
  @exclusivity(unchecked) private(set) var refused: [(place: Int, leaf: any Placeable)] = []

  /// Creates the leaves.
  ///
  /// - Parameter admit: Nests a leaf, and returns whether it takes part.
  init(_ admit: @escaping (any Placeable) -> Bool) {
    self.admit = admit
  }

  func admits(_ leaf: any Placeable) -> Bool {
    count += 1
    if admit(leaf) { return true }
    refused.append((count - 1, leaf))
    return false
  }

  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? {
    // Every builder answers this.
    DescribedLeaf.make.answer(of: builder).flatMap { admits($0) ? $0 : nil }
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
