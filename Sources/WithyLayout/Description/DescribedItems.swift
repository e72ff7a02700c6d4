public import Withy

/// The elements of a `ForEach` in a description.
@usableFromInline
final class DescribedItems<Node: AnyObject> {
  /// Returns the hierarchy of the contents, with the identities of the elements.
  @usableFromInline typealias MakeHierarchy = (
    _ contents: [LayoutContent<Node>], _ walk: LayoutWalk<Node>
  ) -> Hierarchy<Node>

  /// The content of each element, and the closure for their hierarchy, which retains the elements.
  ///
  /// A closure that is passed `inout` by itself would be wrapped, and the wrapped one freed late.
  private struct Stored {
    var contents: [LayoutContent<Node>] = []
    var makeHierarchy: MakeHierarchy = { _, _ in Hierarchy() }
  }

  @exclusivity(unchecked) private var stored: Stored

  /// The content of each element.
  @usableFromInline var contents: [LayoutContent<Node>] { stored.contents }

  /// The depth of nested elements in the contents, this one included.
  @usableFromInline let height: Int

  /// Creates the description of the contents.
  @usableFromInline
  init(_ contents: [LayoutContent<Node>], makeHierarchy: @escaping MakeHierarchy) {
    stored = Stored(contents: contents.map(\.grouped), makeHierarchy: makeHierarchy)
    height = 1 + stored.contents.reduce(0) { max($0, $1.height) }
  }

  deinit {
    if height <= LayoutContent<Node>.shallowHeight { return }
    NestedRelease.release(&stored, leaving: Stored())
  }

  /// Returns the hierarchy of the elements in a live tree.
  @usableFromInline
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    stored.makeHierarchy(stored.contents, walk)
  }
}
