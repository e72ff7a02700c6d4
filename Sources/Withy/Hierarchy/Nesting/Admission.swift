/// Decides which nodes of a block may become children of its parent, and reports the others.
@usableFromInline
@frozen
package struct Admission {
  /// The parent, for comparison.
  @usableFromInline let parent: ObjectIdentifier

  /// The number of levels around what is being nested; see ``Depth``.
  @usableFromInline var depth: Int

  /// The source location named in diagnostics.
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  /// The nodes admitted so far.
  @usableFromInline var admitted = ObjectSet()

  /// The nodes that builders have made for the block, and lists of those from blocks in it,
  /// retained: if one that no parent keeps were freed meanwhile, the next node could get its
  /// address and be mistaken for it.
  @usableFromInline var made = HeldNodes()

  @_alwaysEmitIntoClient
  package init(parent: AnyObject, depth: Int = 0, file: StaticString, line: UInt) {
    self.parent = ObjectIdentifier(parent)
    self.depth = depth
    self.file = file
    self.line = line
  }

  /// Returns whether a node may become a child, and reports it if not; `isTemplate` adds the advice
  /// to write `make`, for a node that a builder has made.
  @_alwaysEmitIntoClient
  package mutating func admits(_ node: AnyObject, isTemplate: Bool = false) -> Bool {
    let isParent = ObjectIdentifier(node) == parent
    if !isParent && admitted.insert(node) { return true }
    refuse(node, isParent: isParent, isTemplate: isTemplate)
    return false
  }

  /// Returns whether a node that a builder has made may become a child, and reports it if not.
  @_alwaysEmitIntoClient
  package mutating func admitsMade(_ node: AnyObject) -> Bool {
    made.hold(node)
    return admits(node, isTemplate: true)
  }

  /// Reports a node that is its own parent or occurs in the block a second time.
  @usableFromInline
  func refuse(_ node: AnyObject, isParent: Bool, isTemplate: Bool) {
    let type: Any.Type = Swift.type(of: node)
    let advice = isTemplate ? ". To create separate objects, write \(type).make" : ""
    Diagnostics.report(
      isParent
        ? "\(type) cannot be its own descendant; skipped"
        : "\(type) occurs twice in this block; only the first is kept\(advice)",
      file: file,
      line: line
    )
  }

  /// Returns the node that a builder makes, with all its children; `nil` if its class is foreign.
  @_alwaysEmitIntoClient
  func make<Node>(_ builder: (inout NodeRequest<Node>) -> Void) -> Node? {
    NodeRequest.make(builder, depth: depth &+ 1, file: file, line: line)
  }
}
