public import Withy

/// A builder of a leaf, in a description that does not know its class.
@usableFromInline
protocol LeafBuilder: AnyObject {
  /// Makes the leaf.
  func makeLeaf() -> any Placeable

  /// Returns an object that a live tree has made with this builder, as a leaf.
  func leaf(_ object: AnyObject) -> any Placeable

  /// Returns the hierarchy of the leaf; `nil` if the tree is another.
  func hierarchy<Node: AnyObject>(of node: Node.Type) -> Hierarchy<Node>?
}

/// A builder of leaves of one class.
@usableFromInline
final class DescribedLeaf<Base: Placeable>: LeafBuilder {
  @usableFromInline let builder: Builder<Base>

  /// Creates the description of a leaf.
  @inlinable
  init(_ builder: Builder<Base>) {
    self.builder = builder
  }

  @usableFromInline
  func makeLeaf() -> any Placeable { builder.build() }

  @usableFromInline
  func leaf(_ object: AnyObject) -> any Placeable { unsafeDowncast(object, to: Base.self) }

  @usableFromInline
  func hierarchy<Node: AnyObject>(of node: Node.Type) -> Hierarchy<Node>? {
    same(Builder.hierarchy(of: builder, file: #fileID, line: #line))
  }
}

/// Returns a value as one of a type that is the same, though the compiler does not know it.
func same<Value, Other>(_ value: Value) -> Other? {
  Value.self == Other.self ? unsafeBitCast(value, to: Other.self) : nil
}
