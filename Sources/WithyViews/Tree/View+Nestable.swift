#if WITHY_UIKIT || WITHY_APPKIT
  /// The children of a view, at any depth.
  public typealias ViewHierarchy = Hierarchy<PlatformView>

  /// The result builder of blocks of views.
  ///
  /// Swift does not pass on the attribute of an overridden property: write it before `override`, or
  /// return a `ViewHierarchy`.
  ///
  /// ```swift
  /// @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { titleLabel }
  ///
  /// override var hierarchy: ViewHierarchy { ViewHierarchy { titleLabel } }
  /// ```
  public typealias ViewHierarchyBuilder = HierarchyBuilder<PlatformView>

  extension PlatformView: HierarchyNode {
    /// The base class of the nodes of the tree.
    public typealias Node = PlatformView
  }

  extension PlatformView: @MainActor Nestable {}

  // A subclass can shadow the members of a protocol's extension, unlike those of `extension
  // UIView`.
  @MainActor
  extension Nestable where Self: PlatformView {
    /// The arranged subviews of a stack view, the subviews of a content view, the document view of a
    /// scroll view of AppKit, or the subviews.
    public var children: [PlatformView] {
      let view = nestingTarget
      return (view as? PlatformStackView)?.arrangedSubviews ?? view.plainChildren
    }

    /// Inserts a view right after a child, or as the first child.
    public func insert(_ child: PlatformView, after sibling: PlatformView?) {
      nest(child) { view in
        if let stack = view as? PlatformStackView {
          stack.arrange(child, after: sibling)
        } else {
          view.insertSubview(child, after: sibling)
        }
      }
    }

    /// Appends a view as the last child.
    public func append(_ child: PlatformView) {
      nest(child) { view in
        if let stack = view as? PlatformStackView {
          stack.arrange(child, after: stack.arrangedSubviews.last { $0 !== child })
        } else {
          view.appendSubview(child)
        }
      }
    }

    /// Nests a view, which a closure inserts into the view that contains the children.
    private func nest(_ child: PlatformView, _ insert: (PlatformView) -> Void) {
      let view = nestingTarget
      #if WITHY_APPKIT
        // A clip view that still had its document view would remove it from another parent later.
        if let clip = child.superview as? NSClipView, clip !== view { clip.removeSubview(child) }
      #endif
      Containment.enter(child, in: view) { insert(view) }
    }

    /// Removes a child from this view, and from its arranged subviews.
    public func remove(_ child: PlatformView) {
      let view = nestingTarget
      // AppKit can take a hidden arranged view out of its stack view.
      guard child.superview === view || children.contains(child) else { return }
      // One that has been added to another parent since then only ceases to be arranged.
      let parent = Containment.container(of: child)
      if let parent, parent !== view { return view.removeSubview(child) }
      Containment.leave(child) { view.removeSubview(child) }
    }

    /// The superview.
    public var parentNode: PlatformView? { superview }

    /// Returns whether a view may become a child; a content view may not.
    public func admits(_ child: PlatformView, file: StaticString, line: UInt) -> Bool {
      // A view can be inside a stack view without being its child.
      if child is PlatformStackView, _descends(from: child, file: file, line: line) { return false }
      if let owner = child.superview, child.isContentView {
        Diagnostics.report(
          "The content view of \(type(of: owner)) cannot be moved; skipped",
          file: file,
          line: line
        )
        return false
      }
      return true
    }

    /// The content view of a cell, an effect view, a box or a scroll view; `nil` for other views.
    public var contentNode: PlatformView? { innerView.map { _ in nestingTarget } }

    /// Applies the constraints that waited for the tree to be complete.
    public func didNest() { ViewConstraintPlatform.waiting.retry() }
  }

  extension [PlatformView] {
    /// Returns the index right after a view, which is mostly the last one, or at the end if there is
    /// no such view; the first index for `nil`.
    @MainActor
    func index(rightAfter sibling: PlatformView?) -> Int {
      sibling.map { (lastIndex(of: $0) ?? count - 1) + 1 } ?? 0
    }
  }

  extension PlatformStackView {
    /// Adds an arranged subview, or moves an existing one.
    ///
    /// A view that moves remains a subview, and so keeps the focus, and keeps its custom spacing.
    fileprivate func arrange(_ view: PlatformView, after sibling: PlatformView?) {
      // AppKit can take a hidden arranged view out of its stack view.
      let isKnown = (view.superview === self || view.isHidden) && arrangedSubviews.contains(view)
      let spacing = isKnown ? customSpacing(after: view) : nil
      if spacing != nil { removeArrangedSubview(view) }
      // The view has been removed, so they do not include it.
      insertArrangedSubview(view, at: arrangedSubviews.index(rightAfter: sibling))
      if let spacing { setCustomSpacing(spacing, after: view) }
    }
  }
#endif
