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
public struct Part<Node: AnyObject>: HierarchyElement {
  @usableFromInline let element: PartElement<Node>

  /// Creates a part that is evaluated whenever the block around it is, and when state that it read
  /// changes.
  ///
  /// - Parameter block: A block of children. It is kept, and evaluated after the block around it.
  @inlinable
  public init(@HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>) {
    element = PartElement(block: block)
  }

  /// Creates a part that is passed over while a value is equal.
  ///
  /// It is evaluated when the value has changed, or state that it read.
  ///
  /// - Parameters:
  ///   - value: The value that the block depends on.
  ///   - block: A block of children. The newest one is kept, and evaluated after the block around it.
  @inlinable
  public init<Value: Equatable>(
    _ value: Value,
    @HierarchyBuilder<Node> _ block: @escaping () -> Hierarchy<Node>
  ) {
    element = ValuePartElement(value: value, block: block)
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
  @usableFromInline final let block: () -> Hierarchy<Node>

  /// Creates the description of a part.
  @inlinable
  init(areEqual: Comparison? = nil, block: @escaping () -> Hierarchy<Node>) {
    self.block = block
    super.init(areEqual: areEqual) { content, part, reconciler in
      // The closure is handed the content that holds it, and no other.
      reconciler.walk(part, unsafeDowncast(content, to: PartElement<Node>.self).block)
    }
  }
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
}
