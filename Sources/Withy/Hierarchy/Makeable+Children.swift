#if canImport(ObjectiveC)
  public import Foundation
#endif

/// New objects with children.
extension Configurable where Self: Makeable & Nestable {
  /// Returns a builder that makes a new object with these children in every build.
  ///
  /// ```swift
  /// let makesCards = Stack.make {
  ///   titleLabel
  ///   Label.make.text("Subtitle")
  /// }
  /// ```
  ///
  /// The block is evaluated now; see ``Builder/children(file:line:column:_:)``.
  @_alwaysEmitIntoClient
  public static func make(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Builder<Self> {
    make.children(file: file, line: line, column: column, children)
  }
}

extension Configurable where Self: Nestable {
  /// Returns a builder of an object made by an expression, with these children.
  ///
  /// ```swift
  /// let makesCards = Stack.make(Stack(spacing: 8)) {
  ///   titleLabel
  ///   Label.make.text("Subtitle")
  /// }
  /// ```
  ///
  /// The expression is evaluated in every ``Builder/build()``, and not before; the block now. See
  /// ``Builder/children(file:line:column:_:)``.
  @_alwaysEmitIntoClient
  public static func make(
    _ object: @autoclosure @escaping () -> Self,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Builder<Self> {
    Builder(_source: .factory(object)).children(file: file, line: line, column: column, children)
  }
}

#if canImport(ObjectiveC)
  extension Configurable where Self: NSObject & Nestable {
    /// Returns a builder that makes a new object with these children in every build, like that of a
    /// ``Makeable`` class.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func make(
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column,
      @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
    ) -> Builder<Self> {
      make.children(file: file, line: line, column: column, children)
    }
  }
#endif
