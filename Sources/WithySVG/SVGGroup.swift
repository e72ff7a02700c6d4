#if canImport(FoundationXML) || os(macOS)
  /// A group in a drawing, which lays out its content and is laid out as a single element.
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
  /// The content has the group's own coordinates. It is arranged when the group is placed: by the
  /// layout around the group, or by calling ``place(in:)``.
  ///
  /// In a `live` block, a group from `make` keeps the content that it was made with, while its own
  /// properties follow the block. Describe what follows state outside groups.
  public final class SVGGroup: XMLElement, SVGElement, FrameDependent {
    /// The layout of the group's content; `nil` if the group was created without one.
    ///
    /// If the size of an element in the group has changed, mark the element in this arrangement,
    /// and the group in the arrangement around it:
    ///
    /// ```swift
    /// group.arrangement?.changed(title)
    /// arrangement.changed(group)
    /// ```
    public private(set) var arrangement: Arrangement?

    private var isHidden = false

    /// Creates a group and nests the leaves of a layout in it.
    ///
    /// - Parameters:
    ///   - layoutDirection: The layout direction of the group, which is not inherited from the
    ///     layout around it.
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
      /// Creates an element of a kind, for internal use by Foundation; use the other initializer.
      public override init(kind: XMLNode.Kind, options: XMLNode.Options = []) {
        super.init(kind: kind, options: options)
      }
    #endif

    /// Returns the size of the layout in the group.
    public func size(for proposal: ProposedSize) -> CGSize {
      arrangement?.size(for: proposal) ?? .zero
    }

    /// Moves the group by the attribute `transform`, and arranges its content in its size.
    ///
    /// The frame `CGRect.zero` hides the group by the attribute `display`.
    public func place(in frame: CGRect) {
      guard isShown(in: frame, &isHidden) else { return }
      self[attribute: "transform"] = "translate(\(frame.minX.svg) \(frame.minY.svg))"
      arrangement?.arrange(in: CGRect(origin: .zero, size: frame.size))
    }
  }
#endif
