#if canImport(FoundationXML) || os(macOS)
  #if canImport(FoundationXML)
    package import FoundationXML
  #else
    package import Foundation
  #endif

  /// An element that writes its text in a form of its own, as a text of a drawing does in lines.
  ///
  /// ``XMLElement/text`` asks it, because a property of an extension cannot be overridden.
  package protocol XMLTextHolder: XMLElement {
    /// The text, while the element has another form of it among its children; `nil` otherwise.
    var heldText: String? { get }

    /// Takes the other form away.
    func releaseText()
  }
#endif
