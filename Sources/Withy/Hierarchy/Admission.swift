/// Decides which nodes of a block may enter its parent, and reports the others.
@usableFromInline
@frozen
struct Admission {
  /// The parent, for comparison.
  @usableFromInline let parent: ObjectIdentifier

  /// The number of described parents around the block.
  @usableFromInline let depth: Int

  /// The depth below which builders are built by a loop, so that they do not use up the stack.
  ///
  /// Down to it they are built by recursion, which needs no lists.
  @inlinable static var recursionLimit: Int { 32 }

  /// The place named in diagnostics.
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  /// The nodes that were admitted so far.
  @usableFromInline var admitted = IdentitySet()

  /// The nodes that builders have made for the block.
  ///
  /// A parent may not keep a node that it is given, or a step take it away again. Were it freed before
  /// the block is done, the next one could get its address and be taken for it. Nodes that exist are held
  /// by the hierarchy.
  @usableFromInline var made = HeldNodes()

  /// Creates the decision for a block of a parent.
  @inlinable
  init(parent: AnyObject, depth: Int, file: StaticString, line: UInt) {
    self.parent = ObjectIdentifier(parent)
    self.depth = depth
    self.file = file
    self.line = line
  }

  /// Returns whether a node may enter, and reports it if not.
  @inlinable
  mutating func admits(_ node: AnyObject) -> Bool {
    let isParent = ObjectIdentifier(node) == parent
    if !isParent && admitted.insert(node) { return true }
    refuse(node, isParent: isParent)
    return false
  }

  /// Returns whether a node that a builder has made may enter, and reports it if not.
  @inlinable
  mutating func admitsMade(_ node: AnyObject) -> Bool {
    made.hold(node)
    let isParent = ObjectIdentifier(node) == parent
    if !isParent && admitted.insert(node) { return true }
    refuse(node, isParent: isParent, isTemplate: true)
    return false
  }

  /// Reports a node that is its own parent or stands in the block for a second time.
  ///
  /// One that a builder gave is perhaps a template, which was meant to give another one at each place.
  @usableFromInline
  func refuse(_ node: AnyObject, isParent: Bool, isTemplate: Bool = false) {
    let type: Any.Type = Swift.type(of: node)
    let advice = isTemplate ? "; for a new one at each place, begin with \(type).make" : ""
    Diagnostics.report(
      isParent
        ? "\(type) stands inside itself; it was left out"
        : "\(type) stands in this block twice; the first place was kept\(advice)",
      file: file,
      line: line
    )
  }

  /// Returns what a builder has made or begun to make.
  @inlinable
  func start<Node>(_ builder: (inout NodeRequest<Node>) -> Void) -> NodeRequest<Node> {
    var answer = depth < Self.recursionLimit ? NodeRequest<Node>.make(depth: depth + 1) : .start
    builder(&answer)
    if case .foreign(let type) = answer {
      Diagnostics.reportForeign(type, in: Node.self, file: file, line: line)
    }
    return answer
  }

  /// Returns the node that a builder makes, with all children; `nil` if it is of a foreign class.
  @inlinable
  func make<Node>(_ builder: (inout NodeRequest<Node>) -> Void) -> Node? {
    switch start(builder) {
    case .complete(let node): node
    case .unfinished(let construction): construction.complete()
    default: nil
    }
  }
}
