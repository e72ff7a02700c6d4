/// The evaluation of a block of a live tree, while it runs: which node each expression in it is expected to
/// describe.
@usableFromInline
final class Evaluation {
  /// A Boolean value indicating whether expressions are compared while they are evaluated.
  private let isEnabled = Prediction.isEnabled

  /// The passes of the tree.
  weak var reconciler: Reconciler?

  /// What the expressions that follow are expected to describe.
  ///
  /// This and the patchers are only loaded and stored: no access to them runs anything else, so there is none to check.
  @exclusivity(unchecked)
  private var cursor = PlaceCursor()

  /// What is expected behind the blocks of children that are being evaluated, the outer ones first, and their number.
  ///
  /// Those at the end are spare: to exchange two counts no references.
  @exclusivity(unchecked)
  private var outerCursors: [PlaceCursor] = []
  @exclusivity(unchecked)
  private var outerCount = 0

  /// What compares the steps of expressions, and of those that are evaluated inside others, outer ones first.
  private let outermost: StepPatcher
  @exclusivity(unchecked)
  private var inner: [StepPatcher] = []

  /// The number of inner ones that are busy, and of those at their end that have been since they were counted.
  @exclusivity(unchecked)
  private var innerCount = 0

  private static let running = ThreadLocal()

  /// Creates the evaluation of the blocks of a tree, in passes or in a plan.
  init(isPlanning: Bool) {
    outermost = StepPatcher(isPlanning: isPlanning)
  }

