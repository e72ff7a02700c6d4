#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Withy

  extension NSView: HierarchyNode {
    /// The base class of the nodes of the tree.
    public typealias Node = NSView
  }

  /// Children are placed where AppKit expects them: a stack view arranges them, a box has them in
  /// its content view, a scroll view has one, its document view, and any other view has them as its
  /// subviews.
  extension NSView: @MainActor Nestable {}

  // Members of a protocol's extension, unlike those of `extension NSView`, can be shadowed by a subclass.
  @MainActor
  extension Nestable where Self: NSView {
    /// The children: the arranged subviews, the subviews of the content view, or the subviews.
    ///
    /// They exclude subviews of a stack view that are not arranged.
    public var children: [NSView] {
      let view = nestingTarget
      if let clip = view as? NSClipView { return clip.documentView.map { [$0] } ?? [] }
      return (view as? NSStackView)?.arrangedSubviews ?? view.subviews
    }

    /// Inserts a view right after a child, or as the first child.
    public func insert(_ child: NSView, after sibling: NSView?) {
      let view = nestingTarget
      if let stack = view as? NSStackView {
        stack.arrange(child, after: sibling)
      } else if let clip = view as? NSClipView {
        clip.documentView = child
      } else if let sibling {
        view.addSubview(child, positioned: .above, relativeTo: sibling)
      } else {
        view.addSubview(child, positioned: .below, relativeTo: nil)
      }
    }

    /// Appends a view as the last child.
    public func append(_ child: NSView) {
      let view = nestingTarget
      if let stack = view as? NSStackView {
        stack.arrange(child, after: stack.arrangedSubviews.last { $0 !== child })
      } else if let clip = view as? NSClipView {
        clip.documentView = child
      } else {
        view.addSubview(child)
      }
    }

    /// Removes a child from this view, and from its arranged subviews.
    public func remove(_ child: NSView) {
      let view = nestingTarget
      guard child.superview === view else { return }
      if let clip = view as? NSClipView, clip.documentView === child {
        clip.documentView = nil
      } else {
        child.removeFromSuperview()
      }
    }

    /// One for a scroll view, which has one document view; otherwise any number.
    public var childLimit: Int? { nestingTarget is NSClipView ? 1 : nil }

    /// Returns whether a view may become a child; an ancestor and a content view may not.
    ///
    /// - Complexity: O(1) for a view without subviews, else O(*d*), where *d* is the depth of this
    ///   view.
    public func admits(_ child: NSView, file: StaticString, line: UInt) -> Bool {
      if !child.subviews.isEmpty, isDescendant(of: child) {
        Diagnostics.report(
          "\(type(of: child)) contains the \(type(of: self)) that it would stand in; it was left out",
          file: file,
          line: line
        )
        return false
      }
      if let owner = child.superview as? any ContentContaining, owner.nestingView === child {
        Diagnostics.report(
          "the content view of \(type(of: owner)) stays in it; it was left out",
          file: file,
          line: line
        )
        return false
      }
      return true
    }

    /// The content view of a box or a scroll view; `nil` for other views.
    public var contentNode: NSView? { self is any ContentContaining ? nestingTarget : nil }

    /// Applies the constraints that waited for the tree to be complete.
    public func didNest() {
      ViewConstraintPlatform.waiting.retry()
    }
  }

  extension NSView {
    /// The view that contains the children, following nested content views.
    ///
    /// The number of steps is limited, so that a class whose nesting views form a cycle does not
    /// hang.
    var nestingTarget: NSView {
      var view = self
      for _ in 0..<16 {
        guard let container = view as? any ContentContaining, container.nestingView !== view
        else { return view }
        view = container.nestingView
      }
      return view
    }
  }

  extension NSStackView {
    /// Adds an arranged subview, or moves an existing one.
    ///
    /// A view that moves remains a subview, and so keeps the focus, and keeps its custom spacing.
    fileprivate func arrange(_ view: NSView, after sibling: NSView?) {
      var spacing = NSStackView.useDefaultSpacing
      if view.superview === self, arrangedSubviews.contains(view) {
        spacing = customSpacing(after: view)
        removeArrangedSubview(view)
      }
      // Read these only after the view has been removed, or they would include it.
      let views = arrangedSubviews
      if sibling == nil {
        insertArrangedSubview(view, at: 0)
      } else if let sibling, sibling !== views.last, let index = views.firstIndex(of: sibling) {
        insertArrangedSubview(view, at: index + 1)
      } else {
        insertArrangedSubview(view, at: views.count)
      }
      if spacing != NSStackView.useDefaultSpacing { setCustomSpacing(spacing, after: view) }
    }
  }
#endif
