/// The matching of existing objects and factories with recorded nodes.
extension Reconciler {
  /// Walks an existing object without steps, and returns the new content of its place.
  @usableFromInline
  func reconcile(_ object: AnyObject, at place: MountedPlace) -> MountedPlace {
    guard let node = node(of: object, at: place) else { return MountedPlace() }
    if let patcher = beginRun(node) { endRun(by: patcher) }
    return place.keeping(node)
  }

  /// Returns the node of an existing object, or `nil` if the object cannot be placed here.
  func node(of object: AnyObject, at place: MountedPlace) -> MountedNode? {
    let id = ObjectIdentifier(object)
    // A node that was here before its parent left, and has moved since, is no longer here.
    let here = place.node.flatMap {
      $0.factory == nil && $0.object === object && $0.block == blockID ? $0 : nil
    }
    let known = here ?? members[id]
    if object === block?.list.parent || known == nil, refusesAround(object) { return nil }
    if known?.factory != nil {
      contest(object)
      return nil
    }
    if let known, known.lastVisit == pass.number || here == nil && !claim(known) {
      noteLackingNode()
      if pass.isWhole {
        block?.report("\(type(of: object)) occurs twice in this live tree; only the first is kept")
      }
      return nil
    }
    let node = known ?? MountedNode()
    if known == nil {
      members.insert(node, with: object)
      if let former = place.node { replace(former, by: node) }
      own(object)
    }
    visit(node)
    return node
  }

  /// Returns whether an object is the parent of the block, the container or one of the container's
  /// ancestors, as far as the classes have a `parentNode`, and reports it if so.
  func refusesAround(_ object: AnyObject) -> Bool {
    if pass.surroundings.isEmpty, let container {
      pass.surroundings = container._ancestors
      pass.surroundings[ObjectIdentifier(container)] = container
    }
    guard object === block?.list.parent || pass.surroundings[ObjectIdentifier(object)] != nil else {
      return false
    }
    block?.report("\(type(of: object)) cannot be its own descendant; skipped")
    return true
  }

  /// Detects that the object at a place is a new one in every pass, and reports it once.
  ///
  /// An object that the program shows alternately with others still exists when another takes its
  /// place, and one shown for a while stays for several passes; one that the block creates does
  /// neither.
  private func replace(_ former: MountedNode, by node: MountedNode) {
    guard former.factory == nil, former.lastVisit != pass.number, former.type == node.type else {
      return
    }
    node.formerObject = former.object
    let isRepeated = former.renewals.pass == former.lastVisit && former.formerObject == nil
    node.renewals = (pass.number, isRepeated ? former.renewals.count + 1 : 1)
    if node.renewals.count != 3 { return }
    block?.report(
      "A new \(node.type) is created in every pass; write \(node.type).make, without build(), to create it once"
    )
  }

  /// Returns the node that a factory made at this place, or a new one, still without object; `nil`
  /// if a part that this pass skips has the node, so that a pass over the whole block must decide.
  func node(madeBy factory: Any.Type, identity: Identity?, at place: MountedPlace) -> MountedNode? {
    if let identity {
      let isOfTree = identity.scope == .tree
      let known = isOfTree ? members[identity] : position.identities[identity]
      let node = known ?? MountedNode(factory: factory, identity: identity)
      if node.lastVisit != pass.number {
        let isHere = place.node === node && node.block == blockID
        if isOfTree && !isHere && !claim(node) {
          noteLackingNode()
          if !pass.isWhole { return nil }
        } else {
          if !isOfTree { position.identities[identity] = node }
          visit(node)
          return node
        }
      }
    }
    if let node = place.node, node.factory == factory, node.identity == nil,
      node.lastVisit != pass.number
    {
      visit(node)
      return node
    }
    if let identity {
      Diagnostics.report(
        "Duplicate identity \(identity.value): the first object keeps it; the others are matched by position",
        file: identity.file,
        line: identity.line
      )
    }
    let node = MountedNode(factory: factory)
    visit(node)
    return node
  }

  /// Visits a node in the part that is being walked.
  func visit(_ node: MountedNode) {
    node.part = position.partID
    visitInSkippedPart(node)
  }

  /// Visits a node in the part that described it before, which is skipped.
  @inline(__always)
  func visitInSkippedPart(_ node: MountedNode) {
    node.lastVisit = pass.number
    found.append(node)
    node.block = blockID
    if node.isSuspended { cancelRemoval(node) }
  }

  /// Visits a node where it was: its block and part remain the same.
  @inline(__always)
  func visitInPlace(_ node: MountedNode) {
    node.lastVisit = pass.number
    found.append(node)
  }

  /// Reports a class that wrongly claims to belong to the tree.
  func reportForeign(_ type: Any.Type, in node: Any.Type) {
    guard let block else { return }
    Diagnostics.reportForeign(type, in: node, file: block.file, line: block.line)
  }

  /// Begins a run of the steps of the node found last; returns `nil` if another tree has taken it.
  func beginRun(_ node: MountedNode) -> StepPatcher? {
    if node.isTaken { return nil }
    if node.hasNotes { node.forgetNotes() } else { node.freezeDescription() }
    while patchers.count <= depth { patchers.append(StepPatcher(of: self)) }
    let patcher = patchers[depth]
    patcher.begin(node, at: found.lastIndex)
    depth += 1
    return patcher
  }

  /// Ends a run of a node's steps; returns `false` if the steps have to run again.
  @usableFromInline
  @discardableResult
  func endRun(by patcher: StepPatcher) -> Bool {
    let node = patcher.node
    guard patcher.end() else { return false }
    patcher.orderChildren()
    depth -= 1
    if patcher.hasActed {
      pass.hasActed = true
      node.lastAction = pass.number
    }
    return true
  }

  /// Adds a written property of a node to the changes.
  func addWrite(of step: MountedStep, of node: MountedNode, at index: Int?) {
    pass.changes.add(
      .init(kind: .propertyWrite, node: node.type, index: index, object: step.valueType)
    )
  }
}
