/// The passes of one live tree: finds out which object fills which place of the description.
///
/// It walks the description and the places of the pass before in step. What it finds is compared by
/// a ``Recorder`` for each node, and put in order by a ``ChildList`` for each parent.
///
/// It is not generic over the class of the nodes, which would cost it a third more. The way from an
/// element of a description to here is inlinable instead, so that it is specialised.
///
/// What a pass over a node changes is not checked for exclusive access: every access is over before
/// anything else runs, since none of them hands a property to a closure.
@usableFromInline
final class Reconciler {
  /// The number of the pass, by which marks of earlier passes need not be taken back.
  @exclusivity(unchecked)
  private(set) var pass = 0

  /// A Boolean value indicating whether the pass must not touch anything.
  @exclusivity(unchecked)
  private(set) var isPlanning = false

  /// What the pass has done.
  var changes = Changes()

  /// The parent of the live tree.
  weak var container: (any Nestable)?

  /// What nodes of the tree leave behind.
  let remains = Remains()

  /// The parts of the tree, and those among them whose state has changed before the pass.
  let parts: LiveParts
  var changed: Set<Int> = []

  /// The groups of nodes in the tree that something follows.
  let groups = LiveGroups()

  /// The steps that settle when the whole tree stands.
  let settlements = Settlements()

  /// A Boolean value indicating whether the pass has set a property or made a call.
  @exclusivity(unchecked)
  var hasActed = false

  /// The block whose description is being walked, and the part that describes it.
  @exclusivity(unchecked)
  var block: ChildBlock? { didSet { blockID = block?.id ?? 0 } }
  @exclusivity(unchecked)
  var part: LivePart?

  /// The id of that block.
  @exclusivity(unchecked)
  private(set) var blockID = 0

  /// The nodes that were found in the blocks being walked: those of the inner ones behind.
  @exclusivity(unchecked)
  var found: [LiveNode] = []

  /// The index in `found` of the first node of the innermost block.
  @exclusivity(unchecked)
  var firstFound = 0

  /// A Boolean value indicating whether the pass walks the whole block, and not parts alone.
  var isWhole = true

  /// The identities that were given in the part of the description that is being walked.
  @exclusivity(unchecked)
  var identities = Identities(in: Place())

  /// The existing objects that stand in the tree.
  var existing: [ObjectIdentifier: LiveNode] = [:]

  /// The existing objects that a plan has found to be new.
  var planned: [ObjectIdentifier] = []

  /// The nodes that have entered the tree in this pass.
  var entered: [LiveNode] = []

  /// The nodes that are in no description any more, unless another one claims them.
  var departing: [Departure] = []

  /// The id of the block that was made last.
  private var lastBlockID = 0

  /// The blocks that are too deep to be walked by recursion.
  var deferred: [() -> Void] = []

  /// The number of blocks around the one that is being walked.
  @exclusivity(unchecked)
  var depth = 0

  /// A recorder for every such block, kept from pass to pass.
  @exclusivity(unchecked)
  var recorders: [Recorder] = []

  /// The scratch memory of the order of children, kept from pass to pass.
  var ordering = Ordering<ObjectIdentifier>()
  var oldOrder: [ObjectIdentifier] = []
  var newOrder: [ObjectIdentifier] = []
  var actual: [AnyObject] = []

  /// The depth below which blocks are filled after those above them, so that they do not use up
  /// the stack.
  static let recursionLimit = 64

  /// Creates the passes of a tree.
  init(parts: LiveParts) {
    self.parts = parts
  }

  /// Runs a pass: walks descriptions, and then lets nodes enter and leave.
  func run(isPlanning: Bool = false, isWhole: Bool = true, _ walk: () -> Void) {
    pass += 1
    self.isPlanning = isPlanning
    self.isWhole = isWhole
    changes = Changes()
    hasActed = false
    walk()
    while !deferred.isEmpty {
      let blocks = deferred
      deferred = []
      for fill in blocks { fill() }
    }
    part = nil
    finish()
    for id in planned { existing[id] = nil }
    planned.removeAll(keepingCapacity: true)
  }

  /// Returns a block of children in which nothing stands.
  func newBlock(in list: ChildList, file: StaticString, line: UInt) -> ChildBlock {
    lastBlockID += 1
    return ChildBlock(lastBlockID, in: list, file: file, line: line)
  }

  /// Reports a mistake, but not while planning: the pass that follows will.
  func report(_ message: String) {
    guard !isPlanning, let block else { return }
    Diagnostics.report(message, file: block.file, line: block.line)
  }
}
