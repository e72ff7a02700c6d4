public import Withy

/// A `Part` in a description, whose block is evaluated when the walk reaches the part.
@usableFromInline
final class DescribedPart<Node: AnyObject> {
  /// Describes the content of a part anew, writes it to the elements of the part, and returns the
  /// hierarchy of its leaves.
  @usableFromInline typealias Describe = (
    _ content: LayoutContent<Node>, _ elements: PartElements
  ) -> Hierarchy<Node>

  /// Returns the hierarchy of a part in a live tree, given the walk over the description around it
  /// and the elements of the part.
  @usableFromInline typealias MakeHierarchy = (
    _ walk: LayoutWalk<Node>, _ elements: PartElements, _ describe: @escaping Describe
  ) -> Hierarchy<Node>

  /// The closures, which may have captured other parts.
  ///
  /// A closure that is passed `inout` by itself would be wrapped, and the wrapped one freed late.
  private struct Stored {
    var content: () -> LayoutContent<Node> = { .nothing }
    var inEnvironment: (_ body: () -> Void) -> Void = { $0() }
    var makeHierarchy: MakeHierarchy = { _, _, _ in Hierarchy() }
  }

  @exclusivity(unchecked) private var stored: Stored

  /// Creates the description of a part.
  init(
    _ content: @escaping () -> LayoutContent<Node>,
    inEnvironment: @escaping (() -> Void) -> Void = { $0() },
    makeHierarchy: @escaping MakeHierarchy
  ) {
    stored = Stored(content: content, inEnvironment: inEnvironment, makeHierarchy: makeHierarchy)
  }

  deinit { NestedRelease.release(&stored, leaving: Stored()) }

  /// Returns the content, outside a live tree.
  @usableFromInline
  func content() -> LayoutContent<Node> { stored.content() }

  /// Calls a closure in the environment of what is in the part, outside a live tree.
  @usableFromInline
  func inEnvironment(_ body: () -> Void) { stored.inEnvironment(body) }

  @usableFromInline var makeHierarchy: MakeHierarchy { stored.makeHierarchy }

  /// Returns the hierarchy of the part in a live tree.
  ///
  /// It is inlined, so that the walk over the content is specialised.
  @inlinable
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    let elements = PartElements(in: walk.elements)
    walk.elements.append(.part(elements))
    let hierarchy = makeHierarchy(walk, elements) { content, elements in
      content.hierarchy(in: LayoutWalk(to: elements.begin(), depth: walk.depth, walk.source))
    }
    return Hierarchy(_following: hierarchy) { elements.following($0) }
  }
}
