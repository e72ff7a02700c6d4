/// The content of a `ForEach` since the last pass.
@usableFromInline
final class MountedItems {
  /// The ``KeyedItems``.
  @usableFromInline var items: AnyObject

  /// The blocks of the items, if these are evaluated on their own.
  let contents: AnyObject?

  /// The content of each item.
  var places: [MountedPlace]

  /// Creates the content of items.
  init(items: AnyObject, contents: AnyObject?, places: [MountedPlace]) {
    self.items = items
    self.contents = contents
    self.places = places
  }
}

extension Reconciler {
  /// Walks items in step with those of the previous pass.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - known: The descriptions of the first items, which may be those of the current nodes.
  ///   - contents: The blocks of the items, if these are evaluated on their own.
  ///   - old: The items of the previous pass.
  ///   - matching: The index of the earlier item for each; `nil` if no item has moved.
  ///   - count: The number of items.
  ///   - walk: Walks the item at an index.
  /// - Returns: The new content of the place.
  func reconcileItems(
    _ items: AnyObject,
    _ known: [AnyObject] = [],
    _ contents: AnyObject? = nil,
    at old: MountedItems?,
    _ matching: [Int]?,
    _ count: Int,
    _ walk: (_ index: Int, _ before: MountedPlace) -> MountedPlace
  ) -> MountedPlace {
    guard let old, matching == nil else {
      let places = (0..<count).map { index in
        guard let old, let earlier = matching?[index], earlier >= 0 else {
          return walk(index, MountedPlace())
        }
        let before = old.places[earlier]
        return index < known.count && findUnchanged(known[index], at: before)
          ? before : walk(index, before)
      }
      return replace(old, by: items, contents, places)
    }
    // The places are copied only from the first that has changed.
    let before = old.places
    var now: [MountedPlace]?
    for index in findUnchanged(known, at: before)..<count {
      let place = walk(index, before[index])
      if now == nil && !place.isSame(as: before[index]) { now = Array(before[..<index]) }
      now?.append(place)
    }
    return replace(old, by: items, contents, now ?? before)
  }

  /// Stores items and their content.
  private func replace(
    _ old: MountedItems?,
    by items: AnyObject,
    _ contents: AnyObject?,
    _ places: [MountedPlace]
  ) -> MountedPlace {
    guard let old, (old.contents == nil) == (contents == nil) else {
      return MountedPlace(.items(MountedItems(items: items, contents: contents, places: places)))
    }
    old.items = items
    old.places = places
    return MountedPlace(.items(old))
  }
}
