#if WITHY_UIKIT || WITHY_APPKIT
  extension PlatformView: @MainActor Placeable {}

  @MainActor
  extension Placeable where Self: PlatformView {
    /// Returns the size that the view takes for a proposal.
    ///
    /// - A plain view, a scroll view or an effect view takes the proposed size; ideally 10 × 10.
    /// - A label wraps; its size is rounded up to pixels, so that no glyph is clipped.
    /// - An image view has the size of the image that it shows, but inside an aspect ratio, or a frame
    ///   with bounds, it takes the proposed size, in which it draws the image by its `contentMode` or
    ///   `imageScaling`.
    /// - A text field, a search bar, a slider or a progress view takes the proposed width.
    /// - Any other control has its intrinsic size, and takes the proposed length on an axis without
    ///   one.
    /// - One of Withy's base classes, or the view of one, has the size of its layout, or that given by
    ///   its constraints; a stack view has the latter.
    /// - Any other view has the size that its `sizeThatFits(_:)` returns, in UIKit, or else that given
    ///   by its constraints or its intrinsic size, and takes the proposed length on an axis without one.
    ///
    /// For a class of your own that is measured in another way, see ``LayoutMeasuring``.
    public func size(for proposal: ProposedSize) -> CGSize {
      (self as? any LayoutMeasuring)?.size(for: proposal) ?? standardSize(for: proposal)
    }

    /// Places the view.
    ///
    /// In UIKit this sets bounds and centre, which preserves the transform; the first frame of a
    /// view is not animated, even inside an animation, and later ones are. In AppKit the frame is
    /// that of the alignment rectangle, with its origin at the top, even if the superview is not
    /// flipped.
    ///
    /// In the frame `CGRect.zero`, which a layout gives to a view that it does not show, the view goes
    /// far out of sight. It goes there, and returns from there, without animation.
    public func place(in frame: CGRect) {
      // In a stack view that it has left, it did not translate its frame into constraints.
      if !translatesAutoresizingMaskIntoConstraints, !(superview is PlatformStackView) {
        translatesAutoresizingMaskIntoConstraints = true
      }
      // A layout does not place a view again whose frame in it is the same.
      let mask = layoutResizing
      if autoresizingMask != mask { autoresizingMask = mask }
      let isShown = frame != .zero
      if isShown, isInSight { return setLayoutFrame(frame) }
      PlatformView.withoutAnimation { setLayoutFrame(isShown ? frame : .outOfSight) }
    }

    /// Places a view that a live tree has just made a child, without animation.
    ///
    /// An existing view that returns would fly in from its previous frame.
    public func placeFirst(in frame: CGRect) { PlatformView.withoutAnimation { place(in: frame) } }

    /// The axes of a proposal on which the size depends: the horizontal one for labels, none for
    /// image views, and both for other views.
    public var proposalAxes: Axes {
      (self as? any LayoutMeasuring)?.proposalAxes ?? leafKind.proposalAxes
    }

    /// How the size follows a proposal, as far as that is known; see ``size(for:)``.
    public var flexibility: Flexibility {
      (self as? any LayoutMeasuring)?.flexibility ?? standardFlexibility
    }

    /// Returns the baselines of the text of a label, a text field or a button.
    public func textBaselines(in size: CGSize) -> TextBaselines? {
      guard let view = self as? any LayoutMeasuring else { return standardBaselines(in: size) }
      return view.textBaselines(in: size)
    }
  }

  // Views measured by their class.
  extension PlatformView {
    func standardSize(for proposal: ProposedSize) -> CGSize {
      switch leafKind {
      case .base(let content): content.layoutSize(for: proposal) ?? fittingSize(for: proposal)
      case .text: textSize(for: proposal)
      case .image(let size): size
      case .intrinsic(let takesWidth): intrinsicSize(for: proposal, takesWidth)
      case .flexible: proposal.replacingUnspecifiedDimensions()
      case .fitting: fittingSize(for: proposal)
      }
    }

    var standardFlexibility: Flexibility {
      switch leafKind {
      case .text: .text
      case .image: .scalable
      case .intrinsic(let takesWidth): intrinsicFlexibility(takesWidth)
      case .flexible: .full
      case .base, .fitting: .unknown
      }
    }

    /// Returns the intrinsic size, with the proposed width if the view takes it, and the proposed
    /// length on an axis without an intrinsic one.
    private func intrinsicSize(for proposal: ProposedSize, _ takesWidth: Bool) -> CGSize {
      var size = intrinsicContentSize.replacing(PlatformView.noIntrinsicMetric, by: proposal)
      if takesWidth, let width = proposal.width { size.width = width }
      return size
    }

    /// Any width if the view takes the proposed one, any length on an axis without an intrinsic one,
    /// and otherwise a fixed length.
    private func intrinsicFlexibility(_ takesWidth: Bool) -> Flexibility {
      let size = intrinsicContentSize
      let none = PlatformView.noIntrinsicMetric
      return Flexibility(
        horizontal: takesWidth || size.width == none ? .full : .fixed,
        vertical: size.height == none ? .full : .fixed
      )
    }

    /// Returns the size of a text, wrapped to a width, which may be too small by up to a thousandth.
    ///
    /// The platforms treat a width of 0 as no limit.
    private func textSize(for proposal: ProposedSize) -> CGSize {
      let unlimited = CGSize.unlimited.width
      let width = proposal.width.map { min($0, unlimited) } ?? unlimited
      let size = textSize(fitting: CGSize(width: max(width + 0.001, 1), height: unlimited))
      let scale = screenScale ?? 1
      func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
      return CGSize(
        width: min(roundedUp(size.width), max(width, 0)),
        height: roundedUp(size.height)
      )
    }
  }

  extension CGRect {
    /// The frame of a view that a layout does not show: the view may keep its size, or draw outside
    /// its bounds, and whether it is hidden is for the tree to declare.
    static let outOfSight = CGRect(x: -10_000, y: -10_000, width: 0, height: 0)
  }

  extension CGSize {
    /// A size that no text exceeds, since platforms do not accept infinite sizes.
    static var unlimited: CGSize { CGSize(width: 100_000, height: 100_000) }

    /// Returns the size, with the proposed length on an axis on which a view has none, given the
    /// length that says so.
    func replacing(_ none: CGFloat, by proposal: ProposedSize) -> CGSize {
      let flexible = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: width == none ? flexible.width : width,
        height: height == none ? flexible.height : height
      )
    }
  }
#endif
