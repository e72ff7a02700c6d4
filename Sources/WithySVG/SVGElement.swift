#if canImport(FoundationXML) || os(macOS)
  #if canImport(FoundationXML)
    public import FoundationXML
  #endif
  public import Foundation
  public import Withy
  public import WithyLayout
  import WithyXML

  /// An element of a drawing that takes part in layout.
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
  /// A unit of the drawing is a point of the layout. The element is placed by the layout that it
  /// stands in; in a block of children alone, it stands where its attributes say.
  public protocol SVGElement: XMLElement, Placeable {}

  extension SVGElement {
    /// The colour inside, as CSS writes it; `nil` for black or what the group around it says.
    public var fill: String? {
      get { self[attribute: "fill"] }
      set { self[attribute: "fill"] = newValue }
    }

    /// The colour of the outline, as CSS writes it; `nil` for none or what the group around it says.
    public var stroke: String? {
      get { self[attribute: "stroke"] }
      set { self[attribute: "stroke"] = newValue }
    }

    /// The width of the outline in points; 1 where there is no such attribute.
    ///
    /// The outline stands half inside and half outside, and takes no room in the layout. A width
    /// that is negative or not finite is left out and reported.
    public var strokeWidth: CGFloat {
      get { length("stroke-width") ?? 1 }
      set { setLength("stroke-width", "strokeWidth", newValue) }
    }

    /// A length among the attributes, in points or, which is the same, pixels; `nil` if it is not a length.
    func length(_ name: String) -> CGFloat? {
      guard let value = self[attribute: name] else { return nil }
      let number = Double(value.hasSuffix("px") ? value.dropLast(2) : value[...])
      guard let number, number >= 0, number.isFinite else { return nil }
      return number
    }

    /// Sets a length among the attributes, if it is one.
    func setLength(_ name: String, _ property: String, _ value: CGFloat) {
      guard Diagnostics.isLength(value, property, file: #fileID, line: #line) else { return }
      self[attribute: name] = value.svg
    }

    /// Sets attributes to numbers.
    func setNumbers(_ numbers: KeyValuePairs<String, CGFloat>) {
      for (name, number) in numbers { self[attribute: name] = number.svg }
    }
  }

  extension Builder where Base: SVGElement {
    /// Sets the width of the outline.
    ///
    /// ```swift
    /// SVGRectangle().with.stroke("black").strokeWidth(2)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width in points. Where it is negative or not finite, there is no such step,
    ///     and it is reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with this step added.
    public func strokeWidth(
      _ width: CGFloat,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      guard Diagnostics.isLength(width, "strokeWidth", file: file, line: line) else { return self }
      return self[dynamicMember: \.strokeWidth](width)
    }
  }
#endif
