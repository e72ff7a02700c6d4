#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Withy
  public import WithyConstraints

  @MainActor
  extension Builder where Base: NSView {
    /// Constrains the view, as one step among the others.
    ///
    /// ```swift
    /// NSImageView.make.constrain {
    ///   $0.size == CGSize(width: 24, height: 24)
    ///   $0.leading == $0.parent.leading + 16
    ///   $0.centerY == titleLabel.anchors.centerY
    /// }
    /// ```
    ///
    /// The constraints are applied when the outermost block of views has been nested, or at the end of
    /// the pass: the parent, and a view at another end, may come later. In `build()` those
    /// wait whose ends are not in one tree yet. In a pass they are compared with those of the pass
    /// before: nothing is made for what is as it was, constants and priorities change in place, and what
    /// is not described any more is deactivated.
    ///
    /// `translatesAutoresizingMaskIntoConstraints` of the view is set to `false`, and gets its value back
    /// when the step is undone.
    ///
    /// - Parameters:
    ///   - file: The file that tells this step from others; by default the file of the call.
    ///   - line: The line; by default the line of the call.
    ///   - column: The column; by default the column of the call.
    ///   - block: A block of constraints, evaluated now, with the anchors of the view.
    /// - Returns: The builder with this step added.
    public func constrain(
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column,
      @ConstraintBuilder _ block: (_ view: LayoutAnchors) -> ViewConstraints
    ) -> Builder {
      let constraints = block(.ofNode).map { WeakConstraint($0) }
      return settling(NSLayoutConstraint.self, file: file, line: line, column: column) { view in
        view.translatesAutoresizingMaskIntoConstraints = false
        NestedWork.constraints.apply(constraints.compactMap(\.strong), of: view)
      } state: {
        ConstrainedNode<ViewConstraintPlatform>()
      } settle: { view, state, isPlanning in
        state.apply(constraints.compactMap(\.strong), to: view, isPlanning: isPlanning)
      } undo: { view, state, isPlanning in
        state.undo(of: view, isPlanning: isPlanning)
      }
    }
  }
#endif
