#if canImport(FoundationXML) || os(macOS)
  /// What binds a node to its document, on Linux in memory, too.
  extension XMLNode {
    /// The first child; `nil` if there is none.
    ///
    /// - Complexity: O(1).
    var firstChild: XMLNode? {
      #if canImport(FoundationXML)
        startIndex == endIndex ? nil : self[startIndex]
      #else
        childCount == 0 ? nil : child(at: 0)
      #endif
    }

    /// Removes the node from its parent, and from the parent's document.
    ///
    /// On Linux a detached node still points to its document, even after the document has been
    /// freed. A parsed node keeps its document alive, and must keep the pointer.
    func leaveParent() {
      detach()
      #if canImport(FoundationXML)
        if rootDocument != nil, !sharesMemoryOfDocument() { leaveDocument() }
      #endif
    }

    #if canImport(FoundationXML)
      /// Clears the document pointers of the node and its descendants.
      ///
      /// Moving the node, for a moment, into an element without a document does that.
      func leaveDocument() {
        detach()
        XMLElement(name: "").addChild(self)
        detach()
      }

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
          // A node that was already in a document when its object was made is one of the parser.
          if node.stored("_xmlDocument", as: XMLDocument.self) != nil {
            guard node.kind == .text || node.kind == .comment else { return true }
            node.stringValue = node.stringValue
          }
          pending += node.storedChildren
        }
        return false
      }

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
    #endif
  }
#endif
