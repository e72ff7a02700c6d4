/// The earlier part of a long chain of steps, as a linked list of composed closures.
///
/// Composed closures call each other when they run and release each other when they are freed, one
/// stack frame for each step. A chain grown in a loop would overflow the stack, so every
/// ``capacity`` steps are sealed into a link of this list, which is run and freed by a loop.
/// Sharing a link between builders is what makes branching a template cheap.
@usableFromInline
@_fixed_layout
class StepSegment<Base: AnyObject>: SegmentLink {
  /// The number of steps that are composed before they are sealed.
  @inlinable static var capacity: UInt64 { 64 }

  /// The steps of this link.
  @usableFromInline final let steps: Builder<Base>.Step

  /// What follows the steps of this link: a block of children, where the link ends with one.
  ///
  /// A function that is handed this link, and not an overridden method: the methods of a generic
  /// class are never specialised. It captures nothing, so that it is not allocated.
  @usableFromInline typealias Finish = (
    _ link: StepSegment, _ object: Base, _ patcher: StepPatcher?, _ depth: Int
  ) -> Void

  /// What follows the steps of this link; `nil` where it does not end with a block.
  @usableFromInline final let finish: Finish?

  /// Tells the object that all has been nested into it, where a link up to this one ends with a block.
  ///
  /// It captures nothing, either.
  @usableFromInline final let didNest: ((Base) -> Void)?

  /// Creates a link that runs `steps` after those of `previous`.
  @inlinable
  init(
    after previous: StepSegment?,
    steps: @escaping Builder<Base>.Step,
    didNest: ((Base) -> Void)? = nil,
    finish: Finish? = nil
  ) {
    self.steps = steps
    self.finish = finish
    self.didNest = didNest ?? previous?.didNest
    super.init(after: previous)
  }

  /// The links in the order in which they run, ending with this one.
  @inlinable final var inOrder: [StepSegment] {
    var links: [StepSegment] = [self]
    // A link is made after one of the same class, and only its end, when nobody sees it, changes that.
    while let link = links[links.count - 1].previous {
      links.append(unsafeDowncast(link, to: StepSegment.self))
    }
    links.reverse()
    return links
  }

  /// Runs all steps up to the end of this link, for an object at this depth of described parents.
  @inlinable
  final func run(on object: inout Base, _ patcher: StepPatcher?, depth: Int) {
    guard previous != nil else { return runLink(on: &object, patcher, depth: depth) }
    for link in inOrder { link.runLink(on: &object, patcher, depth: depth) }
  }

  /// Runs the steps of this link alone.
  @inlinable
  final func runLink(on object: inout Base, _ patcher: StepPatcher?, depth: Int) {
    steps(&object, patcher)
    finish?(self, object, patcher, depth)
  }
}

/// A link of a list that is freed by a loop.
///
/// It is not generic, so that freeing needs no look-up of metadata.
@usableFromInline
@_fixed_layout
class SegmentLink {
  /// The link before this one.
  ///
  /// Only `deinit` changes it, when nobody else can see it: there is no access to check.
  @exclusivity(unchecked)
  @usableFromInline private(set) final var previous: SegmentLink?

  /// Creates a link.
  @usableFromInline
  init(after previous: SegmentLink?) {
    self.previous = previous
  }

  deinit {
    var next = previous
    previous = nil
    while isKnownUniquelyReferenced(&next) {
      let previous = next?.previous
      next?.previous = nil
      next = previous
    }
  }
}
