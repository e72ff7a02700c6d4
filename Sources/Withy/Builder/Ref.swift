/// A reference in which a nested expression stores the object that it describes.
///
/// ```swift
/// let title = Ref<Label>()
/// let card = View.make.children {
///   Label.make.text("a").ref(title)
/// }
/// .build()
/// title.object?.text = "b"
/// ```
///
/// A reference holds its object strongly. If several objects of a live tree are stored in one
/// reference, it holds the last of them, and none once that one has left: use a reference for each.
public final class Ref<Object: AnyObject> {
  /// The object, once a builder with ``Builder/ref(_:)`` has been built; `nil` before that, and
  /// after the object has left a live tree.
  public private(set) var object: Object?

  /// Creates an empty reference.
  public init() {}

  @usableFromInline
  func refer(to object: Object) { self.object = object }

  /// Clears the reference if it still refers to an object.
  @usableFromInline
  func clear(_ object: AnyObject) {
    if self.object === object { self.object = nil }
  }
}
