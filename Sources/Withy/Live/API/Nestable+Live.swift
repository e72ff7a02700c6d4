/// Live blocks of a node.
extension Nestable {
  /// Keeps children of this node equal to a block.
  ///
  /// The block is evaluated now, and again in every pass: when ``Live/update()`` is called, and
  /// when state of the `Observation` framework that it has read changes. Only the differences are
  /// applied.
  ///
  /// ```swift
  /// let live = container.live {
  ///   titleLabel.with.text(state.title)
  ///   ForEach(state.items, id: \.id) { item in Label.make.text(item.title) }
  /// }
  /// ```
  ///
  /// Children that are not from the block are left where they are. A node has one live block: a
  /// second one is reported, and replaces the first, whose children are removed. If a pass of the first
  /// is running, it ends before the second begins, which until then makes no changes. ``Live``
  /// describes passes, and which changes of state are noticed.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which passes run; by default that of the caller. If called without
  ///     an actor, state is not observed.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - block: A block of children. It is retained; if it would retain an owner of the `Live`, use
  ///     ``Configurable/live(in:isolation:file:line:_:)`` instead.
  /// - Returns: The `Live`, which works while it is retained.
  @_alwaysEmitIntoClient
  public func live(
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>
  ) -> Live {
    _makeLive(isolation, file, line, PartElement(block: block)) { true }
  }

  /// Keeps children of this node equal to a block that uses an object, which is referenced weakly.
  ///
  /// This is the form for an owner that is not ``Configurable``, such as a plain model. For any
  /// other, write ``Configurable/live(in:isolation:file:line:_:)``, which does the same: here the
  /// compiler tries the superclass of the owner, too, and reports a mistake in the block as a
  /// member that this class lacks.
  ///
  /// ```swift
  /// let live = container.live(model) { model in
  ///   Label.make.text(model.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: The object that the block uses. When it is freed, the updates end.
  ///   - isolation: The actor on which passes run, see ``live(isolation:file:line:_:)``.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - block: A block of children, called with the owner. What it retains is listed at
  ///     ``Configurable/live(in:isolation:file:line:_:)``.
  /// - Returns: The `Live`, which works while it is retained.
  @_alwaysEmitIntoClient
  public func live<Owner: AnyObject>(
    _ owner: Owner,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ block: @escaping (Owner) -> Hierarchy<Node>
  ) -> Live {
    let content = PartElement { [weak owner] in owner.map(block) ?? Hierarchy() }
    return _makeLive(isolation, file, line, content) { [weak owner] in owner != nil }
  }

  /// Keeps children of this node equal to a new block, reusing an existing `Live`.
  ///
  /// Use it for containers that are reused, such as the cells of a list:
  ///
  /// ```swift
  /// cell.live = cell.content.live(reusing: cell.live, id: item.id) {
  ///   titleLabel.with.text(item.title)
  ///   Switch.make.isOn(item.isDone)
  /// }
  /// ```
  ///
  /// With the same id, this is an update with a new block. With a different id, the objects are
  /// kept, too, but every declared value is written again, because changes made by users, such as
  /// turning on a switch, belong to what was shown before; calls that depend on values are also
  /// made again. Calls made once for each object are not.
  ///
  /// - Parameters:
  ///   - live: The `Live` returned by an earlier call. If it is `nil`, was stopped, or belongs
  ///     to another node, a new one is created.
  ///   - id: The id of what the block shows.
  ///   - isolation: The actor on which passes run, see ``live(isolation:file:line:_:)``.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - block: A block of children. It is retained until the next call.
  /// - Returns: The `Live`, which works while it is retained.
  @_alwaysEmitIntoClient
  public func live(
    reusing live: Live?,
    id: some Hashable,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>
  ) -> Live {
    let content = PartElement(block: block)
    if let live, live.isLive(in: self) {
      live.update(content, showing: id)
      return live
    }
    return _makeLive(isolation, file, line, content, id: id) { true }
  }

  /// Creates a `Live`, runs its first pass, and begins to observe state.
  @usableFromInline
  package func _makeLive(
    _ isolation: isolated (any Actor)?,
    _ file: StaticString,
    _ line: UInt,
    _ content: PartDescription,
    id: AnyHashable? = nil,
    environment: EnvironmentValues = EnvironmentValues(),
    isOwned: @escaping () -> Bool
  ) -> Live {
    let isOfMainActor = isolation === MainActor.shared
    let invalidations = isolation.map { _ in InvalidationQueue(isOfMainActor: isOfMainActor) }
    let live = Live(
      content,
      of: self,
      invalidations: invalidations,
      file: file,
      line: line,
      id: id,
      isOwned: isOwned
    )
    live.environment = environment
    if let former = LiveTable.insert(live, of: self) {
      live.begin(after: former)
      if former.isLive(in: self) {
        Diagnostics.report(
          "\(type(of: self)) already has a live block, at \(former.block.file):\(former.block.line); replaced by this one",
          file: file,
          line: line
        )
        former.end(showing: PartElement { Hierarchy<Node>() })
      } else {
        // Its owner is gone, or it is stopped: it ends after its pass.
        former.stop()
      }
    } else {
      live.update()
    }
    guard let actor = isolation, let invalidations else { return live }
    let reference = LiveReference(live, on: actor)
    if isOfMainActor {
      // The task begins on the main actor without a hop, and retains that actor, which is never
      // freed.
      Task {
        _ = isolation
        await reference.answer(invalidations)
      }
    } else {
      Task { await reference.answer(invalidations) }
    }
    return live
  }
}
