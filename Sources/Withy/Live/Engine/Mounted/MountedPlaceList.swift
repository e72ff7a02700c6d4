/// A list of adjacent places.
///
/// A list is immutable: a pass that finds other content creates another list.
@usableFromInline
@_fixed_layout
final class MountedPlaceList {
  @usableFromInline let places: [MountedPlace]

  @inlinable
  init(_ places: [MountedPlace]) {
    self.places = places
  }
}

/// The places of a list that is being walked, copied only from the first that has changed.
@usableFromInline
@frozen
struct PlaceListBuilder {
  @usableFromInline let list: MountedPlaceList?
  @usableFromInline let old: [MountedPlace]
  @usableFromInline var new: [MountedPlace]?

  /// Begins the list that follows another one.
  @inlinable
  init(_ list: MountedPlaceList?) {
    self.list = list
    old = list?.places ?? []
  }

  /// The previous content of the place at an index.
  @inlinable
  subscript(index: Int) -> MountedPlace { index < old.count ? old[index] : MountedPlace() }

  /// Stores the content of the place that follows those stored so far.
  @inlinable
  mutating func append(_ now: MountedPlace, at index: Int) {
    if new == nil {
      if index < old.count, now.isSame(as: old[index]) { return }
      new = Array(old.prefix(index))
    }
    new?.append(now)
  }

  /// Returns the place of the list; `nil` if it is the same as before.
  @inlinable
  func place(count: Int) -> MountedPlace? {
    if new == nil && count == old.count && list != nil { return nil }
    return MountedPlace(.list(MountedPlaceList(new ?? Array(old.prefix(count)))))
  }
}
