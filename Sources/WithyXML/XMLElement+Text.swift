#if canImport(FoundationXML) || os(macOS)
  /// The text of an element.
  extension Nestable where Self: XMLElement {
    /// The text of the element before its other children.
    ///
    /// ```swift
    /// let hint = XMLElement("p") { XMLElement("em").with.text("now") }
    /// hint.text = "Leave "
    /// hint.xmlString   // <p>Leave <em>now</em></p>
    /// ```
    ///
    /// Setting it leaves all other children unchanged, unlike `stringValue`. To write text after
    /// another child, use ``XMLText`` in a block. The property comprises all text before the first
    /// child of another kind, including text from a block.
    ///
    /// A character that XML cannot hold is replaced by U+FFFD and reported.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    public var text: String {
      get {
        (self as? any XMLTextHolder)?.heldText ?? leadingText.compactMap(\.stringValue).joined()
      }
      set {
        let content = Diagnostics.repairing(newValue, file: #fileID, line: #line)
        (self as? any XMLTextHolder)?.releaseText()
        guard firstChild != nil else {
          if !content.isEmpty { stringValue = content }
          return
        }
        var old = leadingText
        if !content.isEmpty {
          if old.isEmpty {
            insert(XMLNode.textNode(content), after: nil)
          } else {
            old.removeFirst().stringValue = content
          }
        }
        for node in old { node.leaveParent() }
      }
    }

    /// The text nodes before the first child of another kind.
    private var leadingText: [XMLNode] {
      var nodes: [XMLNode] = []
      var next = firstChild
      while let node = next, node.kind == .text {
        nodes.append(node)
        next = node.nextSibling
      }
      return nodes
    }
  }

  /// An element that writes its text in a form of its own, as the text of a drawing does, in lines.
  ///
  /// ``XMLElement/text`` uses this protocol, because a property of an extension cannot be
  /// overridden.
  package protocol XMLTextHolder: XMLElement {
    /// The text, if the element has another form of it among its children; `nil` otherwise.
    var heldText: String? { get }

    /// Removes the other form.
    func releaseText()
  }

  private let textSetters = SetterCache<String>()

  extension Builder where Base: XMLElement {
    /// Sets the text of the element before its other children.
    ///
    /// ```swift
    /// XMLElement("h1").with.text("Fish & chips")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text, evaluated where it is written, and escaped when the document is written.
    ///     A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with this step added.
    @inlinable
    public func text(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Builder {
      textSetter.set(Diagnostics.repairing(text, file: file, line: line), of: self)
    }

    /// The setter of the text.
    @usableFromInline var textSetter: SharedSetter<Base, String> {
      textSetters.setter { self[dynamicMember: \.text] }
    }

    /// Sets the text of the element only if there is a value.
    ///
    /// ```swift
    /// XMLElement("p").with.text(ifLet: subtitle)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text, or `nil` to leave it as it is.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder, with this step added if there is a value.
    public func text(
      ifLet text: String?,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      if let text { self.text(text, file: file, line: line) } else { self }
    }

    /// Sets the text of the element, and then nests nodes in it.
    ///
    /// ```swift
    /// XMLElement("p").with.text("Leave ") {
    ///   XMLElement("em").with.text("now")
    ///   XMLText(".")
    /// }
    /// ```
    ///
    /// The text and the block are evaluated where they are written. Join text at the beginning of the
    /// block to `text`: it counts as a part of that, and goes when a pass sets another one.
    public func text(
      _ text: String,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column,
      @HierarchyBuilder<XMLNode> _ children: () -> Hierarchy<XMLNode>
    ) -> Builder {
      self.text(text, file: file, line: line)
        .children(file: file, line: line, column: column, children)
    }
  }
#endif
