/// A `ForEach` in a description.
@usableFromInline
final class ForEachElement<Node: AnyObject> {
  /// The source location named in diagnostics.
  @usableFromInline typealias Source = (file: StaticString, line: UInt)

  /// Matches the items with those of an earlier pass; see ``KeyedItems/matching(_:reportingAt:)``.
  @usableFromInline typealias Matching = (_ old: AnyObject?, _ source: Source?) -> [Int?]?

  /// Compares the elements with earlier ones; see ``KeyedItems/areEqual(to:matching:by:)``.
  @usableFromInline typealias Comparison = (
    _ old: AnyObject?, _ matching: [Int?]?, _ source: Source
  ) -> [Bool]

  /// Walks one of several hierarchies.
  ///
  /// A closure that is passed all of them, because a method of this generic class is not
  /// specialised; it captures nothing, so it is not allocated.
  @usableFromInline typealias Walk = (
    _ hierarchies: [Hierarchy<Node>], _ index: Int, _ by: Reconciler, _ before: MountedPlace
  ) -> MountedPlace

  /// When the blocks of the items are evaluated.
  @usableFromInline
  enum Evaluation {
    /// Together with the enclosing block; the first, `known`, are described as before.
    case before(known: [AnyObject], [Hierarchy<Node>], Walk)

    /// Each on its own, unless its element is equal to the earlier one.
    case onDemand(Comparison, block: (_ index: Int) -> Hierarchy<Node>)
  }

  /// The ``KeyedItems``, whose types are erased here.
  private let items: AnyObject
  private let count: Int
  private let source: Source
  private let matching: Matching
  private var evaluation: Evaluation

  /// Creates the description of a `ForEach`; line 0 stands for the source of the enclosing block.
  @usableFromInline
  init(
    items: AnyObject,
    count: Int,
    source: Source,
    matching: @escaping Matching,
    evaluation: Evaluation
  ) {
    self.items = items
    self.count = count
    self.source = source
    self.matching = matching
    self.evaluation = evaluation
  }

  deinit {
    guard case .onDemand = evaluation else { return }
    NestedRelease.release(evaluation as Any) {
      evaluation = .onDemand({ _, _, _ in [] }, block: { _ in Hierarchy() })
    }
  }

  @usableFromInline var hierarchies: [Hierarchy<Node>] {
    switch evaluation {
    case .before(let known, let others, _): known.map { Hierarchy(_known: $0) } + others
    case .onDemand(_, let block): (0..<count).map(block)
    }
  }

  /// Returns a copy without what is nested deeper than a number of levels, of which this is one.
  func cut(to levels: Int) -> ForEachElement {
    var cut = hierarchies
    var index = 0
    while index < cut.count {
      cut[index] = cut[index]._cut(to: levels - 1)
      index += 1
    }
    return ForEachElement(
      items: items,
      count: count,
      source: source,
      matching: matching,
      evaluation: .before(known: [], cut) { $0[$1]._reconcile(by: $2, at: $3) }
    )
  }

  /// Returns whether the items describe only nodes that are unchanged but for noted values, each at
  /// its place; if so, the place retains these items and their elements.
  @usableFromInline
  func isUnchanged(at place: MountedItems, _ nodes: inout UnchangedChildren) -> Bool {
    guard case .before(let known, let others, _) = evaluation, place.places.count == count else {
      return false
    }
    for (index, place) in place.places.enumerated() {
      let isUnchanged =
        index < known.count
        ? place.branch == 0 && nodes.add(known[index], at: place)
        : others[index - known.count]._isUnchanged(at: place, &nodes)
      if !isUnchanged { return false }
    }
    nodes.captureValues = true
    place.items = items
    return true
  }

  /// Walks the items in step with those of the previous pass.
  @usableFromInline
  func reconcile(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    reconciler.depth += 1
    defer { reconciler.depth -= 1 }
    switch evaluation {
    case .before(let known, let others, let walk):
      return reconcile(known, others, walk, by: reconciler, at: place.items)
    case .onDemand(let comparison, let block):
      return reconcileParts(comparison, block, by: reconciler, at: place.items)
    }
  }

  /// Returns the source location named in diagnostics of a walk.
  private func source(of reconciler: Reconciler) -> Source {
    source.line == 0 ? reconciler.source : source
  }

  /// Walks items whose blocks were evaluated with the enclosing block.
  private func reconcile(
    _ known: [AnyObject],
    _ others: [Hierarchy<Node>],
    _ walk: Walk,
    by reconciler: Reconciler,
    at old: MountedItems?
  ) -> MountedPlace {
    let outer = reconciler.position.identities
    let matching = matching(old?.items, source(of: reconciler))
    var items = ItemWalk(items, at: old, matching, count: count)
    while items.advance(over: known, by: reconciler) {
      let (place, index) = (items.before, items.index)
      // If the items were evaluated on their own before, their content is that of their parts.
      let before = old?.description == nil ? place : place.part?.place ?? MountedPlace()
      reconciler.position.identities = Identities(in: before)
      items.append(
        index < known.count
          ? walk([Hierarchy(_known: known[index])], 0, reconciler, before)
          : walk(others, index - known.count, reconciler, before)
      )
    }
    reconciler.position.identities = outer
    return items.place(nil)
  }

  /// Evaluates and walks the items that are not equal to those of the previous pass.
  private func reconcileParts(
    _ comparison: Comparison,
    _ block: @escaping (_ index: Int) -> Hierarchy<Node>,
    by reconciler: Reconciler,
    at old: MountedItems?
  ) -> MountedPlace {
    let description = old?.description as? ItemDescription<Node> ?? ItemDescription(block)
    description.block = block
    let source = source(of: reconciler)
    let matching = matching(old?.items, source)
    let areEqual = comparison(old?.items, matching, source)
    if let old, old.description != nil, matching == nil, !areEqual.contains(false),
      reconciler.skip(old.places)
    {
      old.items = items
      return MountedPlace(.items(old))
    }
    var items = ItemWalk(items, at: old, matching, count: count)
    while items.advance(over: [], by: reconciler) {
      let (place, index) = (items.before, items.index)
      if old?.description == nil {
        items.append(
          reconciler.update(description, at: MountedPlace(), index: index, holding: place)
        )
      } else if areEqual[index], let part = place.part, reconciler.isSkippable(part) {
        part.index = index
        reconciler.skip(part)
        items.append(place)
      } else {
        items.append(reconciler.update(description, at: place, index: index))
      }
    }
    return items.place(description)
  }
}

/// The description of all items of a `ForEach` that are evaluated on their own: their latest block.
private final class ItemDescription<Node: AnyObject>: PartDescription {
  var block: (_ index: Int) -> Hierarchy<Node>

  init(_ block: @escaping (Int) -> Hierarchy<Node>) {
    self.block = block
    super.init { description, part, reconciler in
      // The closure is only passed the description that holds it; no user code runs in between.
      let items = unsafeDowncast(description, to: ItemDescription<Node>.self)
      return reconciler.walk(part) { items.block(part.index) }
    }
  }
}
