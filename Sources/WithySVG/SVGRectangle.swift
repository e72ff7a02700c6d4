#if canImport(FoundationXML) || os(macOS)
  /// A rectangle in a drawing, which takes the size proposed to it.
  ///
  /// ```swift
  /// title.layout.padding(8).background {
  ///   SVGRectangle.make(.init()).cornerRadius(6).fill("gold")
  /// }
  /// ```
  ///
  /// If no length is proposed, it takes 10 points.
  public final class SVGRectangle: XMLElement, SVGElement {
    /// Creates a rectangle, black and without an outline.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners in points. A value that is negative or not
    ///     finite is ignored and reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    public init(cornerRadius: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line) {
      super.init(name: "rect", uri: nil)
      if cornerRadius != 0,
        Diagnostics.isLength(cornerRadius, "cornerRadius", file: file, line: line)
      {
        self.cornerRadius = cornerRadius
      }
    }

    #if os(macOS)
      /// Creates an element of a kind, for internal use by Foundation; use the other initializer.
      public override init(kind: XMLNode.Kind, options: XMLNode.Options = []) {
        super.init(kind: kind, options: options)
      }
    #endif

    /// The radius of the corners in points; 0 if there is no such attribute.
    ///
    /// A value that is negative or not finite is ignored and reported. A radius greater than half a
    /// side is drawn as half of it.
    public var cornerRadius: CGFloat {
      get { length("rx") ?? 0 }
      set { setLength("rx", "cornerRadius", newValue) }
    }

    /// The rectangle takes any length.
    public var flexibility: Flexibility { .full }

    /// Returns the proposed size, with `nil` replaced by 10.
    public func size(for proposal: ProposedSize) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    /// Writes the frame into the attributes `x`, `y`, `width` and `height`.
    public func place(in frame: CGRect) { write(frame) }
  }

  extension Builder where Base == SVGRectangle {
    /// Sets the radius of the corners.
    ///
    /// ```swift
    /// SVGRectangle().with.cornerRadius(6)
    /// ```
    ///
    /// - Parameters:
    ///   - radius: The radius in points. If it is negative or not finite, no step is added, which
    ///     is reported.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    /// - Returns: The builder with this step added.
    public func cornerRadius(
      _ radius: CGFloat,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> Builder {
      guard Diagnostics.isLength(radius, "cornerRadius", file: file, line: line) else {
        return self
      }
      return self[dynamicMember: \.cornerRadius](radius)
    }
  }
#endif
