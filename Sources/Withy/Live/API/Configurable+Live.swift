extension Configurable {
  /// Keeps children of a node equal to a block that gets this object, which is referenced weakly.
  ///
  /// ```swift
  /// final class Screen: View {
  ///   var name = ""
  ///   var live: Live?
  ///
  ///   func start() {
  ///     live = self.live(in: self) { screen in
  ///       Label.make.text(screen.name)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The node may also be another one, such as `self.live(in: self.container) { screen in … }` in a
  /// view controller. For passes and observed state, see ``Nestable/live(isolation:file:line:_:)``.
  /// A mistake in the block is reported where it is: the compiler does not try the superclass of
  /// this object.
  ///
  /// - Parameters:
  ///   - parent: The node whose children the block describes.
  ///   - isolation: The actor on which passes run; by default that of the caller. If called without
  ///     an actor, state is not observed.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - block: A block of children, called with this object. It is retained, and so are the blocks
  ///     of ``Part`` and of ``ForEach/equatable()`` in it, handlers, hooks and `undo` closures: these
  ///     must capture the object weakly. Values that are set or passed to methods are not retained,
  ///     unless they are `Equatable`.
  /// - Returns: The `Live`, which works while it is retained. When this object is freed, the
  ///   updates end.
  @_alwaysEmitIntoClient
  public func live<Parent: Nestable>(
    in parent: Parent,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Parent.Node> _ block: @escaping (Self) -> Hierarchy<Parent.Node>
  ) -> Live {
    parent.live(self, isolation: isolation, file: file, line: line, block)
  }
}
