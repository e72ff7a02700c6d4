/// What the block of a part describes besides its nodes: the elements of a layout.
@usableFromInline
package protocol PartOutput: AnyObject {
  /// Removes all elements, to describe them anew or because the content is left out.
  func removeAll()

  /// Takes over the elements of the former description of a part that is skipped.
  func replace(_ former: any PartOutput)
}

/// The description of a part, without the class of its nodes.
@usableFromInline
package class PartDescription {
  /// Evaluates the block, and walks the result in step with the content of the part.
  ///
  /// A function that is passed the description rather than an overridden method, because methods of
  /// a generic class are never specialised. One that captures nothing is not allocated.
  @usableFromInline typealias Walk = (
    _ description: PartDescription, _ part: MountedPart, _ by: Reconciler
  ) -> MountedPlace

  /// Returns whether two descriptions are equal, because their values are equal.
  @usableFromInline package typealias Comparison = (_ old: PartDescription, _ new: PartDescription)
    -> Bool

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
