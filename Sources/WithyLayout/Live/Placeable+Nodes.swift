import Withy

extension [FollowedNode?] {
  /// The nodes of a pass as leaves; the conformance of each class is looked up once.
  var leaves: [ListedLeaf] {
    var types: [ObjectIdentifier: any Placeable.Type] = [:]
    var last: (id: ObjectIdentifier, type: any Placeable.Type)?
    return map { node in
      guard let object = node?.object else { return ListedLeaf(nil) }
      let id = ObjectIdentifier(type(of: object))
      if last?.id != id {
        let known = types[id] ?? type(of: object) as? any Placeable.Type
        types[id] = known
        last = known.map { (id, $0) }
      }
      return ListedLeaf(last?.type.leaf(object))
    }
  }
}

extension Placeable {
  /// Returns an object of this class as a leaf.
  ///
  /// A cast would take a third of what describing the leaf takes. It is safe: the class is that of
  /// the object itself, as the runtime knows it, which no user code can change.
  fileprivate static func leaf(_ object: AnyObject) -> any Placeable {
    unsafeDowncast(object, to: Self.self)
  }
}
