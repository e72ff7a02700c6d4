#if canImport(FoundationXML)
  /// Nodes that were parsed.
  extension XMLNode {
    /// Returns whether memory of this node, or of a descendant, belongs to its document.
    ///
    /// The parser stores names in a dictionary of the document. Once the node points to no document
    /// or to another one, libxml2 before 2.10 takes these names for the node's own, frees them, and
    /// the process crashes. Texts and comments have no names: their content is copied here so that
    /// they own it.
    ///
    /// - Complexity: O(*m*), where *m* is the number of descendants.
    func sharesMemoryOfDocument() -> Bool {
      var pending = [self]
      while let node = pending.popLast() {
        if node.isOfParser {
          guard node.kind == .text || node.kind == .comment else { return true }
          node.stringValue = node.stringValue
        }
        pending += node.storedChildren
      }
      return false
    }

    /// A Boolean value indicating whether the object was made for a node that was already in a
    /// document, as nodes from the parser are.
    private var isOfParser: Bool { stored("_xmlDocument", as: XMLDocument.self) != nil }

    /// The children and attributes that have objects.
    ///
    /// `children` would make objects for all the others, and FoundationXML never frees those.
    var storedChildren: Set<XMLNode> {
      kind == .element || kind == .document
        ? stored("_childNodes", as: Set<XMLNode>.self) ?? [] : []
    }

    /// Returns the value of a stored property of `XMLNode` that no other member exposes.
    private func stored<Value>(_ name: String, as type: Value.Type) -> Value? {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let next = mirror, next.subjectType != XMLNode.self { mirror = next.superclassMirror }
      return mirror?.children.first { $0.label == name }?.value as? Value
    }
  }
#endif
