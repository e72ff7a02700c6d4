/// A link of a list that is freed iteratively; not generic, so that freeing looks up no metadata.
@usableFromInline
@_fixed_layout
class SegmentLink {
  /// The link before, which only `deinit` changes, when no other code sees it: no check is needed.
  @exclusivity(unchecked) @usableFromInline private(set) final var previous: SegmentLink?

  @usableFromInline
  init(after previous: SegmentLink?) {
    self.previous = previous
  }

  deinit {
    var next = previous
    previous = nil
    while isKnownUniquelyReferenced(&next) {
      let previous = next?.previous
      next?.previous = nil
      next = previous
    }
  }
}
