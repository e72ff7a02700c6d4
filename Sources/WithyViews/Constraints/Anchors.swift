#if WITHY_UIKIT || WITHY_APPKIT
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
#endif
