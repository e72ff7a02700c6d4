/// A `ForEach` in a description.
@usableFromInline
final class ForEachElement<Node: AnyObject> {
  /// Matches the items with those of an earlier pass; see ``KeyedItems/matching(_:reports:file:line:)``.
  @usableFromInline typealias Matching = (_ old: AnyObject?, _ reports: Bool) -> [Int]?

  /// Compares the elements with earlier ones; see ``KeyedItems/areEqual(to:matching:by:)``.
  @usableFromInline typealias Comparison = (_ old: AnyObject?, _ matching: [Int]?) -> [Bool]

  /// Walks the block of an item; a closure, because a method of this generic class is not
  /// specialised.
  @usableFromInline typealias Walk = (_ index: Int, _ by: Reconciler, _ before: MountedPlace) ->
    MountedPlace

  /// When the blocks of the items are evaluated.
  @usableFromInline
  enum Evaluation {
    /// Together with the enclosing block, so that all can be walked; a prefix of them may be
    /// described as before.
    case before([AnyObject], Walk)

    /// Each on its own, unless its element is equal to the earlier one.
    case onDemand(Comparison)
  }

  /// The ``KeyedItems``.
  private let items: AnyObject
  private let count: Int
  private let matching: Matching

  private let evaluation: Evaluation
  private let block: (_ index: Int) -> Hierarchy<Node>

  /// Creates the description of a `ForEach`.
  ///
  /// - Parameters:
  ///   - items: The ``KeyedItems``.
  ///   - count: The number of elements.
  ///   - matching: Matches the items with those of an earlier pass.
  ///   - evaluation: When the blocks are evaluated.
  ///   - block: Returns the hierarchy of an item: evaluates its block, or returns the earlier
  ///     result.
  @usableFromInline
  init(
    items: AnyObject,
    count: Int,
    matching: @escaping Matching,
    evaluation: Evaluation,
    block: @escaping (Int) -> Hierarchy<Node>
  ) {
    self.items = items
    self.count = count
    self.matching = matching
    self.evaluation = evaluation
    self.block = block
  }

  /// The hierarchies of the elements, in order.
  @usableFromInline var hierarchies: [Hierarchy<Node>] { (0..<count).map(block) }

  /// Walks the items in step with those of the previous pass.
  @usableFromInline
  func reconcile(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    let old = place.items
    let matching = matching(old?.items, true)
    switch evaluation {
    case .onDemand(let comparison):
      return reconcile(by: reconciler, at: old, matching, comparison(old?.items, matching))
    case .before(let unchanged, let walk):
      let outer = reconciler.position.identities
      defer { reconciler.position.identities = outer }
      return reconciler.reconcileItems(items, unchanged, at: old, matching, count) {
        index,
        before in
        // The items were evaluated on their own before, and no longer are; their contents stay.
        let before = old?.contents == nil ? before : before.part?.place ?? MountedPlace()
        reconciler.position.identities = Identities(in: before)
        return walk(index, reconciler, before)
      }
    }
  }

  /// Evaluates and walks the items that are not equal to those of the previous pass.
  private func reconcile(
    by reconciler: Reconciler,
    at old: MountedItems?,
    _ matching: [Int]?,
    _ areEqual: [Bool]
  ) -> MountedPlace {
    let contents = old?.contents as? NewestBlock<Node> ?? NewestBlock(block)
    contents.block = block
    let areParts = old?.contents != nil
    if let old, areParts, matching == nil, !areEqual.contains(false),
      reconciler.skip(old.places)
    {
      old.items = items
      return MountedPlace(.items(old))
    }
    return reconciler.reconcileItems(items, [], contents, at: old, matching, count) {
      index,
      before in
      let content = ItemContent(of: contents)
      guard areParts else {
        return reconciler.update(content, at: MountedPlace(), index: index, holding: before)
      }
      if areEqual[index], let part = before.part, reconciler.isSkippable(part) {
        part.index = index
        reconciler.skip(part)
        return before
      }
      return reconciler.update(content, at: before, index: index)
    }
  }
}

/// The latest block of the items of a `ForEach`.
private final class NewestBlock<Node: AnyObject> {
  var block: (_ index: Int) -> Hierarchy<Node>

  init(_ block: @escaping (Int) -> Hierarchy<Node>) {
    self.block = block
  }
}

/// The block of an item, which is evaluated on its own.
private final class ItemContent<Node: AnyObject>: PartContent {
  private let contents: NewestBlock<Node>

  init(of contents: NewestBlock<Node>) {
    self.contents = contents
    super.init { content, part, reconciler in
      // The closure is only passed the content that holds it; no user code runs in between.
      let contents = unsafeDowncast(content, to: ItemContent<Node>.self).contents
      return reconciler.walk(part) { contents.block(part.index) }
    }
  }
}
