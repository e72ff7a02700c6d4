#if canImport(FoundationXML) || os(macOS)
  /// An image in a drawing, which has its natural size, whatever is proposed.
  ///
  /// ```swift
  /// SVGImage.make(.init("portrait.jpg", width: 640, height: 480)).layout
  ///   .aspectRatio(contentMode: .fit)
  /// ```
  ///
  /// Inside an aspect ratio, a frame with bounds, or `resizable(_:)`, the image takes the proposed
  /// size. The picture keeps its aspect ratio and is centred in the frame, unless the attribute
  /// `preserveAspectRatio` has another value. Elsewhere it extends beyond a frame that is too small.
  public final class SVGImage: XMLElement, SVGElement {
    /// The size of the image in points.
    private var naturalSize = CGSize.zero

    private var isHidden = false

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - address: The location of the image: a URL, a path relative to the drawing, or a `data:`
    ///     URL. A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - width: The natural width in points. A value that is negative or not finite is reported
    ///     and counts as 0; the same applies to the height.
    ///   - height: The natural height in points.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    public init(
      _ address: String,
      width: CGFloat,
      height: CGFloat,
      file: StaticString = #fileID,
      line: UInt = #line
    ) {
      super.init(name: "image", uri: nil)
      href = Diagnostics.repairing(address, file: file, line: line)
      if Diagnostics.isLength(width, "width", file: file, line: line) { naturalSize.width = width }
      if Diagnostics.isLength(height, "height", file: file, line: line) {
        naturalSize.height = height
      }
    }

    #if os(macOS)
      /// Creates an element of a kind, for internal use by Foundation; use the other initializer.
      public override init(kind: XMLNode.Kind, options: XMLNode.Options = []) {
        super.init(kind: kind, options: options)
      }
    #endif

    /// The location of the image; `nil` if there is none.
    public var href: String? {
      get { self[attribute: "href"] }
      set { self[attribute: "href"] = newValue }
    }

    /// Scalable.
    public var flexibility: Flexibility { .scalable }

    /// Returns the natural size.
    public func size(for proposal: ProposedSize) -> CGSize { naturalSize }

    /// Writes the frame to the attributes `x`, `y`, `width` and `height`.
    ///
    /// The frame `CGRect.zero` hides the image by the attribute `display`.
    public func place(in frame: CGRect) {
      if isShown(in: frame, &isHidden) { write(frame) }
    }
  }
#endif
