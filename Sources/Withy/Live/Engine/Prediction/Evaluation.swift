/// The evaluation of the blocks of a live tree, which predicts the node that each expression
/// describes.
@usableFromInline
final class Evaluation {
  /// A Boolean value indicating whether expressions are compared while they are evaluated.
  private let isEnabled = Prediction.isEnabled

  /// The number of the pass that runs.
  @exclusivity(unchecked) private var pass = 0

  /// The nodes and items that the following expressions are predicted to describe.
  @exclusivity(unchecked) private var cursor = PlaceCursor()

  /// The cursors of the blocks and items around what is being evaluated, to continue with after it,
  /// outer ones first, and their number.
  ///
  /// Cursors beyond that number are spare: swapping two does no reference counting.
  @exclusivity(unchecked) private var outerCursors: [PlaceCursor] = []
  @exclusivity(unchecked) private var outerCount = 0

  /// The patcher that compares the steps of expressions, and those for expressions evaluated inside
  /// others, outer ones first.
  private let outermost = ExpressionPatcher()
  @exclusivity(unchecked) private var inner: [ExpressionPatcher] = []

  /// The number of inner patchers in use, including trailing ones that became idle since the last
  /// count.
  @exclusivity(unchecked) private var innerCount = 0

  private static let running = ThreadLocal()

  /// The evaluation running on this thread.
  ///
  /// The thread does not retain the evaluation. This is safe because only ``run(at:in:_:)`` sets
  /// it, which retains it until the block has returned, and then restores the previous one.
  /// Anything that the block runs (other blocks, other `Live`s, passes, the end of this one)
  /// does the same in between; work that is left for later, on this thread or another, finds what
  /// is set then.
  @usableFromInline static var current: Evaluation? {
    running.word.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Evaluates a block that is predicted to describe the content of a place, in a pass.
  ///
  /// The method is inlined, so that no metadata of the result is looked up.
  @inline(__always)
  func run<Result>(at place: MountedPlace, in pass: Int, _ block: () -> Result) -> Result {
    let outer = Self.running.word
    self.pass = pass
    Self.running.word = isEnabled ? Unmanaged.passUnretained(self).toOpaque() : nil
    keepCursor()
    cursor.restart(at: place, isCertain: true)
    defer {
      Self.running.word = outer
      continueOuter()
    }
    return block()
  }

  /// Predicts that an expression describes a node which a builder of the same class has described,
  /// if there is one, and returns the patcher that compares it, which is then busy.
  ///
  /// The patcher is not retained. This is safe because the evaluation holds it until the end of the
  /// pass, which follows the expression.
  @usableFromInline
  static func expect(of type: Any.Type, line: UInt) -> Unmanaged<ExpressionPatcher>? {
    withCurrent { $0.expect(of: type, line: line) }
  }

  /// Calls a closure with the evaluation running on this thread, if there is one, without retaining
  /// it.
  @inline(__always)
  private static func withCurrent<Result>(_ body: (Evaluation) -> Result?) -> Result? {
    guard let current = running.word else { return nil }
    return Unmanaged<Evaluation>.fromOpaque(current)._withUnsafeGuaranteedRef(body)
  }

  private func expect(of type: Any.Type, line: UInt) -> Unmanaged<ExpressionPatcher>? {
    // An existing object belongs to the first place that the walk reaches. Another place, which is
    // evaluated afterwards, must not even replace a handler of it.
    guard let (node, isCertain) = cursor.next(of: type, line: line),
      node.factory != nil || node.lastVisit != pass
    else { return nil }
    if !outermost.isBusy {
      outermost.expect(node, isCertain: isCertain)
      return .passUnretained(outermost)
    }
    let patcher = idlePatcher
    patcher.expect(node, isCertain: isCertain)
    return .passUnretained(patcher)
  }

  /// An idle patcher for an expression that is evaluated inside another one.
  private var idlePatcher: ExpressionPatcher {
    countBusy()
    if innerCount == inner.count {
      inner.append(ExpressionPatcher(inside: inner.last ?? outermost))
    }
    innerCount += 1
    return inner[innerCount - 1]
  }

  /// Counts the inner patchers up to the last one that is busy.
  @inline(__always)
  private func countBusy() {
    while innerCount > 0, !inner[innerCount - 1].isBusy { innerCount -= 1 }
  }

  /// Evaluates a block of children, which is predicted to describe the content of the block at the
  /// same source location, in the chain that the enclosing expression is predicted to describe.
  @inlinable
  static func evaluate<Node>(
    _ children: () -> Hierarchy<Node>,
    at site: CallSite
  ) -> Hierarchy<Node> {
    guard beginBlock(at: site) else { return children() }
    let hierarchy = children()
    endBlock()
    return hierarchy
  }

  /// Begins predicting the content of a block of children, and returns whether any is predicted.
  @usableFromInline
  static func beginBlock(at site: CallSite) -> Bool {
    withCurrent { $0.beginBlock(at: site) } ?? false
  }

  private func beginBlock(at site: CallSite) -> Bool {
    guard let innermost, let place = innermost.nextPlace(ofBlockAt: site) else { return false }
    keepCursor()
    cursor.restart(at: place, isCertain: innermost.isCertain)
    return true
  }

  /// Keeps the cursor for later, to restart it for what is evaluated next.
  private func keepCursor() {
    if outerCount == outerCursors.count { outerCursors.append(PlaceCursor()) }
    swap(&outerCursors[outerCount], &cursor)
    outerCount += 1
  }

  /// Continues with the cursor kept last.
  @usableFromInline
  func continueOuter() {
    outerCount -= 1
    swap(&outerCursors[outerCount], &cursor)
  }

  /// The patcher of the innermost expression that is being evaluated; `nil` if there is none.
  private var innermost: ExpressionPatcher? {
    countBusy()
    if innerCount > 0 { return inner[innerCount - 1] }
    return outermost.isBusy ? outermost : nil
  }

  @usableFromInline
  static func endBlock() {
    _ = withCurrent { $0.continueOuter() }
  }

  /// Restores what expressions have replaced in nodes that leave.
  func restoreReplaced(in leaving: @autoclosure () -> Set<ObjectIdentifier>) {
    if !outermost.hasReplaced && !inner.contains(where: \.hasReplaced) { return }
    let leaving = leaving()
    outermost.restoreReplaced(in: leaving)
    for patcher in inner { patcher.restoreReplaced(in: leaving) }
  }

  /// Releases the predicted nodes.
  func forget() {
    outermost.forget()
    for index in outerCursors.indices {
      outerCursors[index].restart(at: MountedPlace(), isCertain: false)
    }
    innerCount = 0
    for patcher in inner { patcher.forget() }
    inner.removeLast(max(0, inner.count - 8))
  }

  /// Returns the description of the part that is predicted next, if it is uniquely referenced.
  ///
  /// The description may then be given another block: if the part is described again, this is the
  /// latest block, and if not, the part leaves.
  @usableFromInline
  static func expectPart() -> PartDescription? {
    withCurrent { $0.cursor.nextPart()?.uniqueDescription }
  }

  /// Returns the items that a `ForEach` is predicted to describe, and begins predicting the content
  /// of one of them, which ``expectItem(at:)`` selects.
  @usableFromInline
  func beginItems() -> MountedItems? {
    let next = cursor.nextItems()
    keepCursor()
    cursor.restart(with: next?.items, isCertain: next?.isCertain == true)
    return next?.items
  }

  /// Predicts only the content of one item, or nothing.
  @usableFromInline
  func expectItem(at index: Int?) {
    cursor.restart(at: index)
  }
}
