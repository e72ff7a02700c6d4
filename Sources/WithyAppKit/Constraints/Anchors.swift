#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import WithyConstraints

  extension NSView: ConstraintAnchoring {}

  extension NSLayoutGuide: ConstraintAnchoring {}

  extension Constraint {
    /// Returns the constraint with another priority.
    ///
    /// ```swift
    /// (nameLabel.anchors.trailing <= anchors.trailing - 16).priority(.defaultHigh)
    /// ```
    public func priority(_ priority: NSLayoutConstraint.Priority) -> Constraint {
      self.priority(priority.rawValue)
    }
  }

  extension [Constraint] {
    /// Returns the constraints with another priority.
    public func priority(_ priority: NSLayoutConstraint.Priority) -> [Constraint] {
      self.priority(priority.rawValue)
    }
  }

  extension ConstraintBuilder {
    /// Adds a native AppKit constraint.
    public static func buildExpression(
      _ constraint: NSLayoutConstraint,
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> [Constraint] {
      buildExpression(Constraint(native: constraint), file: file, line: line)
    }

    /// Adds native AppKit constraints.
    public static func buildExpression(
      _ constraints: [NSLayoutConstraint],
      file: StaticString = #fileID,
      line: UInt = #line
    ) -> [Constraint] {
      buildExpression(constraints.map { Constraint(native: $0) }, file: file, line: line)
    }
  }
#endif
