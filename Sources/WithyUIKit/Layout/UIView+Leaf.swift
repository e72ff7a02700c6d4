#if WITHY_UIKIT
  extension UIView {
    /// How views of this class are measured.
    var leafKind: LeafKind {
      if let layoutOwner { return .base(layoutOwner.content) }
      return switch self {
      case is UILabel: .text
      case let view as UITextView where !view.isScrollEnabled: .text
      case let view as UIImageView: .image(view.image == nil ? .zero : view.sizeThatFits(.zero))
      case is UITextField, is UISearchBar, is UIProgressView: .intrinsic(takesWidth: true)
      case is UIControl: .intrinsic(takesWidth: false)
      case is UIScrollView, is UIVisualEffectView: .flexible
      case _ where type(of: self) == UIView.self: .flexible
      default: .fitting
      }
    }

    /// Returns the size of a label's text.
    func textSize(fitting size: CGSize) -> CGSize { sizeThatFits(size) }

    /// Returns the size that the class fits the view to, or else the size given by the constraints
    /// inside it or its intrinsic size, with the proposed length on an axis without one.
    func fittingSize(for proposal: ProposedSize) -> CGSize {
      if self is UIStackView { return constrainedSize(for: proposal) }
      // UIKit's own implementation returns the size that the view has.
      let selector = Selector(("sizeThatFits:"))
      if !(self is any LayoutOwner),
        method(for: selector) != UIView.instanceMethod(for: selector)
      {
        return sizeThatFits(proposal.replacingUnspecifiedDimensions(by: .unlimited))
      }
      // UIKit adds constraints of subclasses itself, for intrinsic sizes and frames.
      let isConstrained = [self, nestingTarget].contains { view in
        view.constraints.contains { type(of: $0) == NSLayoutConstraint.self }
      }
      if isConstrained {
        return constrainedSize(for: proposal).replacing(0, by: proposal)
      }
      return intrinsicContentSize.replacing(UIView.noIntrinsicMetric, by: proposal)
    }

    /// Returns the size given by the constraints inside the view, fitted to the proposed width.
    private func constrainedSize(for proposal: ProposedSize) -> CGSize {
      guard let width = proposal.width, width.isFinite else {
        return systemLayoutSizeFitting(CGSize(width: 0, height: 0))
      }
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .defaultHigh,
        verticalFittingPriority: .fittingSizeLevel
      )
    }

    /// How a view is resized with its superview to keep its frame in a layout.
    var layoutResizing: UIView.AutoresizingMask { [] }

    /// Whether the view has a frame, and not that of views which are not shown.
    var isInSight: Bool {
      !(bounds.size == .zero && center == .zero) && center != CGRect.outOfSight.origin
    }

    /// Sets bounds and centre.
    func setLayoutFrame(_ frame: CGRect) {
      bounds.size = frame.size
      let anchor = layer.anchorPoint
      center = CGPoint(
        x: frame.minX + frame.width * anchor.x,
        y: frame.minY + frame.height * anchor.y
      )
    }

    /// Returns the baselines by the class.
    func standardBaselines(in size: CGSize) -> TextBaselines? {
      switch self {
      case let label as UILabel: label.baselines(in: size)
      case let field as UITextField: field.font.map { $0.baselines(ofLineIn: size) }
      case let button as UIButton: button.titleLabel?.font.map { $0.baselines(ofLineIn: size) }
      default: nil
      }
    }
  }

  extension UILabel {
    /// Returns the baselines of the text, which is centred vertically.
    fileprivate func baselines(in size: CGSize) -> TextBaselines? {
      guard let font else { return nil }
      let limit = CGSize(width: max(size.width, 1), height: CGSize.unlimited.height)
      let text = sizeThatFits(limit)
      let top = (size.height - text.height) / 2
      return TextBaselines(first: top + font.ascender, last: top + text.height + font.descender)
    }
  }

  extension UIFont {
    /// Returns the baselines of a single line that is centred vertically.
    fileprivate func baselines(ofLineIn size: CGSize) -> TextBaselines {
      let baseline = (size.height - lineHeight) / 2 + ascender
      return TextBaselines(first: baseline, last: baseline)
    }
  }

  extension ProposedSize {
    /// Creates the proposal of a size; a length of 0, or one that no text exceeds, means no limit.
    init(fitting size: CGSize) {
      func limit(_ length: CGFloat) -> CGFloat? {
        0 < length && length < CGSize.unlimited.width ? length : nil
      }
      self.init(width: limit(size.width), height: limit(size.height))
    }
  }

  extension LiveContent {
    /// Returns the size of the layout, with a margin beside it, for the lengths of a target that are
    /// more than estimates, or what the superclass returns if there is no layout.
    func fittingSize(
      _ target: CGSize,
      _ horizontal: UILayoutPriority,
      _ vertical: UILayoutPriority,
      margin: CGFloat = 0,
      _ inherited: @MainActor (CGSize, UILayoutPriority, UILayoutPriority) -> CGSize
    ) -> CGSize {
      func given(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat? {
        length > 0 && priority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue ? length : nil
      }
      let width = given(target.width, horizontal)
      let height = given(target.height, vertical)
      let proposal = ProposedSize(width: width, height: height)
      guard let size = layoutSize(for: proposal, margin: margin) else {
        return inherited(target, horizontal, vertical)
      }
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// Returns the size of the layout, with a margin beside it; `nil` if there is none.
    func layoutSize(for proposal: ProposedSize, margin: CGFloat) -> CGSize? {
      var inside = proposal
      inside.width = proposal.width.map { max(0, $0 - margin) }
      return layoutSize(for: inside).map { CGSize(width: $0.width + margin, height: $0.height) }
    }
  }
#endif
