#if canImport(FoundationXML) || os(macOS)
  private let classSetters = SetterCache<Bool>()
  private let styleSetters = SetterCache<String?>()

  /// Classes and styles, as HTML has them.
  extension Builder where Base: XMLElement {
    /// Adds classes to those of the element.
    ///
    /// ```swift
    /// XMLElement.make(.init("li")).class("row").class("selected", if: isSelected)
    /// ```
    ///
    /// Classes of several steps are united, and written in the order of their names, which has no
    /// meaning in HTML.
    ///
    /// - Parameters:
    ///   - names: A class, or several separated by spaces. A character that XML cannot hold is
    ///     replaced by U+FFFD and reported.
    ///   - condition: Whether they are added; by default they are.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with a step for each class added.
    @inlinable
    public func `class`(
      _ names: String,
      if condition: Bool = true,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      guard condition else { return self }
      return setters(ofClasses: Diagnostics.repairing(names, file: file, line: line))
        .reduce(self) { builder, setter in setter.set(true, of: builder) }
    }

    /// Returns the setters of classes, which are separated by spaces.
    @usableFromInline
    func setters(ofClasses names: String) -> [SharedSetter<Base, Bool>] {
      names.words.map { word in
        let name = String(word)
        return classSetters.setter(name) {
          self[dynamicMember: \.[attribute: "class"]][dynamicMember: \.[class: name]]
        }
      }
    }

    /// Sets a property of the element's style.
    ///
    /// ```swift
    /// XMLElement.make(.init("div")).style("width", "\(percent)%").style("color", warning)
    /// ```
    ///
    /// Other properties of the style stay, and of two values of one property the later one counts. The
    /// properties are written in the order of their names: `margin` before `margin-left`. A shorthand
    /// that comes later in this order, such as `border-width` after `border-top-width`, replaces the
    /// longer one in a browser; write both in the attribute `style` then.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - value: The value, or `nil` to remove the property. A value that is empty or could reach into
    ///     other properties, as one with a semicolon, a backslash or an open bracket, and a name with
    ///     other characters than letters, digits, `-` and `_`, add no step, which is reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with this step added.
    @inlinable
    public func style(
      _ property: String,
      _ value: String?,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      guard property.isStyleProperty, value?.isStyleValue != false else {
        let style = "\(property): \(value ?? "")"
        Diagnostics.report("Invalid style \"\(style)\"; skipped", file: file, line: line)
        return self
      }
      let content = value.map { Diagnostics.repairing($0, file: file, line: line) }
      return styleSetter(property).set(content, of: self)
    }

    /// Returns the setter of a property of the style.
    @usableFromInline
    func styleSetter(_ property: String) -> SharedSetter<Base, String?> {
      styleSetters.setter(property) {
        self[dynamicMember: \.[attribute: "style"]][dynamicMember: \.[style: property]]
      }
    }
  }

  // Members of the attribute, so that `live` knows that they change with it.
  extension String? {
    /// Whether a class is among those of the attribute `class`.
    fileprivate subscript(class name: String) -> Bool {
      get { (self ?? "").words.contains(name[...]) }
      set {
        let names = (self ?? "").words
        if newValue == names.contains(name[...]) { return }
        write(newValue ? names.inserting(name, by: \.self) : names.filter { $0 != name }, " ")
      }
    }

    /// The value of a property in the attribute `style`.
    fileprivate subscript(style property: String) -> String? {
      get {
        (self ?? "").declarations.last { $0.property == property }
          .map { String(Substring($0.unicodeScalars.drop { $0 != ":" }.dropFirst()).trimmed) }
      }
      set {
        var new = (self ?? "").declarations.filter { $0.property != property }
        if let newValue { new = new.inserting("\(property): \(newValue)", by: \.property) }
        write(new, ";")
      }
    }

    /// Writes a list, without which there is no attribute.
    private mutating func write(_ list: [Substring], _ separator: String) {
      self = list.isEmpty ? nil : list.joined(separator: separator)
    }
  }

  extension [Substring] {
    /// Returns the list with a string inserted before the first whose key is greater.
    fileprivate func inserting(_ string: String, by key: (Substring) -> Substring) -> [Substring] {
      let newKey = key(string[...])
      let end = firstIndex { key($0) > newKey } ?? endIndex
      return self[..<end] + [string[...]] + self[end...]
    }
  }

  extension Substring {
    /// The property that a declaration of a style sets.
    fileprivate var property: Substring { Substring(unicodeScalars.prefix { $0 != ":" }).trimmed }

    /// The text without the white space at its ends.
    fileprivate var trimmed: Substring {
      let rest = unicodeScalars.drop { $0.properties.isWhitespace }
      let end = rest.lastIndex { !$0.properties.isWhitespace }
      return Substring(end.map { rest[...$0] } ?? rest)
    }
  }

  extension String {
    fileprivate var words: [Substring] {
      unicodeScalars.split { $0.properties.isWhitespace }.map { Substring($0) }
    }

    /// The declarations of a style, which are separated by semicolons outside of brackets and quotes.
    fileprivate var declarations: [Substring] {
      var marks = OpenMarks()
      return unicodeScalars.split { scalar in
        marks.read(scalar)
        return scalar == ";" && marks.isEmpty
      }
      .map { Substring($0) }
    }

    /// Whether this is the name of a property of a style.
    @usableFromInline var isStyleProperty: Bool {
      !isEmpty && unicodeScalars.allSatisfy { $0.continuesXMLName && $0 != "." }
    }

    /// Whether this is the value of one property of a style, wherever it is written.
    @usableFromInline var isStyleValue: Bool {
      var marks = OpenMarks()
      var previous: Unicode.Scalar?
      for scalar in unicodeScalars {
        let isStray = "[]{}".unicodeScalars.contains(scalar) || scalar == ")" && marks.isEmpty
        if scalar == ";" || scalar == "\\" || Character(scalar).isNewline
          || previous == "/" && scalar == "*" || isStray && !marks.isQuoted
        {
          return false
        }
        marks.read(scalar)
        previous = scalar
      }
      return marks.isEmpty && unicodeScalars.contains { !$0.properties.isWhitespace }
    }
  }

  /// The brackets and quotes that are open at a position in a style.
  ///
  /// Styles are read by scalars: as a character, a delimiter would include the marks that follow it.
  private struct OpenMarks {
    private var ends: [Unicode.Scalar] = []

    var isEmpty: Bool { ends.isEmpty }
    var isQuoted: Bool { ends.last == "\"" || ends.last == "'" }

    mutating func read(_ scalar: Unicode.Scalar) {
      switch scalar {
      case ends.last: ends.removeLast()
      case _ where isQuoted: break
      case "\"", "'": ends.append(scalar)
      case "(": ends.append(")")
      default: break
      }
    }
  }
#endif
