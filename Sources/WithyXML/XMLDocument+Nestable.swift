#if canImport(FoundationXML) || os(macOS)
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

  // Members of a protocol's extension, unlike those of `extension XMLDocument`, can be shadowed by a subclass.
  extension Nestable where Self: XMLDocument {
    /// The child nodes, in order: the root element, with comments and processing instructions.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    public var children: [XMLNode] { (self as XMLNode).children ?? [] }

    /// Inserts a node right after one of the children, or as the first child.
    ///
    /// - Parameters:
    ///   - child: The node to insert. If it has a parent, it moves.
    ///   - sibling: The child to insert it after, or `nil` to insert it first, which is after the
    ///     document type declaration. If the sibling is not a child of this document, that is
    ///     reported, and the node is appended.
    /// - Complexity: O(*n*), where *n* is the number of children.
    public func insert(_ child: XMLNode, after sibling: XMLNode?) {
      guard child !== sibling, admits(child, file: #fileID, line: #line) else { return }
      if let sibling, sibling.parent !== self {
        Diagnostics.report("Cannot insert after a node that is not a child of a document; appended")
        return append(child)
      }
      child.detach()
      // `insertChild` only counts elements, and crashes if there is a comment.
      var following = children.drop { $0.kind == .DTDKind }
      if let sibling, sibling.kind != .DTDKind {
        following = following.drop { $0 !== sibling }.dropFirst()
      }
      for node in following { node.detach() }
      add(child)
      for node in following { add(node) }
    }

    /// Appends a node as the last child.
    ///
    /// - Parameter child: The root element, a comment or a processing instruction. If it has a
    ///   parent, it moves. Any other node, including a second root element, is left out and
    ///   reported.
    /// - Complexity: O(*m*), where *m* is the number of descendants of the child.
    public func append(_ child: XMLNode) {
      guard admits(child, file: #fileID, line: #line) else { return }
      child.detach()
      add(child)
    }

    /// Removes a child.
    ///
    /// - Parameter child: The child to remove. A node that is not a child is left alone.
    /// - Complexity: O(*m*), where *m* is the number of descendants of the child.
    public func remove(_ child: XMLNode) {
      if child.parent === self { child.leaveParent() }
    }

    /// Returns whether a node may become a child, and reports it if not.
    ///
    /// - Parameters:
    ///   - child: The node to check.
    ///   - file: The file named in the report.
    ///   - line: The line named in the report.
    /// - Returns: `false` for a node that cannot be at the top of a document: a second root element,
    ///   text, an attribute, or another document.
    /// - Complexity: O(*n*), where *n* is the number of children.
    public func admits(_ child: XMLNode, file: StaticString, line: UInt) -> Bool {
      let objection: String
      switch child.kind {
      case .element:
        guard let root = rootElement(), root !== child else { fallthrough }
        objection = "The document already has a root element, \(root.tag)"
      case .comment, .processingInstruction:
        return admitsContent(child, file: file, line: line)
      case .document:
        objection = "A document cannot be nested in a document"
      default:
        objection =
          "Only an element, a comment or a processing instruction can be at the top level of a document"
      }
      Diagnostics.report("\(objection); skipped", file: file, line: line)
      return false
    }

    /// Adds a node without a parent at the end.
    private func add(_ child: XMLNode) {
      addChild(child)
      #if canImport(FoundationXML)
        DocumentEnd.follow(child, in: self)
      #endif
    }
  }
#endif
