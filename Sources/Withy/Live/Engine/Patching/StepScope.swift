/// An object that a node's object holds, for which a closure passed to `scope` declares steps.
///
/// Steps that set properties are remembered as steps of the node's object, whose access leads through
/// the path of the scope: they share slots with other steps, and are compared, written and undone
/// like a chain of members. Other steps act on the object that the property held when they were
/// declared.
@usableFromInline
final class StepScope {
  /// The path to the object.
  let path: PropertyPath

  /// The object that the property held when the steps were declared.
  private(set) weak var object: AnyObject?

  /// Reads the object that the property holds now, given the object of the node.
  let read: (_ node: AnyObject) -> AnyObject?

  init<Base: AnyObject, Held: AnyObject>(
    _ object: Held?,
    at path: PropertyPath,
    in outer: StepScope?,
    _ access: @escaping Setter<Base, Held>.AccessValue
  ) {
    self.path = path
    self.object = object
    read = { [outer = outer?.read] node in
      let holder = if let outer { outer(node) } else { node as AnyObject? }
      guard var base = holder as? Base else { return nil }
      return Setter.read(access, in: &base)
    }
  }

  /// Returns the access from the object of the node to a property of the object in the scope.
  ///
  /// A later step may hide that object, which is the one to trace the path from.
  func access<Base: AnyObject, Value>(
    _ access: @escaping Setter<Base, Value>.AccessValue
  ) -> Setter<AnyObject, Value>.AccessValue {
    { [read, weak object] node, operation, body in
      let holder = if case .trace = operation { object } else { read(node) }
      if var base = holder as? Base { access(&base, &operation, body) }
    }
  }
}
