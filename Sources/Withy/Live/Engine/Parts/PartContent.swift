/// What the block of a part describes besides its nodes: the elements of a layout.
@usableFromInline
package protocol PartOutput: AnyObject {
  /// Removes all elements, to describe them anew or because the content is left out.
  func removeAll()

  /// Takes over what the former description of a part that is skipped has described.
  func replace(_ former: any PartOutput)
}

/// The description of a part.
@usableFromInline
package class PartContent {
  /// Evaluates the block, and walks the result in step with the content of the part.
  ///
  /// It is a function that is passed the description rather than an overridden method, because the
  /// methods of a generic class are never specialised. One that captures nothing is not allocated.
  @usableFromInline typealias Walk = (
    _ content: PartContent, _ part: MountedPart, _ by: Reconciler
  ) -> MountedPlace

  /// Returns whether two descriptions are equal, because their values are equal.
  @usableFromInline package typealias Comparison = (_ old: PartContent, _ new: PartContent) -> Bool

  final let walk: Walk

  /// Compares descriptions; `nil` if each is different.
  @usableFromInline final let areEqual: Comparison?

  /// What the block describes besides nodes, if anything.
  @usableFromInline package final let output: (any PartOutput)?

  @usableFromInline
  init(areEqual: Comparison? = nil, output: (any PartOutput)? = nil, walk: @escaping Walk) {
    self.areEqual = areEqual
    self.output = output
    self.walk = walk
  }
}
