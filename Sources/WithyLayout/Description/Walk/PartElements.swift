import Withy

/// The elements of a `Part` in a live layout, which are described when the walk over the tree
/// reaches the part, and again whenever it changes alone.
///
/// The group of the part's nodes keeps them: if a pass skips the part, its new description takes
/// over the elements of the one before.
@usableFromInline
final class PartElements: GroupMemory {
  /// The elements as last described; `nil` if the part has not been reached.
  private(set) var list: ElementList?

  /// The elements around the part, which contain it.
  private weak var outer: ElementList?

  /// Creates the elements of a part that has not been reached.
  @usableFromInline
  init(in outer: ElementList) {
    self.outer = outer
  }

  /// Begins to describe the elements anew, and returns the list to write them to.
  ///
  /// It is always the same one, which parts that are kept refer to.
  @usableFromInline
  func begin() -> ElementList {
    let list = list ?? ElementList(in: outer)
    list.begin()
    self.list = list
    return list
  }

  /// Takes over the elements of the previous description if the pass skipped the part.
  @usableFromInline
  func following(_ old: (any GroupMemory)?) -> any GroupMemory {
    if list == nil, let old = old as? PartElements {
      list = old.list
      list?.outer = outer
    }
    return self
  }

  /// Always `nil`: the layout around the part follows the nodes, which are not listed twice.
  @usableFromInline var follower: (any Follower)? { nil }
}
