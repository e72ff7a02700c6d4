/// A block of children as one step of a builder among the others.
///
/// It ends a link of the sealed steps, so that nested builders are built by a loop, and so that the
/// structure can be read from a builder that was never built.
@usableFromInline
final class ChildrenStep<Base: AnyObject, Node: AnyObject>: SealedSteps<Base> {
  /// The block, evaluated.
  @usableFromInline let children: Hierarchy<Node>

  /// How a child is appended.
  ///
  /// This closure is where the conformance of `Base` to `Nestable` is remembered.
  @usableFromInline let append: Hierarchy<Node>.Append<Base>

  /// The place that reports name.
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  /// Creates a step that nests `children` after `steps`.
  @inlinable
  init(
    after previous: SealedSteps<Base>?,
    steps: @escaping Builder<Base>.Step,
    children: Hierarchy<Node>,
    append: @escaping Hierarchy<Node>.Append<Base>,
    file: StaticString,
    line: UInt
  ) {
    self.children = children
    self.append = append
    self.file = file
    self.line = line
    super.init(after: previous, steps: steps) { link, object, depth in
      let step = unsafeDowncast(link, to: ChildrenStep<Base, Node>.self)
      step.children._nest(
        in: object,
        depth: depth,
        file: step.file,
        line: step.line,
        append: step.append
      )
    }
  }

  /// The block on its way into an object.
  @inlinable
  func block(in object: Base) -> Construction<Node>.Block {
    Construction.Block(
      nesting: Nesting(children, in: object, file: file, line: line),
      append: { [append, file, line] in append(object, $0, file, line) }
    )
  }
}

extension Builder where Base: Nestable {
  /// Nests nodes into the object, as one step among the others.
  ///
  /// ```swift
  /// Builder { View() }
  ///   .children {
  ///     titleLabel
  ///     Builder { Label() }.text("Subtitle")
  ///   }
  ///   .call { $0.layOut() }   // sees both children
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  ///   - children: A block of children, evaluated now. Its nodes are made and appended when the
  ///     builder is built.
  /// - Returns: The builder with this step added.
  @inlinable
  public func children(
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder {
    Builder(
      _source: _source,
      _sealed: ChildrenStep(
        after: _sealed,
        steps: _steps,
        children: children(),
        append: { $0._place($1, file: $2, line: $3) },
        file: file,
        line: line
      )
    )
  }
}

extension Setter where Base: Nestable {
  /// Sets the property, and then nests nodes into the object.
  ///
  /// ```swift
  /// Builder { Stack() }.spacing(8) {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, evaluated where it is written.
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:_:)``.
  /// - Returns: The builder with both steps added.
  @inlinable
  public func callAsFunction(
    _ value: Value,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> {
    self(value).children(file: file, line: line, children)
  }

  /// Sets the property only if there is a value, and then nests nodes into the object.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to leave the property as it is.
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:_:)``.
  /// - Returns: The builder with these steps added.
  @inlinable
  public func callAsFunction(
    ifLet value: Value?,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> {
    self(ifLet: value).children(file: file, line: line, children)
  }

  /// Sets an optional property only if there is a value, and then nests nodes into the object.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to leave the property as it is.
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:_:)``.
  /// - Returns: The builder with these steps added.
  @inlinable
  public func callAsFunction<Wrapped>(
    ifLet value: Wrapped?,
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> where Value == Wrapped? {
    self(ifLet: value).children(file: file, line: line, children)
  }
}

extension Configurable where Self: Nestable {
  /// A builder of this very object that nests nodes into it.
  ///
  /// ```swift
  /// let card = stack.with {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file that reports name; by default the file of the call.
  ///   - line: The line that reports name; by default the line of the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:_:)``.
  /// - Returns: A builder whose first step nests the nodes.
  @inlinable
  public func with(
    file: StaticString = #fileID,
    line: UInt = #line,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Builder<Self> {
    with.children(file: file, line: line, children)
  }
}
