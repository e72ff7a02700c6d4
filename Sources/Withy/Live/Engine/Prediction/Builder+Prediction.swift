/// Builders that are compared while they are evaluated.
extension Builder where Base: HierarchyNode {
  /// Evaluates an expression, comparing its chain with the steps of the node that it is predicted
  /// to describe.
  ///
  /// If there is such a node, the builder is not stored, and the optimiser removes all of it but
  /// the comparison of its values. The expression is evaluated once in either case.
  @inlinable
  public static func _hierarchy(
    evaluating element: () -> Builder,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Base.Node> {
    guard let expected = Evaluation.expect(of: Base.self, line: line) else {
      return hierarchy(of: element(), file: file, line: line)
    }
    let builder = element()
    return expected._withUnsafeGuaranteedRef { patcher in
      guard builder._sealed == nil, builder._counts.areReplayed else {
        let source = patcher.expects(builder._source) ? ClosureIdentity(builder._source) : nil
        return patcher.hierarchy(of: builder, from: source, file: file, line: line)
      }
      if !patcher.expects(builder._source) { patcher.collectCompared() }
      patcher.withExpectedObject(of: Base.self) { builder._steps(&$0, patcher) }
      if let known = patcher.unchanged(from: ClosureIdentity(builder._source)) {
        // Only `describe` creates this description, for a node of this class or for this object,
        // whose class has a single `Node`.
        return Hierarchy(_content: .unchanged(unsafeDowncast(known, to: UnchangedDescription.self)))
      }
      return patcher.describe(builder._source, line: line)
    }
  }

  @usableFromInline
  init(_source: ObjectSource<Base>, replaying steps: [ErasedStep]) {
    self.init(_source: _source, _counts: .other) { base, patcher in
      for step in steps { step.run(base, patcher) }
    }
  }
}
