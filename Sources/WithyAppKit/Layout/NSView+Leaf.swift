#if WITHY_APPKIT
  extension NSView {
    /// How views of this class are measured.
    var leafKind: LeafKind {
      if let layoutOwner { return .base(layoutOwner.content) }
      return switch self {
      case let field as NSTextField where field.isEditable: .intrinsic(takesWidth: true)
      case is NSTextField: .text
      case let view as NSImageView: .image(view.image == nil ? .zero : view.intrinsicContentSize)
      case is NSControl, is NSProgressIndicator: .intrinsic(takesWidth: false)
      case is NSScrollView, is NSText, is NSVisualEffectView: .flexible
      case _ where type(of: self) == NSView.self: .flexible
      default: .fitting
      }
    }

    /// Returns the size of a label's text, whose alignment rectangle is smaller than its frame.
    func textSize(fitting size: CGSize) -> CGSize {
      var frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
      frame.size = (self as? NSControl)?.sizeThatFits(frame.size) ?? fittingSize
      return alignmentRect(forFrame: frame).size
    }

    /// Returns the size given by the constraints inside the view.
    ///
    /// A length of 0 means that there are none on that axis, which then takes the proposed length; but
    /// a stack view may be empty.
    func fittingSize(for proposal: ProposedSize) -> CGSize {
      self is NSStackView ? fittingSize : fittingSize.replacing(0, by: proposal)
    }

    /// How a view is resized with its superview to keep its frame in a layout, whose origin is at the
    /// top.
    var layoutResizing: NSView.AutoresizingMask { superview?.isFlipped == false ? .minYMargin : [] }

    /// Whether the view is elsewhere than views which are not shown.
    ///
    /// A superview that is not flipped changes the distance from its bottom with its height.
    var isInSight: Bool { alignmentRect(forFrame: frame).minX != CGRect.outOfSight.minX }

    /// Sets the frame whose alignment rectangle is given, with its origin at the top.
    func setLayoutFrame(_ frame: CGRect) {
      var frame = frame
      if let superview, !superview.isFlipped {
        frame.origin.y = superview.bounds.height - frame.maxY
      }
      self.frame = self.frame(forAlignmentRect: frame)
    }

    /// Returns the baselines by the class.
    func standardBaselines(in size: CGSize) -> TextBaselines? {
      guard self is NSTextField || self is NSButton else { return nil }
      return TextBaselines(
        first: firstBaselineOffsetFromTop,
        last: size.height - lastBaselineOffsetFromBottom
      )
    }
  }
#endif
