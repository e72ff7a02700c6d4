import Withy

/// Leaves from the nodes of a pass.
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
        appendAbsent()
        continue
      }
      let id = ObjectIdentifier(type(of: object))
      if last?.id != id {
        let known = types[id]
        let type = known ?? type(of: object) as? any Placeable.Type
        if known == nil { types[id] = type }
        last = (id, type)
      }
      if let leaf = last?.type?.leaf(object) { append(leaf) } else { appendAbsent() }
    }
  }
}

extension Placeable {
  /// Returns an object of this class as a leaf.
  ///
  /// A cast would take a third of what describing the leaf takes. The class is that of the object
  /// itself, as the runtime knows it, and not one that a builder or a conformance states; so no
  /// user code can make it another one.
  fileprivate static func leaf(_ object: AnyObject) -> any Placeable {
    unsafeDowncast(object, to: Self.self)
  }
}
