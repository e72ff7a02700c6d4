public import Withy

/// The elements of a `Part` in a live layout, with the block that describes them when the walk over
/// the tree reaches the part, and again whenever it changes alone.
///
/// There is an object for each description and use of a part: if a pass skips the part, the new one
/// takes over the elements of the one before.
@usableFromInline
@_fixed_layout
final class PartElements<Node: AnyObject>: ElementList, PartOutput {
  /// Calls ``describe()`` where it is specialised, which it is not in generic code.
  @usableFromInline typealias Describe = (PartElements) -> Hierarchy<Node>

  /// The block, which may have captured other parts; `nil` once it is released.
  @exclusivity(unchecked) @usableFromInline var block: (() -> LayoutGroup<Node>)?

  /// The walk around the part, apart from its elements; `nil` until the part is used.
  @exclusivity(unchecked) @usableFromInline var around: (depth: Int, source: SourcePlace)?

  @inlinable
  init(_ block: @escaping () -> LayoutGroup<Node>) {
    self.block = block
    super.init(isFilledLater: true)
  }

  deinit { NestedRelease.release(block as Any) { block = nil } }

  /// Places the part in a walk over the description around it.
  @usableFromInline
  func use(in outer: ElementList, depth: Int, _ source: SourcePlace) {
    self.outer = outer
    around = (depth, source)
  }

  /// Describes the elements anew, and returns the hierarchy of their leaves.
  @inlinable
  func describe() -> Hierarchy<Node> {
    guard let around, let content = block?().content else { return Hierarchy() }
    removeAll()
    return content.hierarchy(in: LayoutWalk(to: self, depth: around.depth, around.source))
  }

  /// Returns the hierarchy of a part with this output, or lists its leaves outside of live trees; a
  /// part in a variable may have been used at another place.
  @inlinable
  func hierarchy(of part: PartElement<Node>, in walk: LayoutWalk<Node>) -> Hierarchy<Node> {
    guard let block else { return Hierarchy() }
    if walk.isListing {
      part.inEnvironment { _ = block().content.hierarchy(in: walk) }
      return Hierarchy()
    }
    guard around == nil else {
      let other = PartElements(block)
      return other.hierarchy(of: part.with(other) { other.describe() }, in: walk)
    }
    use(in: walk.elements, depth: walk.depth, walk.source)
    walk.elements.append(.part(self))
    return Hierarchy(_part: part)
  }

  @usableFromInline
  func replace(_ former: any PartOutput) {
    if let former = former as? ElementList { take(former) }
  }
}
