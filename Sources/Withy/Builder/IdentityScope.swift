/// The extent in which an identity is unique; see ``Builder/identity(_:in:file:line:)``.
public enum IdentityScope: Sendable {
  /// A block of children, an item of a ``ForEach``, or a ``Part``.
  case siblings

  /// A live tree.
  case tree
}
