#if canImport(FoundationXML) || os(macOS)
  /// Elements as parents of nodes.
  extension XMLElement: Nestable {}

  // Members of a protocol's extension, unlike those of `extension XMLElement`, can be shadowed by a
  // subclass.
  extension Nestable where Self: XMLElement {
    /// The child nodes, in order: elements, text, comments and processing instructions.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    public var children: [XMLNode] { (self as XMLNode).children ?? [] }

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
    ///   - sibling: The child to insert it after, or `nil` to insert it first. If the sibling is
    ///     not a child of this element, that is reported, and the node is appended.
    /// - Complexity: O(1) on Linux, O(*n*) elsewhere except at the end, where *n* is the number of
    ///   children; O(*d*) for a node that has children, where *d* is the depth of this element.
    public func insert(_ child: XMLNode, after sibling: XMLNode?) {
      if let sibling, sibling.parent !== self || sibling.kind == .attribute {
        Diagnostics.report("Cannot insert after a node that is not a child of \(tag); appended")
        append(child)
      } else if child !== sibling, takes(child) {
        child.detach()
        if let neighbour = sibling ?? firstChild, sibling == nil || neighbour.nextSibling != nil {
          insert(child, sibling == nil ? .before : .after, neighbour)
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
    /// Elements, text, comments and processing instructions become children. Adjacent text nodes
    /// stay separate, even on Linux, where libxml2 would merge them. Attributes and namespaces do
    /// not become children, but are set on this element.
    ///
    /// - Parameter child: The node to append. If it has a parent, it moves. This element, an
    ///   ancestor of it, a document, and a node that could only be written as ill-formed XML are
    ///   left out and reported.
    /// - Complexity: O(1); O(*d*) for a node that has children, where *d* is the depth of this
    ///   element.
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

    /// The element or the document that contains this element.
    public var parentNode: XMLNode? { parent }

    /// Returns whether a node may become a child, and reports it if not.
    ///
    /// A block calls this method for each of its nodes.
    ///
    /// - Parameters:
    ///   - child: The node to check. Text with a character that XML cannot hold is repaired and
    ///     reported.
    ///   - file: The file named in the report.
    ///   - line: The line named in the report.
    /// - Returns: `false` for a document, and a node that could only be written as ill-formed XML.
    /// - Complexity: O(1); O(*n*) for text of *n* characters.
    public func admits(_ child: XMLNode, file: StaticString, line: UInt) -> Bool {
      admitsContent(child, file: file, line: line)
    }

    /// Returns whether a node is to become a child, which one that contains this element may not; an
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
        if let name = child.name { self[attribute: name] = child.stringValue }
        return false
      case .namespace:
        addNamespace(child)
        return false
      default:
        return true
      }
    }

    /// Adds a node without a parent at the end.
    private func add(_ child: XMLNode) {
      #if canImport(FoundationXML)
        guard child.kind != .text || firstChild == nil else { return addText(child) }
      #endif
      addChild(child)
    }

    /// Inserts a node without a parent beside one of the children.
    private func insert(_ child: XMLNode, _ side: Side, _ neighbour: XMLNode) {
      #if canImport(FoundationXML)
        // Append it first, so that this element retains the child, too, not only libxml2.
        let place = Neighbourhood.place(behind: neighbour)
        add(child)
        if side == .before {
          Neighbourhood.put(child, at: neighbour)
          Neighbourhood.put(neighbour, at: place)
        } else {
          Neighbourhood.put(child, at: place)
        }
      #else
        insertChild(child, at: neighbour.index + (side == .before ? 0 : 1))
      #endif
    }

    #if canImport(FoundationXML)
      /// Adds text at the end, after a divider that is then removed.
      ///
      /// libxml2 would merge the text into a preceding text node and free it while its `XMLNode`
      /// still refers to it. There is no O(1) way to find out whether the last child is text.
      private func addText(_ text: XMLNode) {
        let divider = XMLElement(name: "")
        addChild(divider)
        addChild(text)
        divider.detach()
      }
    #endif
  }

  /// The side of a neighbour on which a node is inserted.
  private enum Side { case before, after }
#endif
