/// A part of a live tree that is evaluated and observed on its own: a `Part`, or the whole block.
@usableFromInline
final class MountedPart {
  /// What tells the part from others of the same tree.
  let id: Int

  /// The newest description of the part.
  ///
  /// It is only loaded and stored, and asked whether anybody else holds it; there is no access to check.
  @exclusivity(unchecked)
  var content: PartContent

  /// What stands in the part since the last pass.
  ///
  /// It is only loaded, stored, and taken away when the part goes; there is no access to check.
  @exclusivity(unchecked)
  var place = MountedPlace()

  /// The block of children that the part belongs to.
  private(set) weak var block: ChildBlock?

  /// The id of the part whose description the part stood in last; 0 for the whole block.
  ///
  /// An id and no reference, so that a part whose outer one has gone is told from the whole block.
  var outer = 0

  /// The index of the part in its `ForEach`, if it is an item.
  var index = 0

  /// Where the part begins among the nodes of the part around it, or of the block if it stands there
  /// directly, when that was last walked; and what it is known by there.
  var offset = 0
  var isDirect = false
  var rank = 0

  /// What the block of the part keeps from pass to pass, if it keeps something.
  var memory: PartMemory?

  /// Where the parts begin that stand directly in this one.
  var positions = PartPositions()

  /// The pass that last found the part in a description.
  var visit = 0

  /// The pass that last evaluated the part, and the one that did before.
  var evaluation = 0 { didSet { formerEvaluation = oldValue } }
  private(set) var formerEvaluation = 0

  /// The parts of the tree, which know this one.
  private let parts: MountedParts

  /// What observes the state that the part read.
  private let observation: PartObservation?

  /// Creates a part that was never evaluated.
  init(_ content: PartContent, in parts: MountedParts, block: ChildBlock?) {
    self.content = content
    self.block = block
    self.parts = parts
    let id = parts.newID()
    self.id = id
    self.observation = parts.changes.map { PartObservation(of: id, in: $0) }
    parts.insert(self)
  }

  deinit {
    parts.remove(id)
    observation?.cancel()
    parts.deallocations.take(&place, leaving: MountedPlace())
  }

  /// Is not found by its id until it is added again.
  func rest() { parts.remove(id) }

  /// Hears of no state until the part is evaluated again.
  func endObservation() { observation?.cancel() }

  /// The description of the part, if nobody else has it.
  var uniqueContent: PartContent? { isKnownUniquelyReferenced(&content) ? content : nil }

  /// Returns what makes the part what it is now again, after a plan.
  func restoration() -> () -> Void {
    let isKnown = parts[id] === self
    return {
      [
        self, content, place, outer, index, offset, isDirect, rank, positions, evaluation,
        formerEvaluation
      ] in
      (self.content, self.place, self.outer, self.index) = (content, place, outer, index)
      (self.offset, self.isDirect, self.rank) = (offset, isDirect, rank)
      self.positions = positions
      self.evaluation = evaluation
      self.formerEvaluation = formerEvaluation
      if isKnown { parts.insert(self) } else { parts.remove(id) }
    }
  }

  /// Evaluates a block, observing what it reads.
  ///
  /// It is inlined, so that no metadata of the result is looked up where nothing is observed.
  @inline(__always)
  func observe<Result>(_ block: () -> Result) -> Result {
    if let observation { return observation.observe(block) }
    return block()
  }
}

/// The description of a part.
@usableFromInline
class PartContent {
  /// Evaluates the block, and walks what it describes in step with what stands in the part.
  ///
  /// A function that is handed the description, and not an overridden method: the methods of a generic
  /// class are never specialised. It captures nothing, so that it is not allocated.
  @usableFromInline typealias Walk = (
    _ content: PartContent, _ part: MountedPart, _ by: Reconciler
  ) -> MountedPlace

  /// Returns whether two descriptions are of the same, because the values of both are equal.
  @usableFromInline typealias Comparison = (_ old: PartContent, _ new: PartContent) -> Bool

  final let walk: Walk

  /// How descriptions are compared; `nil` if each is of something new.
  @usableFromInline final let areEqual: Comparison?

  /// Creates a description.
  @usableFromInline
  init(areEqual: Comparison? = nil, walk: @escaping Walk) {
    self.areEqual = areEqual
    self.walk = walk
  }
}