  /// The evaluation that runs on this thread.
  ///
  /// The thread does not hold it. That is safe because ``run(at:_:)`` alone sets it, which holds the
  /// evaluation until the block has returned, and puts back what was there before. Whatever the block runs
  /// (other blocks, other live parents, passes, the end of this one) does so in between; what it leaves for
  /// later, on this thread or another, finds what is set then.
  @usableFromInline static var current: Evaluation? {
    running.word.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Evaluates a block that is expected to describe what stands at a place.
  ///
  /// It is inlined, so that no metadata of the result is looked up.
  @inline(__always)
  func run<Result>(at place: MountedPlace, _ block: () -> Result) -> Result {
    let outer = (Self.running.word, cursor)
    Self.running.word = isEnabled ? Unmanaged.passUnretained(self).toOpaque() : nil
    cursor = PlaceCursor(place)
    defer {
      Self.running.word = outer.0
      cursor = outer.1
    }
    return block()
  }

  /// Expects an expression to describe a node that a builder of a class has described, if there is one, and returns
  /// what compares it, which is busy then.
  ///
  /// The patcher is not counted. That is safe because the evaluation holds it until the end of the pass, which comes
  /// after the expression.
  @usableFromInline
  static func expect(of type: Any.Type, line: UInt) -> Unmanaged<StepPatcher>? {
    guard let current = running.word else { return nil }
    return Unmanaged<Evaluation>.fromOpaque(current)._withUnsafeGuaranteedRef {
      $0.expect(of: type, line: line)
    }
  }

  private func expect(of type: Any.Type, line: UInt) -> Unmanaged<StepPatcher>? {
    guard let node = cursor.next(of: type, line: line) else { return nil }
    if !outermost.isBusy {
      outermost.expect(node)
      return .passUnretained(outermost)
    }
    let patcher = idlePatcher
    patcher.expect(node)
    return .passUnretained(patcher)
  }

  /// A patcher for an expression that is evaluated inside another one.
  private var idlePatcher: StepPatcher {
    countBusy()
    if innerCount == inner.count { inner.append(StepPatcher(isPlanning: outermost.isPlanning)) }
    innerCount += 1
    return inner[innerCount - 1]
  }

  /// Counts the inner patchers up to the last one that is busy.
  private func countBusy() {
    while innerCount > 0, !inner[innerCount - 1].isBusy { innerCount -= 1 }
  }

  /// Evaluates a block of children, which is expected to describe what stands in the block that is written there.
  ///
  /// - Parameters:
  ///   - children: The block.
  ///   - source: Where it is written.
  ///   - parent: The object whose children they are, if it exists; else the block is of the node that the
  ///     expression around it is expected to describe.
  /// - Returns: What the block describes.
  @inlinable
  static func evaluate<Node>(
    _ children: () -> Hierarchy<Node>,
    at source: SourcePlace,
    of parent: AnyObject?
  ) -> Hierarchy<Node> {
    guard beginBlock(at: source, of: parent) else { return children() }
    let hierarchy = children()
    endBlock()
    return hierarchy
  }

  /// Begins to expect what stands in a block of children, if there is one, and returns whether it does.
  @usableFromInline
  static func beginBlock(at source: SourcePlace, of parent: AnyObject?) -> Bool {
    guard let current = running.word else { return false }
    return Unmanaged<Evaluation>.fromOpaque(current)._withUnsafeGuaranteedRef {
      $0.beginBlock(at: source, of: parent)
    }
  }

  private func beginBlock(at source: SourcePlace, of parent: AnyObject?) -> Bool {
    guard let place = expectedPlace(ofBlockAt: source, of: parent) else { return false }
    if outerCount == outerCursors.count { outerCursors.append(PlaceCursor()) }
    swap(&outerCursors[outerCount], &cursor)
    outerCount += 1
    cursor.restart(at: place)
    return true
  }

  private func expectedPlace(ofBlockAt source: SourcePlace, of parent: AnyObject?) -> MountedPlace?
  {
    if let parent {
      return reconciler?.members[ObjectIdentifier(parent)]?.place(ofBlockAt: source)
    }
    // The block is of the innermost expression that is being evaluated.
    countBusy()
    if innerCount > 0 { return inner[innerCount - 1].node.place(ofBlockAt: source) }
    return outermost.isBusy ? outermost.node.place(ofBlockAt: source) : nil
  }

  /// Goes on behind the block.
  @usableFromInline
  static func endBlock() {
    guard let current = running.word else { return }
    Unmanaged<Evaluation>.fromOpaque(current)._withUnsafeGuaranteedRef {
      $0.outerCount -= 1
      swap(&$0.outerCursors[$0.outerCount], &$0.cursor)
    }
  }

  /// Lets go of the nodes that were expected.
  func forget() {
    outermost.forget()
    if !outerCursors.isEmpty { outerCursors.removeAll(keepingCapacity: true) }
    innerCount = 0
    inner.removeLast(max(0, inner.count - 8))
    for patcher in inner { patcher.forget() }
  }

  /// Returns the description of the part that is expected next, if nobody else has it.
  ///
  /// It may be given another block then: if the part is described again, that is the newest one, and what is not
  /// described again leaves. In a plan ``TreeMemory`` has it, too.
  @usableFromInline
  static func expectPart() -> PartContent? {
    guard let current = running.word else { return nil }
    return Unmanaged<Evaluation>.fromOpaque(current)._withUnsafeGuaranteedRef {
      $0.cursor.nextPart()?.uniqueContent
    }
  }

  /// Returns the items that a `ForEach` is expected to describe.
  @usableFromInline
  func nextItems() -> MountedItems? {
    cursor.nextItems()
  }

  /// Begins to expect what stands in items, of which ``expectItem(at:)`` tells which.
  ///
  /// - Returns: What is expected behind them.
  @usableFromInline
  func beginItems(_ items: MountedItems?) -> PlaceCursor {
    defer { cursor = PlaceCursor(items) }
    return cursor
  }

  /// Expects what stands in an item, and nothing else.
  @usableFromInline
  func expectItem(at index: Int) {
    cursor.restart(at: index)
  }

  /// Goes on behind the items.
  @usableFromInline
  func endItems(_ outer: PlaceCursor) {
    cursor = outer
  }
}
