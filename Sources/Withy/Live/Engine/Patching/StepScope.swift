/// An object that a node's object holds, for which a closure passed to `scope` declares steps.
///
/// Steps that set properties are recorded with their path from the node's object, and act on what
/// the property of the scope holds at the time: they share slots, and are compared, written and
/// undone like a chain of members. Others act on what the property held when they were declared.
@usableFromInline
final class StepScope {
  let path: PropertyPath

  private let outer: StepScope?

  /// The identity of the closure that leads to the object.
  private let access: ClosureIdentity

  /// The object that the property held when the steps were declared.
  private(set) weak var object: AnyObject?

  /// Reads the object that the property holds now, given the object of the node.
  @usableFromInline let read: (_ node: AnyObject) -> AnyObject?

  init<Base: AnyObject, Held: AnyObject>(
    _ object: Held?,
    at path: PropertyPath,
    in outer: StepScope?,
    _ access: AccessBox<Base, Held>
  ) {
    self.path = path
    self.outer = outer
    self.access = ClosureIdentity(access)
    self.object = object
    read = { [outer = outer?.read] node in
      let holder = if let outer { outer(node) } else { node as AnyObject? }
      guard var base = holder as? Base else { return nil }
      return Setter.read(access.closure, in: &base)
    }
  }

  /// Returns whether the scope is that of an access closure inside an outer scope.
  func isSame(as access: ClosureIdentity, in outer: StepScope?) -> Bool {
    self.access.isSame(as: access) && self.outer === outer
  }
}
