public import Withy

/// A request to the builder of a leaf, which the layout knows without its class.
///
/// The builder is a closure that is handed a request and replaces it with the answer. It is one
/// allocation; and, unlike the methods of a generic class, it is specialised.
@usableFromInline
@frozen
enum DescribedLeaf {
  /// Asks to make the leaf.
  case make

  /// Asks for an object that the builder has made in a live tree, as a leaf.
  case made(AnyObject)

  /// Answers `make` and `made`.
  case leaf(any Placeable)

  /// Asks for the hierarchy of the leaf.
  case describe

  /// Answers `describe`: a `Hierarchy`.
  case hierarchy(Any)
}

extension Builder where Base: Placeable {
  /// Answers a question.
  @inlinable
  func _answer(_ question: inout DescribedLeaf) {
    switch question {
    case .make: question = .leaf(build())
    case .made(let object): if let leaf = object as? Base { question = .leaf(leaf) }
    default: question = .hierarchy(Self.hierarchy(of: self, file: #fileID, line: #line))
    }
  }
}
