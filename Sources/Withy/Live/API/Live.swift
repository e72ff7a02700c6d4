/// A parent whose children are kept equal to a block, by the smallest difference.
///
/// A live parent is made by ``Nestable/live(isolation:file:line:_:)``. It works while it is held:
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
/// A pass evaluates the block and applies only what is different from the pass before. Objects are
/// kept: an existing object is itself; what a factory makes is kept while its class and its place in
/// the structure of the block hold, or its id in a ``ForEach``, or its ``Builder/identity(_:file:line:)``.
/// A property is written when the value that is *declared* for it has changed; a value that was
/// changed from outside is left alone until then. A step that is not declared any more is undone. A
/// pass in which nothing has changed sets no property and does nothing to the tree. Values and ids are compared
/// by `==`: one that is not equal to itself, such as a `Double` that is not a number, counts as changed in each pass.
///
/// An existing object belongs to the live tree that placed it last. The one that loses it leaves it alone from
/// then on, with the values that it has set.
///
/// State of the `Observation` framework that the block reads makes it run again: many changes in one
/// turn of the actor that made the live parent make one pass.
///
/// State that is safe to share may also change on other threads. Since the notice of a change comes before
/// its store, what such a change asks for is evaluated once more a turn later, and again when none has
/// come for 50 milliseconds, and for a second. So are the changes that a live parent hears that does not
/// belong to the main actor, because it cannot tell them from others.
///
/// A closure property of an existing object is read when it is first declared, and given back when the object
/// leaves. Swift wraps the closure once more each time; an object that comes and goes tens of thousands of
/// times is better given its handler once.
///
/// Change state in calls, hooks and tasks, and not in blocks or in getters that they read: of state that
/// changes while a block is evaluated, only changes are heard of what the block has read in the pass before
/// and has heard no change of since. Passes that ask for each other by changing state are stopped after a
/// hundred, and reported.
///
/// A live parent holds its container weakly, and what it has put there strongly. It leaves the tree
/// as it is when it goes.
public final class Live {
  /// What the last pass has done.
  public private(set) var lastChanges = Changes()

  /// A closure that is called after each pass that did something, with what that was; `nil` by default.
  ///
  /// The tree stands by then, and ``lastChanges`` says the same. A pass that it asks for follows.
  ///
  /// ```swift
  /// live.didPass = { changes in print(changes) }
  /// ```
  public var didPass: ((Changes) -> Void)?

  /// A closure in which the passes run that state asks for; `nil` by default, which runs them as they are.
  ///
  /// ```swift
  /// live.transaction = { pass in UIView.animate(withDuration: 0.3, animations: pass) }
  /// ```
  ///
  /// It calls what it is handed as the closure of ``update(in:)`` does.
  public var transaction: Transaction?

  /// A closure that calls another one, which runs a pass, at once.
  public typealias Transaction = (_ pass: @escaping () -> Void) -> Void

  private let reconciler: Reconciler
  private let block: ChildBlock

  /// The newest description of the block.
  private var content: PartContent

  /// What the block shows, for a live parent that is used again for something else.
  private var id: AnyHashable?

  /// A Boolean value indicating whether it shows something else since the last pass.
  private var showsOther = false

  /// Returns whether what the block depends on is there.
  private let isOwned: () -> Bool

  // These, and the parts that have asked, are flags and numbers: no access to them runs anything else, so that there is
  // none to check.
  @exclusivity(unchecked)
  private var isStopped = false
  @exclusivity(unchecked)
  private var isRunning = false

  /// A Boolean value indicating whether a pass was asked for during a pass.
  @exclusivity(unchecked)
  private var isAskedAgain = false

  /// The parts that have asked to be evaluated again.
  @exclusivity(unchecked)
  private var askingParts: Set<Int> = []

  /// The number of passes in a row, asked for by each other, after which they are stopped.
  private static let limit = 100

