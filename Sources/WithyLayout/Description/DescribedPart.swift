import Withy

/// A placeholder for a `Part` in a description, whose block is evaluated when the pass reaches it,
/// or later on its own.
///
/// The group of the part's nodes keeps it: if a pass skips the part, the part's new description
/// takes over what this one has evaluated.
@usableFromInline
final class DescribedPart: GroupMemory {
  /// Returns the `Hierarchy` of the part, which evaluates the part.
  @usableFromInline typealias MakeHierarchy = (
    _ part: DescribedPart, _ file: StaticString, _ line: UInt
  ) -> Any

  private let block: () -> LayoutContent
  @usableFromInline let makeHierarchy: MakeHierarchy

  /// The last description that the block returned in a pass, without its builders; `nil` if there
  /// was no pass.
  private(set) var content: LayoutContent?

  /// The walk over that description, within the walk around the part.
  @usableFromInline private(set) var walk = LeafWalk()

  /// Creates the description of a part.
  init(_ block: @escaping () -> LayoutContent, makeHierarchy: @escaping MakeHierarchy) {
    self.block = block
    self.makeHierarchy = makeHierarchy
  }

  /// Frees nested parts iteratively: recursion would overflow the stack.
  deinit {
    var rest = take().map { [$0] } ?? []
    LayoutContent.free(&rest)
  }

  /// Returns the description that the block returns now, for a layout outside `live`.
  func evaluated() -> LayoutContent { block() }

  /// Evaluates the block in a pass, and returns the hierarchy of the leaves.
  func hierarchy<Node: AnyObject>(
    in tree: Node.Type,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    let described = block()
    walk = LeafWalk(in: walk.outer)
    walk.noteChange()
    let hierarchy = described.hierarchy(in: tree, walk, file: file, line: line)
    content = described.withoutClosures()
    return hierarchy
  }

  /// Stores the walk that has reached the part.
  func begin(in outer: LeafWalk) { walk.outer = outer }

  /// Leaves out all content of the part.
  func refuse() { content = .nothing }

  /// Moves the content out of the part.
  func take() -> LayoutContent? {
    defer { content = nil }
    return content
  }

  /// Takes over the content of the previous description if the pass skipped the part.
  @usableFromInline
  func following(_ old: (any GroupMemory)?) -> any GroupMemory {
    if content == nil, let old = old as? DescribedPart {
      let outer = walk.outer
      (content, walk) = (old.content, old.walk)
      walk.outer = outer
    }
    return self
  }

  /// Always `nil`: the layout around the part follows the nodes, which are not listed twice.
  @usableFromInline var follower: (any Follower)? { nil }
}
