// How `parent.live { Label.make.text("a") { Label.make } }` comes to a property that is written and a child that
// is inserted:
//
//  1. `Nestable.live` makes a `Live` of the block, and begins its first pass.
//  2. `Live.update` calls `Reconciler.run`, which numbers the pass.
//  3. `Reconciler.fill` enters the block of children, and evaluates it as a `MountedPart`.
//  4. The block gives a `Hierarchy`: for each expression a builder, which has run no step yet. (Where the tree has
//     what an expression describes, `Prediction` finds that here, and the expression skips 6 and 7.)
//  5. `Hierarchy._reconcile` walks it and the `MountedPlace`s of the pass before in step.
//  6. `Reconciler.node(madeBy:identity:at:)` finds the node of each builder, or makes its memory, a `MountedNode`.
//  7. The builder runs its steps with a `StepPatcher`, which compares each with the `MountedStep` of the node:
//     `MountedProperty` writes `text`, `MountedChildren` enters the inner block as in 3.
//  8. What was found in a block and what was there before are compared: nodes that are no more are put down as a
//     `PendingRemoval`.
//  9. `Reconciler.order` inserts and moves the children of one parent, by the fewest operations.
// 10. `Reconciler.finish` lets leave what nobody has claimed, lets steps settle and layouts follow, and tells who has
//     entered.
//
// The life of a node:
//
//   described ──6──▶ mounted ──9──▶ moved          moved and mounted nodes are found again in every pass
//                       │  ▲
//                       8  └─6─ (described again before the end of the pass, or while it is leaving)
//                       ▼  │
//                    leaving ──10──▶ gone          with `beforeRemove` only when `remove()` is called

/// The passes of one live tree: finds out which object fills which place of the description.
///
/// It walks the description and the places of the pass before in step. What it finds is compared by
/// a ``StepPatcher`` for each node, and put in order by a ``ChildList`` for each parent.
///
/// It is not generic over the class of the nodes, which would cost it a third more. The way from an
/// element of a description to here is inlinable instead, so that it is specialised.
///
/// What a pass changes is not checked for exclusive access, which took a tenth of a pass over ten nodes: every access is
/// over before anything else runs, since none of them hands a property to a function, but `removeAll`, whose closures
/// touch no property that is being changed. Code of the user runs inside of two accesses: the `==` and `hash` of
/// identities while these are looked for, and the `deinit` of what a property lets go of. It can do no harm there: a pass
/// or plan of this tree that it asks for returns at once, its end waits for that of the pass, those of other trees have
/// passes of their own, and a node that it lets leave is only noted. Lists that may hold the last reference to a node are
/// replaced by empty ones, and not emptied: they are whole again before what they held is let go of.
@usableFromInline
final class Reconciler {
  /// The number of the pass, by which marks of earlier passes need not be taken back.
  @exclusivity(unchecked)
  private(set) var pass = 0

  /// What makes the pass a plan; `nil` in others.
  @exclusivity(unchecked)
  var planning: Planning?

  /// What the pass has done.
  @exclusivity(unchecked)
  var changes = Changes()

  /// The parent of the live tree.
  weak var container: (any Nestable)?

  /// What nodes of the tree leave behind.
  let deallocations = DeallocationQueue()

  /// The parts of the tree.
  let parts: MountedParts

  /// The parts whose state has changed before the pass.
  @exclusivity(unchecked)
  private(set) var changed: Set<Int> = []

  /// The parts that the pass does not pass over: those whose state has changed or that may have lost a
  /// node, and the parts around them.
  @exclusivity(unchecked)
  var unpassable: Set<Int> = []

  /// The parts that were left without a node that another place has: they are evaluated in every pass.
  @exclusivity(unchecked)
  var losers: Set<Int> = []

  /// A Boolean value indicating whether only a pass over the whole block can tell which place has a node.
  @exclusivity(unchecked)
  var isInDoubt = false

  /// What expects the nodes of blocks while they are evaluated.
  let evaluation = Evaluation(isPlanning: false)

  /// The groups of nodes in the tree that something follows.
  let groups = MountedGroups()

  /// The steps that settle when the whole tree stands.
  let settlingSteps = SettlingSteps()

  /// The container and the objects around it, once the pass has asked for them.
  @exclusivity(unchecked)
  var surroundings: Set<ObjectIdentifier> = []

  /// A Boolean value indicating whether the pass has set a property or made a call.
  @exclusivity(unchecked)
  var hasActed = false

  /// The block whose description is being walked, and the part that describes it.
  @exclusivity(unchecked)
  var block: ChildBlock? { didSet { blockID = block?.id ?? 0 } }
  @exclusivity(unchecked)
  var part: MountedPart? { didSet { partID = part?.id ?? 0 } }

  /// The ids of that block and that part.
  @exclusivity(unchecked)
  private(set) var blockID = 0
  @exclusivity(unchecked)
  private(set) var partID = 0

  /// The nodes that were found in the innermost block that is being walked, or in a part of it that is alone.
  @exclusivity(unchecked)
  var found = FoundNodes()

  /// The index in `found` of the first node of what parts are located in, and whether that is a part.
  @exclusivity(unchecked)
  var base = 0
  @exclusivity(unchecked)
  var baseIsPart = false

  /// The number of parts that were met there.
  @exclusivity(unchecked)
  var metParts = 0

  /// A Boolean value indicating whether the pass walks the whole block, and not parts alone.
  @exclusivity(unchecked)
  var isWhole = true

  /// The identities that were given in the part of the description that is being walked.
  @exclusivity(unchecked)
  var identities = Identities(in: MountedPlace())

  /// The nodes of the tree, by their objects.
  var members: [ObjectIdentifier: MountedNode] = [:]

