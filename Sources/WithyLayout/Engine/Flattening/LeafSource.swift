/// Supplies the leaves of a description, in drawing order.
protocol LeafSource: AnyObject {
  /// Returns whether an existing leaf takes part.
  func admits(_ leaf: any Placeable) -> Bool

  /// Returns the leaf of a builder, or `nil` if it does not take part.
  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)?

  /// Returns the description of a part.
  func content(of part: DescribedPart) -> LayoutContent
}

extension LeafSource {
  /// Returns the description that the last pass has evaluated.
  func content(of part: DescribedPart) -> LayoutContent { part.content ?? .nothing }
}

/// The leaves of a description that is arranged: existing leaves, and leaves that builders make on
/// the spot, as far as they are admitted.
final class AdmittedLeaves: LeafSource {
  private let admit: (any Placeable) -> Bool

  /// The number of leaves encountered.
  @exclusivity(unchecked) private var count = 0

  /// The leaves that were not admitted, and their indices among all leaves.
  ///
  /// They are retained because leaves are told apart by address, and a freed leaf's address could
  /// be reused. Whoever calls this source retains the leaves that are admitted.
  @exclusivity(unchecked) private(set) var refused: [(place: Int, leaf: any Placeable)] = []

  /// The descriptions of the parts encountered, each of which is evaluated once.
  @exclusivity(unchecked) private(set) var parts: [ObjectIdentifier: LayoutContent] = [:]

  /// Creates the source.
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

  func content(of part: DescribedPart) -> LayoutContent {
    let id = ObjectIdentifier(part)
    let content = parts[id] ?? part.evaluated()
    parts[id] = content
    return content
  }

  func leaf(_ builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? {
    // Every builder answers this question.
    DescribedLeaf.make.answer(of: builder).flatMap { admits($0) ? $0 : nil }
  }
}

extension DescribedLeaf {
  /// Returns the leaf that a builder answers with.
  func answer(of builder: (inout DescribedLeaf) -> Void) -> (any Placeable)? {
    var question = self
    builder(&question)
    return if case .leaf(let leaf) = question { leaf } else { nil }
  }
}