  /// Creates a live parent, before its first pass.
  init(
    _ content: PartContent,
    of container: any Nestable,
    changes: InvalidationQueue?,
    file: StaticString,
    line: UInt,
    id: AnyHashable?,
    isOwned: @escaping () -> Bool
  ) {
    self.content = content
    self.isOwned = isOwned
    self.id = id
    reconciler = Reconciler(changes: changes)
    reconciler.container = container
    block = reconciler.newBlock(
      in: ChildList(of: container, deallocations: reconciler.deallocations),
      file: file,
      line: line
    )
    reconciler.evaluateAgain = { [weak self] in self?.evaluateAgain($0) ?? false }
  }

  deinit {
    reconciler.parts.changes?.finish()
  }

  /// Evaluates the block and applies what is different.
  ///
  /// It is called by hand where the block reads state that is not observed. During a pass it returns
  /// no changes; a pass then follows, one for all such calls. After a hundred passes in a row it is
  /// reported, and they end.
  ///
  /// - Returns: What was done; nothing once the live parent is stopped or its container has gone.
  /// - Complexity: O(*n*), where *n* is the number of nodes that are described, and O(*m* log *m*)
  ///   comparisons for *m* children of one parent whose order has changed.
  @discardableResult
  public func update() -> Changes {
    run { [self] in runAll() }
  }

  /// Evaluates the block and applies what is different, inside a closure such as an animation.
  ///
  /// ```swift
  /// live.update(in: { UIView.animate(withDuration: 0.3, animations: $0) })
  /// ```
  ///
  /// Everything that the pass does runs inside: the block, steps, insertions and removals, layout, and hooks.
  /// What follows from it runs outside: ``didPass``, and passes that were asked for meanwhile.
  ///
  /// - Parameter transaction: A closure that calls what it is handed once, before it returns. If it does
  ///   not, the pass runs after it; a later or second call does nothing.
  /// - Returns: What was done, as by ``update()``.
  @discardableResult
  public func update(in transaction: Transaction) -> Changes {
    run { [self] in runOnce(in: transaction) { [self] in runAll() } }
  }

  /// Evaluates another block from now on, and applies what is different.
  ///
  /// - Parameters:
  ///   - content: The description of the block.
  ///   - id: What it shows. If that is not what was shown before, every declared value is written again.
  func update(_ content: PartContent, showing id: AnyHashable) {
    self.content = content
    showsOther = showsOther || self.id != id
    self.id = id
    update()
  }

  /// Returns whether the children of a node are kept equal to the block.
  func isLive(in container: any Nestable) -> Bool { !isStopped && block.list.parent === container }

  /// Returns what ``update()`` would do, without doing it.
  ///
  /// The block is evaluated; factories, calls and hooks are not run, and nothing is touched. A
  /// property of a node that is not made yet, or behind an optional of such a node, counts as one
  /// write. What only the pass asks is not known: whether a parent admits a node for the first time, and how many
  /// children a node takes that is not made yet.
  public func plan() -> Changes {
    guard !isRunning, !isStopped, block.list.parent != nil, isOwned() else { return Changes() }
    isRunning = true
    defer { isRunning = false }
    reconciler.plan(in: block, changed: reconciler.parts.changes?.all ?? []) { fillBlock() }
    reconciler._checkInvariants(of: block)
    return reconciler.changes
  }

  /// Ends the updates, and leaves the tree as it is.
  public func stop() {
    isStopped = true
    reconciler.parts.changes?.finish()
    if !isRunning { forget() }
  }

  /// Evaluates the parts whose state has changed, and applies what is different.
  @discardableResult
  package func updateChangedParts() -> Changes {
    guard let changes = reconciler.parts.changes else { return Changes() }
    let row = changes.row
    if row > Self.limit {
      changes.drop()
      reportRow()
      return Changes()
    }
    // A pass by hand, or the one before, may have evaluated them.
    let changed = changes.take()
    if changed.isEmpty { return Changes() }
    return run(row: row) { [self] in
      let pass = { [self] in reconciler.run(parts: changed) { fillBlock() } }
      if let transaction { runOnce(in: transaction, pass) } else { pass() }
    }
  }

