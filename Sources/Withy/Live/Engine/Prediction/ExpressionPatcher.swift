/// The record of a step whose declaration is replaced at once while the step is described.
protocol ReplaceableStep {
  /// Restores the declaration that was replaced.
  func restore(_ former: Any)
}

/// A patcher that compares an expression, while it is evaluated, with the node that it is predicted
/// to describe, and does not change the object.
@usableFromInline
final class ExpressionPatcher: StepPatcher {
  /// The steps of the expression, collected for a builder to replay once one differs; `nil` before.
  @exclusivity(unchecked) @usableFromInline var collected: [ErasedStep]?

  /// Whether the steps are collected, rather than only whether one differs.
  @exclusivity(unchecked) @usableFromInline var isCollecting = true

  /// The patcher of the enclosing expression, in a block of which this expression stands, if any.
  @usableFromInline let outer: ExpressionPatcher?

  /// Whether the chain that is compared retains values that a block has captured.
  @exclusivity(unchecked) @usableFromInline var capturesValues = false

  /// The nodes whose descriptions retain what a factory or a block has captured.
  @exclusivity(unchecked) var capturing: [MountedNode] = []

  /// The hooks and handlers replaced in this pass, with their nodes and the indices of their steps.
  @exclusivity(unchecked) private var replaced: [(node: MountedNode, index: Int, former: Any)] = []

  /// Whether the expression, if it is used, certainly describes the predicted node again.
  @exclusivity(unchecked) @usableFromInline var isCertain = false

  /// Whether the expression is being evaluated.
  @exclusivity(unchecked) @usableFromInline var isBusy = false

  /// The index of the step after the block of children that was predicted last.
  @exclusivity(unchecked) var nextBlock = 0

  /// The object of the predicted node; see ``withExpectedObject(of:_:)``.
  @exclusivity(unchecked) @usableFromInline var expectedObject: Unmanaged<AnyObject>?

  /// Whether the object was made by a factory without an identity.
  @exclusivity(unchecked) @usableFromInline var expectsFactory = false

  /// Creates a patcher for expressions that are evaluated inside the one that another compares.
  init(inside outer: ExpressionPatcher? = nil) {
    self.outer = outer
    super.init(of: nil)
  }

  /// Releases the node, and what factories and blocks have captured.
  override func forget() {
    super.forget()
    if !capturing.isEmpty {
      let nodes = capturing
      capturing = []
      for node in nodes { node.releaseCaptured() }
    }
    replaced = []
    expectedObject = nil
  }

  /// Notes the declaration that the expression has replaced in the step at the cursor.
  @usableFromInline
  func noteReplaced(_ former: consuming Any) { replaced.append((node, cursor, former)) }

  /// Whether hooks or handlers were replaced in this pass.
  var hasReplaced: Bool { !replaced.isEmpty }

  /// Restores what was replaced in nodes that leave: the prediction was wrong.
  func restoreReplaced(in leaving: Set<ObjectIdentifier>) {
    for (node, index, former) in replaced.reversed() where leaving.contains(ObjectIdentifier(node))
    {
      // A description made meanwhile, which may be kept, is that of the expression.
      node.freezeDescription()
      (node.steps[index] as? any ReplaceableStep)?.restore(former)
    }
  }

  /// Begins to compare a chain with the steps of a node.
  @inline(__always)
  func expect(_ node: consuming MountedNode, isCertain: Bool) {
    self.isCertain = isCertain
    comparable = node.steps.count
    cursor = 0
    nextBlock = 0
    isBusy = true
    expectedObject = node.uncountedObject
    expectsFactory = node.factory != nil && node.identity == nil
    if node.hasNotes { node.forgetNotes() }
    self.node = node
  }

  /// Returns the content of the block of children at a source location, if it follows those
  /// returned so far, in the order in which the blocks of a chain are evaluated.
  ///
  /// The search covers 64 steps, so that many blocks in one chain take linear time.
  func nextPlace(ofBlockAt site: CallSite) -> MountedPlace? {
    for index in nextBlock..<min(node.steps.count, nextBlock + 64) {
      guard let place = node.steps[index].place(ofBlockAt: site) else { continue }
      nextBlock = index + 1
      return place
    }
    return nil
  }

  /// Returns whether a builder has the same kind of source as the predicted node: a factory, with
  /// the same identity if it has one, or the same existing object.
  @inlinable
  @inline(__always)
  func expects<Base: AnyObject>(_ source: ObjectSource<Base>) -> Bool {
    switch source {
    case .factory(_, nil): expectsFactory
    case .factory(_, let identity?): expects(identity)
    case .existing(let object): expects(object)
    }
  }

  /// Returns whether the predicted node is this existing object.
  @usableFromInline
  func expects(_ object: AnyObject) -> Bool { node.factory == nil && node.object === object }

  /// Returns whether the predicted node has this identity.
  @usableFromInline
  func expects(_ identity: Identity) -> Bool { node.identity == identity }

