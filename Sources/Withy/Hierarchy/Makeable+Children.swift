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
  /// - Parameters:
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - column: The column that identifies this block within the chain; by default the column of
  ///     the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:column:_:)``.
  /// - Returns: A builder whose first step nests the nodes.
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
  /// - Parameters:
  ///   - object: An expression that makes the object. It is evaluated in every ``Builder/build()``,
  ///     and not before.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - column: The column that identifies this block within the chain; by default the column of
  ///     the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:column:_:)``.
  /// - Returns: A builder whose first step nests the nodes.
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
    /// Returns a builder that makes a new object with these children in every build.
    ///
    /// ```swift
    /// let makesCards = UIStackView.make {
    ///   titleLabel
    ///   UILabel.make.text("Subtitle")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    ///   - column: The column that identifies this block within the chain; by default the column of
    ///     the call.
    ///   - children: A block of children, evaluated now. See
    ///     ``Builder/children(file:line:column:_:)``.
    /// - Returns: A builder whose first step nests the nodes.
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
