import Kit

/// A view that counts what is done to it and to others of its class.
final class CountedView: View {
  /// Whether views are made that count, which does not change while a probe runs.
  nonisolated(unsafe) static var isCounting = false

  /// What was done so far, by the one thread of a probe.
  nonisolated(unsafe) static var counts = Counts()

  /// What is done to views.
  struct Counts: Equatable {
    /// The number of times that a property was set.
    var setterCalls = 0

    /// The number of insertions, moves and removals.
    var treeOperations = 0
  }

  /// A Boolean value indicating whether a removal is a part of a move.
  nonisolated(unsafe) private static var isMoving = false

  /// Makes a view for a probe.
  static func make() -> View { isCounting ? CountedView() : View() }

  override var title: String { didSet { Self.counts.setterCalls += 1 } }
  override var tag: Int { didSet { Self.counts.setterCalls += 1 } }
  override var alpha: Double { didSet { Self.counts.setterCalls += 1 } }

  override func append(_ child: View) {
    move { super.append(child) }
  }

  override func insert(_ child: View, after sibling: View?) {
    move { super.insert(child, after: sibling) }
  }

  override func removeFromParent() {
    if parent != nil && !Self.isMoving { Self.counts.treeOperations += 1 }
    super.removeFromParent()
  }

  private func move(_ body: () -> Void) {
    Self.counts.treeOperations += 1
    Self.isMoving = true
    body()
    Self.isMoving = false
  }
}
