#if canImport(FoundationXML)
  /// Takes the children of a document out of it when the document is freed.
  ///
  /// FoundationXML frees a document but leaves nodes that something else retains pointing to it;
  /// they read it when they are freed in turn. Before that, it detaches each child that it counts,
  /// by a method that a subclass can override. This class therefore counts as a child of the
  /// document, although libxml2 does not know of it. Parsed nodes retain their document and need no
  /// such care.
  final class DocumentEnd: XMLElement {
    /// The identity of the document, which retains this object.
    private let document: ObjectIdentifier

    /// The children, and former children since the last one was added.
    private var followed: [WeakReference<XMLNode>] = []

    /// Makes an instance that counts as a child of a document, although libxml2 knows it in no
    /// document.
    private init(of document: XMLDocument) {
      self.document = ObjectIdentifier(document)
      super.init(name: "", uri: nil)
      document.addChild(self)
      Neighbourhood.unlink(self)
      leaveDocument()
    }

    /// Makes sure that a child of a document is taken out of it when the document is freed.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    static func follow(_ child: XMLNode, in document: XMLDocument) {
      let end = document.storedChildren.lazy.compactMap { $0 as? Self }.first ?? Self(of: document)
      end.followed.removeAll { $0.object === child || $0.object?.parent !== document }
      end.followed.append(WeakReference(child))
    }

    /// Takes out the nodes that are in the document, or were in it last.
    ///
    /// A document detaches its children in any order. A node that has moved to another parent
    /// points to that parent's document.
    override func detach() {
      super.detach()
      for case let node? in followed.map(\.object)
      where node.parent.map({ ObjectIdentifier($0) == document }) ?? true {
        node.leaveDocument()
      }
    }
  }
#endif
