#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import Withy

  extension UIView: HierarchyNode {
    /// The base class of the nodes of the tree.
    public typealias Node = UIView
  }

  /// Children are placed where UIKit expects them: a stack view arranges them, a cell or an effect
  /// view has them in its content view, and any other view as its subviews.
  extension UIView: @MainActor Nestable {}

  // Members of a protocol's extension, unlike those of `extension UIView`, can be shadowed by a subclass.
  @MainActor
  extension Nestable where Self: UIView {
    /// The children: the arranged subviews, the subviews of the content view, or the subviews.
    ///
    /// They exclude subviews of a stack view that are not arranged.
    public var children: [UIView] {
      let view = nestingTarget
      return (view as? UIStackView)?.arrangedSubviews ?? view.subviews
    }

    /// Inserts a view right after a child, or as the first child.
    public func insert(_ child: UIView, after sibling: UIView?) {
      guard let containment = Containment.of(child) else { return put(child, after: sibling) }
      containment.enter { put(child, after: sibling) }
    }

    fileprivate func put(_ child: UIView, after sibling: UIView?) {
      let view = nestingTarget
      if let stack = view as? UIStackView {
        stack.arrange(child, after: sibling)
      } else if let sibling {
        view.insertSubview(child, aboveSubview: sibling)
      } else {
        view.insertSubview(child, at: 0)
      }
    }

    /// Appends a view as the last child.
    public func append(_ child: UIView) {
      guard let containment = Containment.of(child) else { return put(child) }
      containment.enter { put(child) }
    }

    fileprivate func put(_ child: UIView) {
      let view = nestingTarget
      if let stack = view as? UIStackView {
        stack.arrange(child, after: stack.arrangedSubviews.last { $0 !== child })
      } else {
        view.addSubview(child)
      }
    }

    /// Removes a child from this view, and from its arranged subviews.
    public func remove(_ child: UIView) {
      guard child.superview === nestingTarget else { return }
      guard let containment = Containment.of(child) else { return child.removeFromSuperview() }
      containment.leave(child) { child.removeFromSuperview() }
    }

    /// Returns whether a view may become a child; an ancestor and a content view may not.
    ///
    /// - Complexity: O(1) for a view without subviews, else O(*d*), where *d* is the depth of this
    ///   view.
    public func admits(_ child: UIView, file: StaticString, line: UInt) -> Bool {
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

    /// The content view of a cell or an effect view; `nil` for other views.
    public var contentNode: UIView? { self is any ContentContaining ? nestingTarget : nil }

    /// Applies the constraints that waited for the tree to be complete.
    public func didNest() {
      ViewConstraintPlatform.waiting.retry()
    }
  }

  extension UIView {
    /// The view that contains the children, following nested content views.
    ///
    /// The number of steps is limited, so that a class whose nesting views form a cycle does not
    /// hang.
    var nestingTarget: UIView {
      var view = self
      for _ in 0..<16 {
        guard let container = view as? any ContentContaining, container.nestingView !== view
        else { return view }
        view = container.nestingView
      }
      return view
    }
  }

  extension UIStackView {
    /// Adds an arranged subview, or moves an existing one.
    ///
    /// A view that moves remains a subview, and so keeps the focus, and keeps its custom spacing.
    fileprivate func arrange(_ view: UIView, after sibling: UIView?) {
      var spacing = UIStackView.spacingUseDefault
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
      if spacing != UIStackView.spacingUseDefault { setCustomSpacing(spacing, after: view) }
    }
  }
#endif
