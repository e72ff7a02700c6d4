/// Where a walk over a tree has come to.
struct OutlinePlace {
  /// The number of nodes around this one.
  var level: Int

  /// The position among the siblings.
  var index: Int

  /// Whether the node is among its own ancestors; a walk does not go on inside it.
  var isCycle: Bool
}

extension Array {
  /// Calls a closure with every item and the items inside it, parents first.
  ///
  /// A list of what is still to be visited takes the place of recursion, so that no depth
  /// overflows the stack.
  func walk<Node>(_ visit: (HierarchyItem<Node>, OutlinePlace) -> Void)
  where Element == HierarchyItem<Node> {
    var rest = enumerated().reversed().map { (item: $1, level: 0, index: $0) }
    var ancestors: [ObjectIdentifier?] = []
    var open: Set<ObjectIdentifier> = []
    while let (item, level, index) = rest.popLast() {
      while ancestors.count > level {
        if let left = ancestors.removeLast() { open.remove(left) }
      }
      let identifier = item.node.map { ObjectIdentifier($0) }
      let isCycle = identifier.map { !open.insert($0).inserted } ?? false
      visit(item, OutlinePlace(level: level, index: index, isCycle: isCycle))
      if isCycle { continue }
      ancestors.append(identifier)
      rest += item.children.enumerated().reversed().map { ($1, level + 1, $0) }
    }
  }

  /// Returns a line for every item and the items inside it, indented by two spaces a level.
  ///
  /// - Parameter properties: The properties that are shown behind the class of a node that exists
  ///   and has them, with their names.
  /// - Returns: The lines, joined.
  func outline<Node>(_ properties: KeyValuePairs<String, AnyKeyPath> = [:]) -> String
  where Element == HierarchyItem<Node> {
    var lines: [String] = []
    walk { item, place in
      let indent = String(repeating: "  ", count: place.level)
      var words = ["\(place.index)", item.node == nil ? "new \(item.type)" : "\(item.type)"]
      if let node = item.node { words += properties.compactMap { $1.shown(as: $0, of: node) } }
      if place.isCycle { words.append("(inside itself)") }
      lines.append(indent + words.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }
}

extension AnyKeyPath {
  /// A name and the value of the property in an object, or `nil` if the object has no such one.
  fileprivate func shown(as name: String, of object: Any) -> String? {
    object[keyPath: self].map { "\(name): \(Self.shown($0))" }
  }

  /// A value as a person would write it: optionals taken apart, strings in quotes.
  private static func shown(_ value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional._optional.map { shown($0) } ?? "nil"
    }
    return (value as? String)?.debugDescription ?? String(describing: value)
  }
}
