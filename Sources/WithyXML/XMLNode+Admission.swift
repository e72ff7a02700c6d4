#if canImport(FoundationXML) || os(macOS)
  /// The check whether a node may become a child.
  extension XMLNode {
    /// Returns whether a node can be inside this one, and reports it if not.
    ///
    /// Text with characters that XML cannot hold is admitted, but repaired and reported.
    func admitsContent(_ child: XMLNode, file: StaticString, line: UInt) -> Bool {
      if let objection = objection(to: child) ?? objectionToDocument(of: child) {
        Diagnostics.report("\(objection); skipped", file: file, line: line)
        return false
      }
      switch child.kind {
      case .text, .comment:
        if let text = child.stringValue, text.forbiddenXMLCharacter != nil {
          child.stringValue = Diagnostics.repairing(text, file: file, line: line)
        }
      default:
        break
      }
      return true
    }

    /// Returns why a node cannot be inside this one; `nil` if it can.
    private func objection(to child: XMLNode) -> String? {
      switch child.kind {
      case .element, .attribute:
        return child.hasXMLName ? nil : "Invalid XML name \"\(child.name ?? "")\""
      case .namespace, .text:
        return nil
      case .comment:
        let text = child.stringValue ?? ""
        return text.contains("--") || text.hasSuffix("-")
          ? "A comment cannot contain \"--\" or end with \"-\"" : nil
      case .processingInstruction:
        if !child.hasXMLName { return "Invalid XML name \"\(child.name ?? "")\"" }
        let text = child.stringValue ?? ""
        return text.contains("?>") || text.forbiddenXMLCharacter != nil
          ? "A processing instruction cannot contain \"?>\" or control characters" : nil
      case .document:
        return "A document cannot be nested in \(tag)"
      default:
        return "A declaration cannot be nested in \(tag)"
      }
    }

    /// Returns why a node cannot move from its document to that of this node; `nil` if it can.
    private func objectionToDocument(of child: XMLNode) -> String? {
      #if canImport(FoundationXML)
        guard child.kind != .attribute, let document = child.rootDocument,
          document !== self, document !== rootDocument, child.sharesMemoryOfDocument()
        else { return nil }
        return
          "\(child.tag) shares memory with its parsed document (nest its copy() instead)"
      #else
        return nil
      #endif
    }

    /// A Boolean value indicating whether the name is valid in XML.
    private var hasXMLName: Bool { name?.isXMLName ?? false }

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
