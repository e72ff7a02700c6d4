/// A block of children as a step, which always ends a link: the structure of a builder can be read
/// without building it.
@usableFromInline
@_fixed_layout
final class ChildrenStep<Base: AnyObject, Node: AnyObject>: StepSegment<Base> {
  /// The evaluated block.
  @usableFromInline let children: Hierarchy<Node>

  /// Appends a child; the closure captures the conformance of `Base` to `Nestable`.
  @usableFromInline let append: Hierarchy<Node>.Append<Base>

  /// The source location, which is named in diagnostics and identifies the block within the chain.
  @usableFromInline let site: CallSite

  @_alwaysEmitIntoClient
  init(
    after previous: StepSegment<Base>?,
    steps: @escaping Builder<Base>.Step,
    children: Hierarchy<Node>,
    depth: Int,
    append: @escaping Hierarchy<Node>.Append<Base>,
    didNest: @escaping (Base) -> Void,
    site: CallSite
  ) {
    self.children = children
    self.append = append
    self.site = site
    super.init(
      after: previous,
      steps: steps,
      depth: depth,
      didNest: didNest
    ) { link, object, patcher, depth in
      // The closure is called with the link that holds it; no user code runs in between.
      let step = unsafeDowncast(link, to: ChildrenStep<Base, Node>.self)
      if let patcher { return step.fill(object, patcher) }
      let (file, line) = (step.site.file, step.site.line)
      step.children._nest(in: object, depth: depth, file: file, line: line, append: step.append)
    }
  }

  @usableFromInline
  override func cut(to levels: Int, after previous: StepSegment<Base>?) -> StepSegment<Base> {
    if levels == 0 { return super.cut(to: levels, after: previous) }
    return replacing(children._cut(to: levels - 1), after: previous)
  }

  /// Returns a copy with another block, after another link; not in `cut`, to keep its frame small.
  private func replacing(
    _ children: Hierarchy<Node>,
    after previous: StepSegment<Base>?
  ) -> StepSegment<Base> {
    ChildrenStep(
      after: previous,
      steps: steps,
      children: children,
      depth: children._depth + 1,
      append: append,
      didNest: didNest ?? { _ in },
      site: site
    )
  }

  /// Fills the block in a live tree, or compares it with the current children.
  @_alwaysEmitIntoClient
  func fill(_ object: Base, _ patcher: StepPatcher) {
    if let expression = patcher.expression { return expression.compare(children, at: site) }
    if let step = record(of: object, patcher) { patcher.fill(step, children) }
  }

  /// Returns the record of the block; `nil` if the block waits.
  @usableFromInline
  func record(of object: Base, _ patcher: StepPatcher) -> MountedStep? {
    patcher.blockRecord(at: site, of: object) { [children] step in
      patcher.fill(step, children)
    }
  }
}

extension Builder where Base: Nestable {
  /// Nests nodes in the object, as one step among others.
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
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - column: The column of the call, which identifies this block within the chain.
  ///   - children: A block of children, evaluated now. Its nodes are made and appended when the
  ///     builder is built; in a `live` block, in every pass.
  /// - Returns: The builder with this step added.
  @_alwaysEmitIntoClient
  public func children(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder {
    let site = CallSite(file, line, column)
    var block = Evaluation.evaluate(children, at: site)
    var depth = block._depth
    if depth >= Depth.limit {
      block = block._cut(to: Depth.limit - 1, file: file, line: line)
      depth = block._depth
    }
    return Builder(
      _source: _source,
      _sealed: ChildrenStep(
        after: _sealed,
        steps: _steps,
        children: block,
        depth: depth &+ 1,
        append: { $0._add($1, file: $2, line: $3) },
        didNest: { $0.didNest() },
        site: site
      ),
      _counts: _counts.sealed
    )
  }
}

extension Setter where Base: Nestable {
  /// Sets the property, and then nests nodes in the object.
  ///
  /// ```swift
  /// Stack.make.spacing(8) {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  /// ```
  ///
  /// The value and the block are evaluated where they are written; see
  /// ``Builder/children(file:line:column:_:)``. The block nests in the object of the chain, even if
  /// the property is that of an object inside it. To nest in that object, write
  /// `.header.spacing(8).header.children { … }`, ``children(file:line:column:_:)``.
  @_alwaysEmitIntoClient
  public func callAsFunction(
    _ value: Value,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> {
    self(value).children(file: file, line: line, column: column, children)
  }

  /// Sets the property only if there is a value, and then nests nodes in the object.
  ///
  /// `nil` leaves the property as it is. See ``Builder/children(file:line:column:_:)``.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func callAsFunction(
    _ none: Never...,
    ifLet value: Value?,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> {
    self(ifLet: value).children(file: file, line: line, column: column, children)
  }
}

extension Setter where Base: Nestable, Value: OptionalValue {
  /// Sets an optional property only if there is a value, and then nests nodes in the object.
  ///
  /// `nil` leaves the property as it is. See ``Builder/children(file:line:column:_:)``.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func callAsFunction(
    _ none: Never...,
    ifLet value: Value,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Base.Node> _ children: () -> Hierarchy<Base.Node>
  ) -> Builder<Base> {
    self(ifLet: value).children(file: file, line: line, column: column, children)
  }
}

extension Configurable where Self: Nestable {
  /// Returns a builder of this very object that nests nodes in it.
  ///
  /// ```swift
  /// let card = stack.with {
  ///   titleLabel
  ///   subtitleLabel
  /// }
  /// ```
  ///
  /// The block is evaluated now; see ``Builder/children(file:line:column:_:)``.
  @_alwaysEmitIntoClient
  public func with(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Builder<Self> {
    with.children(file: file, line: line, column: column, children)
  }
}
