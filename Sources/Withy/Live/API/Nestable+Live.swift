extension Nestable {
  /// Keeps children of this node equal to a block.
  ///
  /// The block is evaluated now, and again in every pass: when ``Live/update()`` is called, and when
  /// state of the `Observation` framework changes that it has read. Only what is different is applied.
  ///
  /// ```swift
  /// let live = container.live {
  ///   titleLabel.with.text(state.title)
  ///   ForEach(state.items, id: \.id) { item in Label.make.text(item.title) }
  /// }
  /// ```
  ///
  /// Children that are not from the block are left where they are. A change of state is missed that
  /// comes while the block is evaluated, of what this evaluation has read and none before that still listens;
  /// see ``Live``.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which passes run; by default that of the caller. Called without an
  ///     actor, state is not observed.
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - block: A block of children. It is kept; it must not hold what holds the live parent, or use
  ///     ``live(_:isolation:file:line:_:)``.
  /// - Returns: The live parent, which works while it is held.
  public func live(
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>
  ) -> Live {
    makeLive(isolation, file, line, block) { true }
  }

  /// Keeps children of this node equal to a block that uses an object, which is held weakly.
  ///
  /// ```swift
  /// final class Screen: View {
  ///   var name = ""
  ///   var live: Live?
  ///
  ///   func start() {
  ///     live = self.live(self) { screen in
  ///       Label.make.text(screen.name)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: The object that the block uses. When it has gone, the updates end.
  ///   - isolation: The actor on which passes run; by default that of the caller. Called without an
  ///     actor, state is not observed.
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - block: A block of children, called with the owner. It is kept.
  /// - Returns: The live parent, which works while it is held.
  public func live<Owner: AnyObject>(
    _ owner: Owner,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ block: @escaping (Owner) -> Hierarchy<Node>
  ) -> Live {
    makeLive(isolation, file, line) { [weak owner] in
      owner.map(block) ?? Hierarchy()
    } isOwned: { [weak owner] in
      owner != nil
    }
  }

  /// Keeps children of this node equal to a new block, with the live parent that there is already.
  ///
  /// It is for containers that are used again for something else, such as the cells of a list:
  ///
  /// ```swift
  /// cell.live = cell.content.live(reusing: cell.live, id: item.id) {
  ///   titleLabel.with.text(item.title)
  ///   Switch.make.isOn(item.isDone)
  /// }
  /// ```
  ///
  /// With the same id it is an update with a new block. With another one the objects are kept, too, and
  /// every declared value is written again, because what users have changed in them, a switch that was
  /// turned on, say, belongs to what was shown before; so are calls that depend on values made again. What
  /// is done once for each object is not.
  ///
  /// - Parameters:
  ///   - live: The live parent that an earlier call has returned. If it is `nil`, was stopped, or belongs to
  ///     another node, a new one is made.
  ///   - id: What the block shows.
  ///   - isolation: The actor on which passes run; by default that of the caller. Called without an
  ///     actor, state is not observed.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - block: A block of children. It is kept until the next call.
  /// - Returns: The live parent, which works while it is held.
  public func live(
    reusing live: Live?,
    id: some Hashable,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>
  ) -> Live {
    if let live, live.isLive(in: self) {
      live.update(PartElement(block: block), showing: id)
      return live
    }
    return makeLive(isolation, file, line, block, id: id) { true }
  }

  /// Makes a live parent, runs its first pass, and begins to listen for changes of state.
  private func makeLive(
    _ isolation: isolated (any Actor)?,
    _ file: StaticString,
    _ line: UInt,
    _ block: @escaping () -> Hierarchy<Node>,
    id: AnyHashable? = nil,
    isOwned: @escaping () -> Bool
  ) -> Live {
    let isOfMainActor = isolation === MainActor.shared
    let changes = isolation.map { _ in InvalidationQueue(isOfMainActor: isOfMainActor) }
    let live = Live(
      PartElement(block: block),
      of: self,
      changes: changes,
      file: file,
      line: line,
      id: id,
      isOwned: isOwned
    )
    live.update()
    guard let actor = isolation, let changes else { return live }
    let reference = LiveReference(live, on: actor)
    if isOfMainActor {
      // On its actor the task gets there in one step. It holds that actor, which is never freed.
      Task {
        _ = isolation
        await reference.answer(changes)
      }
    } else {
      Task { await reference.answer(changes) }
    }
    return live
  }
}
