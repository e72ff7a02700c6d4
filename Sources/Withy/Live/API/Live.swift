/// A parent whose children are kept equal to a block, with the fewest changes.
///
/// A `Live` is created by ``Nestable/live(isolation:file:line:_:)``. It works while it is
/// retained:
///
/// ```swift
/// let live = container.live {
///   if account.isSignedIn {
///     Label.make.text("Hi, \(account.name)")
///   } else {
///     signInButton
///   }
///   ForEach(account.items, id: \.id) { item in
///     Label.make.text(item.title)
///   }
/// }
/// account.name = "Ann"
/// live.update()  // 1 property write
/// ```
///
/// A pass evaluates the block and applies only the differences from the previous pass:
///
/// - An existing object is itself. An object made by a factory is kept while its class and its place in
///   the structure of the block remain, or its id in a ``ForEach``, or its
///   ``Builder/identity(_:in:file:line:)``.
/// - A property is written when the value *declared* for it has changed; a value that was changed from
///   outside is left alone until then. A step that is no longer declared is undone.
/// - A pass in which nothing has changed sets no property whose values are `Equatable`, and does
///   nothing to the tree. A value or id that is not equal to itself, such as a `Double` that is
///   not-a-number, counts as changed in each pass.
///
/// An existing object belongs to the live tree that placed it last. If another tree had the object,
/// that is reported, and this other tree leaves it alone until its block describes it anew.
///
/// When state of the `Observation` framework that the block has read changes, the block is
/// evaluated again: many changes in one turn of the actor on which the `Live` was created
/// cause one pass. State that is safe to share may also change on other threads. Since the
/// notification of a change comes before the new value is stored, such a change causes another
/// evaluation a turn later, and again after 50 milliseconds without such changes, and after a
/// second. The same applies to all changes observed by a `Live` that does not belong to the
/// main actor, because it cannot tell them apart.
///
/// Change state in calls, hooks and tasks, not in blocks or in getters that they read: a change while
/// the block is evaluated, also on another thread, is only noticed if the block has read that state in
/// the previous pass, and no change has been noticed since. Passes that request each other by changing
/// state are stopped after a hundred, and reported.
///
/// A closure property of an existing object is read when it is first declared, and restored when
/// the object leaves. Swift wraps the closure once more each time; for an object that appears and
/// disappears tens of thousands of times, set the handler once instead.
///
/// A `Live` references its container weakly, and the nodes that it has placed there strongly.
/// When the `Live` is freed, it leaves the tree as it is.
public final class Live {
  /// The changes made by the last pass, and by passes requested during it.
  public internal(set) var lastChanges = Changes()

  /// A closure that is called after each pass that made changes, with these; `nil` by default.
  ///
  /// By then, the tree is complete, and ``lastChanges`` includes these changes. A pass that the
  /// closure requests follows.
  ///
  /// ```swift
  /// live.didPass = { changes in print(changes) }
  /// ```
  public var didPass: ((Changes) -> Void)?

  /// A closure of an adapter that is called right before ``didPass``, which is the app's.
  package var adapterDidPass: (() -> Void)?

  /// A closure in which passes requested by state changes run; `nil` by default, which runs them
  /// directly.
  ///
  /// ```swift
  /// live.transaction = { pass in UIView.animate(withDuration: 0.3, animations: pass) }
  /// ```
  ///
  /// The closure must call the one passed to it, like that of ``update(in:)``.
  public var transaction: Transaction?

  /// A closure that immediately calls another closure, which runs a pass.
  public typealias Transaction = (_ pass: @escaping () -> Void) -> Void

  /// The values of the environment at the top of the tree, which parts in the block read; by
  /// default none is set.
  ///
  /// ```swift
  /// live.environment.theme = .dark
  /// live.update()
  /// ```
  ///
  /// A pass over the whole block, such as ``update()``, applies a change.
  public var environment = EnvironmentValues()

  let reconciler: Reconciler
  let block: MountedBlock

  /// The latest description of the block; `nil` once the `Live` is stopped.
  var content: PartDescription?

  /// The id of what the block shows, for a `Live` that is reused.
  private var id: AnyHashable?

  /// A Boolean value indicating whether the block has shown something else since the last pass.
  var showsOther = false

  /// Returns whether the owner that was passed to `live`, if any, still exists.
  let isOwned: () -> Bool

  /// The identity of the container, by which ``LiveTable`` finds the `Live`.
  private let containerID: ObjectIdentifier

