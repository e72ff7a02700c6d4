extension Nestable {
  /// Nests the hierarchy that an owner describes, once.
  ///
  /// If nodes of it are followed, for instance by a layout, a live parent keeps the follower. It
  /// observes no state, and holds the owner weakly. It does not keep the description, in which steps
  /// may have captured the owner: if a later pass needs it, for instance when a lazy container makes
  /// rows, the owner describes it again.
  ///
  /// - Parameters:
  ///   - owner: The object that describes the hierarchy.
  ///   - hierarchy: A closure that returns the hierarchy.
  /// - Returns: The live parent; `nil` if nothing is followed.
  package func _nest<Owner: AnyObject>(
    describedBy owner: Owner,
    _ hierarchy: @escaping (Owner) -> Hierarchy<Node>
  ) -> Live? {
    var described: Hierarchy<Node>? = hierarchy(owner)
    guard described?.isFollowed == true else {
      self { described }
      return nil
    }
    return live(owner, isolation: nil) { owner in
      defer { described = nil }
      return described ?? hierarchy(owner)
    }
  }
}
