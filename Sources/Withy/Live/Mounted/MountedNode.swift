/// What a live tree remembers of one node.
@usableFromInline
final class MountedNode: ObjectMemory {
  /// The node; `nil` while a pass that only plans stands for a node that is not made.
  private(set) var object: AnyObject?

  /// The same reference, to hand it on without counting it as long as the memory of the node is held.
  private(set) var uncountedObject: Unmanaged<AnyObject>?

  /// The class that the builder of the node is declared to make; `nil` for an existing node, whose
  /// identity is the object itself.
  let factory: Any.Type?

  /// The identity that `.identity(_:)` gave the node.
  let identity: AnyHashable?

  /// A Boolean value indicating whether the node has such an identity.
  let isIdentified: Bool

  /// The children that the blocks of the node's chain give it, once there is such a block.
  var children: ChildList?

  /// The ids of the ``ChildBlock`` in which the node stands, and of the part that described it.
  var block = 0
  var part = 0

  /// The pass that last found the node in a description, and the id of the ``ChildBlock`` there.
  var visit = 0
  var visitedBlock = 0

  /// The pass that last set a property of the node or made a call with it.
  var action = 0

  /// The pass in which the node left the tree.
  var departure = 0

  /// The children among which the node stands since it, or one around it, has left the description and not yet its
  /// parent; `nil` otherwise.
  var restingList: ChildList?

  /// A Boolean value indicating whether the node, or one around it, has left the description and not yet its parent.
  var isResting: Bool { restingList != nil }

  /// A Boolean value indicating whether the node has been told to have entered the tree.
  var hasEntered = false

  /// A Boolean value indicating whether the parent has refused the node when it was asked last.
  var isRefused = false

  /// The existing object that stood at the place before, if it was of the same class, and how many in a
  /// row were gone when they were replaced.
  weak var former: AnyObject?
  var renewals = 0

  /// The index of the step after the block of children that was looked for last.
  private var nextBlock = 0

  /// Creates the memory of a node that stands in a description for the first time.
  init(object: AnyObject? = nil, factory: Any.Type? = nil, identity: AnyHashable? = nil) {
    self.object = object
    uncountedObject = object.map { .passUnretained($0) }
    self.factory = factory
    describedType = factory
    self.identity = identity
    isIdentified = identity != nil
    super.init()
  }

  /// The line of the expression that described the node last, and the class of the builder there; `nil` if there was
  /// none.
  var line: UInt = 0
  var describedType: Any.Type?

  /// The description of the node as long as it is described as it was, once there is one.
  ///
  /// It is only loaded and stored, and asked whether anybody else holds it; there is no access to check.
  @exclusivity(unchecked)
  @usableFromInline var description: UnchangedDescription?

  deinit {
    // What it describes of inner nodes goes before these do, so that none of it is freed inside the other.
    freezeDescription()
    children?.forgetNode()
    children?.deallocations.take(&steps, leaving: [])
  }

  /// Keeps the node that the builder has made.
  func keep(_ object: AnyObject) {
    self.object = object
    uncountedObject = .passUnretained(object)
  }

  /// Returns what stands in the block of children that is written at a place.
  ///
  /// It is looked for a little way behind the one before, and from the beginning, so that many blocks of one chain
  /// take linear time.
  func place(ofBlockAt source: SourcePlace) -> MountedPlace? {
    place(ofBlockAt: source, from: min(nextBlock, steps.count)) ?? place(ofBlockAt: source, from: 0)
  }

  private func place(ofBlockAt source: SourcePlace, from first: Int) -> MountedPlace? {
    for index in first..<min(steps.count, first + 64) {
      guard let place = steps[index].place(ofBlockAt: source) else { continue }
      nextBlock = index + 1
      return place
    }
    return nil
  }

  /// Returns whether the node stands in a block, as far as a pass has found.
  func stands(in block: ChildBlock, at pass: Int) -> Bool {
    (visit == pass ? visitedBlock : self.block) == block.id
  }

  override func restoration() -> () -> Void {
    let steps = super.restoration()
    return {
      [
        self, children, block, part, visit, departure, restingList, hasEntered, isRefused, line,
        describedType
      ] in
      steps()
      (self.children, self.block, self.part) = (children, block, part)
      (self.line, self.describedType) = (line, describedType)
      (self.visit, self.departure) = (visit, departure)
      (self.restingList, self.hasEntered, self.isRefused) = (restingList, hasEntered, isRefused)
    }
  }

  /// The node, or what stands for it in a plan that would make it.
  var child: AnyObject { object ?? self }

  /// What tells the node from others in a list of children.
  var id: ObjectIdentifier { ObjectIdentifier(child) }

  /// The class of the node, for reports.
  var type: Any.Type { object.map { Swift.type(of: $0) } ?? factory ?? MountedNode.self }
}
