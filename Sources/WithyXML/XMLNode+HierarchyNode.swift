#if canImport(FoundationXML) || os(macOS)
  /// XML nodes as nodes of a tree.
  extension XMLNode: HierarchyNode {
    /// The base class of the nodes of the tree.
    public typealias Node = XMLNode
  }

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
    #endif

    /// Creates a text node.
    static func textNode(_ string: String) -> XMLNode {
      text(withStringValue: string) as? XMLNode ?? XMLNode(kind: .text)
    }
  }
#endif
