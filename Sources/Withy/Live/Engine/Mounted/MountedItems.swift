/// The record of a `ForEach`: its items and their content since the last pass.
@usableFromInline
final class MountedItems {
  /// The ``KeyedItems``, whose types are erased here.
  @exclusivity(unchecked) @usableFromInline var items: AnyObject

  /// The description of the items, if these are evaluated on their own.
  let description: PartDescription?

  /// The content of each item.
  @exclusivity(unchecked) var places: [MountedPlace]

  init(items: AnyObject, description: PartDescription?, places: [MountedPlace]) {
    self.items = items
    self.description = description
    self.places = places
  }
}

/// The walk over the items of a `ForEach`, in step with those of the previous pass.
struct ItemWalk {
  private let items: AnyObject
  private let old: MountedItems?

  /// The index of the earlier item for each; `nil` if no item has moved.
  private let matching: [Int?]?
  private let count: Int

  /// The places before, and now, from the first that has changed.
  private let former: [MountedPlace]
  private var places: [MountedPlace]?

  /// The index of the next item.
  private(set) var index = 0

  /// Begins the walk over items; without a former item, matching none.
  init(_ items: AnyObject, at old: MountedItems?, _ matching: [Int?]?, count: Int) {
    self.items = items
    self.old = old
    self.matching = matching
    self.count = count
    former = old?.places ?? []
    guard old == nil || matching != nil else { return }
    places = []
    places?.reserveCapacity(count)
  }

  /// Moves past the items that are described as before, as far as the descriptions of the first
  /// items show, and returns whether there is another item.
  mutating func advance(over known: [AnyObject], by reconciler: Reconciler) -> Bool {
    if places == nil && index == 0 { index = reconciler.visitUnchanged(known, at: former) }
    while index < known.count {
      let before = before
      guard before.branch == 0, reconciler.visitUnchanged(known[index], at: before) else { break }
      append(before)
    }
    return index < count
  }

  /// The previous content of the next item.
  var before: MountedPlace {
    guard let matching else { return index < former.count ? former[index] : MountedPlace() }
    return matching[index].map { former[$0] } ?? MountedPlace()
  }

  /// Stores the content of the next item.
  mutating func append(_ place: MountedPlace) {
    if places == nil && !place.isSame(as: former[index]) { places = Array(former[..<index]) }
    places?.append(place)
    index += 1
  }

  /// Returns the place of the items, with their description if these are evaluated on their own.
  func place(_ description: PartDescription?) -> MountedPlace {
    let places = places ?? former
    guard let old, (old.description == nil) == (description == nil) else {
      return MountedPlace(
        .items(MountedItems(items: items, description: description, places: places))
      )
    }
    old.items = items
    old.places = places
    return MountedPlace(.items(old))
  }
}
