extension Builder where Base: HierarchyNode {
  /// Evaluates an expression, and compares the chain with the steps of the node that it is expected to describe.
  ///
  /// Where there is such a node, the builder is not kept, and the optimiser leaves nothing of it but the
  /// comparison of its values. The expression is evaluated once in either case.
  @inlinable
  public static func _hierarchy(
    evaluating element: () -> Builder,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Base.Node> {
    let patcher = Evaluation.expect(madeBy: Base.self, line: line)
    if patcher == nil { return hierarchy(of: element(), file: file, line: line) }
    let builder = element()
    guard case .factory(let make) = builder._source, builder._sealed == nil,
      builder._counts.others == 0
    else { return patcher.unsafelyUnwrapped.hierarchy(of: builder, file: file, line: line) }
    // A factory of a `Base` has made it: that the node remembers, and nobody changes. There is a patcher, which
    // the steps are handed as it is: to unwrap it first would count a reference for each step.
    var base = unsafeDowncast(patcher.unsafelyUnwrapped.expectedObject, to: Base.self)
    builder._steps(&base, patcher)
    if let known = patcher.unsafelyUnwrapped.unchanged(madeBy: ClosureIdentity(factory: make)) {
      // Only `describe` makes it, and for a node of this class.
      return Hierarchy(_content: .unchanged(unsafeDowncast(known, to: UnchangedNode.self)))
    }
    return patcher.unsafelyUnwrapped.describe(make, line: line)
  }

  /// Creates a builder of steps that were compared or recorded.
  @usableFromInline
  init(_source: ObjectSource<Base>, replaying steps: [ErasedStep]) {
    let counts = StepCounts(steps: 1, others: 1, writes: steps.reduce(0) { $0 + $1.writes })
    self.init(_source: _source, _counts: counts) { base, patcher in
      for step in steps { step.run(base, patcher) }
    }
  }
}