  /// Calls a closure with the object of the predicted node, which a builder of this class has made
  /// or described, by the record of the node.
  ///
  /// The closure is passed a copy of the reference that is not retained; retaining it would take 40
  /// instructions for each expression, and 200 if there is a weak reference to the object. This is
  /// safe because the node holds the object, and the patcher the node, until it predicts another
  /// one; and because no step replaces the object.
  @inlinable
  @inline(__always)
  func withExpectedObject<Base: AnyObject>(
    of type: Base.Type,
    _ body: (inout Base) -> Void
  ) {
    guard var object = expectedObject else { return }
    withUnsafeMutablePointer(to: &object) {
      // An unmanaged reference is the reference itself.
      $0.withMemoryRebound(to: Base.self, capacity: 1) { body(&$0.pointee) }
    }
  }

  /// Returns the description of the predicted node, if the chain is the same as before.
  @usableFromInline
  func unchanged(from source: ClosureIdentity) -> AnyUnchangedDescription? {
    if cursor < comparable { collectCompared() }
    isBusy = false
    guard collected == nil, let known = node.description, known.source.isSame(as: source) else {
      return nil
    }
    return known
  }

  /// Returns the hierarchy of a chain that has changed, or of which there is no description yet.
  @inlinable
  @inline(never)
  func describe<Base: HierarchyNode>(
    _ source: ObjectSource<Base>,
    line: UInt
  ) -> Hierarchy<Base.Node> {
    guard let steps = collected else {
      let description = UnchangedDescription(of: node, from: source, line: line)
      replaceDescription(by: description)
      return Hierarchy(_content: .unchanged(description))
    }
    collected = nil
    let builder = Builder(_source: source, replaying: steps)
    return Hierarchy(_content: .builder { builder._answer(&$0, line: line) })
  }

  /// Returns the hierarchy of a stored chain: one with blocks of children, many steps, or steps
  /// that are not compared.
  ///
  /// `source` is the identity of the builder's source, which the caller reads so that the builder
  /// is not copied; `nil` if the source is of another kind than that of the predicted node.
  @inlinable
  @inline(never)
  func hierarchy<Base: HierarchyNode>(
    of builder: Builder<Base>,
    from source: ClosureIdentity?,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Base.Node> {
    if builder._counts.areCompared, let source {
      // The builder itself describes the steps.
      isCollecting = false
      capturesValues = false
      withExpectedObject(of: Base.self) { builder._run(on: &$0, self) }
      isCollecting = true
      let depth = builder._sealed?.depth ?? 0
      if let known = unchanged(from: source) {
        let node = unsafeDowncast(known, to: UnchangedDescription<Base.Node>.self)
        return Hierarchy(_content: .unchanged(node), depth: depth)
      }
      if collected == nil {
        let description = UnchangedDescription(
          of: node,
          as: builder,
          capturesNothing: !capturesValues,
          line: line
        )
        replaceDescription(by: description)
        return Hierarchy(_content: .unchanged(description), depth: depth)
      }
    }
    collected = nil
    isBusy = false
    return Builder.hierarchy(of: builder, file: file, line: line)
  }

  /// Notes that a step keeps closures, or a value that it cannot compare, until the pass ends.
  @usableFromInline
  func noteKeptValues() {
    capturesValues = true
    if node.keepsValues { return }
    node.keepsValues = true
    capturing.append(node)
  }

  /// Gives the node another description; one with captures is released after the pass.
  ///
  /// A capture may be the owner of the tree, and the next pass would not recognise such a factory.
  @usableFromInline
  func replaceDescription(by description: AnyUnchangedDescription) {
    if node.description != nil { freezeAround() }
    node.freezeDescription()
    node.description = description
    if !description.capturesNothing { capturing.append(node) }
  }

  /// Compares a block of children with the current content of the block.
  @inlinable
  func compare<Node>(_ children: Hierarchy<Node>, at site: CallSite) {
    var nodes = UnchangedChildren()
    if cursor < comparable, let place = node.steps[cursor].place(ofBlockAt: site),
      children._isUnchanged(at: place, &nodes)
    {
      if nodes.haveNotes { noteBlock(node.steps[cursor]) }
      if nodes.captureValues { capturesValues = true }
      cursor &+= 1
    } else {
      collectCompared()
    }
  }

  /// Notes that values are to be set in a block of children.
  @usableFromInline
  func noteBlock(_ step: MountedStep) {
    beginNotes()
    step.setNoted = { step, _ in (step as? MountedChildren)?.setNotedValues() }
  }

  /// Collects a step of a chain that differs from that of the node.
  func collect(_ step: ErasedStep) {
    collectCompared()
    collected?.append(step)
  }

  /// Collects the steps compared so far, and compares no further.
  @usableFromInline
  func collectCompared() {
    if collected != nil { return }
    collected = isCollecting ? node.steps[..<cursor].compactMap(\.redeclaration) : []
    cursor = node.steps.count
    comparable = 0
  }

  /// Prepares the node for values that are noted: other references to the node's description keep
  /// the description with the old values.
  ///
  /// The descriptions of the nodes around this one are such references, which are about to be
  /// replaced.
  @usableFromInline
  func beginNotes() {
    if node.hasNotes { return }
    freezeAround()
    node.freezeDescription()
    node.hasNotes = true
  }

  /// Freezes the descriptions of the nodes around this one, which refer to its own.
  @usableFromInline
  func freezeAround() {
    var around = outer
    while let patcher = around, patcher.node.description != nil {
      patcher.node.freezeDescription()
      around = patcher.outer
    }
  }
}
