/// The description of a part.
@usableFromInline
class PartContent {
  /// Evaluates the block, and walks the result in step with the content of the part.
  ///
  /// It is a function that is passed the description rather than an overridden method, because the
  /// methods of a generic class are never specialised. One that captures nothing is not allocated.
  @usableFromInline typealias Walk = (
    _ content: PartContent, _ part: MountedPart, _ by: Reconciler
  ) -> MountedPlace

  /// Returns whether two descriptions are equal, because their values are equal.
  @usableFromInline typealias Comparison = (_ old: PartContent, _ new: PartContent) -> Bool

  final let walk: Walk

  /// Compares descriptions; `nil` if each is different.
  @usableFromInline final let areEqual: Comparison?

  /// Creates a description.
  @usableFromInline
  init(areEqual: Comparison? = nil, walk: @escaping Walk) {
    self.areEqual = areEqual
    self.walk = walk
  }
}
