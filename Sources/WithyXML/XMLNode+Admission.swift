#if canImport(FoundationXML) || os(macOS)
  /// The check whether a node may become a child.
  extension XMLNode {
    /// Returns why a node cannot be inside this one; `nil` if it can.
    func objection(to child: XMLNode) -> String? {
      let kind = child.kind
      switch kind {
      case .document:
        return "A document cannot be nested in \(tag)"
      case .element:
        if let root = (self as? XMLDocument)?.rootElement(), root !== child {
          return "The document already has a root element, \(root.tag)"
        }
      case .comment:
        if (child.stringValue ?? "").isForbiddenInXMLComment {
          return "A comment cannot contain \"--\" or end with \"-\""
        }
      case .processingInstruction:
        let text = child.stringValue ?? ""
        if text.utf8.contains("?>".utf8) || text.forbiddenXMLCharacter != nil {
          return "A processing instruction or raw HTML cannot contain \"?>\" or control characters"
        }
      case _ where self is XMLDocument:
        return
          "Only an element, a comment or a processing instruction can be at the top level of a document"
      case .attribute, .namespace, .text:
        break
      default:
        return "A declaration cannot be nested in \(tag)"
      }
      let name = child.name ?? ""
      let mayLackName = kind == .text || kind == .comment || kind == .namespace && name.isEmpty
      let isDeclaration = kind == .processingInstruction && name.lowercased() == "xml"
      if !mayLackName && !name.isXMLName || isDeclaration { return "Invalid XML name \"\(name)\"" }
      #if canImport(FoundationXML)
        if kind != .attribute, let origin = child.rootDocument, origin !== self,
          origin !== rootDocument, child.sharesMemoryOfDocument()
        {
          return "\(child.tag) shares memory with its parsed document (nest its copy() instead)"
        }
      #endif
      return nil
    }

    /// The node as named in reports.
    var tag: String {
      switch kind {
      case .document: "a document"
      case .text: "text"
      case .comment: "a comment"
      default: "<\(name ?? "")>"
      }
    }
  }
#endif
