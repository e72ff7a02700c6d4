/// The record of one node of a live tree: its object, its steps and its lists of children.
@usableFromInline
final class MountedNode {
  /// The node's object; `nil` until the factory has made it.
  @exclusivity(unchecked) @usableFromInline private(set) var object: AnyObject?

  /// The same reference, to pass it on without reference counting while the record is held.
  private(set) var uncountedObject: Unmanaged<AnyObject>?

  /// The class that the builder makes; `nil` for an existing object, which is its own identity.
  let factory: Any.Type?

  /// The identity that `.identity(_:)` gave the node.
  let identity: Identity?

  /// The steps that the last pass declared, in order.
  ///
  /// The array is replaced at the end of a run of the steps, and appended to in the first run; no
  /// access to it runs other code.
  @exclusivity(unchecked) @usableFromInline var steps: [MountedStep] = []

  /// The records of steps that are no longer declared, which are reused if the steps return.
  var parked: [MountedStep] = []

  /// Whether no pass has run the steps yet.
  var isNew = true

  /// Whether what a step has to do depends on the object, too: it enforces its value, as `always`
  /// does, leads through an optional, or acts on what a scope held.
  @exclusivity(unchecked) @usableFromInline var dependsOnObject = false

  /// Whether values for the walk to set were noted while the node was described.
  @exclusivity(unchecked) @usableFromInline var hasNotes = false

  /// Whether steps keep closures or values of the block until the pass ends.
  @exclusivity(unchecked) @usableFromInline var keepsValues = false

  /// The children described by the blocks of the node's chain: those of its object, and those of
  /// objects to which a scope leads.
  var lists: [ChildList] = []

  /// The ids of the ``MountedBlock`` that has the node, and of the part that described it.
  var block = MountedBlock.none
  var part = MountedParts.none

  /// The pass that last found the node in a description.
  var lastVisit = 0

  /// The last pass that set a property of the node or made a call with it.
  var lastAction = 0

  /// The pass in which the node left the tree.
  var lastRemoval = 0

  /// The list of children that still contains the node, after it or one around it has left the
  /// description; `nil` otherwise.
  var suspendedList: ChildList?

  /// Whether the node, or one around it, has left the description but not yet its parent.
  var isSuspended: Bool { suspendedList != nil }

  var hasEntered = false

  /// Whether another live tree has taken the object, which this one then leaves alone.
  var isTaken = false

  /// Whether a follower has been called with the node since it became a child.
  var isFollowed = false

  /// The existing object of the same class that was at the place before, the pass that replaced it,
  /// and the number of consecutive ones that were there for one pass and then no longer existed.
  weak var formerObject: AnyObject?
  var renewals = (pass: 0, count: 0)

  init(factory: Any.Type? = nil, identity: Identity? = nil) {
    self.factory = factory
    // A node that another place may claim is not expected at its own.
    describedType = identity?.scope == .tree ? nil : factory
    self.identity = identity
  }

  /// The line of the last expression that described the node, and the class of its builder, if any.
  var line: UInt = 0
  var describedType: Any.Type?

  /// The description of the node while it remains unchanged, once there is one.
  @exclusivity(unchecked) @usableFromInline var description: AnyUnchangedDescription?

  deinit {
    // A description that is referenced elsewhere outlives the node.
    freezeDescription()
    for list in lists { list.node = nil }
  }

  /// Stores the object, which exists or was made by the factory.
  func store(_ object: AnyObject) {
    self.object = object
    uncountedObject = .passUnretained(object)
  }

  /// Makes the next run of the steps write every declared value again.
  func expire() {
    letGoOfDescription()
    for step in steps { step.expire() }
  }

  /// Makes the next run of the steps write declared values again that the object no longer has, and
  /// those of which later steps set parts, which cannot be compared.
  func expireChanged() {
    guard let object else { return }
    letGoOfDescription()
    for step in steps where step.slot?.replaces(step, of: steps) != true {
      if let slot = step.slot, slot.group.isValue, slot.hasOthers(above: step, of: steps) {
        step.expire()
      } else {
        step.expireIfChanged(on: object)
      }
    }
  }

  /// Returns whether the node is in a block, as far as a pass has found.
  func belongs(to block: MountedBlock) -> Bool { self.block == block.id }

  /// The object; this record in its place before the factory has made it.
  var child: AnyObject { object ?? self }

  /// The id of the node in a list of children.
  var id: ObjectIdentifier { ObjectIdentifier(child) }

  /// The class of the node, for changes and reports.
  var type: Any.Type { object.map { Swift.type(of: $0) } ?? factory ?? MountedNode.self }
}
