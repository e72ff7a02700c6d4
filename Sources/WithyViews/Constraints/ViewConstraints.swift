#if WITHY_UIKIT || WITHY_APPKIT
  /// The constraints of a view and the views inside it.
  public typealias ViewConstraints = [Constraint]

  extension PlatformView: ConstraintAnchoring {}

  extension PlatformLayoutGuide: ConstraintAnchoring {}

  extension Constraint {
    /// Returns the constraint with another priority.
    ///
    /// ```swift
    /// (nameLabel.anchors.trailing <= anchors.trailing - 16).priority(.defaultHigh)
    /// ```
    public func priority(_ priority: PlatformLayoutPriority) -> Constraint {
      self.priority(priority.rawValue)
    }
  }

  extension [Constraint] {
    /// Returns the constraints with another priority.
    public func priority(_ priority: PlatformLayoutPriority) -> [Constraint] {
      self.priority(priority.rawValue)
    }
  }

  @MainActor
  extension ConstraintBuilder {
    /// Adds a native constraint, if there is one.
    public static func buildExpression(
      _ constraint: NSLayoutConstraint?,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> [Constraint] {
      buildExpression(constraint.map { [$0] } ?? [], file: file, line: line)
    }

    /// Adds native constraints.
    ///
    /// Where a block makes a constraint anew in each pass, the active one is kept while the new one
    /// is equal.
    public static func buildExpression(
      _ constraints: [NSLayoutConstraint],
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> [Constraint] {
      let described = constraints.map {
        Constraint(native: $0, first: $0.firstItem, second: $0.secondItem)
      }
      return buildExpression(described, file: file, line: line)
    }
  }

  // Here and elsewhere, the method rather than the extension names the class. If all members of a
  // name are in extensions with a constraint, the compiler also takes it for a property, and reports
  // a mistake in the arguments as a property that is missing.
  @MainActor
  extension Builder {
    /// Adds constraints to the view.
    ///
    /// ```swift
    /// UIImageView.make.constrain {
    ///   $0.size == CGSize(width: 24, height: 24)
    ///   $0.leading == $0.parent.leading + 16
    ///   $0.centerY == titleLabel.anchors.centerY
    /// }
    /// ```
    ///
    /// The constraints are applied when the outermost block of views has been nested, or at the end
    /// of the pass, because the parent and other views in them may be added later. After `build()`,
    /// constraints whose ends are not yet in one tree wait; they are tried again after each block and
    /// pass. A pass compares the constraints with those of the previous pass: it keeps
    /// unchanged ones, changes constants and priorities in place, and deactivates those that are no
    /// longer described.
    ///
    /// The step sets `translatesAutoresizingMaskIntoConstraints` of the view to `false`, and
    /// restores its value when it is undone.
    ///
    /// - Parameters:
    ///   - file: The file that identifies this step; by default the file of the call.
    ///   - line: The line; by default the line of the call.
    ///   - column: The column; by default the column of the call.
    ///   - block: A block of constraints, evaluated immediately with the anchors of the view.
    /// - Returns: The builder with this step added.
    public func constrain(
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column,
      @ConstraintBuilder _ block: (_ view: LayoutAnchors) -> ViewConstraints
    ) -> Builder where Base: PlatformView {
      let constraints = block(.ofNode)
      return settling(NSLayoutConstraint.self, file: file, line: line, column: column) { view in
        view.translatesAutoresizingMaskIntoConstraints = false
        ViewConstraintPlatform.waiting.apply(constraints, of: view)
      } state: {
        ActiveConstraints<ViewConstraintPlatform>()
      } settle: { view, active in
        active.replace(by: constraints, of: view)
      } undo: { _, active in
        active.replace(by: [])
      }
    }
  }
#endif
