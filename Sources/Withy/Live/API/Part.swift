/// A part of a `live` block that is evaluated and observed on its own.
///
/// A change of state that only the part reads runs the part, and not the block around it. With a
/// value, the part is passed over while the value is equal:
///
/// ```swift
/// let live = container.live {
///   Part { Label.make.text("\(clock.seconds) s") }  // runs alone, once a second
///   ForEach(items, id: \.id) { item in
///     Part(item) { Label.make.text(item.title) }    // runs where the item has changed
///   }
/// }
/// ```
///
/// A part makes no node: its nodes are children of the parent around it. Outside `live` it is the
/// nodes of its block.
@frozen
public struct Part<Content: HierarchyElement>: HierarchyElement {
  /// The base class of the nodes of the tree.
  public typealias Node = Content.Node

  @usableFromInline let element: PartElement<Node>

  /// What the block describes, where that is more than its nodes: a layout.
  @usableFromInline package let _content: (() -> Content)?

  /// Creates a part that is evaluated whenever the block around it is, and when state that it read
  /// changes.
  ///
  /// - Parameter block: A block of children. It is kept, and evaluated after the block around it.
  @inlinable
  public init<Node>(@HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>)
  where Content == Hierarchy<Node> {
    element = PartElement(block: block)
    _content = nil
  }

  /// Creates a part that is passed over while a value is equal.
  ///
  /// It is evaluated when the value has changed, or state that it read.
  ///
  /// - Parameters:
  ///   - value: The value that the block depends on.
  ///   - block: A block of children. The newest one is kept, and evaluated after the block around it.
  @inlinable
  public init<Value: Equatable, Node>(
    _ value: Value,
    @HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>
  ) where Content == Hierarchy<Node> {
    element =
      ValuePartElement.expected(value, block) ?? ValuePartElement(value: value, block: block)
    _content = nil
  }

  /// Creates a part of what is more than its nodes.
  package init(_describing block: @escaping () -> Content) {
    element = PartElement { Content.hierarchy(of: block(), file: #fileID, line: #line) }
    _content = block
  }

  /// Creates a part of what is more than its nodes, which is passed over while a value is equal.
  package init(_ value: some Equatable, _describing block: @escaping () -> Content) {
    element = ValuePartElement(value: value) {
      Content.hierarchy(of: block(), file: #fileID, line: #line)
    }
    _content = block
  }

  /// The hierarchy of the part, with another block.
  package func _hierarchy(evaluating block: @escaping () -> Hierarchy<Node>) -> Hierarchy<Node> {
    Hierarchy(_content: .part(element.with(block)))
  }

  /// Returns the hierarchy of the part.
  @inlinable
  public static func hierarchy(
    of element: Part,
    file: StaticString,
    line: UInt
  ) -> Hierarchy<Node> {
    Hierarchy(_content: .part(element.element))
  }
}

/// A part in a description.
@usableFromInline
@_fixed_layout
class PartElement<Node: AnyObject>: PartContent {
  /// The block; the description of a part that is passed over is given the newest one.
  ///
  /// It is only loaded and stored; there is no access to check. What was captured before is let go of when the new one
  /// is there.
  @exclusivity(unchecked)
  @usableFromInline final var block: () -> Hierarchy<Node>

  /// Creates the description of a part.
  @inlinable
  init(areEqual: Comparison? = nil, block: @escaping () -> Hierarchy<Node>) {
    self.block = block
    super.init(areEqual: areEqual) { content, part, reconciler in
      // The closure is handed the content that holds it, and no other; no code of the user runs in between.
      reconciler.walk(part, unsafeDowncast(content, to: PartElement<Node>.self).block)
    }
  }

  /// Creates the description of a part that is walked in a way of its own.
  init(block: @escaping () -> Hierarchy<Node>, walk: @escaping Walk) {
    self.block = block
    super.init(walk: walk)
  }

  /// The same part, with another block.
  @usableFromInline
  func with(_ block: @escaping () -> Hierarchy<Node>) -> PartElement { PartElement(block: block) }
}

/// A part with a value in a description.
@usableFromInline
@_fixed_layout
final class ValuePartElement<Node: AnyObject, Value: Equatable>: PartElement<Node> {
  @usableFromInline let value: Value

  /// Creates the description of a part.
  @inlinable
  init(value: Value, block: @escaping () -> Hierarchy<Node>) {
    self.value = value
    let areEqual: Comparison = { old, new in
      // A comparison of the classes takes less than a cast, and less than most comparisons of values.
      guard type(of: old) == ValuePartElement<Node, Value>.self else { return false }
      // The new one holds this closure; user code runs in `==` alone, when both are at hand.
      let old = unsafeDowncast(old, to: ValuePartElement<Node, Value>.self)
      return old.value == unsafeDowncast(new, to: ValuePartElement<Node, Value>.self).value
    }
    super.init(areEqual: areEqual, block: block)
  }

  /// Returns the description of the part that is expected here, with another block, if it is of an equal value.
  ///
  /// It is used again because nobody else has it, so that none is made for a part that is passed over.
  @inlinable
  static func expected(
    _ value: Value,
    _ block: @escaping () -> Hierarchy<Node>
  ) -> ValuePartElement? {
    // A comparison of the classes takes less than a cast.
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
