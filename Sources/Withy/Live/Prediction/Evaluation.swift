/// The evaluation of a block of a live tree, while it runs: which node each expression in it is expected to
/// describe.
@usableFromInline
final class Evaluation {
  /// A Boolean value indicating whether expressions are compared while they are evaluated.
  private let isEnabled = Prediction.isEnabled

  /// What the expressions that follow are expected to describe.
  ///
  /// Every access is over before anything else runs, since none hands the cursor to a closure: there is no
  /// access to check.
  @exclusivity(unchecked)
  private var cursor = PlaceCursor()

  /// What compares the steps of expressions, and of those that are evaluated inside others.
  private let outermost = StepPatcher()
  private var inner: [StepPatcher] = []

  private static let running = ThreadLocal()

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

  /// Expects an expression to describe a node that a factory of a class has made, if there is one, and returns
  /// what compares it, which is busy then.
  @usableFromInline
  static func expect(madeBy factory: Any.Type, line: UInt) -> StepPatcher? {
    guard let current = running.word else { return nil }
    return Unmanaged<Evaluation>.fromOpaque(current)._withUnsafeGuaranteedRef {
      $0.expect(madeBy: factory, line: line)
    }
  }

  private func expect(madeBy factory: Any.Type, line: UInt) -> StepPatcher? {
    guard let node = cursor.next(madeBy: factory, line: line) else { return nil }
    let patcher = outermost.isBusy ? idleRecorder : outermost
    patcher.expect(node)
    return patcher
  }

  /// A patcher for an expression that is evaluated inside another one.
  private var idleRecorder: StepPatcher {
    if let idle = inner.first(where: { !$0.isBusy }) { return idle }
    inner.append(StepPatcher())
    return inner[inner.count - 1]
  }

  /// Lets go of the nodes that were expected.
  func forget() {
    outermost.forget()
    inner = []
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
