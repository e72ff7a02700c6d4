import Withy

/// A placeholder for a `Part` in a description, whose block is evaluated when the pass comes to it, or
/// later alone.
///
/// It follows the nodes of the part, so that the next description of the part learns what this one knows,
/// if the part is passed over.
@usableFromInline
final class DescribedPart: Follower {
  /// Returns the `Hierarchy` of the part, which evaluates it.
  @usableFromInline typealias MakeHierarchy = (
    _ part: DescribedPart, _ file: StaticString, _ line: UInt
  ) -> Any

  private let block: () -> LayoutContent
  @usableFromInline let makeHierarchy: MakeHierarchy

  /// What the block described the last time; `nil` if it was never evaluated.
  private(set) var content: LayoutContent?

  /// The walk over that, inside the walk over what is around the part.
  @usableFromInline private(set) var walk = LeafWalk()

  /// Creates the description of a part.
  init(_ block: @escaping () -> LayoutContent, makeHierarchy: @escaping MakeHierarchy) {
    self.block = block
    self.makeHierarchy = makeHierarchy
  }

  /// Frees parts in parts iteratively: recursion would overflow the stack.
  deinit {
    var rest = take().map { [$0] } ?? []
    LayoutContent.free(&rest)
  }

  /// What the part consists of, evaluated now if it was not.
  var evaluated: LayoutContent { content ?? evaluate() }

  /// Evaluates the block.
  @usableFromInline
  @discardableResult
  func evaluate() -> LayoutContent {
    let content = block()
    self.content = content
    walk = LeafWalk(in: walk.outer)
    walk.noteChange()
    return content
  }

  /// Notes the walk that has come to the part.
  func begin(in outer: LeafWalk) { walk.outer = outer }

  /// Leaves out all that the part consists of.
  func refuse() { content = .nothing }

  /// Hands over what the part consists of.
  func take() -> LayoutContent? {
    defer { content = nil }
    return content
  }

  /// Takes what the description of the pass before has found, if the part was passed over.
  @usableFromInline
  func following(_ old: (any Follower)?) -> any Follower {
    if content == nil, let old = old as? DescribedPart {
      let outer = walk.outer
      (content, walk) = (old.content, old.walk)
      walk.outer = outer
    }
    return self
  }

  /// Does nothing: the layout around follows the nodes.
  @usableFromInline
  func follow(_ nodes: [FollowedNode?]?, in parent: AnyObject) -> Adjustments? { nil }

  @usableFromInline
  func settle(in container: AnyObject, _ followers: @escaping () -> [any Follower]) {
    HostedLayout.settle(in: container, followers)
  }
}
