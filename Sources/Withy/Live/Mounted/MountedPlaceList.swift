/// A list of adjacent places.
///
/// It is immutable: a pass that finds other content creates another list.
@usableFromInline
@_fixed_layout
final class MountedPlaceList {
  @usableFromInline let places: [MountedPlace]

  /// Creates a list.
  @inlinable
  init(_ places: [MountedPlace]) {
    self.places = places
  }
}
