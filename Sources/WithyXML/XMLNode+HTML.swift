#if canImport(FoundationXML) || os(macOS)
  /// Elements and documents written as HTML.
  extension Nestable where Self: XMLNode {
    /// Returns the element or document written as HTML5.
    ///
    /// ```swift
    /// let page = XMLDocument() {
    ///   XMLElement("p").with.text("Leave now") {
    ///     XMLElement("br")
    ///     XMLElement("input").with.attribute("disabled", "")
    ///   }
    /// }
    /// print(page.htmlString())  // <!DOCTYPE html><p>Leave now<br><input disabled></p>
    /// ```
    ///
    /// A document begins with its type. `br`, `img` and the like have no end tag, and an attribute
    /// whose value is empty is written as its name. The text of a `script` or `style` is written as it
    /// is, other text is escaped, and ``XMLText/init(rawHTML:file:line:)`` is markup of your own. No
    /// white space is added. Whether an element may contain another is not checked: a browser moves a
    /// `div` out of a `p`.
    ///
    /// What HTML cannot hold is left out and reported: the text of a `script`, a `style` or a comment
    /// that would end it, content of `br` and the like, an element in a `title`, a processing
    /// instruction, and an element whose name does not begin with a letter from a to z.
    ///
    /// - Parameters:
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The HTML.
    /// - Complexity: O(*n*), where *n* is the number of nodes and characters.
    public func htmlString(file: StaticString = #fileID, line: UInt = #line) -> String {
      var writer = HTMLWriter(file: file, line: line)
      writer.steps = [.node(self, isForeign: false)]
      while let step = writer.steps.popLast() { writer.write(step) }
      return writer.html
    }
  }

  /// Writes nodes as HTML, without recursion.
  private struct HTMLWriter {
    let file: StaticString
    let line: UInt
    var html = ""

    /// What is still to be written, the next one last.
    var steps: [Step] = []

    enum Step {
      /// A node; what is in `svg` and `math` is foreign, and written by their rules.
      case node(XMLNode, isForeign: Bool)
      case endTag(String)
    }

    private static let empty: Set<String> = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
      "wbr",
    ]
    /// The elements of SVG and MathML that contain HTML.
    private static let containsHTML: Set<String> = [
      "desc", "foreignobject", "mi", "mn", "mo", "ms", "mtext", "title",
    ]
    private static let unescaped: Set<String> = [
      "iframe", "noembed", "noframes", "script", "style", "xmp",
    ]

    mutating func write(_ step: Step) {
      guard case .node(let node, let isForeign) = step else {
        if case .endTag(let tag) = step { html += "</\(tag)>" }
        return
      }
      switch node.kind {
      case .document:
        html += "<!DOCTYPE html>"
        steps += (node.children ?? []).reversed().map { .node($0, isForeign: false) }
      case .element:
        if let element = node as? XMLElement { write(element, isForeign: isForeign) }
      case .text: html += (node.stringValue ?? "").escapedAsHTML()
      case .processingInstruction where node.isRawHTML: html += node.stringValue ?? ""
      case .comment:
        let text = node.stringValue ?? ""
        let bytes = text.utf8
        if text.isForbiddenInXMLComment
          || bytes.starts(with: ">".utf8) || bytes.starts(with: "->".utf8)
        {
          return report("The text of \(node.tag) would end it in HTML; skipped")
        }
        html += "<!--\(text)-->"
      case .processingInstruction: report("HTML has no processing instructions; skipped")
      default: break
      }
    }

    private mutating func write(_ element: XMLElement, isForeign: Bool) {
      let (tag, name) = (element.name ?? "", (element.name ?? "").lowercased())
      guard "a"..."z" ~= name.unicodeScalars.first ?? " ", tag.isXMLName,
        isForeign || name != "plaintext"
      else { return report("\(element.tag) cannot be written as HTML; skipped") }
      html += "<\(tag)"
      for attribute in element.attributes ?? [] {
        let value = (attribute.stringValue ?? "").escapedAsHTML("\"")
        html += " \(attribute.name ?? "")" + (value.isEmpty ? "" : "=\"\(value)\"")
      }
      html += ">"
      var children: [XMLNode] = element.children
      let (isEmpty, isUnescaped) = (Self.empty.contains(name), Self.unescaped.contains(name))
      if isForeign || name == "svg" || name == "math" {
        let isInnerForeign = !Self.containsHTML.contains(name)
        steps.append(.endTag(tag))
        steps += children.reversed().map { .node($0, isForeign: isInnerForeign) }
        return
      }
      if isEmpty || isUnescaped || name == "title" || name == "textarea" {
        for child in children where isEmpty || !child.isHTMLText {
          report("\(element.tag) cannot contain \(child.tag) in HTML; skipped")
        }
        if isEmpty { return }
        children.removeAll { !$0.isHTMLText }
      }
      if isUnescaped {
        let text = children.compactMap(\.stringValue).joined()
        let lower = text.lowercased().utf8
        // After `<!--` and `<script`, the next end tag does not end the script.
        let isNested =
          name == "script" && lower.contains("<!--".utf8) && lower.contains("<script".utf8)
        if isNested || lower.contains("</\(name)".utf8) {
          report("The text of \(element.tag) would end it in HTML; skipped")
        } else {
          html += text
        }
        children = []
      } else if name == "pre" || name == "listing" || name == "textarea",
        let first = children.first(where: { $0.kind != .text || $0.stringValue != "" }),
        first.isHTMLText, first.stringValue?.unicodeScalars.first == "\n"
      {
        // A parser drops a line feed at the beginning.
        html += "\n"
      }
      steps.append(.endTag(tag))
      steps += children.reversed().map { .node($0, isForeign: false) }
    }

    private func report(_ message: String) { Diagnostics.report(message, file: file, line: line) }
  }

  extension XMLNode {
    /// Creates a node of markup, which is written into HTML as it is.
    static func rawHTML(_ markup: String) -> XMLNode {
      processingInstruction(withName: "html", stringValue: markup) as? XMLNode ?? textNode(markup)
    }

    fileprivate var isRawHTML: Bool { kind == .processingInstruction && name == "html" }

    /// Whether this is a node of text or markup.
    fileprivate var isHTMLText: Bool { kind == .text || isRawHTML }
  }

  extension String {
    /// Returns the string with the characters escaped that have a meaning in HTML.
    fileprivate func escapedAsHTML(_ quote: Unicode.Scalar? = nil) -> String {
      var html = ""
      for scalar in unicodeScalars {
        switch scalar {
        case "&": html += "&amp;"
        case "<": html += "&lt;"
        case ">": html += "&gt;"
        case "\u{A0}": html += "&nbsp;"
        case "\r": html += "&#13;"
        case quote: html += "&quot;"
        default: html.unicodeScalars.append(scalar)
        }
      }
      return html
    }
  }
#endif
