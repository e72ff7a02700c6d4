/// Parents and children for code that does not know the node class of the tree.
extension Nestable {
  /// Calls a closure with the children.
  ///
  /// `Node` is constrained to classes, so each element is a single reference and is read as one:
  /// casting elements one by one took a third of a pass in which two of many children are swapped.
  /// The array is retained meanwhile, and the closures passed below run no user code.
  private func withChildObjects<Result>(_ body: (UnsafeBufferPointer<AnyObject>) -> Result)
    -> Result
  {
    children.withUnsafeBufferPointer { $0.withMemoryRebound(to: AnyObject.self, body) }
  }

  var childObjects: [AnyObject] { withChildObjects { Array($0) } }

  /// Returns whether the objects of some nodes are consecutive children from an index on.
  func hasObjects(of nodes: [MountedNode], at index: Int) -> Bool {
    withChildObjects { children in
      index + nodes.count <= children.count
        && nodes.indices.allSatisfy { children[index + $0] === nodes[$0].object }
    }
  }

  /// Returns the index of a child, searching outwards from the expected index.
  func index(ofObject object: AnyObject, near index: Int) -> Int? {
    withChildObjects { children in
      let range = children.indices
      for distance in 0..<max(children.count - index, index + 1) {
        let (after, before) = (index + distance, index - distance)
        if range.contains(after), children[after] === object { return after }
        if range.contains(before), children[before] === object { return before }
      }
      return nil
    }
  }

  /// Returns the child before an index; `nil` if there is none.
  func object(before index: Int) -> AnyObject? {
    withChildObjects { $0.prefix(index).last }
  }

  /// Inserts a node after a child, or first; a node of another tree's class is ignored.
  func insertObject(_ child: AnyObject, after sibling: AnyObject?) {
    if let child = child as? Node { insert(child, after: sibling as? Node) }
  }

  /// Appends a node; a node of another tree's class is ignored.
  func appendObject(_ child: AnyObject) {
    if let child = child as? Node { append(child) }
  }

  func removeObject(_ child: AnyObject) {
    if let child = child as? Node { remove(child) }
  }

  /// Returns whether a node may become a child, and reports it if not.
  func admitsObject(_ child: AnyObject, file: StaticString, line: UInt) -> Bool {
    guard let child = child as? Node else { return false }
    return admits(child, file: file, line: line)
  }
}
