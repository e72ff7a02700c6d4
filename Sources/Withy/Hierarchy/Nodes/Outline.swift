extension Array {
  /// Calls a closure with every item and its descendants, parents first, but only once with the
  /// children of a repeated node; iteratively, so that no depth overflows the stack.
  func walk<Node>(
    _ visitItem: (
      _ item: HierarchyItem<Node>, _ level: Int, _ index: Int, _ isRepeated: Bool
    ) -> Void
  ) where Element == HierarchyItem<Node> {
    var rest = enumerated().reversed().map { (item: $1, level: 0, index: $0) }
    // Parents are retained, so that no other node gets the identity of one that is freed meanwhile.
    var parents: [ObjectIdentifier: Node] = [:]
    while let (item, level, index) = rest.popLast() {
      // A builder can describe children that its node does not have yet.
      let isKnown = item.node.map { parents[ObjectIdentifier($0)] != nil } == true
      let isRepeated = isKnown && !item.isDescribed
      visitItem(item, level, index, isRepeated)
      if isRepeated { continue }
      let children = item.children
      if let node = item.node, !children.isEmpty { parents[ObjectIdentifier(node)] = node }
      rest += children.enumerated().reversed().map { ($1, level + 1, $0) }
    }
  }

  /// Returns an indented line for every item and descendant, with the properties that its node has.
  func outline<Node>(_ properties: KeyValuePairs<String, AnyKeyPath> = [:]) -> String
  where Element == HierarchyItem<Node> {
    var lines: [String] = []
    walk { item, level, index, isRepeated in
      let indent = String(repeating: "  ", count: level)
      var words = ["\(index)", item.node == nil ? "new \(item.type)" : "\(item.type)"]
      if let node = item.node { words += properties.compactMap { $1.shown(as: $0, of: node) } }
      if isRepeated { words.append("(shown above)") }
      lines.append(indent + words.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }
}

extension AnyKeyPath {
  /// Returns a name with the value of the property in an object; `nil` if the object lacks it.
  fileprivate func shown(as name: String, of object: Any) -> String? {
    object[keyPath: self].map { "\(name): \(Self.shown($0))" }
  }

  /// Formats a value for people to read, with optionals unwrapped and strings quoted.
  private static func shown(_ value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional._optional.map { shown($0) } ?? "nil"
    }
    return (value as? String)?.debugDescription ?? String(describing: value)
  }
}
