#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyLayout

  extension NSView: @MainActor Placeable {
    /// Returns the size that the view takes when a size is proposed to it.
    ///
    /// - A plain `NSView`, a scroll view and an effect view take what is proposed, ideally 10 × 10.
    /// - A text field wraps, if it has more than one line; it answers rounded up to pixels, so that no
    ///   part of a glyph is lost.
    /// - An image view has the size of its image, and under `aspectRatio(_:contentMode:)` or in a frame
    ///   with bounds takes what is proposed, in which its `imageScaling` draws the image.
    /// - A control has its intrinsic size, and takes what is proposed where it has none.
    /// - A view with a layout of its own answers from it.
    /// - Any other view has its fitting size, and takes what is proposed where it has none.
    public func size(for proposal: ProposedSize) -> CGSize {
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

    /// Places the view; `frame` has its origin at the top, also in a view that has it at the bottom.
    public func place(in frame: CGRect) {
      var frame = frame
      if let superview, !superview.isFlipped {
        frame.origin.y = superview.bounds.height - frame.maxY
      }
      self.frame = frame
    }

    /// The axes of a proposal on which the size depends: the width for texts, none for images of their own
    /// size.
    public var proposalAxes: Axes {
      switch self {
      case is NSTextField: .horizontal
      case is NSImageView: []
      default: .both
      }
    }

    /// What is known of how the view follows a proposal: that of a text field as of any text, of an image
    /// that it has one size until it is scaled, the axes on which a control has an intrinsic length, and that a plain view takes everything.
    public var flexibility: Flexibility {
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

    /// The baselines of the text of a text field or a button.
    public func textBaselines(in size: CGSize) -> TextBaselines? {
      guard self is NSTextField || self is NSButton else { return nil }
      return TextBaselines(
        first: firstBaselineOffsetFromTop,
        last: size.height - lastBaselineOffsetFromBottom
      )
    }
  }

  extension NSView {
    /// Returns a size, and what is proposed on an axis where the view has none.
    fileprivate func replacingMissing(of size: CGSize, by proposal: ProposedSize) -> CGSize {
      let flexible = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: size.width == NSView.noIntrinsicMetric ? flexible.width : size.width,
        height: size.height == NSView.noIntrinsicMetric ? flexible.height : size.height
      )
    }

    /// One length on the axes that have an intrinsic one, and what is proposed on the others.
    fileprivate var intrinsicFlexibility: Flexibility {
      let size = intrinsicContentSize
      return Flexibility(
        horizontal: size.width == NSView.noIntrinsicMetric ? .full : .fixed,
        vertical: size.height == NSView.noIntrinsicMetric ? .full : .fixed
      )
    }

    /// Returns the size that the constraints inside the view give it.
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
      // A width of 0 is no limit to AppKit. What is short by less than a thousandth is enough.
      let size = sizeThatFits(CGSize(width: max(width + 0.001, 1), height: unlimited))
      return CGSize(
        width: roundedUp(min(size.width, max(width, 0))),
        height: roundedUp(size.height)
      )
    }
  }
#endif