  // No access to the variables below runs other code, so there is none to check.
  @exclusivity(unchecked) var isStopped = false

  /// Whether a pass runs, or the first one waits for the end of the container's former `Live`.
  @exclusivity(unchecked) var isRunning = false

  /// Whether another `Live` has replaced this one, which ends after its next pass.
  @exclusivity(unchecked) var isReplaced = false

  /// The `Live` that replaces this one, and begins when this one has ended.
  @exclusivity(unchecked) var successor: Live?

  /// A Boolean value indicating whether a pass was requested during a pass.
  @exclusivity(unchecked) var isRequestedAgain = false

  /// The parts that have requested to be evaluated again.
  @exclusivity(unchecked) var requestedParts: Set<Int> = []

  init(
    _ content: PartDescription,
    of container: any Nestable,
    invalidations: InvalidationQueue?,
    file: StaticString,
    line: UInt,
    id: AnyHashable?,
    isOwned: @escaping () -> Bool
  ) {
    self.content = content
    self.isOwned = isOwned
    containerID = ObjectIdentifier(container)
    self.id = id
    reconciler = Reconciler(invalidations: invalidations)
    reconciler.container = container
    block = reconciler.newBlock(
      in: ChildList(of: container),
      file: file,
      line: line
    )
    reconciler.evaluateAgain = { [weak self] in self?.evaluateAgain($0, waits: $1) ?? false }
    reconciler.completeRemovals = { [weak self] removals in
      if let self { complete(removals) } else { removals() }
    }
  }

  deinit {
    reconciler.invalidations?.finish()
    LiveTable.remove(self, of: containerID)
  }

  /// Evaluates the block and applies the differences.
  ///
  /// Call this method if the block reads state that is not observed. During a pass it returns no
  /// changes; one more pass then follows for all such calls. After a hundred consecutive passes,
  /// they are stopped and reported.
  ///
  /// - Returns: The changes made; none once the `Live` is stopped or its container
  ///   deallocated.
  /// - Complexity: O(*n*), where *n* is the number of described nodes, and O(*m* log *m*)
  ///   comparisons for *m* children of one parent whose order has changed.
  @discardableResult
  public func update() -> Changes {
    run { runAll() }
  }

  /// Evaluates the block and applies the differences, inside a closure such as an animation.
  ///
  /// ```swift
  /// live.update(in: { UIView.animate(withDuration: 0.3, animations: $0) })
  /// ```
  ///
  /// The whole pass runs inside the closure: the block, steps, insertions and removals, layout, and
  /// hooks. What follows from it runs outside: ``didPass``, and passes requested meanwhile.
  ///
  /// - Parameter transaction: A closure that calls the closure passed to it once, before it
  ///   returns. If it does not, the pass runs after it has returned; a later or second call does
  ///   nothing.
  /// - Returns: The changes made, like ``update()``.
  @discardableResult
  public func update(in transaction: Transaction) -> Changes {
    run { runOnce(in: transaction) { [self] in runAll() } }
  }

  /// Evaluates another block from now on, and applies the differences; if the id of what it shows
  /// is another one, every declared value is written again.
  @usableFromInline
  func update(_ content: PartDescription, showing id: AnyHashable) {
    self.content = content
    showsOther = showsOther || self.id != id
    self.id = id
    update()
  }

  /// Removes the children by an empty block and ends the updates, because another `Live`
  /// replaces this one; during a pass, after it.
  func end(showing content: PartDescription) {
    isReplaced = true
    self.content = content
    update()
  }

  /// Returns whether the children of a node are kept equal to the block.
  @usableFromInline
  func isLive(in container: any Nestable) -> Bool {
    !isStopped && !isReplaced && isOwned() && block.list.parent === container
  }

  /// Ends the updates, leaves the tree as it is, and releases the block.
  ///
  /// During a pass, the block is released after it. A node that is leaving by then is still removed
  /// when its ``Builder/beforeRemove(_:onCancel:)`` says so, but none of its steps is undone and no
  /// hook called.
  public func stop() {
    isStopped = true
    reconciler.invalidations?.finish()
    if !isRunning { forget() }
  }

  /// The followers of the groups in the tree, outer ones first.
  package var followers: [any Follower] { reconciler.groups.followers }

  /// The object whose children are kept equal to the block; `nil` once it is deallocated.
  package var container: AnyObject? { reconciler.container }
}
