extension Changes {
  /// One operation on a tree.
  public struct Operation: Sendable {
    /// The kind of an operation.
    public enum Kind: Sendable {
      /// Inserts a node into a parent.
      case insertion

      /// Removes a node from its parent.
      case removal

      /// Moves a node within its parent.
      case move

      /// Sets a property of a node.
      case propertyWrite

      /// Creates, changes or removes something that a step of an adapter manages, such as a
      /// constraint.
      case adjustment
    }

    /// The kind of the operation.
    public let kind: Kind

    /// The class of the node.
    public let node: Any.Type

    /// The index of the node among those that the live tree placed in its parent, or, if these come
    /// from several blocks, in the block; `nil` for one that leaves.
    public let index: Int?

    /// The class of the parent, the type of the property or the class of what is adjusted, by kind.
    let object: Any.Type?
  }
}

extension Changes.Operation: CustomStringConvertible {
  /// The operation in words: "insert Label at 2 of Stack".
  public var description: String {
    let position = index.map { " at \($0)" } ?? ""
    let parent = object.map { "\($0)" } ?? "a new node"
    return switch kind {
    case .insertion: "insert \(node)\(position) of \(parent)"
    case .removal: "remove \(node) of \(parent)"
    case .move: "move \(node) to \(index ?? 0) of \(parent)"
    case .adjustment: "adjust \(parent) of \(node)"
    case .propertyWrite:
      object.map { "set \($0) of \(node)\(position)" }
        ?? "set a property of a new \(node)\(position)"
    }
  }
}
