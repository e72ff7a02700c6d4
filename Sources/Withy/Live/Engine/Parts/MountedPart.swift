/// The record of what is evaluated and observed on its own: a `Part`, an item of a `ForEach` that
/// is `equatable()`, or the whole block.
@usableFromInline
final class MountedPart {
  /// The id of the part, unique in its tree.
  let id: Int

  /// The latest description of the part.
  @exclusivity(unchecked) var description: PartDescription

  /// The content of the part since the last pass.
  @exclusivity(unchecked) @usableFromInline var place = MountedPlace()

  /// The block of children that the part belongs to.
  private(set) weak var block: MountedBlock?

  /// The id of the part that contained this one when last described; `none` for the whole block.
  ///
  /// This is an id rather than a reference, so that a part whose outer part is removed can be told
  /// from the whole block.
  var outer = MountedParts.none

  /// The index of the part in its `ForEach`, if it is an item.
  var index = 0

  /// Where a walk last located the part, in the part or block around it: the offset among the nodes
  /// there, whether it is in a part, and the rank among the parts there.
  var offset = 0
  var isInPart = false
  var rank = 0

  /// The state that the block of the part keeps from pass to pass, if any.
  var state: PartState?

  /// The positions of the parts directly in this one.
  var positions = PartPositions()

  /// The pass that last found the part in a description.
  var lastVisit = 0

  /// The pass that last evaluated the part, and the depth at which it did.
  var lastEvaluation = 0
  var depth = 0

  /// The environment around the part when it was last evaluated.
  @exclusivity(unchecked) var environment = EnvironmentValues()

  /// The parts of the tree, including this one.
  private let parts: MountedParts

  /// Observes the state that the part read.
  private let observation: PartObservation?

  /// Creates a part that has not been evaluated yet.
  init(
    _ description: PartDescription,
    in parts: MountedParts,
    block: MountedBlock?,
    invalidations: InvalidationQueue?
  ) {
    self.description = description
    self.block = block
    self.parts = parts
    let id = parts.newID()
    self.id = id
    self.observation = invalidations.map { PartObservation(of: id, in: $0) }
    parts.insert(self, id)
  }

  deinit { suspend() }

  /// Makes the part unavailable by its id until it is inserted again, and stops observing state
  /// until it is evaluated again.
  func suspend() {
    parts.remove(id)
    observation?.cancel()
  }

  /// The description of the part, if it is uniquely referenced.
  var uniqueDescription: PartDescription? {
    isKnownUniquelyReferenced(&description) ? description : nil
  }

  /// Evaluates a block, observing the state that it reads.
  ///
  /// The method is inlined, so that no metadata of the result is looked up if nothing is observed.
  @inline(__always)
  func observe<Result>(_ block: () -> Result) -> Result {
    if let observation { return observation.observe(block) }
    return block()
  }
}
