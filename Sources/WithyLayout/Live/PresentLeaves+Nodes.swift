import Withy

extension PresentLeaves {
  /// Creates the leaves from the nodes of a pass.
  ///
  /// The conformance of each class is looked up once.
  ///
  /// - Parameter nodes: The nodes of all leaves, in order; `nil` for one that does not take part.
  init(_ nodes: [FollowedNode?]) {
    self.init()
    var types: [ObjectIdentifier: (any Placeable.Type)?] = [:]
    var last: (id: ObjectIdentifier, type: (any Placeable.Type)?)?
    for node in nodes {
      guard let object = node?.object else {
        append(nil)
        continue
      }
      let id = ObjectIdentifier(type(of: object))
      if last?.id != id {
        let type = types[id] ?? type(of: object) as? any Placeable.Type
        types[id] = type
        last = (id, type)
      }
      append(last?.type?.leaf(object))
    }
  }
}

extension Placeable {
  /// Returns an object of this class as a leaf.
  fileprivate static func leaf(_ object: AnyObject) -> any Placeable {
    // This is called for the class of the object.
    unsafeDowncast(object, to: Self.self)
  }
}
