/// Returns a mirror which says that the object of a printed chain has not been built.
private func notBuilt(_ chain: Any) -> Mirror {
  let note = "this is a builder, not the object; call build()"
  return Mirror(chain, children: ["not built": note], displayStyle: .struct)
}

// `CustomStringConvertible` would add `description`, which hides a property of that name.
extension Builder: CustomReflectable {
  /// A mirror with the note that the object has not been built.
  public var customMirror: Mirror { notBuilt(self) }
}

extension Setter: CustomReflectable {
  /// A mirror with the note that the object has not been built.
  public var customMirror: Mirror { notBuilt(self) }
}

extension Getter: CustomReflectable {
  /// A mirror with the note that the object has not been built.
  public var customMirror: Mirror { notBuilt(self) }
}
