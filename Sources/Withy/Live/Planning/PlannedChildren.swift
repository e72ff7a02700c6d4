/// The children that parents would have at the current point of a plan, which inserts and removes
/// nothing.
///
/// They form linked lists, so that each is inserted or removed in constant time.
final class PlannedChildren {
  /// A child, or a removed one, which has no list.
  private struct Child {
    let object: AnyObject
    var list: ObjectIdentifier?
    var previous: ObjectIdentifier?
    var next: ObjectIdentifier?
  }

  /// The first and the last child of a parent.
  private struct Ends {
    let list: ChildList
    var first: ObjectIdentifier?
    var last: ObjectIdentifier?
  }

  private var children: [ObjectIdentifier: Child] = [:]
  private var ends: [ObjectIdentifier: Ends] = [:]

  /// Returns the children of a parent, in order.
  func objects(of list: ChildList) -> [AnyObject] {
    var objects: [AnyObject] = []
    var next = ends[read(list)]?.first
    while let id = next, let child = children[id] {
      objects.append(child.object)
      next = child.next
    }
    return objects
  }

  /// Inserts an object after a child, or first, removing it from its current parent.
  func insert(_ object: AnyObject, after sibling: AnyObject?, in list: ChildList) {
    let listID = read(list)
    insert(object, after: sibling.map { ObjectIdentifier($0) }, in: listID)
  }

  /// Appends an object, removing it from its current parent.
  func append(_ object: AnyObject, to list: ChildList) {
    let listID = read(list)
    remove(object)
    insert(object, after: ends[listID]?.last, in: listID)
  }

  /// Removes an object from its parent.
  func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let child = children.updateValue(Child(object: object), forKey: id)
    guard let child, let list = child.list else { return }
    link(child.previous, child.next, in: list)
  }

  private func insert(
    _ object: AnyObject,
    after sibling: ObjectIdentifier?,
    in list: ObjectIdentifier
  ) {
    remove(object)
    let id = ObjectIdentifier(object)
    let next = sibling.map { children[$0]?.next } ?? ends[list]?.first
    children[id] = Child(object: object, list: list)
    link(sibling, id, in: list)
    link(id, next, in: list)
  }

  /// Links two adjacent children; `nil` is the beginning or the end.
  private func link(
    _ previous: ObjectIdentifier?,
    _ next: ObjectIdentifier?,
    in list: ObjectIdentifier
  ) {
    if let previous { children[previous]?.next = next } else { ends[list]?.first = next }
    if let next { children[next]?.previous = previous } else { ends[list]?.last = previous }
  }

  /// Reads the actual children of a parent on first use, except those that the plan has placed
  /// elsewhere.
  private func read(_ list: ChildList) -> ObjectIdentifier {
    let id = ObjectIdentifier(list)
    if ends[id] != nil { return id }
    ends[id] = Ends(list: list)
    var actual: [AnyObject] = []
    list.parent?.childObjects(into: &actual)
    for object in actual where children[ObjectIdentifier(object)] == nil {
      insert(object, after: ends[id]?.last, in: id)
    }
    return id
  }
}
