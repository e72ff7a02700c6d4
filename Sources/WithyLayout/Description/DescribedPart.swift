public import Withy

/// A `Part` in a description, whose block is evaluated when the walk reaches the part.
@usableFromInline
final class DescribedPart<Node: AnyObject> {
  /// Returns the hierarchy of a part in a live tree, given a closure that describes its content.
  @usableFromInline typealias MakeHierarchy = (
    _ describe: @escaping (LayoutContent<Node>) -> Hierarchy<Node>
  ) -> Hierarchy<Node>

  /// The closures, which may have captured other parts.
  ///
  /// A closure that is passed `inout` by itself would be wrapped, and the wrapped one freed late.
  private struct Stored {
    var content: () -> LayoutContent<Node> = { .nothing }
    var makeHierarchy: MakeHierarchy = { _ in Hierarchy() }
  }

  @exclusivity(unchecked) private var stored: Stored

  /// Calls a closure in the environment of what is in the part, outside a live tree.
  @usableFromInline let inEnvironment: (_ body: () -> Void) -> Void

  /// Creates the description of a part.
  init(
    _ content: @escaping () -> LayoutContent<Node>,
    inEnvironment: @escaping (() -> Void) -> Void = { $0() },
    makeHierarchy: @escaping MakeHierarchy
  ) {
    stored = Stored(content: content, makeHierarchy: makeHierarchy)
    self.inEnvironment = inEnvironment
  }

  deinit { NestedRelease.release(&stored, leaving: Stored()) }

  /// Returns the content, outside a live tree.
  @usableFromInline
  func content() -> LayoutContent<Node> { stored.content() }

  /// Returns the hierarchy of the part in a live tree, given a closure that describes its content.
  @usableFromInline
  func makeHierarchy(
    _ describe: @escaping (LayoutContent<Node>) -> Hierarchy<Node>
  ) -> Hierarchy<Node> { stored.makeHierarchy(describe) }

  /// Returns the hierarchy of the part in a live tree.
  ///
  /// It is inlined, so that the walk over the content is specialised.
  @inlinable
  func hierarchy(in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    let elements = walk.elements.appendPart()
    let hierarchy = makeHierarchy { content in
      content.hierarchy(in: walk.writing(to: elements.begin()))
    }
    return Hierarchy(_following: hierarchy) { elements.following($0) }
  }
}
