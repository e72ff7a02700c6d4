#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyLayout

  extension NSView: @MainActor Placeable {}

  @MainActor
  extension Placeable where Self: NSView {
    /// Returns the size that the view takes for a proposal.
    ///
    /// - A plain `NSView`, scroll view or effect view takes the proposed size; ideally 10 × 10.
    /// - A text field wraps, unless it has a single line; its size is rounded up to pixels, so that
    ///   no glyph is clipped.
    /// - An image view has the size of its image, but inside an aspect ratio, or a frame with
    ///   bounds, it takes the proposed size, in which it draws the image by its `imageScaling`.
    /// - A control has its intrinsic size, and takes the proposed length on an axis without one.
    /// - One of Withy's base classes has the size of its layout, or that given by its constraints.
    /// - Any other view has its fitting size, and takes the proposed length on an axis without one.
    public func size(for proposal: ProposedSize) -> CGSize {
      (self as? any LayoutMeasuring)?.size(for: proposal) ?? standardSize(for: proposal)
    }

    /// Places the view in a frame whose origin is at the top, even if the superview is not flipped.
    public func place(in frame: CGRect) {
      var frame = frame
      if let superview, !superview.isFlipped {
        frame.origin.y = superview.bounds.height - frame.maxY
      }
      self.frame = frame
    }

    /// The axes of a proposal on which the size depends: the horizontal one for text fields, none
    /// for image views, and both for other views.
    public var proposalAxes: Axes {
      (self as? any LayoutMeasuring)?.proposalAxes ?? standardProposalAxes
    }

    /// How the size follows a proposal, as far as that is known.
    ///
    /// A text field follows it as a text, an image view as a scalable picture. A control has a
    /// fixed length on the axes on which it has an intrinsic one, and takes any length on the
    /// others. A plain view, a scroll view and an effect view take any size.
    public var flexibility: Flexibility {
      (self as? any LayoutMeasuring)?.flexibility ?? standardFlexibility
    }

    /// Returns the baselines of the text of a text field or a button.
    public func textBaselines(in size: CGSize) -> TextBaselines? {
      guard let view = self as? any LayoutMeasuring else { return standardBaselines(in: size) }
      return view.textBaselines(in: size)
    }
  }

  extension NSView {
    /// The size by the class.
    func standardSize(for proposal: ProposedSize) -> CGSize {
      switch self {
      case let view as any LayoutOwner: view.content.size(of: view, for: proposal)
      case let field as NSTextField: field.textSize(for: proposal)
      case let view as NSImageView: view.image?.size ?? .zero
      case is NSControl: replacingMissing(of: intrinsicContentSize, by: proposal)
      case is NSScrollView, is NSVisualEffectView: proposal.replacingUnspecifiedDimensions()
      case _ where type(of: self) == NSView.self: proposal.replacingUnspecifiedDimensions()
      default: replacingMissing(of: fittingSize, by: proposal)
      }
    }

    /// The axes by the class.
    var standardProposalAxes: Axes {
      switch self {
      case is NSTextField: .horizontal
      case is NSImageView: []
      default: .both
      }
    }

    /// The flexibility by the class.
    var standardFlexibility: Flexibility {
      switch self {
      case is any LayoutOwner: .unknown
      case is NSTextField: .text
      case is NSImageView: .scalable
      case is NSControl: intrinsicFlexibility
      case is NSScrollView, is NSVisualEffectView: .full
      case _ where type(of: self) == NSView.self: .full
      default: .unknown
      }
    }

    /// The baselines by the class.
    func standardBaselines(in size: CGSize) -> TextBaselines? {
      guard self is NSTextField || self is NSButton else { return nil }
      return TextBaselines(
        first: firstBaselineOffsetFromTop,
        last: size.height - lastBaselineOffsetFromBottom
      )
    }

    /// Returns a size, with the proposed length on an axis on which the size has none.
    fileprivate func replacingMissing(of size: CGSize, by proposal: ProposedSize) -> CGSize {
      let flexible = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: size.width == NSView.noIntrinsicMetric ? flexible.width : size.width,
        height: size.height == NSView.noIntrinsicMetric ? flexible.height : size.height
      )
    }

    /// A fixed length on the axes with an intrinsic one, and any length on the others.
    fileprivate var intrinsicFlexibility: Flexibility {
      let size = intrinsicContentSize
      return Flexibility(
        horizontal: size.width == NSView.noIntrinsicMetric ? .full : .fixed,
        vertical: size.height == NSView.noIntrinsicMetric ? .full : .fixed
      )
    }

    /// Returns the size given by the constraints inside the view.
    func fittingSize(for proposal: ProposedSize) -> CGSize {
      replacingMissing(of: fittingSize, by: proposal)
    }

    /// Returns a length rounded up to pixels.
    fileprivate func roundedUp(_ length: CGFloat) -> CGFloat {
      let scale = pixelScale ?? 1
      return (length * scale).rounded(.up) / scale
    }
  }

  extension NSTextField {
    /// Returns the size of the text, wrapped to a width.
    fileprivate func textSize(for proposal: ProposedSize) -> CGSize {
      let unlimited: CGFloat = 100_000
      let width = proposal.width.map { min($0, unlimited) } ?? unlimited
      // AppKit treats a width of 0 as no limit. A width too small by up to a thousandth is
      // accepted.
      let size = sizeThatFits(CGSize(width: max(width + 0.001, 1), height: unlimited))
      return CGSize(
        width: min(roundedUp(size.width), max(width, 0)),
        height: roundedUp(size.height)
      )
    }
  }
#endif