  /// The existing objects that belong to the tree, and those that other trees have taken from it.
  let ownership = Ownership()
  @exclusivity(unchecked)
  var lost: [ObjectIdentifier: Ownership.Loss] = [:]

  /// The objects that were described where they cannot stand yet, because factories have made them.
  @exclusivity(unchecked)
  var contested: [ContestedPlace] = []

  /// A Boolean value indicating whether a place waits for an object that has left in this pass.
  @exclusivity(unchecked)
  var isUnfinished = false

  /// Evaluates a part once more, by its id: now, or behind the pass that runs; returns whether it will be.
  ///
  /// With 0, the id of no part, it is a pass that evaluates nothing and decides what has waited.
  var evaluateAgain: (Int) -> Bool = { _ in false }

  /// What the user has asked for during a plan, which is done behind it.
  @exclusivity(unchecked)
  var postponed: [() -> Void] = []

  /// The nodes that have entered the tree in this pass.
  @exclusivity(unchecked)
  var entered: [MountedNode] = []

  /// The nodes that are in no description any more, unless another one claims them.
  @exclusivity(unchecked)
  var departing: [PendingRemoval] = []

  /// The children among which nodes stood that this pass has found elsewhere.
  @exclusivity(unchecked)
  var formerLists: [ObjectIdentifier: [ChildList]] = [:]

  /// A Boolean value indicating whether nodes that leave are taken by the running pass.
  @exclusivity(unchecked)
  var takesDepartures = false

  /// The nodes that stay among the children until they may be removed, and those that came to it in this
  /// pass.
  var delayedRemovals: [ObjectIdentifier: DelayedRemoval] = [:]
  @exclusivity(unchecked)
  var leaving: [DelayedRemoval] = []

  /// The id of the block that was made last.
  private var lastBlockID = 0

  /// The lists that are put in order when what leaves is known, and when it has left.
  @exclusivity(unchecked)
  var waiting: [ChildList] = []
  @exclusivity(unchecked)
  var late: [ChildList] = []

  /// The lists whose children stand in a node that can be replaced.
  @exclusivity(unchecked)
  var watched: [WeakChildList] = []

  /// The lists whose parent has refused a node.
  @exclusivity(unchecked)
  var refusing: [ChildList] = []

  /// The blocks and parts that are too deep to be walked by recursion.
  @exclusivity(unchecked)
  var deferred: [() -> Void] = []

  /// The numbers of nodes and of parts around the block that is being walked, up to one that was
  /// deferred.
  @exclusivity(unchecked)
  var depth = 0
  @exclusivity(unchecked)
  var partDepth = 0

  /// A patcher for every such block, kept from pass to pass.
  @exclusivity(unchecked)
  var patchers: [StepPatcher] = []

  /// The scratch memory of the order of children, kept from pass to pass.
  var ordering = Ordering<ObjectIdentifier>()
  var oldOrder: [ObjectIdentifier] = []
  var newOrder: [ObjectIdentifier] = []
  var actual: [AnyObject] = []

  /// The depth below which blocks and parts are walked after those above them, so that they do not use
  /// up the stack.
  static let recursionLimit = 32

  /// Creates the passes of a tree, in which changes of state are noted if they are observed.
  init(changes: InvalidationQueue?) {
    parts = MountedParts(deallocations: deallocations)
    parts.changes = changes
    evaluation.reconciler = self
  }

  deinit {
    ownership.letGo(members)
  }

  /// Runs a pass over the whole block: walks its description, and then lets nodes enter and leave.
  func run(changed: Set<Int>, _ walk: () -> Void) {
    begin(isWhole: true, changed)
    walk()
    drain()
    finish()
  }

  /// Runs a pass over parts whose state has changed, or over the whole block where that must decide.
  func run(parts ids: Set<Int>, orAll walk: () -> Void) {
    noteLosses()
    if !losers.isEmpty || !lost.isEmpty || ids.contains(where: { parts[$0]?.outer == 0 }) {
      return run(changed: ids, walk)
    }
    begin(isWhole: false, ids)
    // No part is held, so that one that goes is freed, with its groups, before these are followed.
    for id in ids.sorted() {
      while let outermost = parts[id].flatMap({ outermostChanged(around: $0) }),
        let block = outermost.block
      {
        fill(outermost, of: block)
        drain()
      }
    }
    finish()
    guard isInDoubt else { return }
    var done = changes
    run(changed: ids, walk)
    done.append(changes)
    changes = done
  }

  private func begin(isWhole: Bool, _ changed: Set<Int>) {
    pass += 1
    takesDepartures = true
    self.isWhole = isWhole
    isInDoubt = false
    changes = Changes()
    hasActed = false
    if !surroundings.isEmpty { surroundings.removeAll(keepingCapacity: true) }
    self.changed = changed
    isUnfinished = false
    if !unpassable.isEmpty { unpassable.removeAll() }
    for id in changed { evaluateLater(id) }
    for id in losers { evaluateLater(id) }
    noteLosses()
    for loss in lost.values { evaluateLater(loss.part) }
  }

  /// Walks the blocks and parts that were deferred, and then those that these defer.
  private func drain() {
    while !deferred.isEmpty {
      let walks = deferred
      deferred = []
      for walk in walks { walk() }
    }
    part = nil
  }

  /// Returns a block of children in which nothing stands.
  func newBlock(in list: ChildList, file: StaticString, line: UInt) -> ChildBlock {
    lastBlockID += 1
    let block = ChildBlock(lastBlockID, in: list, file: file, line: line)
    if list.node == nil { list.block = block }
    watchContent(of: list)
    return block
  }
}
