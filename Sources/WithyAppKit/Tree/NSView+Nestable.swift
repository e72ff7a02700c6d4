#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Withy

  extension NSView: HierarchyNode {
    /// The base class of the nodes of the tree.
    public typealias Node = NSView
  }

  /// Children go where AppKit wants them: they are the arranged subviews of a stack view, the subviews
  /// of the content view of a box, the document view of a scroll view, and the subviews of any other view.
  extension NSView: @MainActor Nestable {
    /// The children: arranged subviews, or the subviews of the content view, or subviews.
    ///
    /// Subviews of a stack view that are not arranged do not count.
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

    /// Removes a child from this view, and from the arranged subviews.
    public func remove(_ child: NSView) {
      let view = nestingTarget
      guard child.superview === view else { return }
      if let clip = view as? NSClipView, clip.documentView === child {
        clip.documentView = nil
      } else {
        child.removeFromSuperview()
      }
    }

    /// One for a scroll view, which shows one document view; otherwise any number.
    public var childLimit: Int? { nestingTarget is NSClipView ? 1 : nil }

    /// Refuses a view that this one stands in, and the content view of a box or a scroll view.
    ///
    /// - Complexity: O(1) for a view without subviews, else O(*d*), where *d* is the depth of this one.
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

    /// Applies what has waited for the tree to be complete.
    public func didNest() {
      NestedWork.run()
    }
  }

  extension NSView {
    /// The view in which children go.
    ///
    /// A content view may be a cell itself; a class of the user's that leads back to itself does not
    /// hang anything.
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
    /// Makes a view an arranged subview, or moves one that is.
    ///
    /// A view that moves stays a subview, so that it keeps the focus, and keeps its custom spacing.
    fileprivate func arrange(_ view: NSView, after sibling: NSView?) {
      var spacing = NSStackView.useDefaultSpacing
      if view.superview === self, arrangedSubviews.contains(view) {
        spacing = customSpacing(after: view)
        removeArrangedSubview(view)
      }
      // Looked up when the view is out: it would count otherwise.
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
