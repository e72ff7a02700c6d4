#if canImport(FoundationXML) || os(macOS)
  #if canImport(FoundationXML)
    public import FoundationXML
  #endif
  public import Foundation
  import Withy
  public import WithyLayout
  import WithyXML

  /// A group of a drawing, which lays out what is in it and is laid out as one.
  ///
  /// ```swift
  /// HStack(spacing: 12) {
  ///   for name in ["Ada", "Grace"] {
  ///     SVGGroup {
  ///       SVGText(name).layout.padding(6).background { SVGRectangle().with.fill("white") }
  ///     }
  ///     .with.attribute("opacity", 0.8)
  ///   }
  /// }
  /// ```
  ///
  /// What is in it stands in coordinates of the group's own. It is arranged when the group is placed:
  /// by the layout that the group stands in, or by ``place(in:)``.
  public final class SVGGroup: XMLElement, SVGElement {
    /// The layout of what is in the group; `nil` for a group that was created without one.
    ///
    /// An element in the group whose size is another is said so to this arrangement, and the group to
    /// the one that it stands in:
    ///
    /// ```swift
    /// group.arrangement?.changed(title)
    /// arrangement.changed(group)
    /// ```
    public private(set) var arrangement: Arrangement?

    private var isHidden = false

    /// Creates a group and nests the leaves of a layout into it.
    ///
    /// - Parameters:
    ///   - layoutDirection: The direction of lines in the group, which is not that of the layout
    ///     around it.
    ///   - file: The file named in diagnostics; by default the file of the call.
    ///   - line: The line named in diagnostics; by default the line of the call.
    ///   - content: A block of leaves, builders of leaves and elements; several form a `ZStack`.
    public init(
      layoutDirection: LayoutDirection = .leftToRight,
      file: StaticString = #fileID,
      line: UInt = #line,
      @LayoutBuilder<XMLNode> _ content: () -> LayoutGroup<XMLNode>
    ) {
      super.init(name: "g", uri: nil)
      arrangement = makeArrangement(
        layoutDirection: layoutDirection,
        file: file,
        line: line,
        content
      )
    }

    #if os(macOS)
      /// Creates an element of a kind, which Foundation does inside; use the other initializer.
      public override init(kind: XMLNode.Kind, options: XMLNode.Options = []) {
        super.init(kind: kind, options: options)
      }
    #endif

    /// Returns the size that the layout in the group takes.
    public func size(for proposal: ProposedSize) -> CGSize {
      arrangement?.size(for: proposal) ?? .zero
    }

    /// Moves the group by the attribute `transform`, and arranges what is in it in its size.
    ///
    /// The frame `CGRect.zero` takes the group out of sight by the attribute `display`.
    public func place(in frame: CGRect) {
      guard isShown(in: frame, &isHidden) else { return }
      self[attribute: "transform"] = "translate(\(frame.minX.svg) \(frame.minY.svg))"
      arrangement?.arrange(in: CGRect(origin: .zero, size: frame.size))
    }
  }
#endif
