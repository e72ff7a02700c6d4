#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyLayout

  extension UIView: @MainActor Placeable {
    /// Returns the size that the view takes when a size is proposed to it.
    ///
    /// - A plain `UIView`, a scroll view and an effect view take what is proposed, ideally 10 × 10.
    /// - A label wraps; it answers rounded up to pixels, so that no part of a glyph is lost.
    /// - An image view has the size of its image, and under `aspectRatio(_:contentMode:)` or in a frame
    ///   with bounds takes what is proposed, in which its `contentMode` draws the image.
    /// - A control has its intrinsic size, and takes what is proposed where it has none.
    /// - A view with a layout of its own answers from it, one with constraints from these.
    /// - Any other view is asked by `sizeThatFits(_:)`.
    public func size(for proposal: ProposedSize) -> CGSize {
      switch self {
      case let view as any LayoutOwner: view.content.size(of: view, for: proposal)
      case let label as UILabel: label.textSize(for: proposal)
      case let view as UIImageView: view.image?.size ?? .zero
      case is UIControl: intrinsicSize(for: proposal)
      case is UIStackView: fittingSize(for: proposal)
      case is UIScrollView, is UIVisualEffectView:
        proposal.replacingUnspecifiedDimensions()
      case _ where type(of: self) == UIView.self: proposal.replacingUnspecifiedDimensions()
      default:
        sizeThatFits(proposal.replacingUnspecifiedDimensions(by: Self.unlimited))
      }
    }

    /// Places the view by its bounds and its centre, which keeps its transform.
    ///
    /// The first frame of a view that has none yet is not animated, where later ones are.
    public func place(in frame: CGRect) {
      if bounds.size == .zero, center == .zero {
        UIView.performWithoutAnimation { setFrame(frame) }
      } else {
        setFrame(frame)
      }
    }

    private func setFrame(_ frame: CGRect) {
      bounds.size = frame.size
      let anchor = layer.anchorPoint
      center = CGPoint(
        x: frame.minX + frame.width * anchor.x,
        y: frame.minY + frame.height * anchor.y
      )
    }

    /// The axes of a proposal on which the size depends: the width for labels, none for images of their own
    /// size.
    public var proposalAxes: Axes {
      switch self {
      case is UILabel: .horizontal
      case is UIImageView: []
      default: .both
      }
    }

    /// What is known of how the view follows a proposal: that of a label as of any text, of an image that it
    /// has one size until it is scaled, the axes on which a control has an intrinsic length, and that a plain view takes everything.
    public var flexibility: Flexibility {
      switch self {
      case is any LayoutOwner: .unknown
      case is UILabel: .text
      case is UIImageView: .scalable
      case is UIControl: intrinsicFlexibility
      case is UIScrollView, is UIVisualEffectView: .full
      case _ where type(of: self) == UIView.self: .full
      default: .unknown
      }
    }

    /// The baselines of the text of a label, a text field or a button.
    public func textBaselines(in size: CGSize) -> TextBaselines? {
      switch self {
      case let label as UILabel: label.baselines(in: size)
      case let field as UITextField: field.font.map { $0.baselines(ofLineIn: size) }
      case let button as UIButton: button.titleLabel?.font.map { $0.baselines(ofLineIn: size) }
      default: nil
      }
    }
  }

  extension UIView {
    /// A size that no text reaches; UIKit does not take infinite ones.
    fileprivate static var unlimited: CGSize { CGSize(width: 100_000, height: 100_000) }

    /// Returns the intrinsic size, and what is proposed on an axis without one.
    fileprivate func intrinsicSize(for proposal: ProposedSize) -> CGSize {
      let size = intrinsicContentSize
      let flexible = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: size.width == UIView.noIntrinsicMetric ? flexible.width : size.width,
        height: size.height == UIView.noIntrinsicMetric ? flexible.height : size.height
      )
    }

    /// One length on the axes that have an intrinsic one, and what is proposed on the others.
    fileprivate var intrinsicFlexibility: Flexibility {
      let size = intrinsicContentSize
      return Flexibility(
        horizontal: size.width == UIView.noIntrinsicMetric ? .full : .fixed,
        vertical: size.height == UIView.noIntrinsicMetric ? .full : .fixed
      )
    }

    /// Returns the size that the constraints inside the view give it, at most as wide as proposed.
    func fittingSize(for proposal: ProposedSize) -> CGSize {
      guard let width = proposal.width, width.isFinite else {
        return systemLayoutSizeFitting(CGSize(width: 0, height: 0))
      }
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .defaultHigh,
        verticalFittingPriority: .fittingSizeLevel
      )
    }

    /// Returns a length rounded up to pixels.
    fileprivate func roundedUp(_ length: CGFloat) -> CGFloat {
      let scale = pixelScale ?? 1
      return (length * scale).rounded(.up) / scale
    }
  }

  extension UILabel {
    /// Returns the size of the text, wrapped to a width.
    fileprivate func textSize(for proposal: ProposedSize) -> CGSize {
      let width = proposal.width.map { min($0, UIView.unlimited.width) } ?? UIView.unlimited.width
      // A width of 0 is no limit to UIKit. What is short by less than a thousandth is enough.
      let limit = max(width + 0.001, 1)
      let size = sizeThatFits(CGSize(width: limit, height: UIView.unlimited.height))
      return CGSize(
        width: roundedUp(min(size.width, max(width, 0))),
        height: roundedUp(size.height)
      )
    }

    /// Returns the baselines of the text, which stands in the middle of the height.
    fileprivate func baselines(in size: CGSize) -> TextBaselines? {
      guard let font else { return nil }
      let text = sizeThatFits(CGSize(width: max(size.width, 1), height: UIView.unlimited.height))
      let top = (size.height - text.height) / 2
      return TextBaselines(first: top + font.ascender, last: top + text.height + font.descender)
    }
  }

  extension UIFont {
    /// Returns the baselines of one line that stands in the middle of the height.
    fileprivate func baselines(ofLineIn size: CGSize) -> TextBaselines {
      let baseline = (size.height - lineHeight) / 2 + ascender
      return TextBaselines(first: baseline, last: baseline)
    }
  }
#endif
