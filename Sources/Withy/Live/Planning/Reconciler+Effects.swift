/// What a pass does beside the memory of its tree, to what belongs to the user: a plan does none of it.
///
/// What steps do to objects goes through ``StepPatcher`` instead, which knows of plans, too.
extension Reconciler {
  /// A Boolean value indicating whether the pass must not touch anything.
  var isPlanning: Bool { planning != nil }

  /// Does something to what belongs to the user, or tells the user something, but not while planning.
  @inline(__always)
  func touch(_ body: () -> Void) {
    if !isPlanning { body() }
  }

  /// Reports a mistake in the block that is being walked.
  func report(_ message: String) {
    if let block { report(message, file: block.file, line: block.line) }
  }

  /// Reports a mistake, but not while planning: the pass that follows will.
  func report(_ message: String, file: StaticString, line: UInt) {
    touch { Diagnostics.report(message, file: file, line: line) }
  }

  /// Reads the children of a parent.
  func readChildren(of list: ChildList, into objects: inout [AnyObject]) {
    if let planning {
      objects.append(contentsOf: planning.children.objects(of: list))
    } else {
      list.parent?.childObjects(into: &objects)
    }
  }

  /// Inserts a child after another, or first.
  func insert(_ child: AnyObject, after sibling: AnyObject?, in list: ChildList) {
    planning?.children.insert(child, after: sibling, in: list)
    touch { list.parent?.insertObject(child, after: sibling) }
  }

  /// Appends a child.
  func append(_ child: AnyObject, to list: ChildList) {
    planning?.children.append(child, to: list)
    touch { list.parent?.appendObject(child) }
  }

  /// Removes a child.
  func remove(_ child: AnyObject, from list: ChildList) {
    planning?.children.remove(child)
    touch { list.parent?.removeObject(child) }
  }

  /// Calls what a node has declared for an event.
  func tell(_ event: MountedHook.Event, of node: MountedNode) {
    touch { node.tell(event) }
  }

  /// Returns whether the parent admits a node.
  ///
  /// A plan does not ask, because nothing has left: it expects the answer that was given last. Before
  /// that is known of a pass, too, a node that is refused is not reported, and asked for again.
  func admits(_ node: MountedNode, in list: ChildList, _ moment: Moment) -> Bool {
    guard !isPlanning, let object = node.object, let parent = list.parent else {
      return !node.isRefused
    }
    let isLast = moment == .afterDepartures
    // Which block it is, is looked for only where it may be said.
    let block = isLast ? list.block(of: node, in: pass) : nil
    let (file, line) = (block?.file ?? #fileID, block?.line ?? #line)
    node.isRefused =
      isLast && parent._isInside(object, file: file, line: line)
      || !Diagnostics.asking(isFinal: isLast) {
        parent.admitsObject(object, file: file, line: line)
      }
    if node.isRefused && !isLast { orderLate(list) }
    return !node.isRefused
  }
}
