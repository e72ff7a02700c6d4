#if WITHY_UIKIT || WITHY_APPKIT
  /// A view that determines itself how it is measured as a leaf of a layout.
  ///
  /// Views are measured by their class. A subclass of your own that is to be measured in another way
  /// conforms, and declares what differs; all members have default implementations, which are those
  /// for its superclass:
  ///
  /// ```swift
  /// final class Chart: PlatformView, LayoutMeasuring {
  ///   func size(for proposal: ProposedSize) -> CGSize {
  ///     let width = proposal.width ?? 200
  ///     return CGSize(width: width, height: width / 2)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol LayoutMeasuring: PlatformView {
    /// Returns the size that the view takes for a proposal; see `Placeable`.
    func size(for proposal: ProposedSize) -> CGSize

    /// The axes of a proposal on which the size depends.
    var proposalAxes: Axes { get }

    /// How the size follows a proposal, as far as that is known. The engine does not measure a view
    /// whose size follows from it.
    var flexibility: Flexibility { get }

    /// Returns the baselines of the view's text at a size; `nil` if it has no text.
    func textBaselines(in size: CGSize) -> TextBaselines?
  }

  extension LayoutMeasuring {
    /// Returns the size of the superclass.
    public func size(for proposal: ProposedSize) -> CGSize { standardSize(for: proposal) }

    /// The axes of the superclass.
    public var proposalAxes: Axes { leafKind.proposalAxes }

    /// The flexibility of the superclass.
    public var flexibility: Flexibility { standardFlexibility }

    /// Returns the baselines of the superclass.
    public func textBaselines(in size: CGSize) -> TextBaselines? { standardBaselines(in: size) }
  }
#endif
