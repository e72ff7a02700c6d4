/// A `ForEach` in a description.
@usableFromInline
final class ForEachElement<Node: AnyObject> {
  /// Matches the items with those of an earlier pass; see ``KeyedItems/matching(_:reports:file:line:)``.
  @usableFromInline typealias Matching = (_ old: AnyObject?, _ reports: Bool) -> [Int?]?

  /// Compares the elements with earlier ones; see ``KeyedItems/areEqual(to:matching:by:)``.
  @usableFromInline typealias Comparison = (_ old: AnyObject?, _ matching: [Int?]?) -> [Bool]

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

  /// Returns a copy without what is nested deeper than a number of levels, of which this is one.
  func cut(to levels: Int) -> ForEachElement {
    var cut = hierarchies
    var index = 0
    while index < cut.count {
      cut[index] = cut[index]._cut(to: levels - 1)
      index += 1
    }
    return replacing(cut)
  }

  /// Returns a copy with other hierarchies of the elements.
  private func replacing(_ hierarchies: [Hierarchy<Node>]) -> ForEachElement {
    ForEachElement(
      items: items,
      count: count,
      matching: matching,
      evaluation: .before([]) { hierarchies[$0]._reconcile(by: $1, at: $2) },
      block: { hierarchies[$0] }
    )
  }

  /// Walks the items in step with those of the previous pass.
  @usableFromInline
  func reconcile(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    reconciler.depth += 1
    let now =
      if case .before(let known, let walk) = evaluation {
        reconcile(known, walk, by: reconciler, at: place.items)
      } else {
        reconcileParts(by: reconciler, at: place.items)
      }
    reconciler.depth -= 1
    return now
  }

  private func begin(at old: MountedItems?) -> ItemWalk {
    ItemWalk(items, at: old, matching(old?.items, true), count: count)
  }

  /// Walks items whose blocks were evaluated with the enclosing block.
  private func reconcile(
    _ known: [AnyObject],
    _ walk: Walk,
    by reconciler: Reconciler,
    at old: MountedItems?
  ) -> MountedPlace {
    let outer = reconciler.position.identities
    var items = begin(at: old)
    while items.advance(over: known, by: reconciler) {
      let before = reconciler.before(items.before, asPart: old?.contents != nil)
      items.append(walk(items.index, reconciler, before))
    }
    reconciler.position.identities = outer
    return items.place(nil)
  }

  /// Evaluates and walks the items that are not equal to those of the previous pass.
  private func reconcileParts(by reconciler: Reconciler, at old: MountedItems?) -> MountedPlace {
    let contents = old?.contents as? NewestBlock<Node> ?? NewestBlock(block)
    contents.block = block
    let matching = matching(old?.items, true)
    let areEqual = areEqual(to: old?.items, matching)
    if let old, old.contents != nil, matching == nil, !areEqual.contains(false),
      reconciler.skip(old.places)
    {
      old.items = items
      return MountedPlace(.items(old))
    }
    var items = ItemWalk(items, at: old, matching, count: count)
    while items.advance(over: [], by: reconciler) {
      items.append(
        reconciler.update(
          ItemContent(of: contents),
          at: items.before,
          index: items.index,
          isEqual: areEqual[items.index],
          areParts: old?.contents != nil
        )
      )
    }
    return items.place(contents)
  }

  /// Returns whether the elements are equal to those of the previous pass.
  private func areEqual(to old: AnyObject?, _ matching: [Int?]?) -> [Bool] {
    if case .onDemand(let comparison) = evaluation { comparison(old, matching) } else { [] }
  }
}

extension Reconciler {
  /// Begins an item, and returns the content that it had before.
  ///
  /// If the items were evaluated on their own, and no longer are, their contents stay.
  fileprivate func before(_ place: MountedPlace, asPart: Bool) -> MountedPlace {
    let before = asPart ? place.part?.place ?? MountedPlace() : place
    position.identities = Identities(in: before)
    return before
  }

  /// Evaluates and walks an item that is evaluated on its own, unless it is equal to that of the
  /// previous pass.
  fileprivate func update(
    _ content: PartContent,
    at place: MountedPlace,
    index: Int,
    isEqual: Bool,
    areParts: Bool
  ) -> MountedPlace {
    guard areParts else { return update(content, at: MountedPlace(), index: index, holding: place) }
    guard isEqual, let part = place.part, isSkippable(part) else {
      return update(content, at: place, index: index)
    }
    part.index = index
    skip(part)
    return place
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
