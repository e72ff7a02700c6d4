#if canImport(FoundationXML) || os(macOS)
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
#endif
