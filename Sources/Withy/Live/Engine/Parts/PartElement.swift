/// The description of a part, with its block.
@usableFromInline
@_fixed_layout
package class PartElement<Node: AnyObject>: PartDescription {
  /// The block; the description of a skipped part is given the latest, and releases the former.
  @exclusivity(unchecked) @usableFromInline final var block: () -> Hierarchy<Node>

  @_alwaysEmitIntoClient
  package init(
    areEqual: Comparison? = nil,
    output: (any PartOutput)? = nil,
    block: @escaping () -> Hierarchy<Node>
  ) {
    self.block = block
    super.init(areEqual: areEqual, output: output) { description, part, reconciler in
      // The closure is only passed the description that holds it; no user code runs in between.
      reconciler.walk(part, unsafeDowncast(description, to: PartElement<Node>.self).block)
    }
  }

  /// Creates the description of a part with a custom walk.
  init(
    output: (any PartOutput)? = nil,
    block: @escaping () -> Hierarchy<Node>,
    walk: @escaping Walk
  ) {
    self.block = block
    super.init(output: output, walk: walk)
  }

  deinit { NestedRelease.release(block as Any) { block = { Hierarchy() } } }

  /// Returns a description of the same part, with another block and its output.
  @usableFromInline
  package func with(
    _ output: any PartOutput,
    _ block: @escaping () -> Hierarchy<Node>
  ) -> PartElement {
    PartElement(output: output, block: block)
  }

  /// Calls a closure in the environment of what is in the part, outside a live tree.
  @usableFromInline
  package func inEnvironment<Result>(_ body: () -> Result) -> Result { body() }
}

/// The description of a part that is skipped while its value is equal.
@usableFromInline
@_fixed_layout
package final class ValuePartElement<Node: AnyObject, Value: Equatable>: PartElement<Node> {
  @usableFromInline let value: Value

  @_alwaysEmitIntoClient
  package init(
    value: Value,
    output: (any PartOutput)? = nil,
    block: @escaping () -> Hierarchy<Node>
  ) {
    self.value = value
    let areEqual: Comparison = { old, new in
      // Comparing the classes takes less time than a cast, and than most comparisons of values.
      guard type(of: old) == ValuePartElement<Node, Value>.self else { return false }
      // The new description holds this closure; user code only runs in `==`, when both are loaded.
      let old = unsafeDowncast(old, to: ValuePartElement<Node, Value>.self)
      return old.value == unsafeDowncast(new, to: ValuePartElement<Node, Value>.self).value
    }
    super.init(areEqual: areEqual, output: output, block: block)
  }

  /// Returns the predicted description of the part, with another block, if its value is equal.
  ///
  /// The description is reused, as it is uniquely referenced: none is created for a skipped part.
  @_alwaysEmitIntoClient
  static func expected(
    _ value: Value,
    _ block: @escaping () -> Hierarchy<Node>
  ) -> ValuePartElement? {
    // Comparing the classes takes less time than a cast.
    guard let expected = Evaluation.expectPart(), type(of: expected) == ValuePartElement.self else {
      return nil
    }
    let known = unsafeDowncast(expected, to: ValuePartElement.self)
    guard known.value == value else { return nil }
    known.block = block
    return known
  }

  @usableFromInline
  package override func with(
    _ output: any PartOutput,
    _ block: @escaping () -> Hierarchy<Node>
  ) -> PartElement<Node> {
    ValuePartElement(value: value, output: output, block: block)
  }
}

extension Hierarchy {
  @_alwaysEmitIntoClient
  package init(_part element: PartElement<Node>) {
    self.init(_content: .part(element))
  }
}
