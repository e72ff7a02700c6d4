/// What is known of nodes in a block that are unchanged but for noted values.
@usableFromInline
@frozen
struct UnchangedChildren {
  /// Whether values were noted, which are to be set.
  @usableFromInline var haveNotes = false

  /// Whether a description of them retains what a block has captured.
  @usableFromInline var captureValues = false

  @inlinable
  init() {}

  /// Adds the node at a place, and returns whether an object is its current description.
  ///
  /// An existing object is not added: another place may claim it, which must be decided.
  @inlinable
  @inline(__always)
  mutating func add(_ description: AnyObject, at place: MountedPlace) -> Bool {
    guard case .node(let node) = place.content, let current = node.description,
      current === description, !node.dependsOnObject, !current.source.isSame(as: .existing)
    else { return false }
    if node.hasNotes { haveNotes = true }
    if !current.capturesNothing || node.keepsValues { captureValues = true }
    return true
  }
}
