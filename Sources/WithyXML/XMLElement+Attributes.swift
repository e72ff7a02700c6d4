#if canImport(FoundationXML) || os(macOS)
  /// Attributes.
  extension Nestable where Self: XMLElement {
    /// The value of an attribute; `nil` if there is no such attribute.
    ///
    /// ```swift
    /// link[attribute: "href"] = "index.html"
    /// link[attribute: "target"] = nil   // removes it
    /// ```
    ///
    /// An existing attribute keeps its position when its value changes.
    ///
    /// - Parameter name: The name, including any prefix: `xlink:href`. Setting an invalid name does
    ///   nothing and is reported. A character of the value that XML cannot hold is replaced by
    ///   U+FFFD and reported. The declaration of a namespace, `xmlns` or `xmlns:xlink`, is read and set
    ///   like an attribute; that of a parsed element cannot be removed, which is reported.
    /// - Complexity: O(*n*), where *n* is the number of attributes.
    public subscript(attribute name: String) -> String? {
      get { attributeNode(named: name)?.stringValue }
      set {
        let present = attributeNode(named: name)
        if newValue == nil, present?.kind != .namespace {
          present?.detach()
          return
        }
        // FoundationXML ends the process for a namespace that is no URL.
        guard let newValue, present?.kind != .namespace || URL(string: newValue) != nil else {
          return Diagnostics.report(
            "The namespace \(name) of a parsed element cannot be \(newValue.map { "\"\($0)\"" } ?? "removed"); kept"
          )
        }
        guard name.isXMLName else {
          return Diagnostics.reportName(name, "attribute skipped", file: #fileID, line: #line)
        }
        let content = Diagnostics.repairing(newValue, file: #fileID, line: #line)
        if let present {
          present.stringValue = content
          return
        }
        // Not `attribute(withName:stringValue:)`: on Linux its result is never freed.
        let attribute = XMLNode(kind: .attribute)
        attribute.name = name
        attribute.stringValue = content
        #if canImport(FoundationXML)
          // `addAttribute(_:)` removes `href` when it adds `xlink:href`.
          addChild(attribute)
        #else
          addAttribute(attribute)
        #endif
      }
    }

    /// Returns the attribute with a name, including any prefix, or the declaration of a namespace:
    /// those of a parsed element are no attributes.
    private func attributeNode(named name: String) -> XMLNode? {
      #if canImport(FoundationXML)
        // `attribute(forName:)` confuses `href` with `xlink:href`.
        let attribute = attributes?.first { $0.name == name }
      #else
        let attribute = attribute(forName: name)
      #endif
      guard attribute == nil, name == "xmlns" || name.hasPrefix("xmlns:") else { return attribute }
      return namespaces?.first { $0.name ?? "" == name.dropFirst("xmlns:".count) }
    }
  }

  private let attributeSetters = SetterCache<String?>()

  extension Builder where Base: XMLElement {
    /// Returns the setter of an attribute with a valid name.
    @usableFromInline
    func attributeSetter(_ name: String) -> SharedSetter<Base, String?> {
      attributeSetters.setter(name) { self[dynamicMember: \.[attribute: name]] }
    }

    /// Sets an attribute.
    ///
    /// ```swift
    /// XMLElement("a").with
    ///   .attribute("href", "index.html")
    ///   .attribute("target", opensWindow ? "_blank" : nil)
    ///   .attribute("tabindex", 1)
    ///   .attribute("hidden", isHidden ? "" : nil)
    ///   .text("Home")
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name, including any prefix. If it is invalid, no step is added, which is
    ///     reported.
    ///   - value: The value, evaluated where it is written and set as its `description`; `nil` removes
    ///     the attribute. A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with this step added.
    @inlinable
    public func attribute(
      _ name: String,
      _ value: (any LosslessStringConvertible)?,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      guard name.isXMLName else {
        Diagnostics.reportName(name, "attribute skipped", file: file, line: line)
        return self
      }
      let content = value.map { Diagnostics.repairing($0.description, file: file, line: line) }
      return attributeSetter(name).set(content, of: self)
    }
  }
#endif
