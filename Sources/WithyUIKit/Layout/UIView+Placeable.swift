#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import WithyLayout

  extension UIView: @MainActor Placeable {}

  @MainActor
  extension Placeable where Self: UIView {
    /// Returns the size that the view takes for a proposal.
    ///
    /// - A plain `UIView`, scroll view or effect view takes the proposed size; ideally 10 × 10.
    /// - A label wraps; its size is rounded up to pixels, so that no glyph is clipped.
    /// - An image view has the size of its image, but inside an aspect ratio, or a frame with
    ///   bounds, it takes the proposed size, in which it draws the image by its `contentMode`.
    /// - A control has its intrinsic size, and takes the proposed length on an axis without one.
    /// - One of Withy's base classes has the size of its layout, or that given by its constraints;
    ///   a stack view has the latter.
    /// - Any other view is measured by `sizeThatFits(_:)`.
    public func size(for proposal: ProposedSize) -> CGSize {
      (self as? any LayoutMeasuring)?.size(for: proposal) ?? standardSize(for: proposal)
    }

    /// Places the view by its bounds and its centre, which preserves its transform.
    ///
    /// The first frame of a view is not animated, even inside an animation; later ones are.
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

    /// The axes of a proposal on which the size depends: the horizontal one for labels, none for
    /// image views, and both for other views.
    public var proposalAxes: Axes {
      (self as? any LayoutMeasuring)?.proposalAxes ?? standardProposalAxes
    }

    /// How the size follows a proposal, as far as that is known.
    ///
    /// A label follows it as a text, an image view as a scalable picture. A control has a fixed
    /// length on the axes on which it has an intrinsic one, and takes any length on the others. A
    /// plain view, a scroll view and an effect view take any size.
    public var flexibility: Flexibility {
      (self as? any LayoutMeasuring)?.flexibility ?? standardFlexibility
    }

    /// Returns the baselines of the text of a label, a text field or a button.
    public func textBaselines(in size: CGSize) -> TextBaselines? {
      guard let view = self as? any LayoutMeasuring else { return standardBaselines(in: size) }
      return view.textBaselines(in: size)
    }
  }

  extension UIView {
    /// The size by the class.
    func standardSize(for proposal: ProposedSize) -> CGSize {
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

    /// The axes by the class.
    var standardProposalAxes: Axes {
      switch self {
      case is UILabel: .horizontal
      case is UIImageView: []
      default: .both
      }
    }

    /// The flexibility by the class.
    var standardFlexibility: Flexibility {
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

    /// The baselines by the class.
    func standardBaselines(in size: CGSize) -> TextBaselines? {
      switch self {
      case let label as UILabel: label.baselines(in: size)
      case let field as UITextField: field.font.map { $0.baselines(ofLineIn: size) }
      case let button as UIButton: button.titleLabel?.font.map { $0.baselines(ofLineIn: size) }
      default: nil
      }
    }

    /// A size that no text exceeds, since UIKit does not accept infinite sizes.
    static var unlimited: CGSize { CGSize(width: 100_000, height: 100_000) }

    /// Returns the intrinsic size, with the proposed length on an axis without one.
    fileprivate func intrinsicSize(for proposal: ProposedSize) -> CGSize {
      let size = intrinsicContentSize
      let flexible = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: size.width == UIView.noIntrinsicMetric ? flexible.width : size.width,
        height: size.height == UIView.noIntrinsicMetric ? flexible.height : size.height
      )
    }

    /// A fixed length on the axes with an intrinsic one, and any length on the others.
    fileprivate var intrinsicFlexibility: Flexibility {
      let size = intrinsicContentSize
      return Flexibility(
        horizontal: size.width == UIView.noIntrinsicMetric ? .full : .fixed,
        vertical: size.height == UIView.noIntrinsicMetric ? .full : .fixed
      )
    }

    /// Returns the size given by the constraints inside the view, fitted to the proposed width.
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
      // UIKit treats a width of 0 as no limit. A width too small by up to a thousandth is accepted.
      let limit = max(width + 0.001, 1)
      let size = sizeThatFits(CGSize(width: limit, height: UIView.unlimited.height))
      return CGSize(
        width: min(roundedUp(size.width), max(width, 0)),
        height: roundedUp(size.height)
      )
    }

    /// Returns the baselines of the text, which is centred vertically.
    fileprivate func baselines(in size: CGSize) -> TextBaselines? {
      guard let font else { return nil }
      let text = sizeThatFits(CGSize(width: max(size.width, 1), height: UIView.unlimited.height))
      let top = (size.height - text.height) / 2
      return TextBaselines(first: top + font.ascender, last: top + text.height + font.descender)
    }
  }

  extension ProposedSize {
    /// Creates the proposal of a size in which a length that no text exceeds stands for no limit.
    @MainActor
    init(fitting size: CGSize) {
      let unlimited = UIView.unlimited
      self.init(
        width: size.width < unlimited.width ? size.width : nil,
        height: size.height < unlimited.height ? size.height : nil
      )
    }
  }

  extension UIFont {
    /// Returns the baselines of a single line that is centred vertically.
    fileprivate func baselines(ofLineIn size: CGSize) -> TextBaselines {
      let baseline = (size.height - lineHeight) / 2 + ascender
      return TextBaselines(first: baseline, last: baseline)
    }
  }
#endif
