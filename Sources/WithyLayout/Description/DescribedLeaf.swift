public import Withy

/// A request to the builder of a leaf, whose class the layout does not know.
///
/// The builder is a closure that receives a request and replaces it with the answer. It takes one
/// allocation and, unlike the methods of a generic class, it is specialised.
@usableFromInline
@frozen
enum DescribedLeaf {
  /// Requests that the leaf be made.
  case make

  /// Requests that an object, which the builder made in a live tree, be cast to a leaf.
  case made(AnyObject)

  /// Answers `make` and `made`.
  case leaf(any Placeable)

  /// Requests the hierarchy of the leaf.
  case describe

  /// Answers `describe`: a `Hierarchy`.
  case hierarchy(Any)
}

extension Builder where Base: Placeable {
  /// Answers a request.
  @inlinable
  func _answer(_ question: inout DescribedLeaf) {
    switch question {
    case .make: question = .leaf(build())
    case .made(let object): if let leaf = object as? Base { question = .leaf(leaf) }
    default: question = .hierarchy(Self.hierarchy(of: self, file: #fileID, line: #line))
    }
  }
}
