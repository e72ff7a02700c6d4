import Withy

/// What stands for the elements of a `ForEach` in a description.
@usableFromInline
final class DescribedItems {
  /// What stands for each element.
  let contents: [LayoutContent]

  /// Gives the leaves the identities of their elements.
  private let source: any ItemSource

  /// Creates the description of what stands for elements.
  init(_ contents: [LayoutContent], of source: any ItemSource) {
    self.contents = contents.map { $0.grouped }
    self.source = source
  }

  /// Returns the hierarchy of the leaves; an empty one if the tree is another.
  func hierarchy<Node: AnyObject>(file: StaticString, line: UInt) -> Hierarchy<Node> {
    source.hierarchy(of: contents, file: file, line: line) ?? Hierarchy()
  }
}

/// A `ForEach`, in code that knows the type of nothing in it.
protocol ItemSource {
  /// Returns the hierarchy of what stands for each element; `nil` if the tree is another.
  func hierarchy<Node: AnyObject>(
    of contents: [LayoutContent],
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node>?
}

extension ForEach: ItemSource {
  func hierarchy<Other: AnyObject>(
    of contents: [LayoutContent],
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Other>? {
    same(
      _hierarchy(of: contents.map { $0.hierarchy(file: file, line: line) }, file: file, line: line)
    )
  }
}
