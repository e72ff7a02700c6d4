/// Where a walk over a tree has come to.
struct OutlinePlace {
  /// The number of nodes around this one.
  var level: Int

  /// The position among the siblings.
  var index: Int

  /// Whether the node was visited before, with what is in it; a walk does not go on inside it again.
  var visit: Visit

  /// What is known of a node from before.
  enum Visit {
    /// Nothing, or the node has no children.
    case first

    /// The node is among its own ancestors.
    case cycle

    /// The node, with its children, stands at another place, too.
    case again
  }
}

extension Array {
  /// Calls a closure with every item and the items inside it, parents first.
  ///
  /// A list of what is still to be visited takes the place of recursion, so that no depth
  /// overflows the stack.
  func walk<Node>(_ visitItem: (HierarchyItem<Node>, OutlinePlace) -> Void)
  where Element == HierarchyItem<Node> {
    var rest = enumerated().reversed().map { (item: $1, level: 0, index: $0) }
    var ancestors: [ObjectIdentifier?] = []
    // The nodes that have children, and whether the walk is inside them.
    var open: [ObjectIdentifier: Bool] = [:]
    while let (item, level, index) = rest.popLast() {
      while ancestors.count > level {
        if let left = ancestors.removeLast() { open[left] = false }
      }
      let identifier = item.node.map { ObjectIdentifier($0) }
      let isOpen = identifier.flatMap { open[$0] }
      // A description of a node has more to show than the node.
      let visit: OutlinePlace.Visit? =
        isOpen == true ? .cycle : isOpen == false && !item.isDescribed ? .again : nil
      visitItem(item, OutlinePlace(level: level, index: index, visit: visit ?? .first))
      if visit != nil { continue }
      let children = item.children
      if let identifier, !children.isEmpty { open[identifier] = true }
      ancestors.append(children.isEmpty ? nil : identifier)
      rest += children.enumerated().reversed().map { ($1, level + 1, $0) }
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
      switch place.visit {
      case .first: break
      case .cycle: words.append("(inside itself)")
      case .again: words.append("(shown above)")
      }
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
