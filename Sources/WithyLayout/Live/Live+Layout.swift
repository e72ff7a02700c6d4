public import Withy

extension Live {
  /// Says that the size of a leaf is no longer what it was, for another reason than what the block
  /// declares.
  ///
  /// The leaf is asked again by the next ``Live/update()``. What the block declares needs no such
  /// call.
  ///
  /// ```swift
  /// title.font = largeFont
  /// live.changed(title)
  /// live.update()
  /// ```
  ///
  /// - Parameter leaf: The leaf. An object that stands in none of the layouts is ignored.
  /// - Complexity: O(*d*), where *d* is the number of elements around the leaf; the first time O(*n*),
  ///   where *n* is the number of leaves.
  public func changed(_ leaf: some Placeable) {
    for layout in layouts { layout.arrangement?.changed(leaf) }
  }

  /// The layouts of the live tree, printed one after the other, the outer ones first; see
  /// ``Arrangement/layoutDescription``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var layoutDescription: String {
    layouts.compactMap { $0.arrangement?.layoutDescription }.joined(separator: "\n")
  }

  private var layouts: [LiveLayout] { followers.compactMap { $0 as? LiveLayout } }
}