  /// Runs the whole block.
  private func runAll() {
    var changed = (reconciler.parts.changes?.take() ?? []).union(takeAskingParts())
    if showsOther {
      showsOther = false
      reconciler.expire(block)
      changed = reconciler.parts.ids
    }
    reconciler.run(changed: changed) { fillBlock() }
  }

  /// Evaluates a part once more: now, or behind the pass that runs.
  ///
  /// - Returns: Whether it is, or will be.
  private func evaluateAgain(_ id: Int) -> Bool {
    if isStopped { return false }
    askingParts.insert(id)
    if !isRunning { _ = run { [self] in runAskingParts() } }
    return true
  }

  /// Evaluates the parts that have asked for it.
  private func runAskingParts() {
    reconciler.run(parts: takeAskingParts()) { fillBlock() }
  }

  /// Returns the parts that have asked to be evaluated again, which are about to be.
  private func takeAskingParts() -> Set<Int> {
    defer { askingParts = [] }
    return askingParts
  }

  /// What follows groups of nodes in the tree, the outer ones first.
  package var followers: [any Follower] { reconciler.groups.followers }

  /// The object whose children are kept equal to the block; `nil` once it has gone.
  package var container: AnyObject? { reconciler.container }

  private func fillBlock() {
    reconciler.fill(block) { [reconciler, content] in reconciler.update(content, at: $0) }
    if block.list.isOutOfOrder { reconciler.order(block.list, .inWalk) }
  }

  /// Runs a pass, and those that are asked for meanwhile.
  ///
  /// - Parameters:
  ///   - row: How many passes, this one included, have asked for each other by changing state.
  ///   - first: Runs the first pass; those that follow run the whole block.
  /// - Returns: What was done.
  private func run(row: Int = 1, _ first: () -> Void) -> Changes {
    if isStopped { return Changes() }
    if isRunning {
      isAskedAgain = true
      return Changes()
    }
    isRunning = true
    let outer = RunningPass.row
    RunningPass.row = max(row, outer)
    defer {
      isRunning = false
      RunningPass.row = outer
    }
    var changes = Changes()
    var count = 0
    repeat {
      guard block.list.parent != nil, isOwned() else {
        stop()
        break
      }
      let isWhole = isAskedAgain || reconciler.isUnfinished
      isAskedAgain = false
      if count == 0 {
        first()
      } else if isWhole {
        runAll()
      } else {
        runAskingParts()
      }
      reconciler._checkInvariants(of: block)
      changes.append(reconciler.changes)
      count += 1
      if !reconciler.changes.isEmpty {
        lastChanges = changes
        didPass?(reconciler.changes)
      }
    } while (isAskedAgain || reconciler.isUnfinished || !askingParts.isEmpty) && !isStopped
      && count <= Self.limit
    if isAskedAgain && count > Self.limit { reportRow() }
    if isStopped { forget() }
    lastChanges = changes
    return changes
  }

  /// Runs a pass in a closure, once, whatever the closure does.
  private func runOnce(in transaction: Transaction, _ pass: @escaping () -> Void) {
    var pass: (() -> Void)? = pass
    let runOnce = { [self] in
      guard let body = pass else { return }
      pass = nil
      if isStopped { reconciler.changes = Changes() } else { body() }
    }
    transaction(runOnce)
    runOnce()
  }

  private func reportRow() {
    Diagnostics.report(
      "passes asked for each other \(Self.limit) times in a row; they were stopped",
      file: block.file,
      line: block.line
    )
  }

  /// Lets go of everything that is remembered.
  private func forget() {
    block.place = MountedPlace()
    block.nodes = []
    reconciler.forgetMembers()
    reconciler.refusing = []
  }
}
