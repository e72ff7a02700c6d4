/// What is printed of a chain where its object, or the value of a property, was meant.
private func notBuilt(_ chain: Any) -> Mirror {
  let note = "a chain describes an object; build() gives it"
  return Mirror(chain, children: ["not built": note], displayStyle: .struct)
}

// Not `CustomStringConvertible`: its `description` would hide a property of that name of the object.
extension Builder: CustomReflectable {
  /// What is printed: that the object is not built.
  public var customMirror: Mirror { notBuilt(self) }
}

extension Setter: CustomReflectable {
  /// What is printed: that the object is not built.
  public var customMirror: Mirror { notBuilt(self) }
}

extension Getter: CustomReflectable {
  /// What is printed: that the object is not built.
  public var customMirror: Mirror { notBuilt(self) }
}
