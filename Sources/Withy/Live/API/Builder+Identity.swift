/// The identity of an object that a builder creates.
extension Builder {
  /// Gives the object of the builder an identity among its siblings.
  ///
  /// In a `live` block, the object is kept while its block of children, its item of a ``ForEach``
  /// or its ``Part`` contains a builder with this identity and this class, at any position:
  ///
  /// ```swift
  /// let live = container.live {
  ///   for name in names {
  ///     Label.make.text(name).identity(name)
  ///   }
  /// }
  /// ```
  ///
  /// With the scope `.tree`, as in `Label.make.identity(card.id, in: .tree)`, the object is kept while
  /// the live tree has such a builder anywhere: an item that moves to another list, or to another
  /// parent, takes its object along.
  ///
  /// An identity that is given twice is reported: the first object keeps it, the others are
  /// identified by position. For a builder of an existing object, the object itself is the
  /// identity, and this one is ignored. In ``build()`` the identity has no effect.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - scope: Where the identity is unique, among builders of one class; by default among
  ///     siblings.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  /// - Returns: The builder with the identity.
  @_alwaysEmitIntoClient
  public func identity(
    _ id: some Hashable,
    in scope: IdentityScope = .siblings,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Builder {
    guard case .factory(let make, _) = _source else { return self }
    let identity = Identity(id, of: Base.self, in: scope, file: file, line: line)
    return Builder(
      _source: .factory(make, identity),
      _sealed: _sealed,
      _counts: _counts,
      _steps: _steps
    )
  }
}
