/// A block of children as one step of a builder among the others.
///
/// It ends a link of the sealed steps, so that nested builders are built by a loop, and so that the
/// structure can be read from a builder that was never built.
@usableFromInline
@_fixed_layout
final class ChildrenStep<Base: AnyObject, Node: AnyObject>: StepSegment<Base> {
  /// The block, evaluated.
  @usableFromInline let children: Hierarchy<Node>

  /// How a child is appended.
  ///
  /// This closure is where the conformance of `Base` to `Nestable` is remembered.
  @usableFromInline let append: Hierarchy<Node>.Append<Base>

  /// How the object is known to a live tree.
  @usableFromInline let nestable: (Base) -> any Nestable

  /// The place named in diagnostics, which also tells the block from others of the chain.
  @usableFromInline let source: SourcePlace

  /// Creates a step that nests `children` after `steps`.
  @inlinable
  init(
    after previous: StepSegment<Base>?,
    steps: @escaping Builder<Base>.Step,
    children: Hierarchy<Node>,
    append: @escaping Hierarchy<Node>.Append<Base>,
    nestable: @escaping (Base) -> any Nestable,
    didNest: @escaping (Base) -> Void,
    source: SourcePlace
  ) {
    self.children = children
    self.append = append
    self.nestable = nestable
    self.source = source
    super.init(after: previous, steps: steps, didNest: didNest) { link, object, patcher, depth in
      // The closure is handed the link that holds it, and no other; no code of the user runs in between.
      let step = unsafeDowncast(link, to: ChildrenStep<Base, Node>.self)
      if let patcher { return step.fill(object, patcher) }
      step.children._nest(
        in: object,
        depth: depth,
        file: step.source.file,
        line: step.source.line,
        append: step.append
      )
    }
  }

  /// Fills the block in a live tree, or compares it with what stands there.
  @inlinable
  func fill(_ object: Base, _ patcher: StepPatcher) {
    if patcher.isPredicting { return patcher.compare(children, at: source) }
    patcher.fill(children, at: source, of: nestable(object))
  }

  /// The block on its way into an object.
  @inlinable
  func block(in object: Base) -> UnfinishedNode<Node>.Block {
    UnfinishedNode.Block(
      nesting: Nesting(children, in: object, file: source.file, line: source.line),
      append: { [append, source] in append(object, $0, source.file, source.line) }
    )
  }
}

extension Builder where Base: Nestable {
  /// Nests nodes into the object, as one step among the others.
  ///
  /// ```swift
  /// View.make
  ///   .children {
  ///     titleLabel
  ///     Label.make.text("Subtitle")
  ///   }
  ///   .call { $0.layOut() }   // sees both children
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - column: The column that tells this block from others of the chain; by default the column of
  ///     the call.
  ///   - children: A block of children, evaluated now. Its nodes are made and appended when the
  ///     builder is built; in a `live` block, in every pass.
  /// - Returns: The builder with this step added.
  @inlinable
  public func children(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder {
    let source = SourcePlace(file, line, column)
    return Builder(
      _source: _source,
      _sealed: ChildrenStep(
        after: _sealed,
        steps: _steps,
        children: Evaluation.evaluate(children, at: source, of: _source.existing),
        append: { $0._place($1, file: $2, line: $3) },
        nestable: { $0 },
        didNest: { $0.didNest() },
        source: source
      ),
      _counts: _counts.sealed
    )
  }
}

extension Setter where Base: Nestable {
  /// Sets the property, and then nests nodes into the object.
  ///
  /// ```swift
  /// Stack.make.spacing(8) {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, evaluated where it is written.
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - column: The column that tells this block from others of the chain; by default the column of
  ///     the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:column:_:)``.
  /// - Returns: The builder with both steps added.
  @inlinable
  public func callAsFunction(
    _ value: Value,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> {
    self(value).children(file: file, line: line, column: column, children)
  }

  /// Sets the property only if there is a value, and then nests nodes into the object.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to leave the property as it is.
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - column: The column that tells this block from others of the chain; by default the column of
  ///     the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:column:_:)``.
  /// - Returns: The builder with these steps added.
  @inlinable
  public func callAsFunction(
    ifLet value: Value?,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> {
    self(ifLet: value).children(file: file, line: line, column: column, children)
  }

  /// Sets an optional property only if there is a value, and then nests nodes into the object.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to leave the property as it is.
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - column: The column that tells this block from others of the chain; by default the column of
  ///     the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:column:_:)``.
  /// - Returns: The builder with these steps added.
  @inlinable
  public func callAsFunction<Wrapped>(
    ifLet value: Wrapped?,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> where Value == Wrapped? {
    self(ifLet: value).children(file: file, line: line, column: column, children)
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
  ///   - file: The file named in diagnostics; by default that of the call.
  ///   - line: The line named in diagnostics; by default that of the call.
  ///   - column: The column that tells this block from others of the chain; by default the column of
  ///     the call.
  ///   - children: A block of children, evaluated now. See
  ///     ``Builder/children(file:line:column:_:)``.
  /// - Returns: A builder whose first step nests the nodes.
  @inlinable
  public func with(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Builder<Self> {
    with.children(file: file, line: line, column: column, children)
  }
}
