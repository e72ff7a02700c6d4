/// Runs the passes of one live tree, and finds which object fills which place of the description.
///
/// The description is walked in step with the places of the previous pass. The class is not generic
/// over that of the nodes, which would make it a third slower. Instead, the code between an element
/// of a description and this class is inlinable, so that it is specialised.
///
/// Exclusive access to the state of a pass is not checked: the checks took a tenth of a pass over
/// ten nodes. Every access ends before anything else runs, since none passes a property to a
/// function, except `removeAll`, whose closures touch no property that is being changed. User code
/// runs during two kinds of access: the `==` and `hash` of identities while they are looked up, and
/// the `deinit` of what a property releases. Neither can do harm: a pass of this tree that they
/// request returns at once, as its work waits for the end of the running pass; other trees have
/// passes of their own; and a node that they cause to leave is only noted. Lists that may hold the
/// last reference to a node are replaced by empty ones rather than emptied, so that they are valid
/// again before their elements are released.
@usableFromInline
final class Reconciler {
  /// The pass that runs, or the last one.
  @exclusivity(unchecked) var pass = Pass(number: 0, isWhole: true, changed: [])

  /// The nodes found in the innermost block that is walked, or in a part that is walked alone.
  @exclusivity(unchecked) var found = FoundNodes()

  @exclusivity(unchecked)
  var position = WalkPosition(
    partID: MountedParts.none,
    identities: Identities(in: MountedPlace())
  )

  /// What the walks over the enclosing blocks have found so far.
  @exclusivity(unchecked)
  var outerWalks: [(block: MountedBlock?, found: FoundNodes, position: WalkPosition)] = []

  /// The parent of the live tree.
  weak var container: (any Nestable)?

  /// The parts of the tree, and the queue of those whose state has changed, if it is observed.
  let parts = MountedParts()
  let invalidations: InvalidationQueue?

  /// The parts that lack a node because another place has it, which every pass evaluates.
  @exclusivity(unchecked) var partsLackingNodes: Set<Int> = []

  /// Whether a place waits for an object that is leaving.
  @exclusivity(unchecked) var awaitsRemoval = false

  /// Whether parts are only evaluated to observe what they read.
  @exclusivity(unchecked) var isObserving = false

  /// Predicts which nodes the expressions of a block describe while the block is evaluated.
  let evaluation = Evaluation()

  let groups = MountedGroups()

  /// The steps that settle once the whole tree is in place.
  let settlingSteps = Registry<SettlingStep>()

  /// The block whose description is being walked, and its id.
  @exclusivity(unchecked)
  var block: MountedBlock? { didSet { blockID = block?.id ?? MountedBlock.none } }
  @exclusivity(unchecked) private(set) var blockID = MountedBlock.none

  let members = Members()

  /// Evaluates the part with an id again, now or after the running pass or, if it waits, together
  /// with the next part that does not; returns whether it will be evaluated.
  ///
  /// With ``MountedParts/none``, it runs a pass that evaluates nothing and decides what has waited.
  var evaluateAgain: (Int, _ waits: Bool) -> Bool = { _, _ in false }

  /// Completes removals between passes; a pass that is requested meanwhile runs afterwards.
  var completeRemovals: (() -> Void) -> Void = { $0() }

  /// The nodes that remain children until they may be removed.
  @exclusivity(unchecked) var delayedRemovals: [ObjectIdentifier: DelayedRemoval] = [:]

  private var lastBlockID = MountedBlock.none

  let deferred = DeferredLists()

  /// The environment of what is being walked.
  @exclusivity(unchecked) private(set) var environment = EnvironmentValues()

  /// The number of levels around what is walked, see ``Depth``; the whole block is no level.
  @exclusivity(unchecked) @usableFromInline var depth = Reconciler.outermost

  /// The depth outside the whole block.
  static let outermost = -1

  /// The patchers, one for each depth, kept from pass to pass.
  @exclusivity(unchecked) var patchers: [StepPatcher] = []

  /// Creates the reconciler of a tree, which adds changes of observed state to a queue, if any.
  init(invalidations: InvalidationQueue?) {
    self.invalidations = invalidations
  }

  /// Calls a closure that walks something in an environment.
  func inEnvironment<Result>(_ values: EnvironmentValues, _ body: () -> Result) -> Result {
    let outer = environment
    environment = values
    defer { environment = outer }
    return values.run(body)
  }

  func newBlock(in list: ChildList, file: StaticString, line: UInt) -> MountedBlock {
    lastBlockID += 1
    let block = MountedBlock(lastBlockID, in: list, file: file, line: line)
    if list.node == nil { list.block = block }
    deferred.watchContent(of: list)
    return block
  }

  /// Runs a pass over the whole block.
  func run(changed: Set<Int>, _ walk: () -> Void) {
    begin(isWhole: true, changed)
    walk()
    finish()
  }

  /// Runs a pass over parts that have changed, or over the whole block if only such a pass can
  /// decide which place has a node.
  func run(parts ids: Set<Int>, orAll walk: () -> Void) {
    if !partsLackingNodes.isEmpty {
      partsLackingNodes = partsLackingNodes.filter { parts[$0] != nil }
    }
    if !partsLackingNodes.isEmpty || ids.contains(where: { parts[$0]?.outer == MountedParts.none })
    {
      return run(changed: ids, walk)
    }
    begin(isWhole: false, ids)
    // No part is retained, so that one that leaves is freed before groups, such as its own, are
    // followed.
    for id in ids.sorted() {
      while let outermost = parts[id].flatMap({ outermostChanged(around: $0) }),
        let block = outermost.block
      {
        fill(outermost, of: block)
      }
    }
    collectIncomplete()
    finish()
    guard pass.isInDoubt else { return }
    var done = pass.changes
    run(changed: ids, walk)
    done.append(pass.changes)
    pass.changes = done
  }

  private func begin(isWhole: Bool, _ changed: Set<Int>) {
    pass = Pass(number: pass.number + 1, isWhole: isWhole, changed: changed)
    for id in changed { forbidSkipping(id) }
    for id in partsLackingNodes { forbidSkipping(id) }
    giveUpTaken()
  }
}
