/// The earlier part of a chain that is long or has blocks, as a linked list of composed closures.
///
/// Composed closures run and free each other, with a stack frame per step: a chain grown in a loop
/// would overflow the stack. So every ``capacity`` steps are sealed into a link, and the list is
/// run and freed iteratively. Builders can share links, which makes branching a template cheap.
@usableFromInline
@_fixed_layout
class StepSegment<Base: AnyObject>: SegmentLink {
  /// The number of steps to compose before they are sealed.
  @_alwaysEmitIntoClient static var capacity: UInt32 { 64 }

  @usableFromInline final let steps: Builder<Base>.Step

  /// What follows the steps of a link, such as a block of children: a function of the link, since
  /// methods of a generic class are never specialised; it captures nothing, so it is not allocated.
  @usableFromInline typealias Finish = (
    _ link: StepSegment, _ object: Base, _ patcher: StepPatcher?, _ depth: Int
  ) -> Void

  /// The continuation after the steps of this link; `nil` if it does not end with a block.
  @usableFromInline final let finish: Finish?

  /// Tells the object that all children are nested, if any link up to this one ends with a block.
  @usableFromInline final let didNest: ((Base) -> Void)?

  /// The number of levels nested in the blocks of the links up to this one.
  @usableFromInline final let depth: Int

  /// Creates a link that runs `steps` after those of `previous`.
  @_alwaysEmitIntoClient
  init(
    after previous: StepSegment?,
    steps: @escaping Builder<Base>.Step,
    depth: Int = 0,
    didNest: ((Base) -> Void)? = nil,
    finish: Finish? = nil
  ) {
    self.steps = steps
    self.depth = max(depth, previous?.depth ?? 0)
    self.finish = finish
    self.didNest = didNest ?? previous?.didNest
    super.init(after: previous)
  }

  /// Returns copies of the links up to this one without what is nested deeper than a number of levels.
  final func cut(to levels: Int) -> StepSegment {
    var last: StepSegment?
    for link in inOrder { last = link.cut(to: levels, after: last) }
    return last ?? self
  }

  /// Returns a copy without what is nested deeper than a number of levels, after another link.
  @usableFromInline
  func cut(to levels: Int, after previous: StepSegment?) -> StepSegment {
    StepSegment(after: previous, steps: steps)
  }

  /// The links in the order in which they run, ending with this one.
  @_alwaysEmitIntoClient final var inOrder: [StepSegment] {
    var links: [StepSegment] = [self]
    // A link is made after one of the same class, and only its `deinit` changes `previous`, when
    // nobody else can see it.
    while let link = links[links.count - 1].previous {
      links.append(unsafeDowncast(link, to: StepSegment.self))
    }
    links.reverse()
    return links
  }

  /// Runs all steps up to the end of this link, at a depth.
  @_alwaysEmitIntoClient
  final func run(on object: inout Base, _ patcher: StepPatcher?, depth: Int) {
    if previous != nil { return runAll(on: &object, patcher, depth: depth) }
    steps(&object, patcher)
    finish?(self, object, patcher, depth)
  }

  @_alwaysEmitIntoClient
  final func runAll(on object: inout Base, _ patcher: StepPatcher?, depth: Int) {
    for link in inOrder {
      link.steps(&object, patcher)
      link.finish?(link, object, patcher, depth)
    }
  }
}
