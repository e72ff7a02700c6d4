/// The effects of a pass outside the memory of its tree, on what belongs to the user: a plan has
/// none of them.
///
/// Effects of steps on objects go through ``StepPatcher`` instead, which also handles plans.
extension Reconciler {
  /// A Boolean value indicating whether the pass must not touch anything.
  var isPlanning: Bool { planning != nil }

  /// Calls a closure that affects what belongs to the user, or reports to the user, but not while
  /// planning.
  @inline(__always)
  func touch(_ body: () -> Void) {
    if !isPlanning { body() }
  }

  /// Reports a mistake in the block that is being walked.
  func report(_ message: String) {
    if let block { report(message, file: block.file, line: block.line) }
  }

  /// Reports a mistake, but not while planning: the following pass will report it.
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

  /// Calls the closures that a node has declared for an event.
  func tell(_ event: MountedHook.Event, of node: MountedNode) {
    touch { node.tell(event) }
  }

  /// Returns whether the parent admits a node.
  ///
  /// A plan does not ask the parent, because nothing has left: it assumes the last answer. A pass
  /// before its final moment asks without reporting a refused node, and asks again later.
  func admits(_ node: MountedNode, in list: ChildList, _ moment: Moment) -> Bool {
    guard !isPlanning, let object = node.object, let parent = list.parent else {
      return !node.isRefused
    }
    let isLast = moment == .afterDepartures
    // The block is only looked up if it may be reported.
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
