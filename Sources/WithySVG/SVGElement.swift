#if canImport(FoundationXML) || os(macOS)
  /// An element of a drawing that can be laid out.
  ///
  /// ```swift
  /// let drawing = XMLElement("svg").with.attribute("xmlns", "http://www.w3.org/2000/svg").build()
  /// drawing.arrange(in: CGRect(x: 0, y: 0, width: 200, height: 60)) {
  ///   SVGText.make(.init("Hello")).fontSize(24).fill("white").layout
  ///     .padding(12)
  ///     .background { SVGRectangle.make(.init()).cornerRadius(8).fill("seagreen") }
  /// }
  /// ```
  ///
  /// A unit of the drawing is a point of the layout. A layout places the element; in a plain block
  /// of children, the element is placed by its attributes.
  public protocol SVGElement: XMLElement, Placeable {}

  extension SVGElement {
    /// The fill colour, as in CSS; `nil` for black or the fill of the enclosing group.
    public var fill: String? {
      get { self[attribute: "fill"] }
      set { self[attribute: "fill"] = newValue }
    }

    /// The stroke colour, as in CSS; `nil` for none or the stroke of the enclosing group.
    public var stroke: String? {
      get { self[attribute: "stroke"] }
      set { self[attribute: "stroke"] = newValue }
    }

    /// The width of the outline in points; `nil` for 1 or the width of the enclosing group.
    ///
    /// Half of the outline is inside the shape and half outside; it takes no space in the layout. A
    /// value that is negative or not finite is ignored and reported.
    public var strokeWidth: CGFloat? {
      get { length("stroke-width") }
      set { setLength("stroke-width", "strokeWidth", newValue) }
    }

    /// Returns the value of an attribute in points, which equal pixels; `nil` if it is not a
    /// length.
    func length(_ name: String) -> CGFloat? {
      guard let value = self[attribute: name] else { return nil }
      let number = Double(value.hasSuffix("px") ? value.dropLast(2) : value[...])
      guard let number, number >= 0, number.isFinite else { return nil }
      return number
    }

    /// Sets an attribute to a length, unless the number is invalid, or removes it.
    func setLength(_ name: String, _ property: String, _ value: CGFloat?) {
      if let value, !Diagnostics.isLength(value, property, file: #fileID, line: #line) { return }
      self[attribute: name] = value?.svg
    }

    /// Returns whether the element is to be placed in a frame, and hides it if that is zero, as that
    /// of an alternative which `ViewThatFits` does not show.
    ///
    /// A `display` attribute set elsewhere is left alone until the element is hidden: `isHidden` tells
    /// whether this function has hidden it before.
    func isShown(in frame: CGRect, _ isHidden: inout Bool) -> Bool {
      let isZero = frame == .zero
      if isZero != isHidden { self[attribute: "display"] = isZero ? "none" : nil }
      isHidden = isZero
      return !isZero
    }

    /// Writes a frame to the attributes `x`, `y`, `width` and `height`.
    func write(_ frame: CGRect) {
      self[attribute: "x"] = frame.minX.svg
      self[attribute: "y"] = frame.minY.svg
      self[attribute: "width"] = frame.width.svg
      self[attribute: "height"] = frame.height.svg
    }
  }

  private let strokeWidthSetters = SetterCache<CGFloat?>()

  extension Builder where Base: SVGElement {
    /// Sets the width of the outline.
    ///
    /// ```swift
    /// SVGRectangle().with.stroke("black").strokeWidth(2)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width in points. If it is negative or not finite, no step is added, which is
    ///     reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with this step added.
    @inlinable
    public func strokeWidth(
      _ width: CGFloat,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      guard Diagnostics.isLength(width, "strokeWidth", file: file, line: line) else { return self }
      return strokeWidthSetter.set(width, of: self)
    }

    /// The setter of the width of strokes.
    @usableFromInline var strokeWidthSetter: SharedSetter<Base, CGFloat?> {
      strokeWidthSetters.setter { self[dynamicMember: \.strokeWidth] }
    }
  }
#endif

extension CGFloat {
  /// The number formatted for SVG attributes in any locale, with at most two decimals: `0.33`.
  ///
  /// Not-a-number is written as 0, and infinity as 3.4e15, without an exponent.
  package var svg: String {
    guard !isNaN else { return "0" }
    let limit: CGFloat = 3.4e15
    let number = (Swift.min(Swift.max(self, -limit), limit) * 100).rounded() / 100
    return number.rounded() == number ? "\(Int(number))" : "\(number)"
  }
}

extension Diagnostics {
  /// Returns whether a number is a valid length, finite and not negative, and reports it if not.
  @usableFromInline
  static func isLength(_ number: CGFloat, _ name: String, file: StaticString, line: UInt) -> Bool {
    if number >= 0, number.isFinite { return true }
    report("\(name): invalid length \(number); ignored", file: file, line: line)
    return false
  }
}
