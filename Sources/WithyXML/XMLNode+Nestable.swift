#if canImport(FoundationXML) || os(macOS)
  /// XML nodes as nodes of a tree.
  extension XMLNode: HierarchyNode {
    /// The base class of the nodes of the tree.
    public typealias Node = XMLNode
  }

  /// An element contains elements, text, comments and processing instructions.
  extension XMLElement: Nestable {}

  /// A document contains its root element, and comments and processing instructions around it.
  ///
  /// ```swift
  /// let page = XMLDocument() {
  ///   XMLElement("html") {
  ///     XMLElement("body").with.text("Hello")
  ///   }
  /// }
  /// print(page.xmlString(options: .nodePrettyPrint))
  /// ```
  extension XMLDocument: Nestable {}

  // Members of a protocol's extension, unlike those of `extension XMLNode`, can be shadowed by a
  // subclass.
  extension Nestable where Self: XMLNode {
    /// The child nodes, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    public var children: [XMLNode] { (self as XMLNode).children ?? [] }

    /// The element or the document that contains this node.
    public var parentNode: XMLNode? { parent }

    /// Inserts a node right after one of the children, or as the first child.
    ///
    /// ```swift
    /// list.insert(item, after: heading)
    /// ```
    ///
    /// See `append(_:)` for how the kinds of nodes are treated.
    ///
    /// - Parameters:
    ///   - child: The node to insert. If it has a parent, it moves.
    ///   - sibling: The child to insert it after, or `nil` to insert it first, which in a document is
    ///     after the document type declaration. If the sibling is not a child, that is reported, and
    ///     the node is appended.
    /// - Complexity: O(1) on Linux, O(*n*) elsewhere except at the end and in documents, where *n* is
    ///   the number of children; O(*d*) for a node that has children, where *d* is the depth.
    public func insert(_ child: XMLNode, after sibling: XMLNode?) {
      if let sibling, sibling.parent !== self || sibling.kind == .attribute {
        Diagnostics.report("Cannot insert after a node that is not a child of \(tag); appended")
        append(child)
      } else if child !== sibling, takes(child) {
        child.detach()
        let first = firstChild
        let previous = sibling ?? (first?.kind == .DTDKind ? first : nil)
        if let neighbour = previous ?? first, previous == nil || neighbour.nextSibling != nil {
          insert(child, neighbour, isBefore: previous == nil)
        } else {
          add(child)
        }
      }
    }

    /// Appends a node as the last child.
    ///
    /// ```swift
    /// list.append(XMLElement("li"))
    /// ```
    ///
    /// Adjacent text nodes stay separate, even on Linux, where libxml2 would merge them. Attributes
    /// and namespaces do not become children of an element, but are set on it.
    ///
    /// - Parameter child: The node to append. If it has a parent, it moves. This node, an ancestor of
    ///   it, and a node for which `admits(_:file:line:)` is `false` are left out and reported.
    /// - Complexity: O(1); O(*d*) for a node that has children, where *d* is the depth of this
    ///   node; O(*n*) in a document, where *n* is the number of children.
    public func append(_ child: XMLNode) {
      guard takes(child) else { return }
      child.detach()
      add(child)
    }

    /// Removes a child.
    ///
    /// - Parameter child: The child to remove. A node that is not a child is left alone.
    /// - Complexity: O(1); in a document O(*m*), where *m* is the number of descendants of the
    ///   child.
    public func remove(_ child: XMLNode) {
      if child.parent === self, child.kind != .attribute { child.leaveParent() }
    }

    /// Returns whether a node may become a child, and reports it if not.
    ///
    /// A block calls this method for each of its nodes. Text with a character that XML cannot hold is
    /// repaired, and that is reported.
    ///
    /// - Parameters:
    ///   - child: The node.
    ///   - file: The file named in diagnostics.
    ///   - line: The line named in diagnostics.
    /// - Returns: `false` for a document, and a node that could only be written as ill-formed XML; in
    ///   a document also for a second root element, text and an attribute.
    /// - Complexity: O(1); O(*n*) for text of *n* characters, and in a document of *n* children.
    public func admits(_ child: XMLNode, file: StaticString, line: UInt) -> Bool {
      if let objection = objection(to: child) {
        Diagnostics.report("\(objection); skipped", file: file, line: line)
        return false
      }
      if child.kind == .text || child.kind == .comment, let text = child.stringValue,
        text.forbiddenXMLCharacter != nil
      {
        child.stringValue = Diagnostics.repairing(text, file: file, line: line)
      }
      return true
    }

    /// Returns whether a node is to become a child, which one that contains this node may not; an
    /// attribute or a namespace is set on this element instead.
    private func takes(_ child: XMLNode) -> Bool {
      guard admits(child, file: #fileID, line: #line) else { return false }
      if child === self || child.firstChild != nil,
        _descends(from: child, file: #fileID, line: #line)
      {
        return false
      }
      switch child.kind {
      case .attribute:
        if let name = child.name { (self as? XMLElement)?[attribute: name] = child.stringValue }
        return false
      case .namespace:
        (self as? XMLElement)?.addNamespace(child)
        return false
      default:
        return true
      }
    }
  }

  extension XMLNode {
    /// Adds a node without a parent at the end.
    fileprivate func add(_ child: XMLNode) {
      if let element = self as? XMLElement {
        #if canImport(FoundationXML)
          // libxml2 would merge text into a preceding text node and free it while its `XMLNode`
          // still refers to it. There is no O(1) way to find out whether the last child is text.
          let divider = child.kind == .text && firstChild != nil ? XMLElement(name: "") : nil
          if let divider { element.addChild(divider) }
          defer { divider?.detach() }
        #endif
        element.addChild(child)
      } else if let document = self as? XMLDocument {
        document.addChild(child)
        #if canImport(FoundationXML)
          DocumentEnd.follow(child, in: document)
        #endif
      }
    }

    /// Inserts a node without a parent beside one of the children.
    fileprivate func insert(_ child: XMLNode, _ neighbour: XMLNode, isBefore: Bool) {
      #if canImport(FoundationXML)
        // Add it first, so that this node retains the child, too, not only libxml2.
        let place = Neighbourhood.place(behind: neighbour)
        add(child)
        if isBefore { Neighbourhood.put(child, at: neighbour) }
        Neighbourhood.put(isBefore ? neighbour : child, at: place)
      #else
        let index = neighbour.index + (isBefore ? 0 : 1)
        (self as? XMLElement)?.insertChild(child, at: index)
        (self as? XMLDocument)?.insertChild(child, at: index)
      #endif
    }
  }
#endif
