#if canImport(FoundationXML)
  import FoundationXML

  /// Takes the children of a document out of it when the document ends.
  ///
  /// FoundationXML frees a document and leaves the nodes that something else holds pointing to it;
  /// they read it when they are freed themselves. Before that it detaches each child that it counts,
  /// by a method that a subclass may override. So this counts as a child, of which libxml2 knows
  /// nothing. What was parsed holds its document, and need not be looked for.
  final class DocumentEnd: XMLElement {
    /// The document; it holds this.
    private let document: ObjectIdentifier

    /// The children, and what has been one since the last was added.
    private var followed: [Child] = []

    /// A child, which its document holds.
    private struct Child { weak var node: XMLNode? }

    private init(of document: XMLDocument) {
      self.document = ObjectIdentifier(document)
      super.init(name: "", uri: nil)
    }

    /// Has a child of a document taken out of it when the document ends.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    static func follow(_ child: XMLNode, in document: XMLDocument) {
      let end = document.storedChildren.lazy.compactMap { $0 as? Self }.first ?? make(of: document)
      end.followed.removeAll { $0.node == nil || $0.node === child || $0.node?.parent !== document }
      end.followed.append(Child(node: child))
    }

    /// Makes an end that a document counts, and of which libxml2 knows in no document.
    private static func make(of document: XMLDocument) -> Self {
      let end = Self(of: document)
      document.addChild(end)
      Neighbourhood.unlink(end)
      end.leaveDocument()
      return end
    }

    /// Takes out what stands in the document, or stood there last.
    ///
    /// A document detaches its children in any order. What has gone to another parent points to the
    /// document of that one.
    override func detach() {
      super.detach()
      for case let node? in followed.map(\.node)
      where node.parent.map({ ObjectIdentifier($0) == document }) ?? true {
        node.leaveDocument()
      }
    }
  }
#endif
