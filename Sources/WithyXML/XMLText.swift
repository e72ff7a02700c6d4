#if canImport(FoundationXML) || os(macOS)
  /// Text in a block of children, before, between or after elements.
  ///
  /// ```swift
  /// XMLElement("p") {
  ///   XMLText("Leave ")
  ///   XMLElement("em").with.text("now")
  ///   XMLText(".")
  /// }
  /// ```
  ///
  /// It makes a text node each time the block is nested. The text is escaped when the document is
  /// written.
  public struct XMLText: HierarchyElement, Hashable, Sendable {
    /// The base class of the nodes of the tree.
    public typealias Node = XMLNode

    /// The text.
    public let string: String

    private var isRaw = false

    /// Creates text.
    ///
    /// - Parameters:
    ///   - string: The text. A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    public init(_ string: String, file: StaticString = #fileID, line: UInt = #line) {
      self.string = Diagnostics.repairing(string, file: file, line: line)
    }

    /// Creates markup, which ``Withy/Nestable/htmlString(file:line:)`` writes as it is.
    ///
    /// ```swift
    /// let article = XMLElement("article") { XMLText(rawHTML: "<p>from <b>elsewhere</b>") }
    /// print(article.htmlString())  // <article><p>from <b>elsewhere</b></article>
    /// ```
    ///
    /// It is not checked: whatever is in it, such as a script, becomes part of the page. As XML it is a
    /// processing instruction named `html`.
    ///
    /// - Parameters:
    ///   - markup: The markup. A character that XML cannot hold is replaced by U+FFFD and reported;
    ///     with `?>` in it, the markup is left out and reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    public init(rawHTML markup: String, file: StaticString = #fileID, line: UInt = #line) {
      self.init(markup, file: file, line: line)
      isRaw = true
    }

    /// Returns the text node of the text.
    ///
    /// - Parameters:
    ///   - element: The text.
    ///   - file: The file of the text.
    ///   - line: The line of the text.
    /// - Returns: The description of a text node, which is made anew in every build.
    public static func hierarchy(
      of element: XMLText,
      file: StaticString,
      line: UInt
    ) -> Hierarchy<XMLNode> {
      let string = element.string
      return Hierarchy {
        if element.isRaw {
          // Other markup is another node: FoundationXML escapes what an instruction is set to.
          ForEach([string], id: \.self) { XMLNode.make(.rawHTML($0)) }
        } else {
          // Set explicitly, because a live block keeps the node when the text changes.
          XMLNode.make(.textNode(string)).stringValue(string)
        }
      }
    }
  }

  extension XMLNode {
    static func textNode(_ string: String) -> XMLNode {
      text(withStringValue: string) as? XMLNode ?? XMLNode(kind: .text)
    }
  }

  /// A text node, as ``XMLText`` makes it.
  extension String: HierarchyElement {
    /// The base class of the nodes of the tree.
    public typealias Node = XMLNode

    /// Returns a text node, as ``XMLText`` does.
    ///
    /// ```swift
    /// XMLElement("li") {
    ///   "Milk, "
    ///   XMLElement("b") { "2" }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - element: The text. A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - file: The file named in diagnostics.
    ///   - line: The line named in diagnostics.
    /// - Returns: The description of a text node, which is made anew in every build.
    public static func hierarchy(
      of element: String,
      file: StaticString,
      line: UInt
    ) -> Hierarchy<XMLNode> {
      XMLText.hierarchy(of: XMLText(element, file: file, line: line), file: file, line: line)
    }
  }
#endif
