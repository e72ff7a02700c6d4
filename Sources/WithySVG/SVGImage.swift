#if canImport(FoundationXML) || os(macOS)
  #if canImport(FoundationXML)
    public import FoundationXML
  #endif
  public import Foundation
  import Withy
  public import WithyLayout
  import WithyXML

  /// An image of a drawing, which has its natural size.
  ///
  /// ```swift
  /// SVGImage.make(.init("portrait.jpg", width: 640, height: 480)).isResizable(true).layout
  ///   .aspectRatio(contentMode: .fit)
  /// ```
  ///
  /// What is proposed to it does not matter, unless it is resizable: in a frame that is smaller it
  /// stands out.
  public final class SVGImage: XMLElement, SVGElement {
    /// The size that the image has where nothing is proposed, in points.
    public private(set) var naturalSize = CGSize.zero

    /// A Boolean value indicating whether the image takes the size that is proposed to it.
    ///
    /// What is drawn keeps its shape in the middle of the frame, unless the attribute
    /// `preserveAspectRatio` says otherwise. Set it before the image is arranged.
    public var isResizable = false

    private var isHidden = false

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - address: Where the image is, as a URL or path relative to the drawing, or as a `data:` URL.
    ///     A character that XML cannot hold is replaced by U+FFFD and reported.
    ///   - width: The natural width in points. One that is negative or not finite is reported and
    ///     counts as 0, and so is the height.
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
      /// Creates an element of a kind, which Foundation does inside; use the other initializer.
      public override init(kind: XMLNode.Kind, options: XMLNode.Options = []) {
        super.init(kind: kind, options: options)
      }
    #endif

    /// Where the image is; `nil` if there is none.
    public var href: String? {
      get { self[attribute: "href"] }
      set { self[attribute: "href"] = newValue }
    }

    /// Both axes if the image is resizable, else none.
    public var proposalAxes: Axes { isResizable ? .both : [] }

    /// Returns the natural size or, if the image is resizable, the proposed one.
    public func size(for proposal: ProposedSize) -> CGSize {
      isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    /// Writes the frame into the attributes `x`, `y`, `width` and `height`.
    ///
    /// The frame `CGRect.zero` takes the image out of sight by the attribute `display`.
    public func place(in frame: CGRect) {
      guard isShown(in: frame, &isHidden) else { return }
      setNumbers([
        "x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height,
      ])
    }
  }
#endif
