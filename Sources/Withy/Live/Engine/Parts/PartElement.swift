/// A part in a description.
@usableFromInline
@_fixed_layout
class PartElement<Node: AnyObject>: PartContent {
  /// The block; the description of a skipped part is given the latest one.
  ///
  /// Values captured by the old block are released once the new one is stored.
  @exclusivity(unchecked)
  @usableFromInline final var block: () -> Hierarchy<Node>

  /// Creates the description of a part.
  @_alwaysEmitIntoClient
  init(areEqual: Comparison? = nil, block: @escaping () -> Hierarchy<Node>) {
    self.block = block
    super.init(areEqual: areEqual) { content, part, reconciler in
      // The closure is only passed the content that holds it; no user code runs in between.
      reconciler.walk(part, unsafeDowncast(content, to: PartElement<Node>.self).block)
    }
  }

  /// Creates the description of a part with a custom walk.
  init(block: @escaping () -> Hierarchy<Node>, walk: @escaping Walk) {
    self.block = block
    super.init(walk: walk)
  }

  /// Returns a description of the same part, with another block.
  @usableFromInline
  func with(_ block: @escaping () -> Hierarchy<Node>) -> PartElement { PartElement(block: block) }

  /// Calls a closure in the environment of what is in the part, outside a live tree.
  @usableFromInline
  func inEnvironment(_ body: () -> Void) { body() }
}

/// A part with a value in a description.
@usableFromInline
@_fixed_layout
final class ValuePartElement<Node: AnyObject, Value: Equatable>: PartElement<Node> {
  @usableFromInline let value: Value

  /// Creates the description of a part.
  @_alwaysEmitIntoClient
  init(value: Value, block: @escaping () -> Hierarchy<Node>) {
    self.value = value
    let areEqual: Comparison = { old, new in
      // Comparing the classes takes less time than a cast, and than most comparisons of values.
      guard type(of: old) == ValuePartElement<Node, Value>.self else { return false }
      // The new description holds this closure; user code only runs in `==`, when both are loaded.
      let old = unsafeDowncast(old, to: ValuePartElement<Node, Value>.self)
      return old.value == unsafeDowncast(new, to: ValuePartElement<Node, Value>.self).value
    }
    super.init(areEqual: areEqual, block: block)
  }

  /// Returns the description of the part that is predicted here, with another block, if its value
  /// is equal.
  ///
  /// It is reused because it is uniquely referenced, so that none is created for a skipped part.
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
  override func with(_ block: @escaping () -> Hierarchy<Node>) -> PartElement<Node> {
    ValuePartElement(value: value, block: block)
  }
}

extension Hierarchy {
  /// Returns the description of a part that is skipped where it is described by the same object
  /// again, see ``ForEach/_hierarchy(in:of:after:file:line:)``.
  package static func _part(_ block: @escaping () -> Hierarchy) -> AnyObject {
    PartElement<Node>(areEqual: { $0 === $1 }, block: block)
  }
}
