/// Blocks of children of an object inside the builder's object.
extension Getter where Value: Nestable {
  /// Nests nodes in the object that this read-only property holds, as one step among others.
  ///
  /// ```swift
  /// Card.make
  ///   .header.children { Label.make.text("Title") }
  ///   .content.spacing(8)
  ///   .content.children {
  ///     Label.make.text("Text")
  ///   }
  /// ```
  ///
  /// This method is for a class that has children in several objects, and the same as
  /// `scope { $0.children { … } }`: the children go into the object that the property holds when
  /// the step runs, and nowhere if the path leads through an optional that is `nil`. A block after
  /// the setter of a property, such as `.content.spacing(8) { … }`, nests in the object of the
  /// chain instead.
  ///
  /// In `live`, the block is compared with that of the previous pass, like any block of children.
  /// Its children leave the object when the step is no longer declared.
  ///
  /// - Parameters:
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - column: The column of the call, which identifies this block within the chain.
  ///   - children: A block of children, evaluated now. Its nodes are made and appended when the
  ///     builder is built; in a `live` block, in every pass.
  /// - Returns: The builder of the object of the chain, with this step added.
  @_alwaysEmitIntoClient
  public func children(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Value.Node> _ children: () -> Hierarchy<Value.Node>
  ) -> Builder<Base> {
    scope { $0.children(file: file, line: line, column: column, children) }
  }
}

extension Setter where Value: Nestable {
  /// Nests nodes in the object that this property holds, as one step among others.
  ///
  /// ```swift
  /// View.make.image.ifPresent.children { Label.make.text("new") }
  /// ```
  ///
  /// See ``Getter/children(file:line:column:_:)``.
  @_alwaysEmitIntoClient
  public func children(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Value.Node> _ children: () -> Hierarchy<Value.Node>
  ) -> Builder<Base> {
    scope { $0.children(file: file, line: line, column: column, children) }
  }
}
